"""The rules of the press have codes of its family."""

from rulewright.press import findings


def test_codes_are_of_the_press_and_used_once() -> None:
    codes = [rule.code for rule in findings.ALL]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("RW6") for code in codes)
