"""Siting: on what of its destination the legality of a card can depend.

A card that asks nothing of the place is judged once, one that asks for a tile once for
each kind of tile, any other at every hex. A word that is not listed is taken to depend
on the hex, so that a slip here costs time and nothing else.
"""

from collections.abc import Iterator
from typing import Any, Final

from rulewright.sdk.engine import Form

NOWHERE: Final = 0
TILE: Final = 1
HEX: Final = 2

_FREE = frozenset(
    {"gain", "lose", "add_cubes", "remove_cubes", "add_risk", "train", "have", "move"}
)
_BY_TILE = frozenset({"pay", "destination", "meets_next"})
_JOINED = frozenset({"all", "any", "none"})


def depends(face: Form) -> int:
    """`NOWHERE`, `TILE` or `HEX`, for a face as the bundle has it."""
    words = {word for entry in face.get("effects", ()) for word in _words(entry)}
    if words <= _FREE:
        return NOWHERE
    return TILE if words <= _FREE | _BY_TILE else HEX


def _words(node: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    """Every verb and condition that legality asks of an entry."""
    if isinstance(node, list):
        for part in node:
            yield from _words(part)
        return
    if not isinstance(node, dict):
        return
    if "op" in node:
        yield node["op"]
    for key, value in node.items():
        if key in ("when", "needs"):
            yield from _conditions(value)
        elif key == "options":
            for branch in value.values():
                yield from _words(branch)
        elif key == "ops":
            yield from _words(value)


def _conditions(form: Form) -> Iterator[str]:
    word = next(key for key in form if key != "id")
    if word in _JOINED:
        for part in form[word]:
            yield from _conditions(part)
    else:
        yield word
