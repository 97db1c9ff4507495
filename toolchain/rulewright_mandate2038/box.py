"""Kinds of what lies in the box beside cards and tiles: boards, pieces, texts.

`counts` compares their copies with the component tables. What is printed on cards,
panels and tiles is in `kinds`.
"""

from typing import Annotated, Literal

from pydantic import Field

from rulewright.sdk import (
    Aid,
    Board,
    Component,
    FlavourText,
    IconName,
    Id,
    Kind,
    Part,
    Printed,
    Record,
    StoryText,
    Title,
    Token,
)

Paragraphs = Annotated[tuple[StoryText, ...], Field(min_length=1)]
Profile = Literal["default", "advanced"]


class Piece(Token):
    """A loose piece: of each faction, or of the table.

    `row` is its row in the component tables, the piece's own id if nothing is said.
    `ink` is the field of a piece that nobody owns. `number` tells pieces of one row
    apart; the piece with the `grid` carries the Starting Grid.
    """

    icon: IconName
    row: Id | None = None
    ink: Literal["owner", "black", "white", "silver"] = "owner"
    number: Annotated[int, Field(ge=1, le=99)] | None = None
    grid: bool = False
    profile: Profile = "default"


class Accessory(Part):
    """A thing of the box that is bought: bag, pen, die."""

    row: Id | None = None
    profile: Profile = "default"


class Well(Record):
    """A place for one tile: its ring, and axial coordinates counted from the middle."""

    ring: Literal["centre", "inner", "outer"]
    column: Annotated[int, Field(ge=-9, le=9)]
    row: Annotated[int, Field(ge=-9, le=9)]


class Governance(Board):
    """The Governance Board: map field, Era panels, tracks, ledger, and bays.

    Standing texts of its bays are in the tables `bays`, `rings`, `ledger`, and
    `final_record`, which the ledger sheet prints as well.
    """

    icon: IconName
    strapline: FlavourText
    wells: tuple[Well, ...]


class Ledger(Aid):
    """The ledger as a sheet to write on, for those who have no erasable board."""

    icon: IconName
    strapline: FlavourText


class Side(Record):
    """One side of a panel of the aid: steps in order, or points."""

    name: Title
    steps: bool = False
    lines: tuple[Printed, ...]


class Panel(Record):
    """A panel of the aid, front and back; its template adds tables of figures."""

    id: Id
    icon: IconName
    profile: Profile = "default"
    front: Side
    back: Side


class Foldout(Aid):
    """The foldout aid of every tray: panels side by side, printed on both sides."""

    icon: IconName
    panels: Annotated[tuple[Panel, ...], Field(min_length=4, max_length=4)]


class Ending(Component):
    """A World Ending: whether AGI emerges, whether the ending is Open, what is read.

    The numbers on which openness rests stand in the table `ending`.
    """

    icon: IconName
    agi: bool
    open: bool
    paragraphs: Paragraphs


class Narrative(Component):
    """A text of World and Institutions, to be read and not to be played."""

    icon: IconName
    part: Literal["world", "institution"]
    paragraphs: Paragraphs


KINDS = (
    Kind("governance", Governance, "mandate2038"),
    Kind("ledger", Ledger, "mandate2038"),
    Kind("foldout", Foldout, "mandate2038"),
    Kind("ending", Ending, "mandate2038"),
    Kind("narrative", Narrative, "mandate2038"),
    Kind("piece", Piece, "mandate2038"),
    Kind("accessory", Accessory, "mandate2038", faceless=True),
)
