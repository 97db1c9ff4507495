"""Rules of faces."""

from rulewright.faces.findings import ALL


def test_codes_are_of_the_families_of_this_room() -> None:
    assert {rule.code[:4] for rule in ALL} <= {"RW31", "RW66"}
    assert len({rule.code for rule in ALL}) == len(ALL)
