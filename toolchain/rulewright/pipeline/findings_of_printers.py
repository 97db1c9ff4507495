"""Findings of printer profiles (RW67): a printer that is not known, or not believed."""

from rulewright.diagnostics import Rule, Severity

UNKNOWN_PRINTER = Rule(
    "RW671",
    "printer-unknown",
    Severity.ERROR,
    title="A printer that no profile describes",
    why="Sheets made for another printer look the same and are as far off as before.",
    wrong=None,
    right=None,
)
TWISTED = Rule(
    "RW672",
    "printer-twisted",
    Severity.ERROR,
    title="A printer that turns its sheets by more than a degree",
    why="No printer does that to paper that it takes straight: one of the pins was "
    "read wrong, and backs moved by it would be further off than before.",
    wrong=None,
    right=None,
)

ALL = (UNKNOWN_PRINTER, TWISTED)
