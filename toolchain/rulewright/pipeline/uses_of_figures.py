"""Uses of a figure: every sentence, cost strip, effect and template that prints it.

A number is told by the place where it is written, whatever name it is called by.
"""

import re
from collections.abc import Iterator

from rulewright.faces.view import costs
from rulewright.model import Figure, Item
from rulewright.pipeline.subjects import home_at
from rulewright.pipeline.uses import Library, Use, UseKind, values
from rulewright.source import Loc

_PRINTED = re.compile(r'data-home="([^"]+)"')
_REFERENCE = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+")


def uses_of_figure(library: Library, item: Item, loc: Loc) -> Iterator[Use]:
    """Every use of the number at `loc` of a component, in no order."""
    yield Use(item.span(loc), UseKind.DEFINITION, item.heading)
    said = list(_by_sentence(library, item, loc))
    yield from said
    yield from _by_effect(library, item, loc)
    costs_of = list(_by_cost(library, item, loc))
    yield from costs_of
    told = {use.within for use in (*said, *costs_of)}
    yield from (use for use in _by_face(library, item, loc) if use.within not in told)


def _is(library: Library, home: str, item: Item, loc: Loc) -> bool:
    found = home_at(library.catalogue, home)
    return found is not None and found[0] is item and found[1] == loc


def _by_sentence(library: Library, item: Item, loc: Loc) -> Iterator[Use]:
    for other, string in library.strings():
        for part in string.woven.figures:
            if part.figure and _is(library, part.figure.home, item, loc):
                span = string.span(part.start, part.end)
                yield Use(span, UseKind.SENTENCE, other.heading)


def _by_effect(library: Library, item: Item, loc: Loc) -> Iterator[Use]:
    """Values of other fields that are the name of the number, such as `ref`."""
    for other in library.catalogue.items:
        prose = {at for at, _, _ in other.marked}
        for at, value in values(other.data):
            if at in prose or not isinstance(value, str):
                continue
            if _REFERENCE.fullmatch(value):
                found = library.catalogue.figure(value, other)
                if isinstance(found, Figure) and _is(library, found.home, item, loc):
                    yield Use(other.span(at), UseKind.EFFECT, other.heading)


def _by_cost(library: Library, item: Item, loc: Loc) -> Iterator[Use]:
    """The field `cost` names the entry whose payments the cost strip prints."""
    entry = getattr(item.component, "cost", None)
    for _, figure in costs(item, entry) if isinstance(entry, str) else ():
        if _is(library, figure.home, item, loc):
            yield Use(item.span(("cost",)), UseKind.COST, item.heading)


def _by_face(library: Library, item: Item, loc: Loc) -> Iterator[Use]:
    """Faces on which a template prints the number, or one that follows from it.

    A derived number names as its home the formula in which this one stands.
    """
    path = item.paths.get(loc) or ".".join(map(str, loc))
    whole = f"{item.name}.{path}"
    for face in library.faces:
        if face.is_back and item is not face.item:
            continue
        for home in dict.fromkeys(_PRINTED.findall(face.html)):
            if _is(library, home, item, loc):
                kind = UseKind.PRINTED
            elif whole.startswith(f"{home}.") and home.count(".") > 1:
                kind = UseKind.DERIVED
            else:
                continue
            yield Use(face.item.span(("id",)), kind, face.item.heading)
