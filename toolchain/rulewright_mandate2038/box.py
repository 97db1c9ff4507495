"""Kinds of what lies in the box beside cards and tiles: pieces, and what is bought.

`counts` compares their copies with the component tables. What is printed on cards,
panels and tiles is in `kinds`.
"""

from typing import Annotated, Literal

from pydantic import Field

from rulewright.sdk import IconName, Id, Kind, Part, Token

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


KINDS = (
    Kind("piece", Piece, "mandate2038"),
    Kind("accessory", Accessory, "mandate2038", faceless=True),
)
