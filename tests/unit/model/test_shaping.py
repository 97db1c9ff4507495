"""Shaping: what does not fit a record, said where it stands."""

from pathlib import Path

from samples import cards, checked, codes


def test_an_unknown_key_is_said_once(tmp_path: Path) -> None:
    found = checked(tmp_path, cards("- {id: a, name: A, copis: 2}\n")).findings
    assert codes(found) == ["RW101"]
