"""Rules of shape and of references."""

from rulewright.diagnostics import Rule, Severity
from rulewright.model import findings


def test_codes_are_of_the_families_of_this_room() -> None:
    assert {rule.code[:3] for rule in findings.ALL} == {"RW1", "RW2"}


def test_every_rule_is_listed_in_the_order_of_the_codes() -> None:
    here = [value for value in vars(findings).values() if isinstance(value, Rule)]
    codes = [rule.code for rule in findings.ALL]
    assert {rule.code for rule in here} == set(codes)
    assert codes == sorted(codes)


def test_only_what_nobody_reads_or_uses_does_not_stop_the_press() -> None:
    mild = [rule for rule in findings.ALL if rule.severity is not Severity.ERROR]
    assert mild == [findings.UNREAD_FILE, findings.UNUSED]


def test_a_wrong_example_has_its_right_one_and_they_differ() -> None:
    for rule in findings.ALL:
        assert (rule.wrong is None) == (rule.right is None), rule.code
        if rule.wrong is not None and rule.right is not None:
            assert rule.wrong.text != rule.right.text, rule.code
            assert rule.wrong.file == rule.right.file, rule.code
