"""Things of a table by the names of scenarios: laying them out, reading them.

Not here: names of seats and hexes (`staging`), which hands over its `Table`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.sdk.engine import Face, State, UnknownNameError
from rulewright_mandate2038.play import geometry, naming, pieces
from rulewright_mandate2038.play.rules import TRACKS, Mandate

if TYPE_CHECKING:
    from rulewright_mandate2038.play.staging import Table

_DOSSIER = {"hedge": 0, "commit": 1, "open": -1}
_TRAINING = {"training_deck": "deck", "training_discards": "discard"}
_KEPT = {
    **_TRAINING,
    "scrutiny": "bag",
    "systemic_risk": "bag_risk",
    "ready": "unused",
    "programs_used": "programs_done",
    "tiles": "tile",
    "joint_ventures": "venture",
    "mega_clusters": "project",
}
"""Fields that scenarios call otherwise."""


# -- the table -----------------------------------------------------------------------


def put_on_table(t: "Table", name: str, value: Any) -> None:  # noqa: ANN401
    """Lays out what belongs to no seat."""
    r, s = t.rules, t.state
    if name == "era":
        enter_era(r, s, _era(r, value))
    elif name == "cycle":
        s.values[r.at.cycle] = int(value) - 1
    elif name == "initiative":
        s.values[r.at.initiative] = t.seat(value)
    elif name == "headline":
        _put_headline(r, s, value)
    elif name == "mandate_card":
        s.values[r.at.mandate_card] = _face(r, "mandate", value)
    elif name == "tiles":
        for hex_, tile in value.items():
            s.values[r.at.tile + t.hex(hex_)] = _index("tile", r.tile_ids, tile)
    elif name == "systemic_risk":
        s.values[r.at.bag_risk] = value
    elif name == "joint_ventures":
        _put_ventures(t, value)
    elif name == "mega_clusters":
        _put_projects(t, value)
    elif name in _TRAINING:
        _put_training(r, s, name, value)
    else:
        s.values[_field(r, name, each=False)] = value


def get_on_table(t: "Table", name: str) -> Any:  # noqa: ANN401, PLR0911 - one for each name
    """How a thing is that belongs to no seat."""
    r, s = t.rules, t.state
    v = s.values
    if name == "era":
        return v[r.at.era] + 1
    if name == "cycle":
        return v[r.at.cycle] + 1
    if name == "initiative":
        return t.named(v[r.at.initiative])
    if name == "order":
        return [t.named(seat) for seat in r.order(s)]
    if name == "headline":
        return r.faces[v[r.at.headline]].id if v[r.at.headline] >= 0 else "none"
    if name == "headline_decks":
        return [len(deck) for deck in r.headlines]
    if name == "systemic_risk":
        return v[r.at.bag_risk]
    if name == "controllers":
        return _controllers(t)
    if name == "joint_ventures":
        return _ventures(t)
    if name == "mega_clusters":
        return _projects(t)
    if name in _TRAINING:
        first = v[getattr(r.at, _TRAINING[name]) :]
        return {face.id: n for face, n in zip(r.trainings, first, strict=False)}
    return v[_field(r, name, each=False)]


def _controllers(t: "Table") -> dict[str, str]:
    """Who controls each hex, and each name of a tile."""
    r, s = t.rules, t.state
    found = {
        name: t.named(pieces.controller(r, s, hex_))
        for hex_, name in enumerate(geometry.NAMES)
    }
    for tile in r.tile_ids:
        found[tile] = t.named(pieces.name_controller(r, s, tile))
    return found


def enter_era(r: Mandate, s: State, era: int) -> None:
    """An Era as it begins: abilities so far, cards ready, markers, Protection."""
    s.values[r.at.era] = era
    markers = r.eras[era].named("markers").data["value"]
    for seat in range(r.seats):
        s.values[r.at.unused + seat] = (1 << len(r.actions)) - 1
        s.values[r.at.markers + seat] = markers
        for face in r.abilities[s.values[r.at.faction + seat]]:
            from_era = r.era_ids.index(face.data.get("era", r.era_ids[0]))
            if from_era <= era:
                for effect in face.effects:
                    r.switch(s, effect, seat)


def _put_headline(r: Mandate, s: State, name: str) -> None:
    """A Headline in force: what lasts of it, without what it did when revealed."""
    face = r.faces[_face(r, "headline", name)]
    s.values[r.at.headline] = face.number
    s.lists[0].append(face.number)
    for effect in face.effects:
        if effect.lasting:
            r.switch(s, effect, -1)


def _put_training(r: Mandate, s: State, name: str, value: dict[str, int]) -> None:
    """How many of each Training card are there; of those not named, none."""
    first = getattr(r.at, _TRAINING[name])
    known = [face.id for face in r.trainings]
    s.values[first : first + len(known)] = [0] * len(known)
    for card, count in value.items():
        s.values[first + _index("Training card", known, card)] = count


def _put_ventures(t: "Table", value: Any) -> None:  # noqa: ANN401
    r, s = t.rules, t.state
    for number, (one, first, other, second) in value.items():
        place = int(number) - 1
        hosts = (_host(t, one, first), _host(t, other, second))
        s.values[r.at.venture + 2 * place : r.at.venture + 2 * place + 2] = hosts
        s.values[r.at.venture_by + place] = t.seat(one)
        s.values[r.at.venture_era + place] = s.values[r.at.era]


def _ventures(t: "Table") -> dict[str, list[str | int]]:
    r, v = t.rules, t.state.values
    found: dict[str, list[str | int]] = {}
    for place in range(r.numbers.pairs):
        hosts = v[r.at.venture + 2 * place : r.at.venture + 2 * place + 2]
        if hosts[0] >= 0:
            told = [x for host in hosts for x in _told_host(t, host)]
            found[str(place + 1)] = told
    return found


def _put_projects(t: "Table", value: Any) -> None:  # noqa: ANN401
    r, s = t.rules, t.state
    for number, (owner, first, second) in value.items():
        place = int(number) - 1
        hosts = (_host(t, owner, first), _host(t, owner, second))
        s.values[r.at.project + 2 * place : r.at.project + 2 * place + 2] = hosts


def _projects(t: "Table") -> dict[str, list[str | int]]:
    r, v = t.rules, t.state.values
    found: dict[str, list[str | int]] = {}
    for place in range(r.numbers.projects):
        hosts = v[r.at.project + 2 * place : r.at.project + 2 * place + 2]
        if hosts[0] >= 0:
            owner, first = _told_host(t, hosts[0])
            found[str(place + 1)] = [owner, first, _told_host(t, hosts[1])[1]]
    return found


def _host(t: "Table", seat: str, number: int) -> int:
    return t.seat(seat) * t.rules.at.facilities + int(number) - 1


def _told_host(t: "Table", host: int) -> tuple[str, int]:
    seat, index = divmod(host, t.rules.at.facilities)
    return t.named(seat), index + 1


# -- seats ---------------------------------------------------------------------------


def put_track(r: Mandate, s: State, seat: int, name: str, value: int) -> None:
    """A slider; thresholds up to there count as scored, those above as open."""
    s.values[r.tracks[TRACKS.index(name)].offset + seat] = value
    at, n = r.at, r.numbers
    if name == "customers":
        s.values[at.customers_scored + seat] = (1 << value) - 1
    for track, field, awards in (
        ("capability", at.capability_scored, n.capability_awards),
        ("trust", at.trust_scored, n.trust_awards),
    ):
        if name == track:
            bits = (1 << i for i, (least, _) in enumerate(awards) if value >= least)
            s.values[field + seat] = sum(bits)


def put_with_seat(t: "Table", seat: int, name: str, value: Any) -> None:  # noqa: ANN401
    """Lays out a piece, cards or a count of a seat."""
    r, s = t.rules, t.state
    at, v = r.at, s.values
    piece = _piece(r, name)
    if piece is not None:
        piece(s, seat, t.hex(value))
    elif name == "scrutiny":
        v[at.bag + seat] = value
    elif name in ("exhausted", "ready"):
        mask = _mask("Core Action", [face.id for face in r.actions], value)
        v[at.unused + seat] = mask if name == "ready" else v[at.unused + seat] & ~mask
    elif name == "used":
        _put_uses(r, s, seat, value)
    elif name == "selected":
        v[at.selected + seat] = _index("card", [c.face.id for c in r.cards], value)
    elif name == "programs_used":
        names = [card.face.id if card.program else "" for card in r.cards]
        v[at.programs_done + seat] = _mask("Program", names, value)
    elif name == "powered":
        for number in value:
            v[at.powered + seat * at.facilities + number - 1] = 1
    elif name == "dossier":
        first = at.dossier + seat * len(r.eras)
        for era, word in enumerate(value):
            v[first + era] = _DOSSIER[_name("way to lie", list(_DOSSIER), word)]
    else:
        v[_field(r, name, each=True) + seat] = value


def _put_uses(r: Mandate, s: State, seat: int, value: dict[str, int]) -> None:
    """How often abilities were used, of those that are limited."""
    mine = r.abilities[s.values[r.at.faction + seat]]
    for name, count in value.items():
        face = mine[_index("ability of that faction", [f.id for f in mine], name)]
        for place in _uses(r, face):
            s.values[place + seat] = count


def _uses(r: Mandate, face: Face) -> list[int]:
    """Where uses of an ability are counted: by its limit, or as the first of a kind."""
    found = [effect.uses_at for effect in face.effects if effect.uses]
    changes = (change for made in r.changes.values() for change in made)
    return found + [c.count_at for c in changes if c.first and c.effect.face is face]


def get_with_seat(t: "Table", seat: int, name: str) -> Any:  # noqa: ANN401, PLR0911 - one for each name
    """How a thing of a seat is."""
    r, s = t.rules, t.state
    at, v = r.at, s.values
    where = _places(r, seat).get(name)
    if where is not None:
        return geometry.NAMES[v[where]] if v[where] >= 0 else "supply"
    if name == "name":
        return t.named(seat)
    if name == "scrutiny":
        return v[at.bag + seat]
    if name in ("exhausted", "ready"):
        mask = v[at.unused + seat]
        wanted = name == "ready"
        return [f.id for i, f in enumerate(r.actions) if bool(mask >> i & 1) == wanted]
    if name == "used":
        mine = r.abilities[v[at.faction + seat]]
        places = {face.id: _uses(r, face) for face in mine}
        return {face: v[first[0] + seat] for face, first in places.items() if first}
    if name == "selected":
        card = v[at.selected + seat]
        return r.cards[card].face.id if card >= 0 else "none"
    if name == "programs_used":
        done = v[at.programs_done + seat]
        return [c.face.id for c in r.cards if done >> c.number & 1]
    if name == "powered":
        first = at.powered + seat * at.facilities
        return [i + 1 for i in range(at.facilities) if v[first + i]]
    if name == "fusion":
        owned = v[at.fusion_owner] == seat and v[at.fusion] >= 0
        return geometry.NAMES[v[at.fusion]] if owned else "supply"
    if name == "dossier":
        words = {number: word for word, number in _DOSSIER.items()}
        first = at.dossier + seat * len(r.eras)
        return [words[v[first + era]] for era in range(len(r.eras))]
    return v[_field(r, name, each=True) + seat]


def _places(r: Mandate, seat: int) -> dict[str, int]:
    """Where the state keeps the hex of each piece of a seat, by its name."""
    at = r.at
    found = {
        naming.pawn_key(pawn): at.pawn + seat * at.pawns + pawn
        for pawn in range(at.pawns)
    }
    for index in range(at.facilities):
        found[f"facility{index + 1}"] = at.facility + seat * at.facilities + index
    return {**found, "generator": at.generator + seat}


def _piece(r: Mandate, name: str) -> Callable[[State, int, int], None] | None:
    """What puts a piece of that name on a hex."""
    if name == "generator":
        return lambda s, seat, hex_: pieces.put_generator(r, s, seat, hex_)
    if name == "fusion":
        return lambda s, seat, hex_: pieces.put_fusion(r, s, seat, hex_)
    for pawn in range(r.at.pawns):
        if naming.pawn_key(pawn) == name:
            return lambda s, seat, hex_: pieces.put_pawn(r, s, seat, pawn, hex_)
    for index in range(r.at.facilities):
        if f"facility{index + 1}" == name:
            return lambda s, seat, hex_: pieces.put_facility(r, s, seat, index, hex_)
    return None


# -- names ---------------------------------------------------------------------------


def _name(what: str, known: list[str], name: object) -> str:
    if name not in known:
        raise UnknownNameError(what, name, [one for one in known if one])
    return str(name)


def _index(what: str, known: list[str], name: object) -> int:
    return known.index(_name(what, known, name))


def _mask(what: str, known: list[str], names: list[str]) -> int:
    return sum(1 << _index(what, known, name) for name in names)


def _face(r: Mandate, kind: str, name: object) -> int:
    known = [face.id for face in r.of(kind)]
    return r.of(kind)[_index(kind, known, name)].number


def _era(r: Mandate, value: object) -> int:
    if isinstance(value, int) and 1 <= value <= len(r.eras):
        return value - 1
    return _index("Era", r.era_ids, value)


def field_of(r: Mandate, name: str) -> str:
    """The field of the state that keeps what scenarios call so."""
    known = [field for field in r.layout.fields if ":" not in field]
    return _KEPT.get(name) or _name("thing", [*_KEPT, *known], name)


def _field(r: Mandate, name: str, *, each: bool) -> int:
    """Counts and the like, by the name of their field."""
    field = r.layout.fields.get(name)
    fits = field is not None and field.count == (r.seats if each else 1)
    if field is None or not fits or bool(field.each) != each:
        singles = (
            f.name
            for f in r.layout.fields.values()
            if bool(f.each) == each
            and f.count == (r.seats if each else 1)
            and ":" not in f.name
        )
        what = "thing" if each else "thing of the table"
        raise UnknownNameError(what, name, list(singles))
    return field.offset
