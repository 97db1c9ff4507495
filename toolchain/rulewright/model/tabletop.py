"""Tabletop Simulator's saved objects, as its documentation describes them.

Source: the "Save File Format" page of Tabletop Simulator's API documentation, and its
pages on custom decks and custom tiles. Names stand as the program writes them; only the
keys that it needs in order to load an object are given, and it fills in the others.

Here: the records. Not here: what goes into them (`publish.tabletop`).
"""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints
from pydantic.alias_generators import to_pascal

from rulewright.model.record import Record

Guid = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{6}$")]
Address = Annotated[str, StringConstraints(pattern=r"^(file:///|https?://)[!-~]+$")]

MOST_COLUMNS, MOST_ROWS = 10, 7
"""The most cells that a picture of a deck may have (API documentation, Custom Deck)."""


class Written(Record):
    """A record whose keys are written with a capital at each word."""

    model_config = ConfigDict(alias_generator=to_pascal, populate_by_name=True)


class Transform(Record):
    """Where an object is, how it is turned (degrees) and how large; y points up."""

    model_config = ConfigDict(populate_by_name=True)

    pos_x: float = Field(default=0.0, alias="posX")
    pos_y: float = Field(default=1.0, alias="posY")
    pos_z: float = Field(default=0.0, alias="posZ")
    rot_x: float = Field(default=0.0, alias="rotX")
    rot_y: float = Field(default=180.0, alias="rotY")
    rot_z: float = Field(default=0.0, alias="rotZ")
    scale_x: Annotated[float, Field(gt=0, alias="scaleX")] = 1.0
    scale_y: Annotated[float, Field(gt=0, alias="scaleY")] = 1.0
    scale_z: Annotated[float, Field(gt=0, alias="scaleZ")] = 1.0


class DeckPicture(Written):
    """A picture of a grid of fronts, and the picture of their back."""

    face_url: Address = Field(alias="FaceURL")
    back_url: Address = Field(alias="BackURL")
    num_width: Annotated[int, Field(ge=1, le=MOST_COLUMNS)]
    num_height: Annotated[int, Field(ge=1, le=MOST_ROWS)]
    back_is_hidden: bool = True
    unique_back: bool = False


class TileForm(Written):
    """How a custom tile is cut: 0 box, 1 hex, 2 circle, 3 rounded."""

    type: Literal[0, 1, 2, 3]
    thickness: Annotated[float, Field(gt=0)]
    stackable: bool = False
    stretch: bool = True


class TilePicture(Written):
    """The pictures of a custom tile."""

    image_url: Address = Field(alias="ImageURL")
    image_secondary_url: Address = Field(alias="ImageSecondaryURL")
    image_scalar: Annotated[float, Field(gt=0)] = 1.0
    width_scale: Annotated[float, Field(ge=0)] = 0.0
    custom_tile: TileForm


class TabletopObject(Written):
    """A card, a deck of cards or a tile.

    A card's `card_id` is the key of its picture times a hundred plus its cell, counted
    row by row. A deck lists the card of each copy, top first, twice: by id and as an
    object.
    """

    name: Literal["Card", "DeckCustom", "Custom_Tile"]
    guid: Guid = Field(alias="GUID")
    nickname: str
    description: str = ""
    gm_notes: str = Field(default="", alias="GMNotes")
    transform: Transform = Field(default_factory=Transform)
    tags: tuple[str, ...] = ()
    locked: bool = False
    sideways_card: bool = False
    hide_when_face_down: bool = True
    card_id: Annotated[int, Field(ge=100)] | None = Field(default=None, alias="CardID")
    deck_ids: tuple[int, ...] | None = Field(default=None, alias="DeckIDs")
    custom_deck: dict[str, DeckPicture] | None = None
    custom_image: TilePicture | None = None
    contained_objects: tuple["TabletopObject", ...] | None = None


class SavedObject(Written):
    """A file of Tabletop Simulator's folder `Saved Objects`."""

    save_name: str
    date: str = ""
    version_number: str = ""
    game_mode: str = ""
    note: str = ""
    object_states: Annotated[tuple[TabletopObject, ...], Field(min_length=1)]
