"""Kinds of Mandate 2038: fields that its faces print."""

from rulewright_mandate2038 import kinds


def test_only_tables_have_no_face() -> None:
    assert [kind.id for kind in kinds.ALL if kind.faceless] == ["table"]
