"""What is compiled against the plain reading, at the decisions of random games.

Figures of every path, conditions and ops of every entry that can be read plainly, and
legality of Core Actions and Programs at every hex, without any memory or short cut.
"""

from collections.abc import Iterator

import pytest

from rulewright.battery import stroll
from rulewright.engine import Effect, Form, Plain, State, figure
from rulewright_mandate2038.plain import WORDS
from rulewright_mandate2038.play import legality
from rulewright_mandate2038.play.rules import TRACKS, Card, Mandate
from tabletop import rules

UNKNOWN = ("propose", "end_contract", "resolve", "place_pair", "move_to", "ready")


def moments(seats: int, seed: int) -> Iterator[tuple[Mandate, State]]:
    """Every eleventh decision of a random game, with somebody's turn supposed."""
    r = rules(seats)
    for walk in stroll(r, seed, 2000):
        count = len(walk.played.answers)
        if count % 11 == seed % 11:
            s = walk.state.clone()
            hex_ = (count * 7) % 19
            s.values[r.at.acting] = count % seats
            s.values[r.at.destination] = hex_
            s.values[r.at.visits] = 1
            s.values[r.at.threshold] = (3, 6, 9, 12)[count % 4]
            yield r, s


def holdings(r: Mandate, s: State) -> list[int]:
    """Everything that instant verbs change."""
    found = [s.values[t.offset + x] for t in r.tracks for x in range(r.seats)]
    bag = s.values[r.at.bag : r.at.bag + r.seats]
    return [*found, *bag, s.values[r.at.bag_risk]]


@pytest.mark.parametrize("seed", range(4))
def test_figures_are_what_the_faces_say(seed: int) -> None:
    for r, s in moments(2 + seed, seed):
        plain = Plain(r, WORDS)
        for path in sorted(r.changes):
            if any(
                "scope" in c.effect.data and _odd(c.effect) for c in r.changes[path]
            ):
                continue
            for seat in range(r.seats):
                found = figure(r.changes_of(path), s, seat, 3)
                assert found == plain.figure(s, seat, [path], 3), (path, seat)


def _odd(effect: Effect) -> bool:
    return bool(set(effect.data["scope"]) - {"first", "since", "by", *WORDS.scopes})


@pytest.mark.parametrize("seed", range(4))
def test_entries_do_what_they_say(seed: int) -> None:
    for r, s in moments(4, seed):
        plain = Plain(r, WORDS)
        for effect in r.effects:
            entry, face = effect.data, effect.face
            if not plain.knows(entry) or "limit" in entry:
                continue
            seat = effect.number % r.seats
            gate = r.gate(entry)(s, seat)
            can = gate and plain.can(s, seat, face, entry)
            assert effect.can(s, seat) == can, effect.key
            one, two = s.clone(), s.clone()
            for op in effect.ops:
                op.do(one, seat)
            plain.do(two, seat, face, entry)
            assert holdings(r, one) == holdings(r, two), effect.key


def plainly(plain: Plain, s: State, seat: int, card: Card) -> bool | None:
    """Whether a card resolves at the destination; `None` if it cannot be told."""
    results = [
        _entry(plain, s, seat, card, entry, "") for entry in card.face.data["effects"]
    ]
    if False in results:
        return False
    return None if None in results else True


def _entry(  # noqa: PLR0911, PLR0917 - one way out for each kind of entry
    plain: Plain, s: State, seat: int, card: Card, entry: Form, branch: str
) -> bool | None:
    r = plain.rules
    if "profile" in entry and entry["profile"] not in r.active:
        return branch == ""
    if "from" in entry and not r.gate(entry)(s, seat):
        return False
    if entry.get("lasts") or entry.get("may") or "change" in entry:
        return True
    if "limit" in entry or "needs" in entry:
        needs = entry.get("needs")
        known = needs is None or set(needs) - {"id"} <= set(WORDS.tests)
        return plain.test(s, seat, card.face, needs) if known else None
    if "options" in entry:
        found = [
            _deeds(plain, s, seat, card, deeds, name)
            for name, deeds in entry["options"].items()
        ]
        return True if True in found else None if None in found else False
    if any(op["op"] in UNKNOWN for op in entry.get("ops", ())):
        return None
    when = entry.get("when")
    if when and not plain._readable(when):
        return None
    ops = [{**op, "branch": branch} for op in entry.get("ops", ())]
    return plain.can(s, seat, card.face, {**entry, "ops": ops})


def _deeds(  # noqa: PLR0917
    plain: Plain, s: State, seat: int, card: Card, deeds: list[Form], name: str
) -> bool | None:
    found = [
        _entry(plain, s, seat, card, deed, name) for deed in deeds if "op" not in deed
    ]
    if False in found:
        return False
    return None if None in found else True


@pytest.mark.parametrize("seed", range(3))
def test_legality_has_no_short_cut_that_lies(seed: int) -> None:
    told = 0
    for r, s in moments(3, seed):
        plain = Plain(r, WORDS)
        for card in r.cards:
            seat = card.number % r.seats
            there = legality.destinations(r, s, seat)
            mask = legality.judge(r, s, seat, card, there, first=False)
            before = legality.suppose(r, s, seat, card.number)
            for hex_ in there:
                s.values[r.at.destination] = hex_
                expected = plainly(plain, s, seat, card)
                if expected is not None:
                    told += 1
                    assert bool(mask >> hex_ & 1) == expected, (card.face.id, hex_)
            legality.restore(r, s, before)
    assert told > 500


def test_every_track_is_held_to_account() -> None:
    assert {t.name for t in rules(4).tracks} == set(TRACKS)
