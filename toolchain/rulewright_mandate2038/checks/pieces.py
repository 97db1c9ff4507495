"""Loose pieces: how many there are, and that fingers cannot tell what is in the bag.

Here: what the tables are compared with (`counts` compares), and the form of the cubes
in the Audit bag. The tables are the home of no copy, and the copies of no table.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rulewright.sdk import Catalogue, Example, Finding, Item, Rule, Severity

_BAG = ("piece.scrutiny", "piece.systemic_risk")
"""What is drawn from the Audit bag unseen (rules, Audit)."""
_RISK = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/piece.json
kind: piece
deck: {id: systemic_risk, name: Systemic Risk, code: SR, format: cube, back: piece}
components:
- id: systemic_risk
  name: Systemic Risk
  icon: systemic_risk
  copies: 18
  ink: black
"""
_FILE = "components/systemic-risk.yaml"

FELT_APART = Rule(
    "MAN117",
    "felt-apart",
    Severity.ERROR,
    title="Cubes of the Audit bag that fingers can tell apart",
    why="Whoever draws from the bag would know what comes out before it is seen, and "
    "an Audit that can be steered is none.",
    wrong=Example(_RISK + "  shape: circle\n", file=_FILE),
    right=Example(_RISK, file=_FILE),
)


class Counted(NamedTuple):
    """A row of the component tables, and how many pieces stand for it."""

    home: str
    of: str
    found: int


def counted(catalogue: Catalogue) -> Iterator[Counted]:
    """Every row of the tables that is made of pieces, or is bought."""
    found = _by_row(catalogue)
    # Content without pieces counts none; that they are missing is for others to say.
    for row in _rows(catalogue, "pieces") if found else ():
        if row in found:
            home = f"table.pieces.{row}.each"
            yield Counted(home, f"pieces in a tray ({row})", found[row])
    for row, halves in _rows(catalogue, "shared_pieces").items() if found else ():
        if row in found:
            home = f"table.shared_pieces.{row}.count"
            yield Counted(home, f"pieces of the table ({row})", found[row] // halves)
    grids = sum(item.component.copies for item in _pieces(catalogue) if _grid(item))
    if grids:
        yield Counted("table.pieces.starting_grid.each", "Starting Grids", grids)


def touch(catalogue: Catalogue) -> Iterator[Finding]:
    """Scrutiny and Systemic Risk have the same format and shape and are made alike."""
    scrutiny, risk = (catalogue.find(name) for name in _BAG)
    if scrutiny is None or risk is None or _form(scrutiny) == _form(risk):
        return
    yield FELT_APART.at(
        risk.span(()),
        f"Systemic Risk is {_told(risk)}, and Scrutiny is {_told(scrutiny)}",
        hint="give both the same format, shape and make",
        within=risk.heading,
    )


def _pieces(catalogue: Catalogue) -> tuple[Item, ...]:
    return (*catalogue.of("piece"), *catalogue.of("accessory"))


def _by_row(catalogue: Catalogue) -> dict[str, int]:
    """Copies (in one tray, where pieces are owned) of all pieces of a row."""
    found: dict[str, int] = {}
    for item in _pieces(catalogue):
        row = getattr(item.component, "row", None) or item.component.id
        found[row] = found.get(row, 0) + item.component.copies
    return found


def _rows(catalogue: Catalogue, table: str) -> Mapping[str, int]:
    """The rows of a table of pieces, and of how many parts each piece is made."""
    item = catalogue.find(f"table.{table}")
    rows = item.data.get("rows", ()) if item is not None else ()
    return {str(row["id"]): int(row.get("halves", 1)) for row in rows}


def _grid(item: Item) -> bool:
    return bool(getattr(item.component, "grid", False))


def _form(item: Item) -> tuple[object, ...]:
    piece = item.component
    format_ = item.deck.format if item.deck else None
    return format_, getattr(piece, "shape", None), getattr(piece, "make", None)


def _told(item: Item) -> str:
    return ", ".join(str(part) for part in _form(item) if part is not None)


CHECKS = (touch,)
RULES = (FELT_APART,)
