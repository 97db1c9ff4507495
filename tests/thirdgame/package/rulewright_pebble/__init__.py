"""Pebble: the smallest game that still needs Python. Copy this to begin."""

from rulewright.sdk import Game
from rulewright.sdk.engine import Engine
from rulewright_pebble import checks, kinds, phrases


def _engine() -> Engine:
    from rulewright_pebble import play  # noqa: PLC0415 - only when played

    return play.ENGINE


GAME = Game(
    id="pebble",
    prefix="PEB",
    sdk="0.1",
    kinds=kinds.ALL,
    phrases=lambda: phrases.ALL,
    checks=checks.ALL,
    rules=checks.RULES,
    engine=_engine,
)
