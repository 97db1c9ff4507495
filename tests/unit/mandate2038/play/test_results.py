"""Results of games of Mandate 2038: sources add up, claims and choices are told."""

from functools import cache

import pytest

from rulewright.engine import State, play_on
from rulewright.sdk.engine import Result, bots_of, results_of
from rulewright_mandate2038.play.assembly import ENGINE
from rulewright_mandate2038.play.results import RESULTS, words
from rulewright_mandate2038.play.rules import MANDATE
from tabletop import bundle, rules


@cache
def played(seats: int, seed: int) -> tuple[State, Result]:
    """A game of random bots to its end."""
    r = rules(seats)
    s = r.start(seed, events=True)
    make = bots_of(ENGINE)["random"]
    play_on(r, s, [make(r, seat, seed) for seat in range(seats)])
    return s, RESULTS.of(r, s)


GAMES = [(2, 18), (3, 2), (4, 3), (4, 10), (6, 38)]


def told(s: State, seats: int, name: str) -> list[dict[str, int | str]]:
    events = (rules(seats).told(event) for event in s.log or ())
    return [event for event in events if event["event"] == name]


def test_the_engine_hands_it_over() -> None:
    assert results_of(ENGINE) is RESULTS


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_sources_add_up_to_mandate(seats: int, seed: int) -> None:
    s, result = played(seats, seed)
    r = rules(seats)
    assert [one.score for one in result.seats] == [
        r.get(s, MANDATE, seat) for seat in range(seats)
    ]
    for one in result.seats:
        assert sum(one.sources.values()) == one.score
        assert "rules" not in one.sources


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_each_source_is_what_its_events_say(seats: int, seed: int) -> None:
    s, result = played(seats, seed)
    for track in ("capability", "trust", "customers"):
        awarded = told(s, seats, "awarded")
        for seat, one in enumerate(result.seats):
            due = sum(
                int(event["mandate"])
                for event in awarded
                if event["seat"] == seat and event["for"] == track
            )
            assert one.sources.get(track, 0) == due
    for seat, one in enumerate(result.seats):
        led = [e for e in told(s, seats, "led") if e["seat"] == seat]
        assert one.sources.get("era_mandates", 0) == sum(
            int(event["mandate"]) for event in led
        )


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_winners_order_and_ending(seats: int, seed: int) -> None:
    s, result = played(seats, seed)
    assert {seat for seat, one in enumerate(result.seats) if one.won} == {
        event["seat"] for event in told(s, seats, "won")
    }
    first = told(s, seats, "initiative")[0]["seat"]
    assert [one.order for one in result.seats].index(1) == first
    assert sorted(one.order for one in result.seats) == list(range(1, seats + 1))
    assert result.ending == told(s, seats, "ending")[0]["ending"]
    assert result.rounds == len(told(s, seats, "selected")) // seats


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_claims_are_those_that_were_made(seats: int, seed: int) -> None:
    s, result = played(seats, seed)
    claims = {e["seat"]: e["strength"] for e in told(s, seats, "claim")}
    for seat, one in enumerate(result.seats):
        assert one.counts["claimed"] == int(seat in claims)
        assert one.counts["strength"] == claims.get(seat, 0)
        assert one.counts["formed_agi"] <= one.counts["claimed"]
        hits = [e for e in told(s, seats, "hit") if e["seat"] == seat]
        assert one.counts["hits"] == len(hits)


def test_some_of_these_games_have_a_claim() -> None:
    flags = {name for game in GAMES for name in claimed(*game)}
    assert flags == set(RESULTS.flags)


def claimed(seats: int, seed: int) -> list[str]:
    _, result = played(seats, seed)
    return [name for one in result.seats for name in RESULTS.flags if one.counts[name]]


def test_options_are_called_by_their_faces() -> None:
    r = rules(3)
    s = r.start(1)
    namings = RESULTS.namings(r)
    seen = set()
    make = bots_of(ENGINE)["random"]
    bots = [make(r, seat, 1) for seat in range(3)]
    while s.ask:
        seat = r.waiting(s)[0]
        if s.kind in namings:
            table = s.tables[s.seats.index(seat)]
            seen |= {namings[s.kind](r, s, seat, code) for code in table}
        r.answer(s, bots[seat].choose(r, s, seat), seat)
    assert {"action.fund", "action.fund:venture", "train.bank"} <= seen
    assert {"dossier.authority_claim:commit", "dossier.authority_claim:hedge"} <= seen
    known = words(bundle())
    assert all(name.partition(":")[0] in known for name in seen)


def test_people_have_words_for_it_all() -> None:
    known = words(bundle())
    for seats, seed in GAMES:
        _, result = played(seats, seed)
        assert f"ending.{result.ending}" in known
        for one in result.seats:
            assert f"owner.{one.owner}" in known
            assert all(f"count.{name}" in known for name in one.counts)
            assert all(
                name in known or f"source.{name}" in known for name in one.sources
            )
