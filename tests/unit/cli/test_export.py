"""`rulewright export`: files for another program, or usage in a sentence."""

import contextlib
from pathlib import Path

import pytest

from samples import sample
from unit.cli.desk import files, run


def test_a_game_for_tabletop_simulator(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path)):
        said = run("export", "tts", "--out", str(tmp_path / "out"))
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("4 cards in 2 decks, 0 tiles and boards; ")
    made = files(tmp_path / "out")
    assert "pebble/tts/pebble.json" in made
    assert "pebble/tts/cards-1.png" in made


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("parchment",), "There is no format parchment. Known: "),
        (("one", "two", "tts"), "One game and one format"),
        (("tts", "--images-at", "ftp://example.org"), "http or https"),
    ],
)
def test_a_wish_that_cannot_be_met(
    tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    with contextlib.chdir(sample(tmp_path)):
        said = run("export", *arguments)
    assert said.status == 2
    assert says in said.err


def test_a_folder_that_refuses(tmp_path: Path) -> None:
    blocked = tmp_path / "out"
    blocked.write_text("a file where a folder belongs")
    with contextlib.chdir(sample(tmp_path)):
        said = run("export", "tts", "--out", str(blocked))
    assert said.status == 1
    assert [code for _, code in said.findings] == ["RW701"]


def test_a_game_with_errors_is_not_written(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path, {"components/cards.yaml": "kind: [\n"})):
        said = run("export", "engine", "--out", str(tmp_path / "out"))
    assert said.status == 1
    assert not list((tmp_path / "out").rglob("engine.json"))


def test_an_engine_file_of_the_same_content_has_the_same_bytes(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path)):
        for name in ("a", "b"):
            assert run("export", "engine", "--out", str(tmp_path / name)).status == 0
    (a,) = (tmp_path / "a").rglob("engine.json")
    (b,) = (tmp_path / "b").rglob("engine.json")
    assert a.read_bytes() == b.read_bytes()
