"""Mandate 2038: its kinds, ops, phrases, checks and engine, handed over as one value.

Content lies in `content/mandate2038`, templates in `templates/mandate2038`. Nothing
here holds a number that prints or plays. `GAME` is made when it is asked for, so that
`play` loads without what only content needs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright_mandate2038.game import GAME as GAME


def __getattr__(name: str) -> object:
    """The game, when it is first asked for."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rulewright_mandate2038.game import GAME  # noqa: PLC0415 - only when asked

    return GAME
