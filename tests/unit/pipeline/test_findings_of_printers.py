"""The rules of printers have codes of their family, each once."""

from rulewright.pipeline import findings_of_printers


def test_codes_are_of_the_family_and_used_once() -> None:
    codes = [rule.code for rule in findings_of_printers.ALL]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("RW67") for code in codes)
