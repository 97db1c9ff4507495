"""Findings of text: a page for each."""

from rulewright.text import findings


def test_codes_and_slugs_are_given_once() -> None:
    assert len({rule.code for rule in findings.ALL}) == len(findings.ALL)
    assert len({rule.slug for rule in findings.ALL}) == len(findings.ALL)


def test_every_rule_that_a_file_can_show_is_shown() -> None:
    unshown = [rule.code for rule in findings.ALL if rule.wrong is None]
    assert unshown == ["RW403"]
