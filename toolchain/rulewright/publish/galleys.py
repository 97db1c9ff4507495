"""Galleys: drawn PDFs taken apart once, so that they are quickly put together.

A build places hundreds of drawn faces, and an edit changes one of them. What placing
needs of each (operators, pictures, glyphs used, structure) is read from its PDF once
and kept beside it.

Here: the records. Not here: structure (`structure`), reading a PDF (`galley_reading`),
keeping galleys (`galley_file`), putting them into one PDF (`placing`, `tagging`,
`fonts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.publish.structure import Structure


@dataclass(frozen=True, slots=True)
class Blob:
    """A stream: its dictionary, its bytes as they are filtered, and its digest.

    `resources` is for forms and patterns; equal blobs have equal digests.
    """

    entries: Mapping[str, Value]
    data: bytes
    digest: str
    resources: Resources | None = None


# An object as PDF syntax, or taken apart because there is a stream inside.
Value = str | Blob | Mapping[str, "Value"] | tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Resources:
    """What operators name: objects by kind and name, and the names of fonts."""

    objects: Mapping[str, Mapping[str, Value]]
    fonts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FontUse:
    """A font of a drawing: PostScript name of its file, glyphs used, what they say.

    `own` is the font itself where the file has no name to find it by.
    """

    name: str
    glyphs: tuple[int, ...]
    texts: Mapping[int, str]
    own: Value | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A page: MediaBox, operators with and without marks of structure, resources.

    Both kinds of operators are deflated. `marks` is the first number that no mark has.
    """

    media: tuple[str, ...]
    tagged: bytes
    plain: bytes
    marks: int
    resources: Resources


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a page of the galley, in points from its lower left corner."""

    page: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Link:
    """A link: its page, its rectangle as PDF syntax, and where it leads."""

    page: int
    rect: tuple[str, ...]
    target: str


@dataclass(frozen=True, slots=True)
class Galley:
    """A drawn PDF taken apart."""

    pages: tuple[Page, ...]
    fonts: Mapping[str, FontUse]
    structure: Structure
    anchors: Mapping[str, Spot]
    links: tuple[Link, ...]
