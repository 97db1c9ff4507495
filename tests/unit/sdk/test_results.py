"""What a game wants recorded; a game that says nothing is told by its score."""

from dataclasses import replace

from rulewright_pebble import play

from rulewright.engine import read_bundle
from rulewright.sdk.results import results_of
from unit.lab.shore import text


def test_a_game_that_says_nothing_is_told_by_its_score() -> None:
    r = play.rules(read_bundle(text()), "default", 3)
    s = r.start(1)
    for seat, pebbles in enumerate((2, 5, 5)):
        s.values[r.layout.fields["pebbles"].offset + seat] = pebbles
    plain = results_of(replace(play.ENGINE, results=None)).of(r, s)
    assert [(one.score, one.won) for one in plain.seats] == [
        (2, False),
        (5, True),
        (5, True),
    ]
    mute = results_of(replace(play.ENGINE, results=None, score=None)).of(r, s)
    assert not any(one.won for one in mute.seats)


def test_options_are_called_by_ask_and_key_unless_the_game_says_otherwise() -> None:
    r = play.rules(read_bundle(text()), "default", 2)
    s = r.start(1)
    plain = results_of(play.ENGINE)
    assert plain.namings(r)[s.kind](r, s, 0, 1) == "guess.deep"
    own = replace(plain, choices={"guess": lambda r, s, seat, code: f"far {code}"})
    assert {number: name(r, s, 0, 1) for number, name in own.namings(r).items()} == {
        s.kind: "far 1"
    }
