"""Binding: every name in content must lead to the thing it names."""

from collections.abc import Collection, Iterator

from rulewright.diagnostics import Finding, Label, nearest
from rulewright.measure import Length
from rulewright.model import findings as rules
from rulewright.model.catalogue import Catalogue, Item, PlacedRuling
from rulewright.model.record import Asset, Ref
from rulewright.model.statement_checks import bind_statements, untried


def bind(catalogue: Catalogue, icons: Collection[str]) -> Iterator[Finding]:
    """Findings for ids that meet, names that lead nowhere, icons and formats unknown.

    `icons` are the bare names of all icon files under the template roots. Names are
    looked up only in a catalogue that is whole.
    """
    found = _bind(catalogue, icons)
    hidden = None if catalogue.whole else rules.UNKNOWN_NAME
    yield from (finding for finding in found if finding.rule is not hidden)


def _bind(catalogue: Catalogue, icons: Collection[str]) -> Iterator[Finding]:
    yield from _top(catalogue)
    yield from _double_ids(catalogue)
    yield from _terms(catalogue)
    yield from _decks(catalogue)
    for item in catalogue.items:
        yield from _names(catalogue, item, icons)
    yield from _formats(catalogue)
    yield from _settings(catalogue)
    yield from _variants(catalogue)
    yield from _rulings(catalogue)
    yield from bind_statements(catalogue)
    yield from untried(catalogue)


def _top(catalogue: Catalogue) -> Iterator[Finding]:
    """Decks and owners that `game.yaml` names."""
    file = catalogue.file("game.yaml")
    if file is None:
        return
    for part, section in enumerate(catalogue.game.reference):
        for step, deck in enumerate(section.decks):
            if deck not in catalogue.decks:
                yield rules.UNKNOWN_NAME.at(
                    file.span(("reference", part, "decks", step)),
                    f"there is no deck `{deck}`",
                    hint=_suggestion(nearest(deck, catalogue.decks), catalogue.decks),
                )
    owners = catalogue.game.owners
    if owners is not None and not catalogue.owners:
        kinds = {item.kind.id for item in catalogue.items}
        yield rules.UNKNOWN_NAME.at(
            file.span(("owners",)),
            f"there is no component of kind `{owners}`",
            hint=_suggestion(nearest(owners, kinds), kinds),
        )


def _terms(catalogue: Catalogue) -> Iterator[Finding]:
    """One word for one thing: no spelling and no name stands in the glossary twice."""
    file = catalogue.file("glossary.yaml")
    first: dict[tuple[str, ...], int] = {}
    for number, term in enumerate(catalogue.glossary.terms):
        name = ("id", term.grammar or term.kind, term.id)
        for key in (("term", term.term), name):
            earlier = first.setdefault(key, number)
            if earlier != number and file is not None:
                yield rules.DOUBLE_ID.at(
                    file.span(("terms", number, key[0])),
                    f"`{key[-1]}` is taken",
                    hint="strike one of the two, or spell it otherwise",
                    labels=(
                        Label(
                            file.span(("terms", earlier, key[0])), "first given here"
                        ),
                    ),
                )
                break


def _decks(catalogue: Catalogue) -> Iterator[Finding]:
    """One deck may lie in several files, if all of them say the same of it.

    Two decks have two codes, or their registry numbers would meet.
    """
    for deck, items in catalogue.decks.items():
        first = items[0]
        others = {item.document: item for item in items if item.deck != first.deck}
        for item in others.values():
            yield rules.DOUBLE_ID.at(
                item.document.span(("deck",)),
                f"the deck `{deck}` is described otherwise elsewhere",
                hint="say the same in both files, or give one deck an id of its own",
                labels=(Label(first.document.span(("deck",)), "first described here"),),
            )
    coded: dict[str, Item] = {}
    for items in catalogue.decks.values():
        item = items[0]
        code = item.deck.code if item.deck is not None else ""
        earlier = coded.setdefault(code, item)
        if earlier is not item:
            yield rules.DOUBLE_ID.at(
                item.document.span(("deck", "code")),
                f"the code `{code}` is taken",
                hint="give this deck a code of its own",
                labels=(
                    Label(earlier.document.span(("deck", "code")), "first given here"),
                ),
            )


def _double_ids(catalogue: Catalogue) -> Iterator[Finding]:
    first: dict[str, Item] = {}
    for item in catalogue.items:
        earlier = first.setdefault(item.name, item)
        if earlier is not item:
            yield rules.DOUBLE_ID.at(
                item.span(("id",)),
                f"`{item.component.id}` is taken",
                hint="give this component an id of its own",
                labels=(Label(earlier.span(("id",)), "first given here"),),
                within=item.heading,
            )


def _names(
    catalogue: Catalogue, item: Item, icons: Collection[str]
) -> Iterator[Finding]:
    for loc, value, mark in item.marked:
        if isinstance(mark, Ref):
            names = [f"{kind}.{value}" for kind in mark.kinds]
            if any(catalogue.find(name) for name in names):
                continue
            known = [
                other.component.id
                for kind in mark.kinds
                for other in catalogue.of(kind)
            ]
            near = nearest(value, known)
            yield rules.UNKNOWN_NAME.at(
                item.span(loc),
                f"there is no {' or '.join(mark.kinds)} `{value}`",
                hint=_suggestion(near, known),
                within=item.heading,
            )
        elif isinstance(mark, Asset) and value not in icons:
            near = nearest(value, icons)
            yield rules.UNKNOWN_ICON.at(
                item.span(loc),
                f"there is no icon `{value}`",
                hint=_suggestion(near, ()),
                within=item.heading,
            )


def _formats(catalogue: Catalogue) -> Iterator[Finding]:
    for items in catalogue.decks.values():
        first = items[0]
        deck = first.deck
        if deck is None:
            continue
        if deck.format not in catalogue.press.formats:
            near = nearest(deck.format, catalogue.press.formats)
            yield rules.UNKNOWN_FORMAT.at(
                first.document.span(("deck", "format")),
                f"`print.yaml` has no format `{deck.format}`",
                hint=_suggestion(near, catalogue.press.formats),
            )
        backs = {kind for kind, how in catalogue.press.faces.items() if how.back}
        if deck.back and deck.back not in backs:
            near = nearest(deck.back, backs)
            yield rules.UNKNOWN_FORMAT.at(
                first.document.span(("deck", "back")),
                f"`print.yaml` has no back `{deck.back}`",
                hint=_suggestion(near, backs),
            )
    kinds = {item.kind.id: item for item in reversed(catalogue.items) if item.deck}
    for kind, item in kinds.items():
        if kind not in catalogue.press.faces:
            yield rules.UNKNOWN_FORMAT.at(
                item.document.span(("kind",)),
                f"`print.yaml` does not say how a {kind} becomes a face",
                hint=f"add `{kind}:` under `faces:` in print.yaml",
            )


def _settings(catalogue: Catalogue) -> Iterator[Finding]:
    """Settings of faces below the smallest type."""
    file = catalogue.file("print.yaml")
    if file is None:
        return
    smallest = Length.parse(catalogue.press.smallest)
    for kind, face in catalogue.press.faces.items():
        for number, setting in enumerate(face.settings):
            if Length.parse(setting.size) < smallest:
                yield rules.SMALL_TYPE.at(
                    file.span(("faces", kind, "settings", number, "size")),
                    f"{setting.size} is below the smallest type, "
                    f"{catalogue.press.smallest}",
                    hint="strike the setting, or lower `smallest`",
                )


def _variants(catalogue: Catalogue) -> Iterator[Finding]:
    """What `print.yaml` multiplies faces by is a mapping of variants to copies."""
    file = catalogue.file("print.yaml")
    for kind, how in catalogue.press.faces.items():
        items = catalogue.of(kind)
        if how.variants is None or file is None or not items:
            continue
        place = file.span(("faces", kind, "variants"))
        fields = items[0].kind.model.model_fields
        if how.variants not in fields:
            yield rules.UNKNOWN_NAME.at(
                place,
                f"a {kind} has no field `{how.variants}`",
                hint=_suggestion(nearest(how.variants, fields), fields),
            )
        elif not all(_counts(item.data.get(how.variants)) for item in items):
            yield rules.WRONG_SHAPE.at(
                place,
                f"`{how.variants}` of a {kind} is no mapping of variants to copies",
                hint="name a field that says how many of each variant are printed",
            )


def _counts(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(count, int) and not isinstance(count, bool)
        for count in value.values()
    )


def _rulings(catalogue: Catalogue) -> Iterator[Finding]:
    names = [item.name for item in catalogue.items]
    for place in catalogue.rulings:
        for step, name in enumerate(place.ruling.about):
            if catalogue.find(name) is None:
                yield rules.UNKNOWN_NAME.at(
                    place.document.span((*place.loc, "about", step)),
                    f"there is no component `{name}`",
                    hint=_suggestion(nearest(name, names), ()),
                    within=f"ruling {place.ruling.id}",
                )
    first: dict[str, PlacedRuling] = {}
    for place in catalogue.rulings:
        earlier = first.setdefault(place.ruling.id, place)
        if earlier is not place:
            yield rules.DOUBLE_ID.at(
                place.document.span((*place.loc, "id")),
                f"`{place.ruling.id}` is taken",
                hint="give this ruling an id of its own",
                labels=(
                    Label(
                        earlier.document.span((*earlier.loc, "id")), "first given here"
                    ),
                ),
                within=f"ruling {place.ruling.id}",
            )


def _suggestion(near: str | None, known: Collection[str]) -> str:
    if near:
        return f"did you mean `{near}`?"
    if known:
        return f"one of: {', '.join(sorted(known))}"
    return "name one that exists"
