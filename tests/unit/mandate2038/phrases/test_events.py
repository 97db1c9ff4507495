"""Events of Mandate 2038: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import events
from unit.mandate2038.phrases.reader import front_of, stumble_of, unshown

CLAIMS: list[tuple[str, Claim]] = [
    (
        "When you resolve Deploy or Fund",
        {"when": {"you": {"do": "resolve", "what": ["action.deploy", "action.fund"]}}},
    ),
    (
        "After you resolve the chosen Action as your selection",
        {
            "after": {
                "you": {
                    "do": "resolve",
                    "what": "named.chosen_action",
                    "as": "selection",
                }
            }
        },
    ),
    (
        "After you bank 1 or more Capability",
        {
            "after": {
                "you": {"do": "bank", "q": {"at_least": 1, "of": "res.capability"}}
            }
        },
    ),
    (
        "After a rival spends 2 or more Compute on a single Action",
        {
            "after": {
                "rival": {
                    "do": "spend",
                    "q": {"at_least": 2, "of": "res.compute"},
                    "within": "single_action",
                }
            }
        },
    ),
    (
        "After you complete an immediate trade",
        {"after": {"you": {"do": "complete", "what": "immediate_trade"}}},
    ),
    (
        "When a duplicate would crash your Training Run",
        {"when": {"would": "crash", "by": "duplicate"}},
    ),
    (
        "When a Joint Venture you proposed is created",
        {"when": {"created": "joint_venture", "proposed_by": "you"}},
    ),
    ("Before selection", {"before": "selection"}),
    ("After your Action", {"after": "own_action"}),
    ("After your Training Run", {"after": "own_run"}),
    ("After a vote's options are read", {"after": "vote_options_read"}),
    ("Before any vote is cast", {"before": "vote_cast"}),
    ("After the Dossiers are revealed", {"after": "dossier_reveal"}),
]


def sentence(opener: str) -> str:
    return f"{opener}, gain 1 Trust."


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert front_of(words) == {"when": claim}


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(events.ALL, (sentence(words) for words, _ in CLAIMS)) == set()


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("When you resolve Deploy", "Deploy", "an Action", "an"),
        (
            "When you resolve Deploy",
            "you resolve Deploy",
            "Deploy is resolved",
            "Deploy",
        ),
        ("When a rival resolves Deploy", "a rival", "any player", "player"),
        ("When you resolve Deploy as your selection", "your", "a", "a"),
        ("After you bank 1 or more Capability", " or more", "", "Capability"),
        ("After you bank 1 or more Capability", "1 or more ", "", "Capability"),
        (
            "After a rival spends 2 or more Compute on a single Action",
            "a single",
            "an",
            "Action",
        ),
        ("After you complete an immediate trade", "an immediate", "a", "trade"),
        ("When a duplicate would crash your Training Run", "your", "the", "the"),
        ("When a Joint Venture you proposed is created", "you proposed ", "", "is"),
        ("Before selection", "selection", "the selection", "selection"),
        ("After your Action", "your", "an", "Action"),
        ("After your Training Run", "Training Run", "Run", "Run"),
        ("After a vote's options are read", "a vote's", "the", "options"),
        ("Before any vote is cast", "any", "a", "is"),
        ("After the Dossiers are revealed", "Dossiers are", "Dossier is", "Dossier"),
    ],
)
def test_one_change_and_the_event_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sentence(sound), old, new) == stumble


def test_who_does_it_is_part_of_what_is_claimed() -> None:
    own = front_of("When you resolve Deploy")
    assert front_of("When a rival resolves Deploy") != own
