"""The book: what the reference is made of.

Here: faces, what is known of them, sections, and where the book is made. Not here: who
fills it (`pipeline`), how it is set (`gatherings`) and bound (`binding`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rulewright.press import Format


@dataclass(frozen=True, slots=True)
class Shown:
    """A drawn face in the book: its drawing, what it is in words, and a label.

    The words stand in for the picture where the drawing has no structure of its own.
    The label tells variants apart, such as the name of an owner.
    """

    face: str
    alt: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something known: a label, and words that are listed after it.

    The id of an entry becomes a link to it, under its title; other words stay.
    """

    label: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling in words, and in a few words what it rests on."""

    id: str
    words: str
    rests: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A face, or the variants of one, and what is known of it.

    `used` names what uses it, as the words of a fact do.
    """

    id: str
    title: str
    kind: str
    format: Format
    shown: tuple[Shown, ...]
    copies: str
    used: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Topic:
    """Rulings that stand with no face, under a heading of their own."""

    id: str
    title: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """The back that the faces of a deck share, or its variants."""

    shown: tuple[Shown, ...]
    format: Format


@dataclass(frozen=True, slots=True)
class Section:
    """A deck, or the boards, panels or tiles, under a heading of their own.

    `part` is the part of the book that it stands in; sections of a part follow one
    another. A section has entries or topics; `topical` is what one thing under a topic
    is called.
    """

    id: str
    title: str
    part: str
    entries: tuple[Entry, ...] = ()
    facts: tuple[Fact, ...] = ()
    back: Back | None = None
    topics: tuple[Topic, ...] = ()
    topical: str = "ruling"


@dataclass(frozen=True, slots=True)
class Book:
    """The whole reference: what its cover says, and its sections in order."""

    name: str
    subtitle: str
    facts: tuple[Fact, ...]
    note: str
    sections: tuple[Section, ...]
    over: str = "Card and Board Reference"

    def stands_alone(self, section: Section) -> bool:
        """Whether a section is the only one of its part, and needs no other heading."""
        return sum(other.part == section.part for other in self.sections) == 1


class Kept(Protocol):
    """Results by stage and inputs; they are void when code or templates change."""

    def find(self, stage: str, *inputs: str) -> object | None:
        """What a stage made of some inputs, if it is here."""

    def keep(self, result: object, stage: str, *inputs: str) -> None:
        """Keep what a stage made."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where the book is made: template roots (first hit wins) and the cache folder.

    `share` allows a second process where there is much to lay out; `kept` has what
    former books were made of, if there is such a place.
    """

    roots: tuple[Path, ...]
    cache_dir: Path
    share: bool = True
    kept: Kept | None = None
