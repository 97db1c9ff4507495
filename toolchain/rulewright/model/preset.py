"""Presets: what a finished size or a print house asks of a file, as data.

A preset is one file. It says what is asked, in whose words that was found (`source`),
and what it does not promise (`not`).

Here: the record. Not here: the exact lengths (`press.presets`) and the check of a file
against them (`publish.preflight`).
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from rulewright.model.printfile import LengthText, TrimText
from rulewright.model.record import Id, Record

Words = Annotated[str, StringConstraints(min_length=1)]

PageOrder = Literal["any", "back_then_front", "front_then_back", "fronts_only"]
FileKind = Literal["any", "pdf", "picture"]
ColourSpace = Literal["any", "cmyk", "rgb"]
Leave = Literal["allowed", "refused"]


class PresetFormat(Record):
    """A finished size that is printed: trim, bleed, safe area, and how the knife goes.

    `corner` is the radius of a rounded corner. A `hex` is flat-top and its trim the box
    around it. `outline` lists the corners of any other die line, in order around, from
    the top left of the trim.
    """

    name: Words
    trim: tuple[TrimText, TrimText]
    bleed: LengthText
    safe: LengthText
    corner: LengthText | None = None
    shape: Literal["rectangle", "hex", "outline"] = "rectangle"
    outline: tuple[tuple[LengthText, LengthText], ...] = ()
    source: Words


class PresetPages(Record):
    """How the pages of a file follow each other, and how many there may be.

    Orders with a back and a front want them in pairs.
    """

    order: PageOrder
    most: Annotated[int, Field(ge=1)] | None = None
    source: Words


class PresetFile(Record):
    """The kind of file; `claim` is the standard that a PDF must say it keeps."""

    kind: FileKind
    claim: Words | None = None
    transparency: Leave = "allowed"
    layers: Leave = "allowed"
    source: Words


class PresetColour(Record):
    """The colours; `ink` is the most of all inks together, in percent."""

    space: ColourSpace
    ink: Annotated[int, Field(ge=100, le=400)] | None = None
    source: Words


class PresetResolution(Record):
    """The least resolution of a picture as it is placed, in dots per inch."""

    least: Annotated[int, Field(ge=72, le=2400)]
    source: Words


class Preset(Record):
    """What one print house, or one finished size, asks of a file.

    `id` is the name of the file without its ending. `not` says what the preset does not
    do and what nobody has confirmed.
    """

    id: Id
    name: Words
    formats: dict[Id, PresetFormat]
    pages: PresetPages | None = None
    file: PresetFile | None = None
    colour: PresetColour | None = None
    resolution: PresetResolution | None = None
    not_: Annotated[tuple[Words, ...], Field(alias="not", min_length=1)]
