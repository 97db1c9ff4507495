"""Rules of shape and of references."""

from rulewright.model import findings


def test_codes_are_of_the_families_of_this_room() -> None:
    assert {rule.code[:3] for rule in findings.ALL} == {"RW1", "RW2"}
