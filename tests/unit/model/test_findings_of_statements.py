"""Rules of statements."""

from rulewright.diagnostics import Severity
from rulewright.model import findings_of_statements as findings


def test_rules_without_a_test_stop_nothing() -> None:
    mild = [r for r in findings.ALL if r.severity is Severity.NOTE]
    assert mild == [findings.UNTRIED]


def test_codes_are_of_one_family() -> None:
    codes = [rule.code for rule in findings.ALL]
    assert codes == sorted(codes)
    assert {code[:4] for code in codes} == {"RW53"}
