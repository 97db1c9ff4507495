"""Asking for checks: an unchanged game is not read again."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import checking
from rulewright.pipeline.asking import Checked, check_game, input_key
from rulewright.pipeline.findings import NO_GAME, UNUSED_ALLOW
from rulewright.pipeline.locating import Place
from samples import cards, codes, sample


def test_a_second_check_of_the_same_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = str(sample(tmp_path, cards("- {id: shore}\n")))
    first = check_game(game, tmp_path, tmp_path / "out")
    assert codes(first.findings) == ["RW102"]

    def fail(*_: object) -> Checked:
        pytest.fail("it was checked again")

    monkeypatch.setattr(checking, "check_place", fail)
    second = check_game(game, tmp_path, tmp_path / "out")
    assert (second.findings, second.summary) == (first.findings, first.summary)


def test_a_change_is_seen(tmp_path: Path) -> None:
    game = str(sample(tmp_path))
    assert check_game(game, tmp_path, tmp_path / "out").findings == ()
    sample(tmp_path, cards("- {id: shore}\n"))
    assert codes(check_game(game, tmp_path, tmp_path / "out").findings) == ["RW102"]


def test_paths_are_shown_from_here_so_here_is_an_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(sample(tmp_path))
    before = input_key(place, "check")
    monkeypatch.chdir(tmp_path)
    assert input_key(place, "check") != before


def test_no_game_is_nothing_checked(tmp_path: Path) -> None:
    found = check_game(None, tmp_path, tmp_path / "out")
    assert codes(found.findings) == ["RW801"]
    assert found.summary == "no game, nothing checked"
    assert not (tmp_path / "out").exists()


def test_only_errors_stop_publishing() -> None:
    warning = UNUSED_ALLOW.at(None, "x", hint="y")
    error = NO_GAME.at(None, "x", hint="y")
    assert not Checked(Report([warning]).findings, "").errors
    assert Checked(Report([warning, error]).findings, "").errors
