"""The rules of tables have codes of their family, and a hint for each is tested."""

from pathlib import Path

from rulewright.pipeline import findings_of_tables

TESTS = Path(__file__).parent


def test_codes_are_of_the_family_and_used_once() -> None:
    codes = [rule.code for rule in findings_of_tables.ALL]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("RW22") for code in codes)


def test_each_is_given_by_a_test_of_exchange() -> None:
    text = (TESTS / "test_exchange.py").read_text(encoding="utf-8")
    assert all(rule.code in text for rule in findings_of_tables.ALL)
