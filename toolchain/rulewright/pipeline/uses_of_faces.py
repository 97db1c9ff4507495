"""Uses of a face: who refers to it, speaks of it by name, or prints its figures.

Here: faces. What a face says about itself is no use of it.
"""

import re
from collections.abc import Iterator

from rulewright.model import Item, Ref
from rulewright.pipeline.subjects import term_name
from rulewright.pipeline.uses import (
    VOICES,
    Library,
    Use,
    UseKind,
    values,
    whole_words,
)


def uses_of_face(library: Library, item: Item) -> Iterator[Use]:
    """Every use of a component, in no order."""
    yield Use(item.span(("id",)), UseKind.DEFINITION, item.heading)
    yield from _by_reference(library, item)
    yield from _by_figure(library, item)
    yield from _by_word(library, item)
    yield from _by_ruling(library, item)
    yield from _by_template(library, item)


def _by_reference(library: Library, item: Item) -> Iterator[Use]:
    """Fields that must name a component, and effects that name one in full."""
    for other in library.catalogue.items:
        for loc, value, mark in other.marked:
            if (
                isinstance(mark, Ref)
                and item.kind.id in mark.kinds
                and value == item.component.id
            ):
                yield Use(other.span(loc), UseKind.REFERENCE, other.heading)
        if other is item:
            continue
        prose = {loc for loc, _, _ in other.marked}
        for loc, value in values(other.data):
            if loc in prose or not isinstance(value, str):
                continue
            if value == item.name or value.startswith(f"{item.name}."):
                yield Use(other.span(loc), UseKind.EFFECT, other.heading)


def _by_figure(library: Library, item: Item) -> Iterator[Use]:
    """Sentences of other faces that print a figure of this one."""
    for other, string in library.strings():
        for part in string.woven.figures if other is not item else ():
            if part.figure is not None and part.figure.home.startswith(f"{item.name}."):
                span = string.span(part.start, part.end)
                yield Use(span, UseKind.SENTENCE, other.heading)


def _by_word(library: Library, item: Item) -> Iterator[Use]:
    """The printed name, unless it is part of a longer term there."""
    name = item.component.name
    own = {
        term_name(term)
        for term in library.catalogue.glossary.terms
        if name in (term.term, term.plural)
    }
    pattern = re.compile(whole_words(name))

    def found(words: str) -> Iterator[tuple[int, int]]:
        matches = [match.span() for match in pattern.finditer(words)]
        tokens = library.language.words(words) if matches else ()
        for start, end in matches:
            if not any(
                token.term and token.term not in own
                for token in tokens
                if token.start < end
                and start < token.end
                and token.end - token.start > end - start
            ):
                yield start, end

    for other, string in library.strings():
        for start, end in found(string.woven.words) if other is not item else ():
            span = string.span(start, end)
            yield Use(span, VOICES[string.printed.role], other.heading)
    for words, heading, spot in library.ruling_words():
        for start, end in found(words):
            yield Use(spot.span(start, end), UseKind.RULING, heading)


def _by_ruling(library: Library, item: Item) -> Iterator[Use]:
    for placed in library.catalogue.rulings:
        for step, name in enumerate(placed.ruling.about):
            if name == item.name:
                span = placed.document.span((*placed.loc, "about", step))
                yield Use(span, UseKind.ABOUT, f"ruling {placed.ruling.id}")


def _by_template(library: Library, item: Item) -> Iterator[Use]:
    """What prints its kind, and templates that name the face itself."""
    press = library.catalogue.file("print.yaml")
    if press is not None and item.kind.id in library.catalogue.press.faces:
        span = press.span(("faces", item.kind.id, "template"))
        yield Use(span, UseKind.SETTING, f"faces of kind {item.kind.id}")
    name = re.escape(item.component.id)
    yield from library.named_in_templates(rf"\btables\.({name})\b")
    yield from library.named_in_templates(rf"""["']({name})["']""")
