"""What holds in every state of Mandate 2038: pieces, cubes and room are conserved."""

from collections.abc import Iterator

from rulewright.sdk.engine import Rules, State
from rulewright_mandate2038.play import geometry, pieces
from rulewright_mandate2038.play.rules import TRACKS, Mandate


def within_limits(rules: Rules, s: State) -> Iterator[str]:
    """Every slider between its least and its most; cubes no more than there are."""
    r = _own(rules)
    for track in r.tracks:
        for seat in range(r.seats):
            value = s.values[track.offset + seat]
            if value < track.least or (track.most is not None and value > track.most):
                yield f"{TRACKS[track.number]} of seat {seat} is {value}"
    for seat in range(r.seats):
        if not 0 <= s.values[r.at.bag + seat] <= r.numbers.cubes:
            yield f"{s.values[r.at.bag + seat]} cubes of seat {seat} in the bag"
    if not 0 <= s.values[r.at.bag_risk] <= r.numbers.risk:
        yield f"{s.values[r.at.bag_risk]} black cubes in the bag"


def room(rules: Rules, s: State) -> Iterator[str]:
    """What is counted on hexes is what stands there, and there is room for it."""
    r = _own(rules)
    if s.values[r.at.tile + geometry.HEXES - 1] < 0:
        return
    for hex_ in range(geometry.HEXES):
        built = sum(
            pieces.facility_at(r, s, seat, index) == hex_
            for seat in range(r.seats)
            for index in range(r.at.facilities)
        )
        slots = sum(s.values[r.at.generator + x] == hex_ for x in range(r.seats))
        slots += s.values[r.at.fusion] == hex_
        spaces = r.tile_at(s, hex_).data["spaces"]
        name = r.hex_name(hex_)
        if built != s.values[r.at.built + hex_] or built > spaces["facility"]:
            yield f"{built} Facilities on {name}, counted {s.values[r.at.built + hex_]}"
        if slots != s.values[r.at.slots + hex_] or slots > spaces["generator"]:
            yield f"{slots} Generators on {name}, counted {s.values[r.at.slots + hex_]}"


def facilities_in_order(rules: Rules, s: State) -> Iterator[str]:
    """Facilities are built in the order of their numbers (R-MAP-1)."""
    r = _own(rules)
    for seat in range(r.seats):
        built = pieces.facilities(r, s, seat)
        if built != list(range(len(built))):
            yield f"seat {seat} has Facilities {built}"


def hosts(rules: Rules, s: State) -> Iterator[str]:
    """A pair lies on two Facilities that stand, or on none."""
    r = _own(rules)
    for what, first, count in (
        ("Joint Venture", r.at.venture, r.numbers.pairs),
        ("Mega-Cluster", r.at.project, r.numbers.projects),
    ):
        for pair in range(count):
            ends = s.values[first + 2 * pair : first + 2 * pair + 2]
            if ends == [-1, -1]:
                continue
            stand = [e >= 0 and s.values[r.at.facility + e] >= 0 for e in ends]
            if not all(stand) or ends[0] == ends[1]:
                yield f"{what} {pair + 1} lies on {ends}"


def map_is_whole(rules: Rules, s: State) -> Iterator[str]:
    """Every tile of every pool lies somewhere, none twice."""
    r = _own(rules)
    first = r.at.tile
    if s.values[first + geometry.HEXES - 1] < 0:
        return
    for number, tile in enumerate(r.tiles):
        there = s.values[first : first + geometry.HEXES].count(number)
        if there != sum(tile.data["ring"].values()):
            yield f"{there} tiles {tile.id}"


def _own(rules: Rules) -> Mandate:
    if not isinstance(rules, Mandate):
        raise TypeError("these invariants are of Mandate 2038")
    return rules


ALL = (within_limits, room, facilities_in_order, hosts, map_is_whole)
