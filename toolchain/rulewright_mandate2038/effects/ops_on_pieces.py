"""Ops on pieces, tiles and cards."""

from typing import Literal

from pydantic import Field

from rulewright.sdk.effects import Maybe, Some
from rulewright_mandate2038.effects.names import LocalName, PairName
from rulewright_mandate2038.effects.ops_on_resources import Verb
from rulewright_mandate2038.effects.pieces import Card, OwnCard, Piece, Spot
from rulewright_mandate2038.effects.quantities import Quantity


class Move(Verb):
    """Pieces move up to so many steps, each or `shared` between them."""

    op: Literal["move"]
    piece: Piece
    steps: Quantity
    shared: Maybe[bool] = None


class MoveTo(Verb):
    """A piece goes to a place, any distance, with all it carries."""

    op: Literal["move_to"]
    piece: Piece
    to: Spot


class Place(Verb):
    """Pieces come from the supply to a place; `as` what they are there."""

    op: Literal["place"]
    piece: Piece
    to: Spot
    as_: Maybe[Literal["contract", "generator"]] = Field(default=None, alias="as")


class PlacePair(Verb):
    """A matched pair goes on two hosts, lowest free number; `bind` keeps the hosts."""

    op: Literal["place_pair"]
    pair: PairName
    hosts: Maybe[LocalName] = None


class Return(Verb):
    """Pieces go back to the supply; `bind` keeps which."""

    op: Literal["return"]
    piece: Piece


class Ready(Verb):
    """A card may be selected again."""

    op: Literal["ready"]
    card: Card


class Exhaust(Verb):
    """A card is spent until the next Era."""

    op: Literal["exhaust"]
    card: Card


class ProduceTile(Verb):
    """The production box of the Facility's tile happens once, outside Production."""

    op: Literal["produce_tile"]
    facility: Piece
    as_: Maybe[Literal["self", "owner"]] = Field(default=None, alias="as")


class Rotate(Verb):
    """A ring turns with everything on it."""

    op: Literal["rotate"]
    ring: Literal["inner", "outer"]
    steps: Some
    way: Literal["clockwise", "counterclockwise"]


class Resolve(Verb):
    """Core Actions are resolved, paid and done in full; the only op that does so."""

    op: Literal["resolve"]
    actions: Some
    among: OwnCard
    from_: Literal["destination"] = Field(alias="from")
    order: Literal["free"]
