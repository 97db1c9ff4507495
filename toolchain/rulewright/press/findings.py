"""The rules of this room: RW6, copies that cannot be printed on a paper."""

from rulewright.diagnostics import Rule, Severity

TOO_LARGE_FOR_PAPER = Rule(
    code="RW651",
    slug="too-large-for-paper",
    severity=Severity.ERROR,
    title="A format does not fit on the paper at its true size.",
    why=(
        "A sheet prints every face at its true size: a card that is scaled to fit does"
        " not shuffle with the others, and a board that is scaled does not hold its"
        " pieces. The trim has to lie where the printer reaches and the bleed on the"
        " paper."
    ),
    wrong=None,
    right=None,
)

ALL = (TOO_LARGE_FOR_PAPER,)
