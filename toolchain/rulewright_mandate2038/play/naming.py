"""What numbers are called in logs and options: stable keys and words."""

from typing import TYPE_CHECKING

from rulewright.sdk.engine import State
from rulewright_mandate2038.play import geometry

if TYPE_CHECKING:
    from rulewright_mandate2038.play.rules import Mandate


ENDINGS = ("singularity", "closed_loop", "plural_future", "assured_continuity")
"""World Endings: with AGI and without, Open and Closed of each."""


def install(r: "Mandate") -> None:
    """Teaches the rules how events name what they tell."""
    r.naming.update(
        {
            "hex": lambda n: geometry.NAMES[n] if n >= 0 else "supply",
            "track": lambda n: r.tracks[n].name,
            "card": lambda n: r.cards[n].face.id if n >= 0 else "none",
            "face": lambda n: r.faces[n].key if n >= 0 else "none",
            "pawn": pawn_key,
            "facility": lambda n: f"facility{n + 1}",
            "era": lambda n: r.era_ids[n],
            "faction": lambda n: r.faction_ids[n],
            "tile": lambda n: r.tile_ids[n],
            "shield": lambda n: ("crash", "protection", "visit")[n],
            "cube": lambda n: f"seat{n}" if n < r.seats else "risk",
            "ending": lambda n: ENDINGS[n],
            "choice": lambda n: r.choices[n].effect.face.key,
        }
    )


def pawn_key(pawn: int) -> str:
    """`ceo`, `team1`, `team2`..."""
    return "ceo" if pawn == 0 else f"team{pawn}"


def pawn_words(pawn: int) -> str:
    """The pawn as people say it."""
    return "CEO" if pawn == 0 else f"Team {pawn}"


def face_words(r: "Mandate", key: str) -> str:
    """What is printed on a face."""
    return r.bundle.words.get(key, key)


def hex_words(r: "Mandate", s: State, hex_: int) -> str:
    """A hex by its tile and its place."""
    tile = r.tile_at(s, hex_)
    return f"{face_words(r, tile.key)} ({geometry.NAMES[hex_]})"


def seat_words(r: "Mandate", s: State, seat: int) -> str:
    """A seat by its faction, as soon as it has one."""
    number = s.values[r.at.faction + seat]
    if number < 0:
        return f"Seat {seat}"
    return face_words(r, f"faction.{r.faction_ids[number]}")
