"""The grammar: productions and what they build."""

import pytest

from rulewright.text.forms import Forms
from rulewright.text.grammar import RefusedError, build, fill, productions
from rulewright.text.phrase import Joining, Phrase
from unit.text.harbour import HARBOUR

GAIN = Phrase("effect.gain", "effect", "gain* {q:amount}", {"do": "gain", "q": "$q"})
AMOUNT = Phrase(
    "amount.amount", "amount", "{n:int} {r:res#n}", {"n": "$n", "of": "$r"}, {"n": 2}
)


def test_a_form_is_one_production_that_fills_its_claim() -> None:
    forms = Forms((GAIN, AMOUNT), (), {"res"})
    rule = productions(forms)[1]
    assert rule.key == "@amount -> <int> <res>"
    assert build(rule, [3, "res.coin"]) == {"n": 3, "of": "res.coin"}
    with pytest.raises(RefusedError, match="2 or more"):
        build(rule, [1, "res.coin"])


def test_a_joining_reads_one_two_and_many() -> None:
    forms = Forms((AMOUNT,), (Joining("amounts", "amount", "and"),), {"res"})
    shapes = [r.shape for r in productions(forms) if r.cat.startswith("@amounts")]
    assert shapes == ["one", "two", "many", "middle", "more"]
    two = Joining("pair", "amount", "and", most=2)
    pair = productions(Forms((AMOUNT,), (two,), {"res"}))
    assert [r.shape for r in pair if r.cat == "@pair"] == ["one", "two"]


def test_a_bare_amount_borrows_the_verb_before_it() -> None:
    claim = HARBOUR.read("Gain 1 Coin, 2 Salt, and 3 Reef Passes.").claim
    assert isinstance(claim, dict)
    assert claim["body"] == {
        "who": "you",
        "must": [
            {"do": "gain", "q": {"n": 1, "of": "res.coin"}},
            {"do": "gain", "q": {"n": 2, "of": "res.salt"}},
            {"do": "gain", "q": {"n": 3, "of": "res.reef_pass"}},
        ],
    }


def test_a_bare_amount_must_suit_the_verb_before_it() -> None:
    wrong = HARBOUR.read("Gain 1 Coin and 2 Rust.")
    assert wrong.stumble is not None
    assert wrong.stumble.says == "the verb before it does not take this amount"
    assert HARBOUR.read("Gain 1 Coin and add 2 Rust.").read
    assert not HARBOUR.read("Break ties and 2 Coins.").read


def test_openers_are_merged_and_none_may_stand_twice() -> None:
    claim = HARBOUR.read("Once per game, this turn, gain 1 Coin.").claim
    assert isinstance(claim, dict)
    front = {"every": {"times": 1, "per": "game"}, "until": "turn"}
    assert claim["front"] == front
    twice = HARBOUR.read("This turn, for the rest of the game, gain 1 Coin.")
    assert twice.stumble is not None
    assert twice.stumble.says == "a sentence has one opener of a kind"


def test_an_opener_of_no_known_kind_is_our_own_fault() -> None:
    odd = Phrase("opener.odd", "opener", "oddly", {"oddly": True})
    with pytest.raises(ValueError, match=r"opener\.odd"):
        productions(Forms((odd,), (), ()))


def test_templates_are_filled_through_and_through() -> None:
    template = {"a": ["$x", {"b": "$y"}], "c": True, "d": "plain"}
    filled = {"a": [1, {"b": "two"}], "c": True, "d": "plain"}
    assert fill(template, {"x": 1, "y": "two"}) == filled
