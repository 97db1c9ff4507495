"""The rules of this room: RW9, faults of Rulewright itself.

The author is not to blame for these, and every message says so.
"""

from rulewright.diagnostics.rule import Rule, Severity

OUR_FAULT = Rule(
    code="RW901",
    slug="fault-of-ours",
    severity=Severity.ERROR,
    title="Rulewright itself went wrong.",
    why=(
        "Whatever a file says, the answer should be a finding about the file. This one "
        "is about the program: it stopped in a way that nobody planned for. Nothing in "
        "your game is to blame, although a change there may avoid it for the moment."
    ),
    wrong=None,
    right=None,
)

ALL = (OUR_FAULT,)
