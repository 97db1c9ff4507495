"""From faces to Tabletop Simulator: which are decks, which are tiles.

Here: sorting of faces. Not here: objects and pictures (`publish.tabletop`).
"""

from collections.abc import Iterable, Iterator

from rulewright.faces.face import Face
from rulewright.model import Catalogue
from rulewright.model.component import Board, Panel, Tile, Token
from rulewright.press import Shape
from rulewright.publish.tabletop import Cut, Piece, Side, Stack, Table

_LAID = (Board, Panel, Tile, Token)


def table_of(catalogue: Catalogue, faces: Iterable[Face]) -> Table:
    """A game as Tabletop Simulator lays it out, in the order of its decks.

    Cards of one deck with one back are a stack; whatever is cut as a hex or circle,
    is too large for sheets, or is a board, panel, tile or token, is a piece.
    """
    fronts = [face for face in faces if not face.is_back and face.copies]
    cards = [face for face in fronts if not _is_piece(catalogue, face)]
    pieces = [face for face in fronts if _is_piece(catalogue, face)]
    return Table(
        id=catalogue.game.id,
        title=catalogue.game.title,
        printing=catalogue.game.printing,
        stacks=tuple(_stacks(catalogue, cards)),
        pieces=tuple(
            Piece(_side(face), face.back, _cut(face), face.trim, face.dpi)
            for face in pieces
        ),
    )


def _is_piece(catalogue: Catalogue, face: Face) -> bool:
    laid = isinstance(face.item.component, _LAID) or _cut(face) != "box"
    return laid or not catalogue.press.formats[face.format].sheets


def _cut(face: Face) -> Cut:
    component = face.item.component
    shape = component.shape if isinstance(component, Token) else face.shape
    cuts: dict[str, Cut] = {Shape.HEX.value: "hex", "circle": "circle"}
    return cuts.get(shape or "", "box")


def _side(face: Face) -> Side:
    return Side(face.id, face.title, face.alt, face.copies)


def _stacks(catalogue: Catalogue, cards: Iterable[Face]) -> Iterator[Stack]:
    """Cards by deck, back and owner: what a player takes from the box as one pile."""
    owners = {owner.component.id: owner.component.name for owner in catalogue.owners}
    found: dict[tuple[str, str, str], list[Face]] = {}
    for face in cards:
        deck = face.item.deck
        owner = face.variant if deck and deck.owned else ""
        name = deck.id if deck else face.item.kind.id
        found.setdefault((name, face.back or "", owner), []).append(face)
    for (name, back, owner), held in found.items():
        of_deck = held[0].item.deck
        title = of_deck.name if of_deck else name
        yield Stack(
            id=f"{name}-{owner}" if owner else name,
            name=f"{title}, {owners[owner]}" if owner else title,
            cards=tuple(_side(face) for face in held),
            back=back or None,
            trim=held[0].trim,
            dpi=held[0].dpi,
        )
