"""The rules of outputs have codes of their family."""

from rulewright.publish import findings_of_outputs


def test_codes_are_of_the_family_and_used_once() -> None:
    codes = [rule.code for rule in findings_of_outputs.ALL]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("RW7") for code in codes)
