"""The book of a game: what the reference says of every face."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.faces.face import Face
from rulewright.model import Catalogue, Item
from rulewright.press import Format, Shape
from rulewright.publish.book import Back, Book, Entry, Section, Shown
from rulewright.text.facetext import FaceText


@dataclass(frozen=True)
class _Material:
    """What the book is written from."""

    catalogue: Catalogue
    faces: Mapping[str, tuple[Face, ...]]
    backs: Mapping[str, Face]
    users: Mapping[str, tuple[str, ...]]


def book_of(
    catalogue: Catalogue, faces: tuple[Face, ...], texts: tuple[FaceText, ...]
) -> Book:
    """The Card and Board Reference of a game, sections in the order of `game.yaml`."""
    fronts: dict[str, list[Face]] = {}
    backs: dict[str, Face] = {}
    for face in faces:
        if not face.is_back:
            fronts.setdefault(face.item.name, []).append(face)
        elif face.item.deck is not None:
            backs.setdefault(face.item.deck.id, face)
    material = _Material(
        catalogue,
        {name: tuple(some) for name, some in fronts.items()},
        backs,
        _users(catalogue, texts),
    )
    game = catalogue.game
    sections: list[Section] = []
    listed: set[str] = set()
    for part in game.reference:
        for deck in part.decks:
            listed.add(deck)
            sections += _section(material, deck, part.title)
    for deck in catalogue.decks:
        if deck not in listed:
            sections += _section(material, deck, "Other components")
    facts = (
        ("Printing", game.printing),
        ("Faces", str(len(faces))),
        ("Copies", str(sum(face.copies for face in faces))),
        ("Profiles", ", ".join(game.profiles.values()) or game.title),
        ("Publisher", game.publisher),
    )
    return Book(
        name=game.title,
        subtitle="Every authored face at its true size",
        facts=facts,
        note=game.licence,
        sections=tuple(sections),
        over=game.subtitle,
    )


def _section(material: _Material, deck: str, part: str) -> Iterator[Section]:
    items = material.catalogue.decks.get(deck, ())
    entries = tuple(
        _entry(material, item) for item in items if item.name in material.faces
    )
    if not entries or items[0].deck is None:
        return
    copies = sum(face.copies for item in items for face in _of(material, item))
    back = material.backs.get(deck)
    yield Section(
        id=deck,
        title=items[0].deck.name,
        part=part,
        entries=entries,
        facts=(("Faces", str(len(entries))), ("Copies", str(copies))),
        back=Back(Shown(back.id, back.alt), _format(back)) if back else None,
    )


def _of(material: _Material, item: Item) -> tuple[Face, ...]:
    return material.faces.get(item.name, ())


def _entry(material: _Material, item: Item) -> Entry:
    faces = _of(material, item)
    return Entry(
        id=item.name,
        title=item.component.name,
        kind=item.kind.id,
        format=_format(faces[0]),
        shown=tuple(Shown(face.id, face.alt, _label(face)) for face in faces),
        copies=_copies(faces),
        used=material.users.get(item.name, ()),
        rulings=tuple(
            (ruling.id, f"Given {ruling.given}, when {ruling.when}: {ruling.then}")
            for ruling in (placed.ruling for placed in material.catalogue.rulings)
            if item.name in ruling.about
        ),
    )


def _label(face: Face) -> str:
    if not face.variant:
        return ""
    return face.title.rpartition("(")[2].rstrip(")")


def _copies(faces: tuple[Face, ...]) -> str:
    total = sum(face.copies for face in faces)
    each = {face.copies for face in faces}
    if len(faces) == 1:
        return str(total)
    if len(each) == 1:
        return f"{total}, {each.pop()} of each"
    return f"{total}: " + ", ".join(f"{face.copies} {_label(face)}" for face in faces)


def _format(face: Face) -> Format:
    return Format(face.format, face.trim, face.bleed, Shape(face.shape))


def _users(
    catalogue: Catalogue, texts: tuple[FaceText, ...]
) -> dict[str, tuple[str, ...]]:
    """Which components speak of which: by a figure of theirs, or by their name."""
    by_term = _components_by_term(catalogue)
    users: dict[str, dict[str, None]] = {}
    for item, text in zip(catalogue.items, texts, strict=True):
        for string in text.strings:
            for part in string.woven.figures:
                if part.figure is not None:
                    home = ".".join(part.figure.home.split(".")[:2])
                    users.setdefault(home, {})[item.name] = None
        for reading in text.readings:
            for token in reading.tokens:
                name = by_term.get(token.term or "")
                if name is not None:
                    users.setdefault(name, {})[item.name] = None
    return {
        name: tuple(user for user in found if user != name)
        for name, found in users.items()
    }


def _components_by_term(catalogue: Catalogue) -> dict[str, str]:
    """The component that a glossary term names: the one with the same printed name."""
    by_name = {item.component.name: item.name for item in catalogue.items}
    return {
        f"{term.grammar or term.kind}.{term.id}": by_name[term.term]
        for term in catalogue.glossary.terms
        if term.term in by_name
    }
