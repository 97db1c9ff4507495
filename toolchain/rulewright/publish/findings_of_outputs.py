"""Findings of outputs (RW7): files that could not be made."""

from rulewright.diagnostics import Rule, Severity

NOT_WRITTEN = Rule(
    code="RW701",
    slug="output-not-written",
    severity=Severity.ERROR,
    title="An output could not be written.",
    why=(
        "Every output is written whole or not at all. The folder refused the file, or"
        " the disk is full; what stood there before is untouched."
    ),
    wrong=None,
    right=None,
)

BUSY = Rule(
    code="RW702",
    slug="folder-taken",
    severity=Severity.ERROR,
    title="Another build holds the folder.",
    why=(
        "Builds in one folder put their files in place one after the other, or the"
        " sheets of one would lie beside the reference of the other. This one has"
        " waited, and the other is not done."
    ),
    wrong=None,
    right=None,
)

ALL = (NOT_WRITTEN, BUSY)
