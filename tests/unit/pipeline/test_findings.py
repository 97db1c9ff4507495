"""Rules of the order as a whole."""

from rulewright.pipeline.findings import ALL


def test_codes_are_of_the_families_of_this_room() -> None:
    assert {rule.code[:3] for rule in ALL} <= {"RW1", "RW8"}
    assert len({rule.code for rule in ALL}) == len(ALL)
