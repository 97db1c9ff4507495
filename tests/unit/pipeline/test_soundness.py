"""What was sound is not looked at again; what was not, is."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import checking
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place
from rulewright.pipeline.shelf import Shelf
from rulewright.pipeline.soundness import Sound
from samples import CARD_HEAD, checked, codes, sample

TWO = (
    CARD_HEAD
    + """\
- {id: first, name: First, effects: [{id: a, ops: [{op: gain, what: pebbles, n: 2}]}]}
- {id: second, name: Second, flavour: Nothing to see.}
"""
)


def test_what_is_noted_is_known_in_the_next_run(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, "code")
    first = Sound.of(shelf, "text", "glossary")
    assert not first.knows("a")
    first.note("a")
    first.keep()
    assert Sound.of(shelf, "text", "glossary").knows("a")
    assert not Sound.of(shelf, "text", "another").knows("a")
    assert not Sound.of(shelf, "lettering", "glossary").knows("a")
    assert not Sound.of(Shelf(tmp_path, "other code"), "text", "glossary").knows("a")


def test_what_no_run_saw_is_forgotten(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, "code")
    first = Sound.of(shelf, "text", "")
    first.note("a")
    first.note("b")
    first.keep()
    second = Sound.of(shelf, "text", "")
    assert second.knows("a")
    second.keep()
    assert not Sound.of(shelf, "text", "").knows("b")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The headings of faces whose text is checked."""
    seen: list[str] = []
    check = checking.check

    def watched(face: object, *rest: object) -> object:
        seen.append(face.heading)  # type: ignore[attr-defined]
        return check(face, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(checking, "check", watched)
    return seen


def run(folder: Path, cards: str) -> list[str]:
    game = sample(folder, {"components/cards.yaml": cards})
    return codes(check_place(Place(game), folder / "cache", Report()).findings)


def test_only_what_changed_is_checked(tmp_path: Path, looked: list[str]) -> None:
    assert run(tmp_path, TWO) == []
    assert len(looked) == 3
    looked.clear()
    assert run(tmp_path, TWO.replace("Nothing", "Something")) == []
    assert looked == ['card "Second"']


def test_a_fault_is_told_in_every_run(tmp_path: Path, looked: list[str]) -> None:
    wrong = TWO.replace("flavour: Nothing to see.", "rules: Eat a pebble.")
    assert run(tmp_path, wrong) == run(tmp_path, wrong) == ["RW407"]
    assert looked.count('card "Second"') == 2


def test_a_changed_word_of_the_glossary_voids_all(
    tmp_path: Path, looked: list[str]
) -> None:
    run(tmp_path, TWO)
    looked.clear()
    path = tmp_path / "pebble/glossary.yaml"
    path.write_text(path.read_text() + "# a remark\n")
    run(tmp_path, TWO)
    assert len(looked) == 3
    assert checked(tmp_path).errors is False
