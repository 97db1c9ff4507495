"""Findings of faces: templates that fail, and numbers without a home (RW3, RW6)."""

from rulewright.diagnostics import Rule, Severity

HOMELESS_DIGIT = Rule(
    "RW311",
    "homeless-digit",
    Severity.ERROR,
    title="A digit on a finished face that names no home",
    why="Every printed number is written once, in content. A digit that a template "
    "types or a name smuggles in stays behind when the number changes.",
    wrong=None,
    right=None,
)
TEMPLATE_FAULT = Rule(
    "RW661",
    "template-fault",
    Severity.ERROR,
    title="A template that cannot be filled",
    why="A face whose template fails cannot be printed; nothing is printed in its "
    "place.",
    wrong=None,
    right=None,
)
MISSING_TEMPLATE = Rule(
    "RW662",
    "missing-template",
    Severity.ERROR,
    title="A template that no folder holds",
    why="`print.yaml` names the template of each kind; without it the kind has no "
    "face.",
    wrong=None,
    right=None,
)
DRAWN_OVERFLOW = Rule(
    "RW663",
    "drawn-overflow",
    Severity.ERROR,
    title="Text of a drawn face that does not fit its box at the smallest type",
    why="A tile is a drawing, so nothing grows with its text: what does not fit would "
    "print over the next box.",
    wrong=None,
    right=None,
)

ALL = (HOMELESS_DIGIT, TEMPLATE_FAULT, MISSING_TEMPLATE, DRAWN_OVERFLOW)
