"""Statements: rules with ids of their own."""

import json

import pytest

from rulewright.model.statement import StatementFile
from unit.model.desk import document, faults, once

STATEMENTS = """\
# yaml-language-server: $schema=../schemas/rulewright/statements.json
areas: {TIDE: The tide, CARD: Cards}
statements:
- {id: S-TIDE-1, says: The tide turns, tests: [tests/test_tide.py::test_it_turns]}
- {id: S-TIDE-2, says: The tide is read aloud, print_only: a habit of the table}
- id: S-CARD-1
  says: A card is kept
- id: S-CARD-2
  says: A card is lost
- id: S-CARD-4
  says: A card is found
"""


def test_an_id_holds_area_and_number() -> None:
    file = StatementFile.model_validate_json(json.dumps(document(STATEMENTS).data))
    last = file.statements[-1]
    assert (last.id, last.area, last.number) == ("S-CARD-4", "CARD", 4)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "tests/test_tide.py::test_it_turns",
            "test_tide",
            "RW106 4:48 `test_tide` is not written as wanted; write the file and",
        ),
        ("id: S-CARD-2", "id: CARD-2", "RW106 8:7"),
        ("{TIDE: The tide, CARD: Cards}", "{TIDE: The tide, cards: Cards}", "RW106 2:"),
    ],
)
def test_names_are_spelt_as_wanted(old: str, new: str, told: str) -> None:
    (fault,) = faults(once(STATEMENTS, old, new), StatementFile)
    assert fault.startswith(told)
