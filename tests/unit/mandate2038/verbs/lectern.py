"""Words of effects compiled on their own, for tests of `verbs`."""

from typing import Any

from rulewright.sdk.engine import Compiler, Face
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate
from tabletop import Tabletop


def table() -> Tabletop:
    """Three seats on plain land, Initiative with seat 0."""
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    t.v[t.r.at.initiative] = 0
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "talent")
    return t


def compiler(t: Tabletop, face: str = "headline.ai_written_law") -> Compiler[Mandate]:
    """A compiler for a face of the game, whose names it may read."""
    found: Face = next(one for one in t.r.faces if one.key == face)
    return Compiler(t.r, WORDS, found)


def holds(t: Tabletop, form: dict[str, Any], seat: int = 0, **more: str) -> bool:
    """Whether a condition holds for a seat."""
    return compiler(t, **more).test(form)(t.s, seat)


def amount(t: Tabletop, form: Any, seat: int = 0, **more: str) -> int:  # noqa: ANN401
    """What a quantity comes to for a seat."""
    return compiler(t, **more).amount(form)(t.s, seat)


def seats(t: Tabletop, form: Any, seat: int = 0, **more: str) -> list[int]:  # noqa: ANN401
    """Whom a seat expression means."""
    who = compiler(t, **more).who(form)
    return [seat] if who is None else who(t.s, seat)
