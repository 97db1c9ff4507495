"""Findings of tables (RW22): what a spreadsheet cannot say of a deck."""

from rulewright.diagnostics import Rule, Severity

NO_DECK = Rule(
    "RW225",
    "table-without-deck",
    Severity.ERROR,
    title="A table that belongs to no deck",
    why="A table is taken for the deck that its file is named after, or that `--deck` "
    "names. Taken for another, it would write into the wrong file.",
    wrong=None,
    right=None,
)
UNKNOWN_COLUMN = Rule(
    "RW226",
    "column-unknown",
    Severity.ERROR,
    title="A column of a table that no field answers to",
    why="What stands in it would be lost, and nobody would notice before print.",
    wrong=None,
    right=None,
)
NO_ID = Rule(
    "RW227",
    "row-without-id",
    Severity.ERROR,
    title="Rows that cannot be told apart",
    why="Rows are found by their id, so that they can be sorted and filtered. Without "
    "one, or with one that another row has, a row could be any component.",
    wrong=None,
    right=None,
)
NOT_IN_A_TABLE = Rule(
    "RW228",
    "cell-without-place",
    Severity.ERROR,
    title="A cell that says what a table cannot say",
    why="A table holds single values. Entries of lists and mappings, effects above "
    "all, are begun and struck in the YAML, where their form can be seen.",
    wrong=None,
    right=None,
)
ROW_MISSING = Rule(
    "RW229",
    "component-without-row",
    Severity.WARNING,
    title="A component that a table leaves out",
    why="A row that was filtered away must not strike a card. If it was meant to, the "
    "file has to say so.",
    wrong=None,
    right=None,
)

ALL = (NO_DECK, UNKNOWN_COLUMN, NO_ID, NOT_IN_A_TABLE, ROW_MISSING)
