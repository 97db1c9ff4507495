"""The plain reading of Mandate 2038's words: the oracle for what is compiled.

Here: instant verbs, conditions, quantities, scopes and costs, each read from the bundle
when it is needed and reckoned in the plainest way, without the helpers of `play` and
`verbs`. Words that ask a player are procedures and have no plain twin.
"""

from typing import Any

from rulewright.sdk.engine import Effect, Face, Form, Plain, PlainWords, State
from rulewright_mandate2038.play.rules import TRACKS, Mandate


def _rules(plain: Plain) -> Mandate:
    rules = plain.rules
    assert isinstance(rules, Mandate)  # noqa: S101 - this oracle is of one game
    return rules


def _field(plain: Plain, name: str) -> int:
    return plain.rules.layout.fields[name].offset


def _held(plain: Plain, s: State, seat: int, name: str) -> int:
    return s.values[_field(plain, name) + seat]


def _most(plain: Plain, name: str) -> int:
    return plain.rules.bundle.number("caps", name, "most")


def _tile(plain: Plain, s: State) -> Form:
    hex_ = s.values[_field(plain, "destination")]
    number = s.values[_field(plain, "tile") + hex_]
    return plain.rules.bundle.of("tile")[number]


def _have(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del face
    for name, n in form["have"].items():
        if _held(plain, s, seat, "bag" if name == "scrutiny" else name) < n:
            return False
    return True


def _destination(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del seat, face
    return bool(_tile(plain, s)["id"] in form["destination"])


def _meets_next(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del face, form
    table = list(plain.rules.bundle.tables["customers"].values())
    held = _held(plain, s, seat, "customers")
    if held >= len(table):
        return False
    asked = plain.figure(s, seat, ["deploy.requirement"], table[held]["capability"])
    return bool(_held(plain, s, seat, "capability") >= asked)


def _era(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del seat, face
    eras = [one["id"] for one in plain.rules.bundle.of("era")]
    return bool(eras[s.values[_field(plain, "era")]] == form["era"])


def _many_rivals(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del s, seat, face
    least: int = form["rivals"]["least"]
    return plain.rules.seats > least


def _constant(plain: Plain, s: State, seat: int, face: Face, form: Form) -> int:
    del seat, face
    for entry in _tile(plain, s)["effects"]:
        if entry.get("constant") == form["constant"]:
            value: int = entry["value"]
            return value
    return 0


def _figure_of(plain: Plain, s: State, seat: int, face: Face, form: Form) -> int:
    del face
    base = plain.rules.bundle.tables["training_run"]["domain"]["provisional"]
    return plain.figure(s, seat, [form["field"]], base)


_COUNTERS = {
    "recruit.placed": "recruited",
    "run.banked": "run_banked",
    "run.domains": "run_counted",
}


def _count(plain: Plain, s: State, seat: int, face: Face, form: Form) -> int:
    what = form["count"]
    if isinstance(what, str):
        if what in _COUNTERS:
            return s.values[_field(plain, _COUNTERS[what])]
        return max(s.values[plain.place(face, what, seat)], 0)
    names = [tile["id"] for tile in plain.rules.bundle.of("tile")]
    first = _field(plain, "tile")
    there = [h for h in range(19) if names[s.values[first + h]] in what["hexes"]]
    return sum(_controls(plain, s, seat, hex_) for hex_ in there)


def _controls(plain: Plain, s: State, seat: int, hex_: int) -> bool:
    """More of its pawns and Facilities than of anybody else stand there."""
    pawns, facilities = _field(plain, "pawn"), _field(plain, "facility")
    counts = [
        s.values[pawns + 4 * x : pawns + 4 * x + 4].count(hex_)
        + s.values[facilities + 4 * x : facilities + 4 * x + 4].count(hex_)
        for x in range(plain.rules.seats)
    ]
    return counts[seat] > max(n for x, n in enumerate(counts) if x != seat)


def _change(plain: Plain, s: State, seat: int, name: str, by: int) -> None:
    """Caps, floors and awards, reckoned from the tables."""
    r = _rules(plain)
    r.tracks[TRACKS.index(name)].change(r, s, seat, by)


def _paths(face: Face, what: str) -> list[str]:
    return [f"{face.id}.{what}"] if face.kind in ("action", "program") else []


def _gain(plain: Plain, s: State, seat: int, face: Face, form: Form) -> None:
    for name in TRACKS:
        if name in form:
            base = plain.amount(s, seat, face, form[name])
            paths = _paths(face, f"gain.{name}")
            _change(plain, s, seat, name, plain.figure(s, seat, paths, base))


def _lose(plain: Plain, s: State, seat: int, face: Face, form: Form) -> None:
    for name in TRACKS:
        if name in form:
            _change(plain, s, seat, name, -plain.amount(s, seat, face, form[name]))


def _add_cubes(plain: Plain, s: State, seat: int, face: Face, form: Form) -> None:
    """One cube after the other; one that is not there is Runway, or else Trust."""
    base = plain.amount(s, seat, face, form["n"])
    for _ in range(plain.figure(s, seat, _paths(face, "scrutiny"), base)):
        if _held(plain, s, seat, "bag") < _most(plain, "scrutiny"):
            s.values[_field(plain, "bag") + seat] += 1
        elif _held(plain, s, seat, "runway"):
            _change(plain, s, seat, "runway", -1)
        elif _held(plain, s, seat, "trust"):
            _change(plain, s, seat, "trust", -1)


def _remove_cubes(plain: Plain, s: State, seat: int, face: Face, form: Form) -> None:
    base = plain.amount(s, seat, face, form["n"])
    for _ in range(plain.figure(s, seat, _paths(face, "remove.scrutiny"), base)):
        if _held(plain, s, seat, "bag"):
            s.values[_field(plain, "bag") + seat] -= 1


def _add_risk(plain: Plain, s: State, seat: int, face: Face, form: Form) -> None:
    for _ in range(plain.amount(s, seat, face, form["n"])):
        if s.values[_field(plain, "bag_risk")] < _most(plain, "systemic_risk"):
            s.values[_field(plain, "bag_risk")] += 1


def _payable(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    for name in ("runway", "compute"):
        if name not in form:
            continue
        base = plain.amount(s, seat, face, form[name])
        branch = form.get("branch")
        paths = _paths(face, f"cost.{name}")
        paths += [f"{branch}.cost.{name}"] if branch else []
        held = _held(plain, s, seat, name)
        held += _held(plain, s, seat, "temporary") if name == "compute" else 0
        if held < plain.figure(s, seat, paths, base):
            return False
    return True


def _placeable(plain: Plain, s: State, seat: int, face: Face, form: Form) -> bool:
    del face
    what = form["piece"]["supply"]
    spaces = _tile(plain, s)["spaces"]
    hex_ = s.values[_field(plain, "destination")]
    if what == "facility":
        first = _field(plain, "facility")
        built = s.values[first : first + 4 * plain.rules.seats]
        own = built[4 * seat : 4 * seat + 4]
        return -1 in own and built.count(hex_) < spaces["facility"]
    if what == "team":
        first = _field(plain, "pawn") + 4 * seat
        return -1 in s.values[first + 1 : first + 4]
    generators = s.values[_field(plain, "generator") :][: plain.rules.seats]
    fusion = s.values[_field(plain, "fusion")]
    taken = generators.count(hex_) + (fusion == hex_)
    mine = fusion if what == "fusion_marker" else generators[seat]
    return bool(mine < 0 and taken < spaces["generator"] and what != "link")


def _to(plain: Plain, s: State, seat: int, value: Any) -> bool:  # noqa: ANN401
    del seat
    return _tile(plain, s)["id"] in value


def _contract(plain: Plain, s: State, seat: int, value: Any) -> bool:  # noqa: ANN401
    del seat
    tiles = {
        "civic_heat_battery": "renewable_basin",
        "emergency_power_complex": "grid_reactor",
    }
    return value not in tiles or _tile(plain, s)["id"] == tiles[value]


def _thresholds(plain: Plain, s: State, seat: int, value: Any) -> bool:  # noqa: ANN401
    del seat
    return s.values[_field(plain, "threshold")] in value


def _visiting(plain: Plain, s: State, seat: int, effect: Effect) -> bool:
    if effect.face.kind != "tile" or effect.data.get("box") != "visit":
        return False
    if effect.may and s.values[_field(plain, "declined")]:
        return False
    here = _tile(plain, s)["id"] == effect.face.id
    acting = s.values[_field(plain, "acting")] == seat
    return here and acting and s.values[_field(plain, "visits")] == 1


WORDS = PlainWords(
    tests={
        "have": _have,
        "destination": _destination,
        "meets_next": _meets_next,
        "era": _era,
        "rivals": _many_rivals,
    },
    amounts={"constant": _constant, "field": _figure_of, "count": _count},
    verbs={
        "gain": _gain,
        "lose": _lose,
        "add_cubes": _add_cubes,
        "remove_cubes": _remove_cubes,
        "add_risk": _add_risk,
    },
    costs={"pay": _payable, "place": _placeable},
    scopes={
        "to": _to,
        "contract": _contract,
        "thresholds": _thresholds,
        "mode": lambda plain, s, seat, value: True,
    },
    visiting=_visiting,
)
