"""Findings of outputs (RW7): files that could not be made."""

from rulewright.diagnostics import Rule, Severity

NOT_WRITTEN = Rule(
    code="RW701",
    slug="output-not-written",
    severity=Severity.ERROR,
    title="An output could not be written.",
    why=(
        "Every output is written whole or not at all. The folder refused the file, or"
        " the disk is full; what stood there before is untouched, so it may be older"
        " than the other outputs."
    ),
    wrong=None,
    right=None,
)

ALL = (NOT_WRITTEN,)
