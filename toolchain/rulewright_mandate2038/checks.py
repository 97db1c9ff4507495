"""Checks of Mandate 2038 on its own content: what one face says twice must agree."""

from rulewright.sdk import Check, Rule

ALL: tuple[Check, ...] = ()
RULES: tuple[Rule, ...] = ()
