"""Conditions on the map, power, training, claims: what each form claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import conditions
from unit.mandate2038.phrases.reader import front_of, stumble_of, unshown

CLAIMS: list[tuple[str, Claim]] = [
    ("AGI emerges", {"agi": "emerges"}),
    (
        "the Power Corridor has no controller",
        {"controller": "none", "of": "place.grid_reactor"},
    ),
    ("Compute can be traded", {"tradable": "res.compute"}),
    ("this card is set to Commit", {"orientation": "option.commit"}),
    ("2 or more of your Dossiers are supported", {"supported": {"at_least": 2}}),
    (
        "2 or more of your Facilities were powered in the last Production",
        {
            "powered": {"at_least": 2},
            "of": "piece.facility",
            "in": "box.production_phase",
        },
    ),
    ("that rival asks a lower price", {"answer": "lower_price"}),
    ("this lowered your payment", {"lowered": "payment"}),
    (
        "at least half of the choosing controller's rivals selected Deploy",
        {
            "selected": ["action.deploy"],
            "share": {"at_least": "half"},
            "rivals_of": "office.choosing_controller",
        },
    ),
    (
        "both hosts are adjacent and powered",
        {"adjacent": "hosts", "powered": "hosts"},
    ),
    ("it operates", {"operates": "it"}),
    (
        "that Facility can be powered there",
        {"can_be_powered": "piece.facility"},
    ),
    ("every domain is in the Training Run", {"domains": "all"}),
    ("this domain is not in the Training Run", {"domain": "new"}),
]


def sentence(condition: str) -> str:
    return f"If {condition}, gain 1 Trust."


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(f"If {words}") == {"if": [claim]}


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(conditions.ALL, (sentence(words) for words, _ in CLAIMS)) == set()


def test_two_conditions_are_both_asked() -> None:
    both = front_of("If AGI emerges and Compute can be traded")
    assert both == {"if": [{"agi": "emerges"}, {"tradable": "res.compute"}]}


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("AGI emerges", "emerges", "has emerged", "has"),
        ("AGI emerges", "AGI emerges", "AGI emerges or Compute can be traded", "or"),
        ("the Power Corridor has no controller", "the ", "", "Power Corridor"),
        ("Compute can be traded", "Compute can", "the Compute can", "Compute"),
        ("this card is set to Commit", "set to ", "", "Commit"),
        ("this card is set to Commit", "Commit", "2", "2"),
        ("2 or more of your Dossiers are supported", " or more", "", "of"),
        ("2 or more of your Dossiers are supported", "of your ", "", "Dossiers"),
        (
            "2 or more of your Facilities were powered in the last Production",
            "were powered",
            "are powered",
            "are",
        ),
        (
            "2 or more of your Facilities were powered in the last Production",
            "the last",
            "this",
            "this",
        ),
        ("that rival asks a lower price", "that rival", "a rival", "a"),
        ("that rival asks a lower price", "lower ", "", "price"),
        ("this lowered your payment", "your", "the", "the"),
        (
            "at least half of the choosing controller's rivals selected Deploy",
            "at least half",
            "half",
            "half",
        ),
        ("both hosts are adjacent and powered", "adjacent and ", "", "powered"),
        ("it operates", "operates", "operated", "operated"),
        ("that Facility can be powered there", "that", "the", "Facility"),
        ("that Facility can be powered there", " there", "", ","),
        (
            "every domain is in the Training Run",
            "every domain is",
            "domains are",
            "domains",
        ),
        ("this domain is not in the Training Run", "not ", "", "in"),
    ],
)
def test_one_change_and_the_condition_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sentence(sound), old, new) == stumble
