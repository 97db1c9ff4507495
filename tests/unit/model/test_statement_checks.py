"""Names of statements lead somewhere, and what nothing tries is told."""

from pathlib import Path

import pytest

from rulewright.model.binding import bind
from rulewright.model.statement_checks import tried
from unit.model.desk import catalogue, once, said
from unit.model.test_statement import STATEMENTS

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- id: R-CD-1
  about: [card.shore]
  given: G
  when: W
  then: T
  rests_on: R
  statements: [S-CARD-1]
  scenarios:
  - given: {seats: {north: {}}}
    then: {asks: turn}
"""


def found(folder: Path, statements: str, rulings: str) -> list[str]:
    """What is said of these statements and rulings."""
    overlay = {"rules/statements.yaml": statements, "rulings/cards.yaml": rulings}
    return said(bind(catalogue(folder, overlay), ()))


def test_statements_know_who_tries_them(tmp_path: Path) -> None:
    overlay = {"rules/statements.yaml": STATEMENTS, "rulings/cards.yaml": RULINGS}
    loaded = catalogue(tmp_path, overlay)
    assert loaded.areas == {"TIDE": "The tide", "CARD": "Cards"}
    assert tried(loaded) == {
        "S-TIDE-1": ["tests/test_tide.py::test_it_turns"],
        "S-TIDE-2": [],
        "S-CARD-1": ["R-CD-1"],
        "S-CARD-2": [],
        "S-CARD-4": [],
    }


def test_all_without_a_test_are_told_at_once(tmp_path: Path) -> None:
    (told,) = found(tmp_path, STATEMENTS, RULINGS)
    assert told.startswith("RW531 3:1 without a test: CARD 2, 4; let a ruling")
    words = "  scenarios:\n  - given: {seats: {north: {}}}\n    then: {asks: turn}\n"
    (told,) = found(tmp_path, STATEMENTS, once(RULINGS, words, ""))
    assert told.startswith("RW531 3:1 without a test: CARD 1-2, 4; let a ruling")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("S-CARD-4", "S-CRAD-4", "RW532 10:7 no area `CRAD` is declared"),
        ("S-CARD-4", "S-CARD-1", "RW109 10:7 `S-CARD-1` is taken"),
        (
            "read aloud, print_only: a habit of the table",
            "read, print_only: a habit, tests: [tests/test_a.py::test_b]",
            "RW533 5:54 tests/test_a.py::test_b tries this statement",
        ),
    ],
)
def test_statements_that_contradict(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    said_of = found(tmp_path, once(STATEMENTS, old, new), RULINGS)
    assert any(one.startswith(told) for one in said_of), said_of


def test_a_ruling_rests_on_a_statement_that_exists(tmp_path: Path) -> None:
    told = found(tmp_path, STATEMENTS, once(RULINGS, "S-CARD-1", "S-CARD-3"))
    assert told[0].startswith("RW201 9:16 there is no statement `S-CARD-3`; did you")
