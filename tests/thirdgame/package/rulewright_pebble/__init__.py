"""Pebble: the smallest game that still needs Python. Copy this to begin."""

from rulewright.sdk import Game
from rulewright_pebble import checks, kinds, phrases

GAME = Game(
    id="pebble",
    prefix="PEB",
    sdk="0.1",
    kinds=kinds.ALL,
    phrases=lambda: phrases.ALL,
    checks=checks.ALL,
    rules=checks.RULES,
)
