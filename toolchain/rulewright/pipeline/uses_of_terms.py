"""Uses of a term: the words of every voice, and the id in effects and fields."""

from collections.abc import Iterator

from rulewright.model import Asset, Item, Ref, Term
from rulewright.pipeline.subjects import term_name
from rulewright.pipeline.uses import VOICES, Library, Spot, Use, UseKind
from rulewright.source import Loc


def uses_of_term(library: Library, term: Term) -> Iterator[Use]:
    """Every use of a term, in no order."""
    yield from _in_glossary(library, term)
    yield from _by_word(library, term)
    for item in library.catalogue.items:
        yield from _by_id(item, term)
    words = "|".join(dict.fromkeys((term.id, term.term, term.plural or term.term)))
    yield from library.named_in_templates(rf"""["']({words})["']""")


def _in_glossary(library: Library, term: Term) -> Iterator[Use]:
    file = library.catalogue.file("glossary.yaml")
    if file is None:
        return
    for number, other in enumerate(library.catalogue.glossary.terms):
        loc: Loc = ("terms", number)
        if other is term:
            yield Use(file.span((*loc, "id")), UseKind.DEFINITION, "the glossary")
            continue
        spot = Spot(file, (*loc, "is"))
        for start, end in _tokens(library, term, other.meaning):
            yield Use(spot.span(start, end), UseKind.MEANING, f"term {other.id}")


def _by_word(library: Library, term: Term) -> Iterator[Use]:
    for item, string in library.strings():
        labels = item.component.labels
        for start, end in _tokens(library, term, string.woven.words, labels):
            span = string.span(start, end)
            yield Use(span, VOICES[string.printed.role], item.heading)
    for words, heading, spot in library.ruling_words():
        for start, end in _tokens(library, term, words):
            yield Use(spot.span(start, end), UseKind.RULING, heading)


def _tokens(
    library: Library, term: Term, words: str, labels: dict[str, str] | None = None
) -> Iterator[tuple[int, int]]:
    """Where a term stands in some words; a longer term that holds it is another."""
    name = term_name(term)
    # Most strings do not hold the word at all, and need no lexing.
    folded = words.casefold()
    if not any(s.casefold() in folded for s in (term.term, term.plural) if s):
        return
    for token in library.language.words(words, labels or {}):
        if token.term == name:
            yield token.start, token.end


def _by_id(item: Item, term: Term) -> Iterator[Use]:
    """The id as a key or a value of effects and other fields; as an icon."""
    marks = {loc: mark for loc, _, mark in item.marked}
    for loc, is_key in _named(item.data, term.id, ()):
        mark = marks.get(loc)
        if isinstance(mark, Ref) or loc == ("id",) or (is_key and len(loc) == 1):
            continue
        if isinstance(mark, Asset):
            kind = UseKind.ICON
        elif mark is not None:
            continue
        else:
            kind = UseKind.EFFECT if "effects" in loc else UseKind.FIELD
        span = item.document.key_span if is_key else item.document.span
        yield Use(span((*item.loc, *loc)), kind, item.heading)


def _named(node: object, name: str, loc: Loc) -> Iterator[tuple[Loc, bool]]:
    """Where a name stands in plain values, and whether it is a key there."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == name:
                yield (*loc, key), True
            yield from _named(value, name, (*loc, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _named(value, name, (*loc, index))
    elif node == name:
        yield loc, False
