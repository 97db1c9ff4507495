"""Uses: what is said of a place in which something is used, and what is searched.

Here: the records, and the walks over strings and plain values that every search shares.
Not here: the searches (`uses_of_faces`, `uses_of_figures`, `uses_of_terms`), what a
name means (`subjects`).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from rulewright.diagnostics import Span
from rulewright.faces.face import Face
from rulewright.model import Catalogue, Item
from rulewright.source import Loc
from rulewright.text.facetext import FaceText, StringRead
from rulewright.text.language import Language


class UseKind(Enum):
    """How something is used; the words are what people and programs see."""

    DEFINITION = "definition"
    SENTENCE = "figure in a sentence"
    REFERENCE = "reference"
    COST = "cost strip"
    DERIVED = "derived figure"
    PRINTED = "figure printed by a template"
    EFFECT = "effect"
    FIELD = "field"
    ICON = "icon"
    RULES = "word in rules"
    REMINDER = "word in a reminder"
    FLAVOUR = "word in flavour"
    TITLE = "word in a title"
    LABEL = "word in a label"
    RULING = "word in a ruling"
    MEANING = "word in the glossary"
    ABOUT = "ruling about it"
    SETTING = "template of its kind"
    TEMPLATE = "name in a template"


VOICES = {
    "rules": UseKind.RULES,
    "reminder": UseKind.REMINDER,
    "flavour": UseKind.FLAVOUR,
    "story": UseKind.FLAVOUR,
    "title": UseKind.TITLE,
    "label": UseKind.LABEL,
}
"""The kind of use that a word is, by the voice of its string."""


@dataclass(frozen=True, slots=True)
class Use:
    """One use: where, of which kind, and the heading that it stands under."""

    span: Span
    kind: UseKind
    within: str = ""


@dataclass(frozen=True)
class Library:
    """What uses are looked for in.

    `texts` belong to the items of the catalogue, in the same order; `faces` are filled
    templates; `templates` the texts of the game's own, by the path that people see.
    """

    catalogue: Catalogue
    texts: tuple[FaceText, ...]
    language: Language
    faces: tuple[Face, ...] = ()
    templates: Mapping[str, str] = field(default_factory=dict)

    def strings(self) -> Iterator[tuple[Item, StringRead]]:
        """Every string that prints, with the component that it stands on."""
        for item, text in zip(self.catalogue.items, self.texts, strict=True):
            for string in text.strings:
                yield item, string

    def ruling_words(self) -> Iterator[tuple[str, str, "Spot"]]:
        """Every string of a ruling, the heading of the ruling, and its place."""
        for placed in self.catalogue.rulings:
            for key in ("given", "when", "then", "rests_on"):
                spot = Spot(placed.document, (*placed.loc, key))
                yield getattr(placed.ruling, key), f"ruling {placed.ruling.id}", spot

    def named_in_templates(self, pattern: str) -> Iterator[Use]:
        """Every place in the game's own templates that fits a pattern; its group 1."""
        for path, text in self.templates.items():
            # Words of a comment name nothing; blanks keep lines and columns.
            seen = _COMMENT.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
            for match in re.finditer(pattern, seen):
                yield Use(_span(path, seen, *match.span(1)), UseKind.TEMPLATE)


@dataclass(frozen=True, slots=True)
class Spot:
    """A string of a file."""

    document: Any
    loc: Loc

    def span(self, start: int, end: int) -> Span:
        """Where characters of the string stand."""
        found: Span = self.document.within(self.loc, start, end)
        return found


_COMMENT = re.compile(r"\{#.*?#\}|<!--.*?-->|/\*.*?\*/", re.DOTALL)


def _span(path: str, text: str, start: int, end: int) -> Span:
    line = text.count("\n", 0, start) + 1
    column = start - text.rfind("\n", 0, start)
    return Span(path, line, column, line, column + end - start)


def values(node: Any, loc: Loc = ()) -> Iterator[tuple[Loc, Any]]:  # noqa: ANN401 - plain values
    """Every value that is no mapping and no list, with its place."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from values(value, (*loc, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from values(value, (*loc, index))
    else:
        yield loc, node


def whole_words(words: str) -> str:
    """A pattern that finds some words where no letter or digit goes on with them."""
    return rf"(?<![\w-]){re.escape(words)}(?![\w-])"
