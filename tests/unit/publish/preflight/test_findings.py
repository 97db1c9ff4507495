"""Each rule's wrong example gives exactly this rule, and its right one nothing."""

import pytest

from rulewright.diagnostics import Rule
from rulewright.publish.preflight.findings import ALL
from unit.publish.preflight.pressroom import codes, preset

SHOWN = [rule for rule in ALL if rule.wrong is not None]


@pytest.mark.parametrize("rule", SHOWN, ids=lambda rule: rule.slug)
def test_both_examples(rule: Rule) -> None:
    assert rule.wrong is not None
    assert rule.right is not None
    by = preset(rule.wrong.file.split("/")[0])
    assert set(codes(rule.wrong.data, by)) == {rule.code}
    assert codes(rule.right.data, preset(rule.right.file.split("/")[0])) == []


def test_codes_are_of_this_room() -> None:
    assert [rule.code for rule in ALL] == sorted({rule.code for rule in ALL})
    assert all("RW621" <= rule.code <= "RW649" for rule in ALL)
    assert len(SHOWN) >= 15
