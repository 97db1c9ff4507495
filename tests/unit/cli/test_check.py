"""`rulewright check`: which game, what it prints, and how it leaves."""

import contextlib
import json
from pathlib import Path

import pytest

from samples import CARD_HEAD, CHECKOUT, sample
from unit.cli.desk import OUT, check, run


def test_a_sound_game_is_one_line(tmp_path: Path) -> None:
    said = check(tmp_path)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("Pebble: 2 components in 2 decks; 1 sentence")
    assert said.out.endswith("0 unread; 0 findings\n")


def test_an_unchanged_game_says_the_same_again(tmp_path: Path) -> None:
    broken: dict[str, str | bytes] = {
        "components/cards.yaml": CARD_HEAD + "- {id: shore}\n"
    }
    first = check(tmp_path, broken)
    assert first.findings == [("components/cards.yaml:5:3", "RW102")]
    assert check(tmp_path) == first


@pytest.mark.parametrize("name", [".", "../pebble", "game.yaml", ""])
def test_a_game_is_named_by_folder_file_or_not_at_all(
    tmp_path: Path, name: str
) -> None:
    with contextlib.chdir(sample(tmp_path)):
        said = run("check", *filter(None, [name]), "--out", str(OUT))
    assert said.status == 0
    assert said.out.startswith("Pebble: ")


def test_a_game_is_found_from_below(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path) / "components"):
        assert run("check", "--out", str(OUT)).out.startswith("Pebble: ")


def test_an_installed_game_is_named_by_its_id() -> None:
    with contextlib.chdir(CHECKOUT):
        said = run("check", "mandate2038", "--out", str(OUT))
    assert said.status == 0
    assert said.out.startswith("Mandate 2038: ")


def test_no_such_game(tmp_path: Path) -> None:
    with contextlib.chdir(tmp_path):
        said = run("check", "pebbel")
        assert (said.status, said.findings) == (1, [("", "RW801")])
        assert "no game `pebbel`" in said.err
        assert "mandate2038" in said.err
        nowhere = run("check")
    assert (nowhere.status, nowhere.findings) == (1, [("", "RW801")])


def test_two_games_are_one_too_many(tmp_path: Path) -> None:
    for name in ("one", "other"):
        folder = tmp_path / "content" / name
        folder.mkdir(parents=True)
        (folder / "game.yaml").write_text("id: x\n")
    with contextlib.chdir(tmp_path):
        said = run("check")
    assert (said.status, said.findings) == (1, [("", "RW801")])
    assert "content/one" in said.err
    assert "content/other" in said.err


def test_a_warning_is_told_by_the_status(tmp_path: Path) -> None:
    body = CARD_HEAD + "- {id: shore, name: A, allow: {RW401: None such.}}\n"
    said = check(tmp_path, {"components/cards.yaml": body})
    assert (said.status, said.findings) == (
        1,
        [("components/cards.yaml:5:39", "RW112")],
    )
    assert "warning RW112" in said.err


def test_the_bill_goes_where_nothing_else_goes(tmp_path: Path) -> None:
    said = check(tmp_path, None, "--materials", "csv")
    assert said.status == 0
    assert said.out.startswith("row,kind,deck,id,name,")
    assert "component,card,cards,shore,The Shore,,3,,3,,card," in said.out
    assert said.out.splitlines()[-1].startswith("game,")
    assert said.err.startswith("Pebble: ")
    # A check that is only remembered knows nothing to count.
    assert check(tmp_path, None, "--materials", "csv") == said

    file = tmp_path / "made" / "bill.json"
    more = ("--materials", "json", "--into", str(file), "--format", "json")
    written = check(tmp_path, None, *more)
    assert json.loads(written.out)["findings"] == []
    assert json.loads(file.read_text("utf-8"))["total"]["copies"] == 4


def test_no_bill_of_a_game_with_errors(tmp_path: Path) -> None:
    file = tmp_path / "bill.csv"
    broken: dict[str, str | bytes] = {
        "components/cards.yaml": CARD_HEAD + "- {id: shore}\n"
    }
    said = check(tmp_path, broken, "--materials", "csv", "--into", str(file))
    assert (said.status, [code for _, code in said.findings]) == (1, ["RW102"])
    assert not file.exists()


def test_a_bill_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = tmp_path / "file" / "bill.csv"
    said = check(tmp_path, None, "--materials", "csv", "--into", str(file))
    assert (said.status, said.findings) == (1, [("", "RW701")])
