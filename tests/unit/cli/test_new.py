"""`rulewright new`: a game that checks and builds at once, or a polite refusal."""

import contextlib
from pathlib import Path

import pytest

from rulewright.cli.build import TARGETS
from rulewright.cli.new import LIKES
from rulewright.pipeline import skeletons
from samples import CHECKOUT
from unit.cli.desk import OUT, files, halves, run

WIDEST = "w" * skeletons.LONGEST


@pytest.mark.parametrize("like", LIKES)
@pytest.mark.parametrize("name", ["salt_marsh", WIDEST])
def test_a_new_game_checks_and_builds(tmp_path: Path, like: str, name: str) -> None:
    with contextlib.chdir(tmp_path):
        said = run("new", name, "--like", like)
        assert (said.status, said.err) == (0, "")
        assert said.out.startswith(f"{name}: ")
        checked = run("check", name, "--out", str(OUT))
        assert (checked.status, checked.err) == (0, "")
        assert "; 0 unread; 0 findings" in checked.out
        assert run("schema", name, "--check").status == 0
        built = run("build", name, "sheets", "tiles", "--paper", "a4", "--jobs", "1")
        assert (built.status, built.err) == (0, "")
        assert "0 warnings" in built.out
    made = files(tmp_path / "build")
    assert f"{name}/sheets-a4.pdf" in made
    assert (f"{name}/tiles-a4.pdf" in made) is (like == "hexes")


def test_without_a_word_it_is_cards(tmp_path: Path) -> None:
    with contextlib.chdir(tmp_path):
        assert run("new", "salt_marsh").status == 0
    assert (tmp_path / "salt_marsh" / "components" / "tide.yaml").is_file()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Salt Marsh", "Would `salt_marsh` do?"),
        ("games/salt-marsh", "Would `salt_marsh` do?"),
        ("2players", "Would `players` do?"),
        ("Été", "Would `ete` do?"),
        ("日本", "such as `salt_marsh`"),
        ("", "such as `salt_marsh`"),
        ("w" * 40, "more than 32 characters"),
        ("house", "keeps for itself"),
        ("sheets", "keeps for itself"),
        ("mandate2038", "the name of an installed game"),
    ],
)
def test_a_name_that_will_not_do(tmp_path: Path, name: str, says: str) -> None:
    with contextlib.chdir(tmp_path):
        said = run("new", name)
    assert (said.status, said.out) == (2, "")
    assert says in said.err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "marsh").mkdir()
    (tmp_path / "marsh" / "notes.txt").write_text("mine")
    (tmp_path / "fen").write_text("mine")
    with contextlib.chdir(tmp_path):
        for name in ("marsh", "fen"):
            said = run("new", name)
            assert said.status == 2
            assert "is there and is no empty folder" in said.err
    assert files(tmp_path) == ["fen", "marsh/notes.txt"]


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    (tmp_path / "marsh").mkdir()
    with contextlib.chdir(tmp_path):
        assert run("new", "marsh").status == 0
    assert (tmp_path / "marsh" / "game.yaml").is_file()
    assert halves(tmp_path) == []


def test_a_place_that_cannot_be_written_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rulewright.pipeline.beginning.mkdtemp", full)
    with contextlib.chdir(tmp_path):
        said = run("new", "marsh")
    assert (said.status, said.findings) == (1, [("", "RW701")])
    assert "No space left" in said.err
    assert list(tmp_path.iterdir()) == []


def test_the_words_of_the_command_are_those_of_the_pipeline() -> None:
    assert skeletons.LIKES == LIKES
    assert set(TARGETS) <= skeletons.KEPT
    shown = {p.name for p in (CHECKOUT / "toolchain" / "skeletons").iterdir()}
    assert shown == set(LIKES)
