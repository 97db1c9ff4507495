"""The book of a game: what the reference says of every face.

Here: sections and entries. Not here: what is known of a single component
(`reference_facts`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rulewright.faces.face import Face
from rulewright.model import Catalogue, Item
from rulewright.model.ruling import Ruling
from rulewright.pipeline.reference_facts import (
    copies_of,
    facts_of,
    in_order,
    printed,
    variant_words,
)
from rulewright.press import Format, Shape
from rulewright.publish.book import Back, Book, Entry, Fact, Section, Shown, Topic
from rulewright.publish.book import Ruling as Said
from rulewright.publish.standing import Look, look_of
from rulewright.text.facetext import FaceText

_GENERAL = "General rulings"
_STATEMENTS = "Rules in statements"
_BACK = "Back"


@dataclass(frozen=True)
class _Material:
    """What the book is written from: faces by component, backs by deck."""

    catalogue: Catalogue
    faces: Mapping[str, tuple[Face, ...]]
    backs: Mapping[str, tuple[Face, ...]]
    users: Mapping[str, tuple[str, ...]]

    @cached_property
    def rulings(self) -> Sequence[Ruling]:
        return in_order([placed.ruling for placed in self.catalogue.rulings])

    def entries(self, deck: str) -> tuple[Item, ...]:
        """The components of a deck that have a face."""
        items = self.catalogue.decks.get(deck, ())
        return tuple(item for item in items if item.name in self.faces)


def book_of(
    catalogue: Catalogue, faces: tuple[Face, ...], texts: tuple[FaceText, ...]
) -> Book:
    """The Card and Board Reference of a game, sections in the order of `game.yaml`."""
    material = _material(catalogue, faces, texts)
    game = catalogue.game
    sections: list[Section] = []
    listed: set[str] = set()
    for part in game.reference:
        for deck in part.decks:
            listed.add(deck)
            only = len(part.decks) == 1
            sections += _section(material, deck, part.title, part.title if only else "")
    for deck in catalogue.decks:
        if deck not in listed:
            sections += _section(material, deck, "Other components", "")
    sections += _general(material)
    sections += _statements(material)
    return Book(
        name=game.title,
        subtitle="Every authored face at its true size",
        facts=tuple(_cover(material, faces)),
        note=game.licence,
        sections=tuple(sections),
        over=game.subtitle,
    )


def _material(
    catalogue: Catalogue, faces: tuple[Face, ...], texts: tuple[FaceText, ...]
) -> _Material:
    fronts: dict[str, tuple[Face, ...]] = {}
    backs: dict[str, tuple[Face, ...]] = {}
    for face in faces:
        if not face.is_back:
            fronts[face.item.name] = (*fronts.get(face.item.name, ()), face)
        elif face.item.deck is not None:
            deck = face.item.deck.id
            backs[deck] = (*backs.get(deck, ()), face)
    return _Material(catalogue, fronts, backs, _users(catalogue, texts))


def _cover(material: _Material, faces: tuple[Face, ...]) -> Iterator[Fact]:
    game = material.catalogue.game
    backs = sum(face.is_back for face in faces)
    copies = sum(face.copies for face in faces)
    counts = f"{len(faces) - backs} fronts, {backs} backs"
    yield Fact("Components", (f"{len(material.faces)}, in {copies} copies",))
    yield Fact("Faces", (counts,))
    if material.rulings:
        yield Fact("Rulings", (str(len(material.rulings)),))
    if game.profiles:
        yield Fact("Profiles", tuple(game.profiles.values()))
    yield Fact("Printing", (game.printing,))
    yield Fact("Publisher", (game.publisher,))


def _section(
    material: _Material, deck: str, part: str, title: str
) -> Iterator[Section]:
    items = material.entries(deck)
    if not items or items[0].deck is None:
        return
    fronts = [face for item in items for face in material.faces[item.name]]
    backs = material.backs.get(deck, ())
    field = _variants_field(material, items[0])
    trim = fronts[0].trim
    facts = [
        Fact("Components", (str(len(items)),)),
        Fact("Copies", (str(sum(face.copies for face in fronts)),)),
        Fact("Size", (f"{trim.width} × {trim.height}",)),
    ]
    entries = [_entry(material, item) for item in items]
    if backs and look_of(entries[-1]) is Look.LARGE:
        # There is no list of large faces that a back could stand beside: it is turned
        # over behind the last of them.
        behind = [replace(_shown(back, field), label=_BACK) for back in backs]
        entries[-1] = replace(entries[-1], shown=(*entries[-1].shown, *behind))
        backs = ()
    yield Section(
        id=deck,
        title=title or items[0].deck.name,
        part=part,
        entries=tuple(entries),
        facts=tuple(facts),
        back=Back(tuple(_shown(back, field) for back in backs), _format(backs[0]))
        if backs
        else None,
    )


def _general(material: _Material) -> Iterator[Section]:
    """Rulings about nothing that has a face, under what they are about first."""
    topics: dict[str, list[Ruling]] = {}
    for ruling in material.rulings:
        if not any(name in material.faces for name in ruling.about):
            topics.setdefault(ruling.about[0], []).append(ruling)
    found = [
        Topic(
            item.name,
            item.component.name,
            tuple(printed(ruling) for ruling in topics[item.name]),
        )
        for item in material.catalogue.items
        if item.name in topics
    ]
    if found:
        # No deck has an id with a dot.
        yield Section("rulings.general", _GENERAL, _GENERAL, topics=tuple(found))


def _statements(material: _Material) -> Iterator[Section]:
    """The rules sentence by sentence, for whoever follows what a ruling rests on."""
    areas: dict[str, list[Said]] = {}
    for placed in material.catalogue.statements:
        one = placed.statement
        areas.setdefault(one.area, []).append(Said(one.id, one.says))
    titles = material.catalogue.areas
    found = tuple(
        Topic(f"statements.{area}", titles.get(area, area), tuple(said))
        for area, said in areas.items()
    )
    if found:
        yield Section(
            "rules.statements",
            _STATEMENTS,
            _STATEMENTS,
            topics=found,
            topical="statement",
        )


def _entry(material: _Material, item: Item) -> Entry:
    faces = material.faces[item.name]
    field = _variants_field(material, item)
    return Entry(
        id=item.name,
        title=item.component.name,
        kind=item.deck.name if item.deck is not None else item.kind.id,
        format=_format(faces[0]),
        shown=tuple(_shown(face, field) for face in faces),
        copies=copies_of(item, faces, field),
        used=material.users.get(item.name, ()),
        rulings=tuple(
            printed(ruling) for ruling in material.rulings if item.name in ruling.about
        ),
        facts=tuple(facts_of(material.catalogue, item, material.faces)),
    )


def _variants_field(material: _Material, item: Item) -> str | None:
    """The field whose entries are the variants of a component, such as its ring."""
    how = material.catalogue.press.faces.get(item.kind.id)
    return how.variants if how is not None else None


def _shown(face: Face, field: str | None) -> Shown:
    label = ""
    if face.variant and face.item.deck is not None and face.item.deck.owned:
        label = face.title.rpartition("(")[2].rstrip(")")
    elif face.variant:
        label = variant_words(face.variant, field)
    return Shown(face.id, face.alt, label)


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
