"""The rules of this room: RW6, what cannot be printed, on a paper or by a preset."""

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

PRESET_CONTRADICTS = Rule(
    code="RW652",
    slug="preset-contradicts-itself",
    severity=Severity.ERROR,
    title="A preset whose figures cannot all be true.",
    why=(
        "Files are measured by a preset. One whose safe area is larger than the card,"
        " whose die line leaves the trim, finds fault with every file or with none."
    ),
    wrong=None,
    right=None,
)

ALL = (TOO_LARGE_FOR_PAPER, PRESET_CONTRADICTS)
