"""Numbers that content says and also shows: copies, designs, decks, supplies.

The tables of components say how many of everything lie in the box; the components
themselves are as many as they are. Neither is made from the other.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.sdk import Catalogue, Example, Figure, Finding, Item, Rule, Severity

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
SUPPLY_SHORT = Rule(
    "MAN108",
    "supply-short",
    Severity.ERROR,
    title="A supply is smaller than the rules can ask for",
    why="At the highest player count and with everything built, a piece would be "
    "missing on the table, and the rules say nothing about that case.",
    # The supply and the demand stand in files that are too long for an example.
    wrong=None,
    right=None,
)


class Said(NamedTuple):
    """A number of the component tables, what it counts, and how many there are."""

    home: str
    of: str
    found: int


def counts(catalogue: Catalogue) -> Iterator[Finding]:
    """Every number of the component tables is that of the components."""
    for said in (*_cards(catalogue), *_designs(catalogue), *_pieces(catalogue)):
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


def supplies(catalogue: Catalogue) -> Iterator[Finding]:
    """The silver Power cubes suffice for every Facility and project at once."""
    item, cubes = _number(catalogue, "table.shared_pieces.power_cube.count")
    most = _most_power(catalogue)
    if item is None or cubes is None or most is None or cubes.value >= most:
        return
    loc, _ = item.homes["power_cube.count"]  # type: ignore[misc]
    yield SUPPLY_SHORT.at(
        item.span(loc),
        f"{cubes.value} Power cubes, and {most} can be on the map at once",
        hint="add cubes, or lower what can be powered",
        within=item.heading,
    )


def _number(catalogue: Catalogue, home: str) -> tuple[Item | None, Figure | None]:
    item = catalogue.find(".".join(home.split(".")[:2]))
    found = catalogue.figure(home, item) if item is not None else None
    return item, found if isinstance(found, Figure) else None


def _profile(item: Item) -> str:
    return str(item.data.get("profile") or "default")


def _copies(catalogue: Catalogue, item: Item) -> int:
    owned = item.deck is not None and item.deck.owned
    trays = len(catalogue.decks.get(_TRAYS, ()))
    return item.component.copies * (trays if owned else 1)


def _cards(catalogue: Catalogue) -> Iterator[Said]:
    """Cards of each deck, by profile."""
    for name, items in catalogue.decks.items():
        sums: dict[str, int] = {"default": 0, "advanced": 0, "tactics": 0}
        for item in items:
            own = str(getattr(item.component, "profile", "default"))
            sums[own] = sums.get(own, 0) + _copies(catalogue, item)
        for profile, found in sums.items():
            home = f"table.cards.{name}.{profile}"
            yield Said(home, f"{profile} cards of the deck `{name}`", found)


def _designs(catalogue: Catalogue) -> Iterator[Said]:
    """Different faces, and Headlines of each Era."""
    decks = catalogue.decks
    for name, of in (
        ("headlines", "designs"),
        ("tiles", "designs"),
        ("training", "faces"),
        ("tactics", "designs"),
    ):
        if name in decks:
            home = f"table.totals.{name}.{of}"
            yield Said(home, f"designs of the deck `{name}`", len(decks[name]))
    for era in catalogue.of("era"):
        for profile in ("default", "advanced"):
            found = sum(
                _copies(catalogue, item)
                for item in decks.get("headlines", ())
                if item.data.get("era") == era.component.id
                and _profile(item) == profile
            )
            home = f"table.era_decks.{era.component.id}.{profile}"
            yield Said(home, f"{profile} Headlines of {era.component.id}", found)


def _pieces(catalogue: Catalogue) -> Iterator[Said]:
    """Cards of one tray, tiles by ring, trays."""
    for name, row in (
        ("core_actions", "core_action"),
        ("dossier", "dossier"),
        ("ballot", "ballot"),
    ):
        each = sum(item.component.copies for item in catalogue.decks.get(name, ()))
        yield Said(f"table.pieces.{row}.each", f"cards in a tray ({row})", each)
    trays = len(catalogue.decks.get(_TRAYS, ()))
    yield Said("table.shared_pieces.faction_tray.count", "faction trays", trays)
    pools = {"centre": 0, "inner": 0, "outer": 0}
    for tile in catalogue.of("tile"):
        for pool, count in tile.data.get("ring", {}).items():
            pools[pool] += count
    tiles = sum(pools.values())
    yield Said("table.shared_pieces.district_tile.count", "district tiles", tiles)
    for pool, row in (
        ("centre", "frontier_ring"),
        ("inner", "inner_ring"),
        ("outer", "outer_ring"),
    ):
        home = f"table.setup_table.{row}.tiles"
        yield Said(home, f"tiles of the {pool} pool", pools[pool])


def _most_power(catalogue: Catalogue) -> int | None:
    """Power cubes on the map with every Facility and every Mega-Cluster powered."""
    numbers = []
    for home in (
        "table.shared_pieces.faction_tray.count",
        "table.pieces.facility.each",
        "table.power.facility.demand",
        "table.shared_pieces.mega_cluster_pair.count",
        "program.mega_cluster.project.power",
    ):
        _, figure = _number(catalogue, home)
        if figure is None:
            return None
        numbers.append(figure.value)
    trays, facilities, demand, clusters, extra = numbers
    return trays * facilities * demand + clusters * extra


CHECKS = (counts, supplies)
RULES = (COUNT_DIFFERS, SUPPLY_SHORT)
