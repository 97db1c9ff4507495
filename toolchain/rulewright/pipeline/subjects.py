"""Subjects: the face, the figure's home or the term that somebody means by a name.

A face goes by its name in the game (`card.shore`), its id, or what is printed on it; a
home by `card.shore.tide.n`, or by the reference of a sentence, `{tide.n}`, on a face
that is named as well; a term by its id or its printed words. One name may mean several.

Here: names to subjects. Not here: what uses them (`uses`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from rulewright.diagnostics import nearest
from rulewright.model import Catalogue, Figure, Item, Term
from rulewright.model.homes import Ambiguous
from rulewright.source import Loc


@dataclass(frozen=True)
class Subject:
    """What is looked for: a face or a figure (`item`; `loc` of the number), or a term.

    `name` is its full name, `title` what people call it.
    """

    what: Literal["face", "figure", "term"]
    name: str
    title: str
    item: Item | None = None
    loc: Loc = ()
    term: Term | None = None

    @property
    def term_name(self) -> str:
        """The name by which words of a sentence know a term."""
        return term_name(self.term) if self.term is not None else ""


class UnknownNameError(Exception):
    """A name that means nothing here, with a hint for people."""


def term_name(term: Term) -> str:
    """The name by which words of a sentence know a term: class or kind, and id."""
    return f"{term.grammar or term.kind.replace(' ', '_')}.{term.id}"


def subjects(
    catalogue: Catalogue, name: str, face: str | None = None
) -> tuple[Subject, ...]:
    """Everything that a name may mean; `face` says on which face a reference stands.

    Raises:
        UnknownNameError: it means nothing, or a reference leads to several numbers.
    """
    plain = name.strip().removeprefix("{").removesuffix("}")
    if face is not None:
        return tuple(_on(catalogue, face, plain))
    found = tuple(_named(catalogue, plain, exactly=True))
    found = found or tuple(_named(catalogue, plain, exactly=False))
    if not found:
        raise UnknownNameError(_unknown(catalogue, name, plain))
    return found


def home_at(catalogue: Catalogue, home: str) -> tuple[Item, Loc] | None:
    """The number that a printed home names, as the component and the place in it."""
    parts = home.split(".", 2)
    item = catalogue.find(".".join(parts[:2])) if len(parts) == 3 else None
    if item is None:
        return None
    found = item.homes.get(parts[2])
    if isinstance(found, tuple):
        return item, found[0]
    loc = _walked(item.data, parts[2].split("."))
    return (item, loc) if loc is not None else None


def _named(catalogue: Catalogue, name: str, *, exactly: bool) -> Iterator[Subject]:
    def same(*known: str | None) -> bool:
        if exactly:
            return name in known
        return name.casefold() in {k.casefold() for k in known if k is not None}

    for item in catalogue.items:
        component = item.component
        if same(item.name, component.id, component.name):
            yield Subject("face", item.name, component.name, item)
    for term in catalogue.glossary.terms:
        if same(term.id, term.term, term.plural, term_name(term)):
            yield Subject("term", term_name(term), term.term, term=term)
    found = home_at(catalogue, name)
    if found is not None:
        yield _figure(*found)


def _on(catalogue: Catalogue, face: str, reference: str) -> Iterator[Subject]:
    faces = [s.item for s in _named(catalogue, face, exactly=True) if s.what == "face"]
    if not faces:
        raise UnknownNameError(_unknown(catalogue, face, face))
    for item in faces:
        assert item is not None  # noqa: S101 - a face has an item
        found = catalogue.figure(reference, item)
        if isinstance(found, Ambiguous):
            paths = sorted({item.paths[loc] for loc in found.locs if loc in item.paths})
            msg = (
                f"`{reference}` on {item.heading} could be either of several numbers; "
                f"say more of the way to it: {', '.join(paths) or 'give the op an id'}"
            )
            raise UnknownNameError(msg)
        place = home_at(catalogue, found.home) if isinstance(found, Figure) else None
        if found is not None and place is not None:
            yield _figure(*place)
            return
    known = [p for item in faces if item is not None for p in item.paths.values()]
    near = nearest(reference, known)
    hint = f"Did you mean `{near}`?" if near else f"Known: {', '.join(known) or 'none'}"
    raise UnknownNameError(f"There is no figure `{reference}` on {face}. {hint}")


def _figure(item: Item, loc: Loc) -> Subject:
    path = item.paths.get(loc) or ".".join(map(str, loc))
    value: Any = item.data
    for step in loc:
        value = value[step]
    title = f"{value} on {item.heading}"
    return Subject("figure", f"{item.name}.{path}", title, item, loc)


def _walked(data: Any, steps: list[str]) -> Loc | None:  # noqa: ANN401 - plain values
    """The way along keys and indexes to a number that no sentence can name."""
    loc: list[str | int] = []
    for step in steps:
        if isinstance(data, dict) and step in data:
            loc.append(step)
            data = data[step]
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            loc.append(int(step))
            data = data[int(step)]
        else:
            return None
    return tuple(loc) if type(data) is int else None


def _unknown(catalogue: Catalogue, said: str, plain: str) -> str:
    """What to say of a name that means nothing: the nearest that does."""
    known: set[str] = set()
    for item in catalogue.items:
        known |= {item.name, item.component.id, item.component.name}
    for term in catalogue.glossary.terms:
        known |= {term.id, term.term, term.plural or term.term}
    item_of = catalogue.find(".".join(plain.split(".", 2)[:2]))
    if item_of is not None and plain != item_of.name:
        known = {f"{item_of.name}.{path}" for path in item_of.paths.values()}
    near = nearest(plain, known)
    if near:
        hint = f"Did you mean `{near}`?"
    elif "{" in said or ("." in plain and item_of is None):
        hint = "A reference of a sentence needs its face: --in FACE"
    else:
        hint = "Name a face, a term, or the home of a figure"
    return f"There is no face, figure or term `{said}`. {hint}"
