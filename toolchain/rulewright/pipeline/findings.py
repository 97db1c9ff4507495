"""Findings of the order as a whole: games that do not load, outputs that fail (RW8)."""

from rulewright.diagnostics import Rule, Severity

NO_GAME = Rule(
    "RW801",
    "no-game",
    Severity.ERROR,
    title="No game where the command looks for one",
    why="A game is a folder with a `game.yaml`, or the id of an installed game.",
    wrong=None,
    right=None,
)
GAME_FAILED = Rule(
    "RW802",
    "game-failed",
    Severity.ERROR,
    title="A game package that cannot be used",
    why="A game enters by one door and names the SDK that it was written for. One that "
    "does not fit would fail later, and far from the cause.",
    wrong=None,
    right=None,
)
UNUSED_ALLOW = Rule(
    "RW112",
    "unused-allow",
    Severity.WARNING,
    title="An `allow` that silences nothing",
    why="It once silenced a finding that is gone; left in place it would hide the next "
    "one.",
    wrong=None,
    right=None,
)

ALL = (NO_GAME, GAME_FAILED, UNUSED_ALLOW)
