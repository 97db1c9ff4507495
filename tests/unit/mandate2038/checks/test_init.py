"""Pages of the findings: each wrong example gives its code, each right one none."""

from pathlib import Path

import pytest

from rulewright.sdk import Rule
from rulewright_mandate2038.checks import ALL, RULES
from unit.mandate2038.workshop import codes, content

SHOWN = [rule for rule in RULES if rule.wrong is not None]


def test_codes_and_slugs_are_given_once() -> None:
    assert len({rule.code for rule in RULES}) == len(RULES)
    assert len({rule.slug for rule in RULES}) == len(RULES)
    assert all(rule.code.startswith("MAN1") for rule in RULES)


@pytest.mark.parametrize("rule", SHOWN, ids=lambda rule: rule.code)
def test_the_wrong_example_gives_its_code_and_the_right_one_none(
    rule: Rule, tmp_path: Path
) -> None:
    for example, expected in ((rule.wrong, [rule.code]), (rule.right, [])):
        assert example is not None
        folder = tmp_path / (expected or ["right"])[0]
        catalogue = content(folder, added={example.file: example.text})
        found = [f for check in ALL for f in check(catalogue)]
        assert codes(found) == expected, found
