"""Findings of many games (RW71): a run that cannot go on, results that are not there.

They stand here and not in `lab`, so that `explain` finds them with all others.
"""

from rulewright.diagnostics import Rule, Severity

NOT_PLAYED = Rule(
    "RW710",
    "game-not-played",
    Severity.ERROR,
    title="A game that has no engine",
    why="Effects alone play no game: order, legality and the end are code, which the "
    "game's package hands over in its `Engine`.",
    wrong=None,
    right=None,
)
OTHER_RUN = Rule(
    "RW711",
    "run-of-another",
    Severity.ERROR,
    title="A folder that holds games of other rules, bots or code",
    why="Games of two bundles in one report would be an average of two games that "
    "nobody plays.",
    wrong=None,
    right=None,
)
WORKER_LOST = Rule(
    "RW712",
    "worker-lost",
    Severity.ERROR,
    title="A process that played was ended from outside",
    why="The system ends processes when memory runs out. Games that were finished are "
    "kept; the same command plays the others.",
    wrong=None,
    right=None,
)
GAME_BROKE = Rule(
    "RW713",
    "game-broke",
    Severity.ERROR,
    title="A game that failed while bots played it",
    why="The code of the game, of a bot or of the engine has a fault that this seed "
    "brings out. A run without this game would leave out exactly the strange ones.",
    wrong=None,
    right=None,
)
NO_END = Rule(
    "RW714",
    "game-without-end",
    Severity.WARNING,
    title="Games that did not come to an end",
    why="Each was left off after as many answers as the game may take. They have no "
    "winner and count in no rate of winning.",
    wrong=None,
    right=None,
)
BROKEN_PART = Rule(
    "RW715",
    "part-broken",
    Severity.WARNING,
    title="A file of results that is not as it was written",
    why="A part carries a digest of its content in its name. One that was cut short or "
    "changed is left out, and its games are played again.",
    wrong=None,
    right=None,
)
NO_RESULTS = Rule(
    "RW716",
    "no-results",
    Severity.ERROR,
    title="A run that is not there, or without a finished game",
    why="A report is made from the finished games that lie in a run's folder.",
    wrong=None,
    right=None,
)
RUN_TAKEN = Rule(
    "RW717",
    "run-taken",
    Severity.ERROR,
    title="Another simulation is at work in the folder",
    why="Two that play the same games at once would do the work twice, and might count "
    "it twice.",
    wrong=None,
    right=None,
)
NO_DUCKDB = Rule(
    "RW718",
    "no-duckdb",
    Severity.ERROR,
    title="A package that results need is not installed",
    why="Results are written and summed up by DuckDB, which those who only print and "
    "check can do without.",
    wrong=None,
    right=None,
)

ALL = (
    NOT_PLAYED,
    OTHER_RUN,
    WORKER_LOST,
    GAME_BROKE,
    NO_END,
    BROKEN_PART,
    NO_RESULTS,
    RUN_TAKEN,
    NO_DUCKDB,
)
