"""Materials: every physical component of a game, counted from its content.

Here: content to a bill. Not here: the forms of the bill (`publish.bill`). The copies
are those that faces are printed in (`faces.studio`); a test holds both together.
"""

from collections.abc import Iterator

from rulewright.model import Catalogue, Item, Part
from rulewright.publish.bill import Bill, DeckTotal, Line


def bill_of(catalogue: Catalogue) -> Bill:
    """The bill of materials: what is printed, deck by deck, then what is bought."""
    lines: list[Line] = []
    decks: list[DeckTotal] = []
    for items in catalogue.decks.values():
        made = [line for item in items for line in _line(catalogue, item)]
        deck = items[0].deck
        if not made or deck is None:
            continue
        lines += made
        total = sum(line.total for line in made)
        decks.append(DeckTotal(deck.id, deck.name, len(made), total, deck.format))
    lines += [line for item in catalogue.items for line in _bought(item)]
    game = catalogue.game
    return Bill(game.id, game.title, game.printing, tuple(lines), tuple(decks))


def _bought(item: Item) -> Iterator[Line]:
    part = item.component
    if isinstance(part, Part):
        yield Line(
            kind=item.kind.id,
            deck="",
            id=part.id,
            name=part.name,
            copies=part.copies,
            owners=(),
            total=part.copies,
            variants=(),
            format="",
            profile=_profile(item),
        )


def _line(catalogue: Catalogue, item: Item) -> Iterator[Line]:
    deck, component = item.deck, item.component
    if item.kind.faceless or deck is None:
        return
    copies = component.copies
    owners: tuple[str, ...] = ()
    variants: tuple[tuple[str, int], ...] = ()
    how = catalogue.press.faces.get(item.kind.id)
    if deck.owned:
        owners = tuple(owner.component.id for owner in catalogue.owners)
    elif how is not None and how.variants is not None:
        pools = item.data.get(how.variants, {})
        variants = tuple((name, count) for name, count in pools.items() if count)
        copies = sum(count for _, count in variants)
    yield Line(
        kind=item.kind.id,
        deck=deck.id,
        id=component.id,
        name=component.name,
        copies=copies,
        owners=owners,
        total=copies * len(owners) if deck.owned else copies,
        variants=variants,
        format=deck.format,
        profile=_profile(item),
    )


def _profile(item: Item) -> str:
    return getattr(item.component, "profile", None) or ""
