"""The rules of simulations have codes of their family, each once."""

from rulewright.pipeline import findings_of_simulations


def test_codes_are_of_the_family_and_used_once() -> None:
    codes = [rule.code for rule in findings_of_simulations.ALL]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("RW71") for code in codes)
