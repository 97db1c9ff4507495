"""Mandate 2038: its kinds, ops, phrases and checks, handed to the kernel as one value.

Content lies in `content/mandate2038`, templates in `templates/mandate2038`. Nothing
here holds a number that prints or plays.
"""

from rulewright.sdk import SDK_VERSION, Game, Joining, Phrase
from rulewright_mandate2038 import checks, kinds


def _phrases() -> tuple[Phrase, ...]:
    from rulewright_mandate2038 import phrases  # noqa: PLC0415 - only when read

    return phrases.ALL


def _joinings() -> tuple[Joining, ...]:
    from rulewright_mandate2038 import phrases  # noqa: PLC0415 - only when read

    return phrases.JOININGS


GAME = Game(
    id="mandate2038",
    prefix="MAN",
    sdk=SDK_VERSION,
    kinds=kinds.ALL,
    phrases=_phrases,
    joinings=_joinings,
    checks=checks.ALL,
    rules=checks.RULES,
)
