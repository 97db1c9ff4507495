"""Numbers that content says and also shows: copies, designs, decks.

The tables of components say how many of everything lie in the box; the components
themselves are as many as they are. Neither is made from the other. Whether that is
enough to play with is for `supplies`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.sdk import Catalogue, Example, Figure, Finding, Item, Rule, Severity
from rulewright_mandate2038.checks.boards import boards
from rulewright_mandate2038.checks.pieces import counted

_BALLOT = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/ballot.json
kind: ballot
deck: {id: DECK, name: Example, code: EX, format: ballot, back: ballot, owned: true}
components:
- {id: example, name: Example}
"""
_TRAYS = "faction_boards"
"""The deck of which each card stands for one tray of pieces."""

COUNT_DIFFERS = Rule(
    "MAN107",
    "count-differs",
    Severity.ERROR,
    title="The component list says one number and the components are another",
    why="The list is printed in the rulebook and on the box; players count the cards "
    "against it, and the print house prints what lies in the files.",
    wrong=Example(_BALLOT.replace("DECK", "ballot"), file="components/example.yaml"),
    right=Example(_BALLOT.replace("DECK", "examples"), file="components/example.yaml"),
)


class Said(NamedTuple):
    """A number of the component tables, what it counts, and how many there are."""

    home: str
    of: str
    found: int


def counts(catalogue: Catalogue) -> Iterator[Finding]:
    """Every number of the component tables is that of the components."""
    # A deck of which nothing is there could not be shaped, and that has been said.
    for said in (
        *_cards(catalogue),
        *_designs(catalogue),
        *_eras(catalogue),
        *_trays(catalogue),
        *_tiles(catalogue),
        *_totals(catalogue),
        *(Said(*row) for row in (*counted(catalogue), *boards(catalogue))),
    ):
        item, figure = _number(catalogue, said.home)
        if item is None or figure is None or figure.value == said.found:
            continue
        loc, _ = item.homes[said.home.split(".", 2)[2]]  # type: ignore[misc]
        yield COUNT_DIFFERS.at(
            item.span(loc),
            f"the list says {figure.value} {said.of}, and there are {said.found}",
            hint="count again: mend the list, or the components and their `copies`",
            within=item.heading,
        )


def _number(catalogue: Catalogue, home: str) -> tuple[Item | None, Figure | None]:
    item = catalogue.find(".".join(home.split(".")[:2]))
    found = catalogue.figure(home, item) if item is not None else None
    return item, found if isinstance(found, Figure) else None


def _profile(item: Item) -> str:
    return str(getattr(item.component, "profile", "default"))


def _copies(catalogue: Catalogue, item: Item) -> int:
    owned = item.deck is not None and item.deck.owned
    trays = len(catalogue.decks.get(_TRAYS, ()))
    return item.component.copies * (trays if owned else 1)


def _sums(catalogue: Catalogue, deck: str) -> dict[str, int]:
    """Cards of a deck by play profile, in the whole box."""
    sums = {"default": 0, "advanced": 0, "tactics": 0}
    for item in catalogue.decks.get(deck, ()):
        sums[_profile(item)] += _copies(catalogue, item)
    return sums


def _cards(catalogue: Catalogue) -> Iterator[Said]:
    """Cards of each deck, by profile."""
    for deck in catalogue.decks:
        for profile, found in _sums(catalogue, deck).items():
            home = f"table.cards.{deck}.{profile}"
            yield Said(home, f"{profile} cards of the deck `{deck}`", found)


def _designs(catalogue: Catalogue) -> Iterator[Said]:
    """Different faces of a deck."""
    decks = catalogue.decks
    for deck in ("headlines", "tiles", "training", "tactics"):
        for key in ("designs", "faces"):
            if deck in decks:
                home = f"table.totals.{deck}.{key}"
                yield Said(home, f"{key} of the deck `{deck}`", len(decks[deck]))


def _eras(catalogue: Catalogue) -> Iterator[Said]:
    """Headlines of each Era."""
    headlines = catalogue.decks.get("headlines", ())
    for era in catalogue.of("era") if headlines else ():
        own = [item for item in headlines if item.data["era"] == era.component.id]
        for profile in ("default", "advanced"):
            found = sum(
                item.component.copies for item in own if _profile(item) == profile
            )
            home = f"table.era_decks.{era.component.id}.{profile}"
            yield Said(home, f"{profile} Headlines of {era.component.id}", found)


def _trays(catalogue: Catalogue) -> Iterator[Said]:
    """Trays, and the cards of one tray."""
    for deck, row in (
        ("core_actions", "core_action"),
        ("dossier", "dossier"),
        ("ballot", "ballot"),
    ):
        if deck in catalogue.decks:
            each = sum(item.component.copies for item in catalogue.decks[deck])
            yield Said(f"table.pieces.{row}.each", f"cards in a tray ({row})", each)
    trays = len(catalogue.decks.get(_TRAYS, ()))
    if trays:
        yield Said("table.shared_pieces.faction_tray.count", "faction trays", trays)


def _tiles(catalogue: Catalogue) -> Iterator[Said]:
    """Tiles, by ring pool and in all."""
    pools: dict[str, int] = {}
    for tile in catalogue.of("tile"):
        for pool, count in tile.data.get("ring", {}).items():
            pools[pool] = pools.get(pool, 0) + count
    if pools:
        home = "table.shared_pieces.district_tile.count"
        yield Said(home, "district tiles", sum(pools.values()))
    for pool, found in pools.items():
        row = "frontier_ring" if pool == "centre" else f"{pool}_ring"
        yield Said(f"table.setup_table.{row}.tiles", f"tiles of the {pool} pool", found)


def _totals(catalogue: Catalogue) -> Iterator[Said]:
    """The sums that are printed on the box, from the rows that they are sums of."""
    sums = {"default": 0, "advanced": 0, "tactics": 0}
    rows = catalogue.find("table.cards")
    for deck in [row.get("id") for row in rows.data.get("rows", ())] if rows else ():
        for profile in sums:
            _, figure = _number(catalogue, f"table.cards.{deck}.{profile}")
            sums[profile] += figure.value if figure else 0
    _, each = _number(catalogue, "table.pieces.foldout_aid.each")
    _, trays = _number(catalogue, "table.shared_pieces.faction_tray.count")
    if each is None or trays is None:
        return
    aids, cards = each.value * trays.value, sums["default"]
    for name, found in (
        ("cards", cards),
        ("foldout_aids", aids),
        ("printed_pieces", cards + aids),
        ("with_tactics", cards + aids + sums["tactics"]),
    ):
        more = 0 if name == "foldout_aids" else sums["advanced"]
        yield Said(f"table.totals.{name}.default", f"{name} in all", found)
        yield Said(f"table.totals.{name}.with_advanced", f"{name} in all", found + more)


CHECKS = (counts,)
RULES = (COUNT_DIFFERS,)
