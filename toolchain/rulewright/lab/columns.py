"""The columns of results: the schema of every Parquet part, documented and versioned.

A row is a seat of a finished game. `SCHEMA` is raised when a column goes or means
something else; a column that is added leaves it. The manual, `simulating.md`, has the
same list for those who read parts with other tools.
"""

from typing import Final

SCHEMA: Final = 1
"""The version of these columns; every part says it in its metadata."""
SCHEMA_KEY: Final = "rulewright_schema"

_NUMBERS: Final = "MAP(VARCHAR, INTEGER)"
COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "seed": ("BIGINT", "seed of the game; one game for each seed of a run"),
    "seat": ("USMALLINT", "seat at the table, from 0, clockwise"),
    "owner": ("VARCHAR", "id of whom the seat played; empty where all are alike"),
    "bot": ("VARCHAR", "name of the bot that answered for the seat"),
    "turn_order": ("USMALLINT", "place in the first turn order, from 1; 0: none"),
    "score": ("INTEGER", "final score"),
    "won": ("BOOLEAN", "whether the seat won, alone or with others"),
    "winners": ("USMALLINT", "how many seats won this game"),
    "ending": ("VARCHAR", "id of how the game ended; empty where there is one way"),
    "rounds": ("INTEGER", "rounds (cycles) of the game; 0 where there are none"),
    "decisions": ("INTEGER", "answers given in the game, by all seats"),
    "finished": ("BOOLEAN", "whether the game came to its end"),
    "sources": (_NUMBERS, "score by source; adds up to it where the game tells"),
    "counts": (_NUMBERS, "whatever else the game counts, such as claims"),
    "offered": (_NUMBERS, "how often an option was offered beside another"),
    "taken": (_NUMBERS, "how often it was taken"),
}
