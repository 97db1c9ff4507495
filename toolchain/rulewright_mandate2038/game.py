"""The one value by which Mandate 2038 enters."""

from typing import TYPE_CHECKING

from rulewright.sdk import SDK_VERSION, Game, Joining, Phrase
from rulewright_mandate2038 import checks, kinds

if TYPE_CHECKING:
    from rulewright.sdk.engine import Engine


def _phrases() -> tuple[Phrase, ...]:
    from rulewright_mandate2038 import phrases  # noqa: PLC0415 - only when read

    return phrases.ALL


def _joinings() -> tuple[Joining, ...]:
    from rulewright_mandate2038 import phrases  # noqa: PLC0415 - only when read

    return phrases.JOININGS


def _engine() -> "Engine":
    from rulewright_mandate2038.play import assembly  # noqa: PLC0415 - only when played

    return assembly.ENGINE


GAME = Game(
    id="mandate2038",
    prefix="MAN",
    sdk=SDK_VERSION,
    kinds=kinds.ALL,
    phrases=_phrases,
    joinings=_joinings,
    checks=checks.ALL,
    rules=checks.RULES,
    engine=_engine,
)
