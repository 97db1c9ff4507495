"""Tabletop Simulator: a saved object that puts a whole game on its table.

Cards of one deck and back lie in a deck, face down; everything cut as a tile, board or
token is a custom tile. Pictures are named by address, since the program loads them
itself: from this folder, or from where the publisher hosts them.

Here: objects and their pictures. Not here: pixels (`tabletop_pictures`), which faces
are cards (`pipeline.tabletop`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from rulewright.measure import Size
from rulewright.model.tabletop import (
    DeckPicture,
    SavedObject,
    TabletopObject,
    TileForm,
    TilePicture,
    Transform,
)
from rulewright.publish import tabletop_pictures as pictures

if TYPE_CHECKING:
    from rulewright.publish.stock import Drawn

Cut = Literal["box", "hex", "circle"]
_CUTS: dict[Cut, Literal[0, 1, 2]] = {"box": 0, "hex": 1, "circle": 2}
# The program's own card is 3.1 of its units high, its tile 2 units across. Everything
# is scaled by the finished size, with the 88 mm of a card as the measure.
_UNITS_OF_MM = 3.1 / 88
_TILE_UNITS = 2.0
# Greyboard of 2 mm, in the program's units.
_THICKNESS = 0.1
# Objects lie in rows, far enough apart that none falls on another.
_STEP, _ACROSS = 4.0, 8


@dataclass(frozen=True, slots=True)
class Side:
    """A front: its face, its name at the table, what it says, how many there are."""

    face: str
    name: str
    words: str
    copies: int


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards that share deck and back; `id` is unique and becomes a file name."""

    id: str
    name: str
    cards: tuple[Side, ...]
    back: str | None
    trim: Size
    dpi: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile, board or token, with its other side if it has one.

    There are as many of it as its side has copies.
    """

    side: Side
    back: str | None
    cut: Cut
    trim: Size
    dpi: int


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it comes out of the box."""

    id: str
    title: str
    printing: str
    stacks: tuple[Stack, ...]
    pieces: tuple[Piece, ...]


def tabletop_files(
    table: Table, drawings: Mapping[str, Drawn], address: str
) -> Iterator[tuple[str, bytes]]:
    """The saved object and every picture, as file names and bytes.

    `address` comes before the name of each picture; it ends with a slash.
    """
    bench = _Bench(drawings, address)
    objects = [thing for stack in table.stacks for thing in bench.stack(stack)]
    objects += [
        bench.piece(piece, copy)
        for piece in table.pieces
        for copy in range(piece.side.copies)
    ]
    saved = SavedObject(
        save_name=table.title,
        note=f"{table.title}, printing {table.printing}",
        object_states=tuple(_spread(objects)),
    )
    data = saved.model_dump(mode="json", by_alias=True, exclude_none=True)
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    yield f"{table.id}.json", text.encode("utf-8")
    yield from sorted(bench.files.items())


class _Bench:
    """Makes objects and keeps the pictures that they need."""

    def __init__(self, drawings: Mapping[str, Drawn], address: str) -> None:
        self._drawings = drawings
        self._address = address
        self._next_key = 1
        self._guids = _Guids()
        self.files: dict[str, bytes] = {}

    def stack(self, stack: Stack) -> Iterator[TabletopObject]:
        """A deck, or the card if there is only one; nothing if there is none."""
        cards = tuple(card for card in stack.cards if card.copies)
        back = self._back(stack.back, stack.trim, stack.dpi)
        ids: list[tuple[int, Side]] = []
        found: dict[str, DeckPicture] = {}
        start = 0
        while start < len(cards):
            form = pictures.grid(stack.trim, stack.dpi, len(cards) - start)
            shown = cards[start : start + form.cells]
            fronts = [self._drawings[card.face].pdf for card in shown]
            name = f"{stack.id}-{len(found) + 1}.png"
            self.files[name] = pictures.sheet(fronts, form)
            key = self._next_key
            self._next_key += 1
            found[str(key)] = DeckPicture(
                face_url=self._address + name,
                back_url=self._address + back,
                num_width=form.columns,
                num_height=form.rows,
            )
            for cell, card in enumerate(shown):
                ids += [(key * 100 + cell, card)] * card.copies
            start += len(shown)
        made = [
            self._card(stack, copy, card_id, card, found)
            for copy, (card_id, card) in enumerate(ids)
        ]
        if len(made) < 2:
            yield from made
            return
        yield TabletopObject(
            name="DeckCustom",
            guid=self._guids.of("deck", stack.id),
            nickname=stack.name,
            transform=Transform(rot_z=180.0),
            sideways_card=stack.trim.width > stack.trim.height,
            deck_ids=tuple(card_id for card_id, _ in ids),
            custom_deck=found,
            contained_objects=tuple(made),
        )

    def _card(
        self,
        stack: Stack,
        copy: int,
        card_id: int,
        card: Side,
        found: Mapping[str, DeckPicture],
    ) -> TabletopObject:
        key = str(card_id // 100)
        return TabletopObject(
            name="Card",
            guid=self._guids.of("card", stack.id, str(copy)),
            nickname=card.name,
            description=card.words,
            transform=Transform(rot_z=180.0),
            sideways_card=stack.trim.width > stack.trim.height,
            card_id=card_id,
            custom_deck={key: found[key]},
        )

    def piece(self, piece: Piece, copy: int) -> TabletopObject:
        """One copy of a custom tile."""
        name = self._side(piece.side.face, piece.trim, piece.dpi)
        back = self._back(piece.back, piece.trim, piece.dpi)
        scale = round(float(piece.trim.height.mm) * _UNITS_OF_MM / _TILE_UNITS, 4)
        return TabletopObject(
            name="Custom_Tile",
            guid=self._guids.of("piece", piece.side.face, str(copy)),
            nickname=piece.side.name,
            description=piece.side.words,
            transform=Transform(scale_x=scale, scale_z=scale),
            hide_when_face_down=False,
            custom_image=TilePicture(
                image_url=self._address + name,
                image_secondary_url=self._address + back,
                custom_tile=TileForm(
                    type=_CUTS[piece.cut],
                    thickness=_THICKNESS,
                    stackable=piece.side.copies > 1,
                    stretch=piece.cut == "box",
                ),
            ),
        )

    def _side(self, face: str, trim: Size, dpi: int) -> str:
        name = f"{_file_name(face)}.png"
        if name not in self.files:
            pdf = self._drawings[face].pdf
            self.files[name] = pictures.single(pdf, trim, dpi)
        return name

    def _back(self, face: str | None, trim: Size, dpi: int) -> str:
        if face is not None:
            return self._side(face, trim, dpi)
        name = f"blank-{trim.width.um}x{trim.height.um}.png"
        if name not in self.files:
            self.files[name] = pictures.blank(trim)
        return name


def _spread(objects: Sequence[TabletopObject]) -> Iterator[TabletopObject]:
    """The objects in rows, none on top of another."""
    for number, thing in enumerate(objects):
        row, column = divmod(number, _ACROSS)
        at = thing.transform.model_copy(
            update={
                "pos_x": (column - (_ACROSS - 1) / 2) * _STEP,
                "pos_z": -row * _STEP,
            }
        )
        yield thing.model_copy(update={"transform": at})


class _Guids:
    """Six hex digits for each object: the same each time, no two alike."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def of(self, *parts: str) -> str:
        """The digits of what an object is; others if these are taken."""
        again = 0
        while True:
            words = "/".join((*parts, str(again)))
            digits = sha256(words.encode()).hexdigest()[:6]
            if digits not in self._given:
                self._given.add(digits)
                return digits
            again += 1


def _file_name(face: str) -> str:
    return face.replace("@", "-")
