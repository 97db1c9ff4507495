"""Collation: which copies run, and in which order.

Copies of a deck stay together and follow the printed order; within a deck everything
of one owner stays together, so that a player's set comes off the sheets in one piece.

Here: copies and runs. Not here: where a copy is placed (`press.imposition`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Order:
    """What content asks of the press: a face, its back, and how many copies.

    `format` names a format. `back` is the face behind it, or "" for a blank one.
    `deck_name` is how people call the deck.
    """

    face: str
    format: str
    deck: str
    copies: int
    back: str = ""
    owner: str = ""
    deck_name: str = ""


@dataclass(frozen=True, slots=True)
class Copy:
    """One physical instance: the `number`th of its face's copies in the run."""

    face: str
    back: str
    deck: str
    deck_name: str
    owner: str
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class Run:
    """All copies of one format, in the order in which they are placed."""

    format: str
    copies: tuple[Copy, ...]


def collate(orders: Iterable[Order]) -> tuple[Run, ...]:
    """A run for each format, formats in the order in which they first occur.

    Decks run in the order in which they first occur, within a deck the owners, and
    within these the orders as they come.

    Raises:
        ValueError: a negative number of copies.
    """
    kept = list(orders)
    if any(order.copies < 0 for order in kept):
        raise ValueError("an order of fewer than no copies")
    decks = _ranks(order.deck for order in kept)
    owners = _ranks(order.owner for order in kept)
    formats: dict[str, list[Copy]] = {}
    for order in sorted(kept, key=lambda o: (decks[o.deck], owners[o.owner])):
        formats.setdefault(order.format, []).extend(_copies(order))
    names = _ranks(order.format for order in kept)
    return tuple(Run(name, tuple(formats[name])) for name in names if formats.get(name))


def _copies(order: Order) -> Iterable[Copy]:
    for number in range(1, order.copies + 1):
        yield Copy(
            face=order.face,
            back=order.back,
            deck=order.deck,
            deck_name=order.deck_name or order.deck,
            owner=order.owner,
            number=number,
            of=order.copies,
        )


def _ranks(names: Iterable[str]) -> dict[str, int]:
    return {name: rank for rank, name in enumerate(dict.fromkeys(names))}
