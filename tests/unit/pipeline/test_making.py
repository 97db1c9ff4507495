"""Asking for a build."""

from pathlib import Path

import pytest

from rulewright.pipeline import building, making
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.making import Built, build_game
from rulewright.pipeline.outputs import refusal
from samples import cards, codes, sample


def make(folder: Path, game: str | None, *targets: str) -> Built:
    return build_game(
        game,
        folder,
        folder / "out",
        targets=targets or ("sheets",),
        choices=Choices(papers=("a4",)),
        jobs=1,
        progress=lambda *_: None,
    )


def test_an_unchanged_game_is_not_built_again_unless_an_output_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = str(sample(tmp_path))
    first = make(tmp_path, game)
    assert first.findings == ()
    assert [path.name for path in first.outputs] == ["sheets-a4.pdf", "manifest.json"]

    first.outputs[0].unlink()
    again = make(tmp_path, game)
    assert "nothing had changed" not in again.summary
    assert again.outputs == first.outputs

    def fail(*_: object, **__: object) -> None:
        pytest.fail("it was built again")

    monkeypatch.setattr(building, "build_checked", fail)
    third = make(tmp_path, game)
    assert third.outputs == first.outputs
    assert third.summary.endswith("; nothing had changed")


def test_an_error_is_told_and_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        pytest.fail("it was built")

    monkeypatch.setattr(building, "build_checked", fail)
    built = make(tmp_path, str(sample(tmp_path, cards("- {id: shore}\n"))))
    assert codes(built.findings) == ["RW102"]
    assert built.outputs == ()
    assert built.summary.endswith("nothing was written")


def test_no_game_is_nothing_built(tmp_path: Path) -> None:
    built = make(tmp_path, None)
    assert codes(built.findings) == ["RW801"]
    assert built.summary == "no game, nothing built"


def test_a_folder_that_refuses_is_told_before_any_work(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("")
    built = make(tmp_path, str(sample(tmp_path)))
    assert codes(built.findings) == ["RW701"]
    assert built.summary == "nothing was built"


def test_what_is_there_needs_no_folder_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = str(sample(tmp_path))
    first = make(tmp_path, game)
    no = refusal(tmp_path / "pebble" / "game.yaml")
    assert no is not None
    monkeypatch.setattr(making, "refusal", lambda _: no)
    assert make(tmp_path, game).outputs == first.outputs
    assert make(tmp_path, game, "tiles").findings == (no,)


def test_an_error_of_the_system_that_is_no_refusal_is_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise FileNotFoundError(2, "No such file", "x")

    monkeypatch.setattr(building, "build_checked", fail)
    with pytest.raises(FileNotFoundError):
        make(tmp_path, str(sample(tmp_path)))
