"""The bill of materials: what has to be made, as a table for a print house.

Here: the records and their two forms, CSV and JSON. Not here: what stands in it
(`pipeline.materials`). Keys and columns are added, never renamed.
"""

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass

_VERSION = 1
COLUMNS = (
    "row",
    "kind",
    "deck",
    "id",
    "name",
    "components",
    "copies",
    "owners",
    "total",
    "variants",
    "format",
    "profile",
)
"""The columns of the CSV form. `row` is `component`, `deck` or `game`."""


@dataclass(frozen=True, slots=True)
class Line:
    """One component: `copies` for each owner, and `total` for all of them.

    `owners` are the ids of those who have copies of their own, none if it is shared;
    `variants` the ways in which it is printed, with the copies of each. What is bought
    and not printed has neither deck nor format.
    """

    kind: str
    deck: str
    id: str
    name: str
    copies: int
    owners: tuple[str, ...]
    total: int
    variants: tuple[tuple[str, int], ...]
    format: str
    profile: str


@dataclass(frozen=True, slots=True)
class DeckTotal:
    """One deck: components in it, and copies of all of them."""

    id: str
    name: str
    components: int
    total: int
    format: str


@dataclass(frozen=True, slots=True)
class Bill:
    """Everything that has to be made, in the order of content."""

    game: str
    title: str
    printing: str
    lines: tuple[Line, ...]
    decks: tuple[DeckTotal, ...]

    @property
    def total(self) -> int:
        """Copies of everything."""
        return sum(line.total for line in self.lines)


def bill_csv(bill: Bill) -> str:
    """Components, then a row for each deck, then one for the game; UTF-8, line feeds.

    A list inside a cell is parted by `; `.
    """
    written = io.StringIO()
    table = csv.DictWriter(written, COLUMNS, restval="", lineterminator="\n")
    table.writeheader()
    table.writerows(_rows(bill))
    return written.getvalue()


def bill_json(bill: Bill) -> str:
    """One object: the game, its `components`, its `decks`, and the `total`."""
    document = {
        "version": _VERSION,
        "game": bill.game,
        "title": bill.title,
        "printing": bill.printing,
        "components": [
            {
                "kind": line.kind,
                "deck": line.deck,
                "id": line.id,
                "name": line.name,
                "copies": line.copies,
                "owners": list(line.owners),
                "total": line.total,
                "variants": dict(line.variants),
                "format": line.format,
                "profile": line.profile or None,
            }
            for line in bill.lines
        ],
        "decks": [
            {
                "id": deck.id,
                "name": deck.name,
                "components": deck.components,
                "total": deck.total,
                "format": deck.format,
            }
            for deck in bill.decks
        ],
        "total": {"components": len(bill.lines), "copies": bill.total},
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


FORMS = {"csv": bill_csv, "json": bill_json}
"""Every form of the bill by its name."""


def _rows(bill: Bill) -> Iterator[dict[str, str | int]]:
    for line in bill.lines:
        yield {
            "row": "component",
            "kind": line.kind,
            "deck": line.deck,
            "id": line.id,
            "name": line.name,
            "copies": line.copies,
            "owners": "; ".join(line.owners),
            "total": line.total,
            "variants": "; ".join(f"{name}: {n}" for name, n in line.variants),
            "format": line.format,
            "profile": line.profile,
        }
    for deck in bill.decks:
        yield {
            "row": "deck",
            "deck": deck.id,
            "name": deck.name,
            "components": deck.components,
            "total": deck.total,
            "format": deck.format,
        }
    yield {
        "row": "game",
        "id": bill.game,
        "name": bill.title,
        "components": len(bill.lines),
        "total": bill.total,
    }
