"""Walking records by the marks on their fields."""

from rulewright.model.component import Card
from rulewright.model.fields import field_names


def test_names_of_keys_are_those_an_author_writes() -> None:
    assert {"id", "name", "copies"} <= field_names(Card)
