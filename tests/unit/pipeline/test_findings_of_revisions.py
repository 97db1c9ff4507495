"""The rules of revisions have codes of their family."""

from rulewright.diagnostics import Severity
from rulewright.pipeline import findings_of_revisions as rules


def test_codes_are_of_the_family_and_used_once() -> None:
    codes = [rule.code for rule in rules.ALL]
    assert len(set(codes)) == len(codes)
    assert all("RW703" <= code <= "RW709" for code in codes)


def test_what_can_be_done_without_stops_nothing() -> None:
    stops = {rule.code: rule.severity is Severity.ERROR for rule in rules.ALL}
    assert stops == {"RW703": True, "RW704": True, "RW705": False, "RW706": False}
