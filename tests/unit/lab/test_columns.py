"""The columns of results: one for each field of a row, and told in the manual."""

from dataclasses import fields

from rulewright.lab.columns import COLUMNS, SCHEMA
from rulewright.lab.playing import Row
from samples import CHECKOUT


def test_every_field_of_a_row_has_its_column() -> None:
    assert [field.name for field in fields(Row)] == list(COLUMNS)


def test_the_manual_has_the_same_list() -> None:
    page = CHECKOUT / "toolchain" / "manual" / "simulating.md"
    text = page.read_text(encoding="utf-8")
    assert f"Version {SCHEMA} of the columns" in text
    for name, (kind, says) in COLUMNS.items():
        assert f"| `{name}` | {kind.lower()} | {says} |" in text
