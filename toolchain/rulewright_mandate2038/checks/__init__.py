"""Checks of Mandate 2038 on its own content: what is said twice must agree.

A face prints a badge and opens a procedure, prints a duration and lasts, prints a cost
and pays; a table counts what the files hold. Neither is made from the other, so each
can be wrong, and each check here can fail.

`ALL` are the checks in the order of their codes, `RULES` what they may find.
"""

from rulewright.sdk import Check, Rule
from rulewright_mandate2038.checks import (
    boards,
    counts,
    figures,
    headlines,
    names,
    pieces,
    strips,
    supplies,
    unlocks,
)

ALL: tuple[Check, ...] = (
    *names.CHECKS,
    *headlines.CHECKS,
    *unlocks.CHECKS,
    *counts.CHECKS,
    *supplies.CHECKS,
    *strips.CHECKS,
    *figures.CHECKS,
    *pieces.CHECKS,
    *boards.CHECKS,
)
RULES: tuple[Rule, ...] = (
    *names.RULES,
    *headlines.RULES,
    *unlocks.RULES,
    *counts.RULES,
    *supplies.RULES,
    *strips.RULES,
    *figures.RULES,
    *pieces.RULES,
    *boards.RULES,
)

__all__ = ["ALL", "RULES"]
