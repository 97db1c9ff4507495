"""Supplies: whether what lies in the box suffices for setup and the worst case.

The worst case has the most players of `table.setup_table`, everything built and every
effect of the game used (rulings R-SUP-1 to R-SUP-3). Here: sums over tables, tiles and
effects. Not here: whether the tables count what is there (`counts`).
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulewright.sdk import Catalogue, Figure, Finding, Rule, Severity

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


class Need(NamedTuple):
    """A supply by its home, how many of it there are, and the most that is asked for.

    `home` is the figure that is too small if the supply is.
    """

    home: str
    there: int
    most: int
    says: str


def supplies(catalogue: Catalogue) -> Iterator[Finding]:
    """Every supply suffices for setup, and for all that can be asked of it."""
    for need in (
        *_power(catalogue),
        *_risk(catalogue),
        *_generators(catalogue),
        *_rings(catalogue),
        *_pieces(catalogue),
        *_headlines(catalogue),
    ):
        item = catalogue.find(".".join(need.home.split(".")[:2]))
        if item is None or need.there >= need.most:
            continue
        loc, _ = item.homes[need.home.split(".", 2)[2]]  # type: ignore[misc]
        yield SUPPLY_SHORT.at(
            item.span(loc),
            f"{need.there} {need.says.format(need.most)}",
            hint="add to the supply, or lower what can be asked of it",
            within=item.heading,
        )


def _value(catalogue: Catalogue, home: str) -> int | None:
    item = catalogue.find(".".join(home.split(".")[:2]))
    found = catalogue.figure(home, item) if item is not None else None
    return found.value if isinstance(found, Figure) else None


def _values(catalogue: Catalogue, *homes: str) -> tuple[int, ...] | None:
    """The numbers of some homes; None if one is missing, which others say."""
    found = [_value(catalogue, home) for home in homes]
    whole = tuple(value for value in found if value is not None)
    return whole if len(whole) == len(homes) else None


def _power(catalogue: Catalogue) -> Iterator[Need]:
    """Power cubes with every Facility and every Mega-Cluster powered (R-SUP-1)."""
    home = "table.shared_pieces.power_cube.count"
    numbers = _values(
        catalogue,
        home,
        "table.shared_pieces.faction_tray.count",
        "table.pieces.facility.each",
        "table.power.facility.demand",
        "table.shared_pieces.mega_cluster_pair.count",
        "program.mega_cluster.project.power",
    )
    if numbers is not None:
        cubes, trays, facilities, demand, clusters, extra = numbers
        most = trays * facilities * demand + clusters * extra
        yield Need(home, cubes, most, "Power cubes, and {} can be on the map at once")


def _risk(catalogue: Catalogue) -> Iterator[Need]:
    """Systemic Risk with every effect that adds it used by all whom it can strike.

    An effect strikes each seat once, or one seat alone (R-SUP-2).
    """
    home = "table.shared_pieces.systemic_risk.count"
    numbers = _values(catalogue, home, "table.setup_table.players.most")
    if numbers is None:
        return
    cubes, seats = numbers
    most = sum(
        _added(effect) * (seats if _strikes_each(effect) else 1)
        for item in catalogue.items
        for effect in _effects(item.data.get("effects", ()))
    )
    yield Need(home, cubes, most, "Systemic Risk cubes, and {} can come into the bag")


def _effects(node: Any) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - plain values
    """Every mapping that adds Systemic Risk, however deep it stands."""
    if isinstance(node, Mapping):
        ops = node.get("ops", ())
        if node.get("change") == "run.crash.risk" or any(map(_adds, ops)):
            yield node
        for value in node.values():
            yield from _effects(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _effects(value)


def _adds(op: object) -> bool:
    return isinstance(op, Mapping) and op.get("op") == "add_risk"


def _strikes_each(effect: Mapping[str, Any]) -> bool:
    return "each" in (effect.get("who"), effect.get("for"))


def _added(effect: Mapping[str, Any]) -> int:
    """Cubes that one use of an effect adds; a number with a home elsewhere is one."""
    said = [op.get("n") for op in effect.get("ops", ()) if _adds(op)]
    if effect.get("change") == "run.crash.risk":
        said.append(effect.get("value"))
    return sum(n if isinstance(n, int) else 1 for n in said)


def _generators(catalogue: Catalogue) -> Iterator[Need]:
    """Spaces for the Generator of each seat, and for Fusion (R-SUP-3)."""
    numbers = _values(
        catalogue,
        "table.shared_pieces.faction_tray.count",
        "table.pieces.generator.each",
        "table.shared_pieces.fusion_marker.count",
    )
    tiles = [tile.data for tile in catalogue.of("tile")]
    if numbers is not None and tiles:
        trays, each, fusion = numbers
        there = sum(
            int(tile["spaces"]["generator"]) * sum(tile["ring"].values())
            for tile in tiles
        )
        says = "Generator spaces on the tiles, and {} Generators can be on the map"
        yield Need("table.pieces.generator.each", there, trays * each + fusion, says)


def _rings(catalogue: Catalogue) -> Iterator[Need]:
    """Tiles of each pool for the ring that setup lays from it."""
    setup = catalogue.find("table.setup_table")
    tiles = [tile.data for tile in catalogue.of("tile")]
    for row in setup.data.get("rows", ()) if setup is not None and tiles else ():
        home = f"table.setup_table.{row['id']}.tiles"
        asked = _value(catalogue, home) if "pool" in row else None
        if asked is not None:
            there = sum(tile["ring"].get(row["pool"], 0) for tile in tiles)
            yield Need(home, there, asked, f"{row['pool']} tiles, and setup lays {{}}")


def _pieces(catalogue: Catalogue) -> Iterator[Need]:
    """Pieces in a tray for what setup takes from it."""
    for table in ("setup_player", "setup_advanced"):
        setup = catalogue.find(f"table.{table}")
        for row in setup.data.get("rows", ()) if setup is not None else ():
            home = f"table.{table}.{row['id']}.count"
            supply = f"table.pieces.{row['id']}.each"
            # A count that refers to the supply is the supply.
            numbers = _values(catalogue, supply, home)
            if numbers is not None and isinstance(row["count"], int):
                says = f"pieces in a tray ({row['id']}), and setup takes {{}}"
                there, asked = numbers
                yield Need(home, there, asked, says)


def _headlines(catalogue: Catalogue) -> Iterator[Need]:
    """Headlines of each Era for those that setup deals, in the Default Game."""
    asked = _value(catalogue, "table.setup_table.headlines.each_era")
    decks = catalogue.find("table.era_decks")
    for row in decks.data.get("rows", ()) if decks and asked is not None else ():
        home = f"table.era_decks.{row['id']}.default"
        there = _value(catalogue, home)
        if there is not None and asked is not None:
            says = f"Headlines of {row['id']}, and setup deals {{}}"
            yield Need(home, there, asked, says)


CHECKS = (supplies,)
RULES = (SUPPLY_SHORT,)
