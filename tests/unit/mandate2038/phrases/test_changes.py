"""Changes to the rules of Mandate 2038: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import changes
from unit.mandate2038.phrases.reader import body_of, stumble_of, unshown

FREE: Claim = {"cost": {"n": 0, "of": "res.compute"}}
CHANGES: list[tuple[str, Claim]] = [
    (
        "Recruit places 1 or 2 Teams instead of 1.",
        {"place": [1, 2], "of": "piece.team", "instead_of": 1},
    ),
    (
        "Deploy needs 1 less Capability (minimum 1).",
        {"need": {"less": 1, "of": "res.capability"}, "minimum": 1},
    ),
    (
        "Recruit adds 1 Scrutiny for each Team placed.",
        {"add": {"n": 1, "of": "cube.scrutiny"}, "per_placed": "piece.team"},
    ),
    (
        "Recruit gives its builder 1 Mandate.",
        {"give_builder": {"n": 1, "of": "res.mandate"}},
    ),
    (
        "A Joint Venture you share operates with hosts up to 2 steps apart.",
        {"operates_within": 2},
    ),
    ("Authority is supported.", "supported"),
]
FIELDS: list[tuple[str, Claim]] = [
    ("Agent Swarm", "program.agent_swarm"),
    ("Publication", "dossier.publication"),
    (
        "Your first Deploy on a Power Corridor hex",
        {
            "first": ["action.deploy"],
            "of": "you",
            "standing": {"a": ["place.grid_reactor"]},
        },
    ),
    (
        "The first Civic Heat Battery built",
        {"first_built": "contract.civic_heat_battery"},
    ),
    (
        "Each Customer gained after this vote",
        {"each": "res.customers", "gained": "after_vote"},
    ),
    ("The Customer it gains", {"gained_by": "it", "of": "res.customers"}),
    ("Each operating Generator", {"each": "piece.generator", "state": "operating"}),
    ("Each domain in your Training Run", {"each": "domain", "in": "own_run"}),
    ("Each domain you bank", {"each": "domain", "banked_by": "you"}),
    ("Your Training Run", "own_run"),
    ("A crash", "crash"),
    (
        "A Joint Venture you propose",
        {"contract": "joint_venture", "proposed_by": "you"},
    ),
    ("A Joint Venture you share", {"contract": "joint_venture", "shared_by": "you"}),
    ("Your award at 3 Capability", {"award_at": 3, "of": "res.capability"}),
]
APART = "A Joint Venture you propose may have hosts 2 steps apart."


def sentence(field: str) -> str:
    return f"{field} costs 0 Compute."


@pytest.mark.parametrize(("words", "claim"), CHANGES)
def test_what_changes_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert body_of(words)["set"] == [claim]


@pytest.mark.parametrize(("words", "claim"), FIELDS)
def test_whose_rule_changes_is_claimed_and_written_back(
    words: str, claim: Claim
) -> None:
    assert body_of(sentence(words)) == {"field": claim, "set": [FREE]}


def test_a_change_that_one_may_leave_is_told_from_one_that_holds() -> None:
    assert body_of(APART)["may_set"] == [{"hosts_apart": 2}]
    assert "set" not in body_of(APART)


def test_every_form_of_the_family_is_shown() -> None:
    told = [APART, *(words for words, _ in CHANGES)]
    told += [sentence(words) for words, _ in FIELDS]
    assert unshown(changes.ALL, told) == set()


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        (CHANGES[0][0], "1 or 2", "up to 2", "up"),
        (CHANGES[0][0], " instead of 1", "", "."),
        (CHANGES[0][0], "1 or 2", "2", "Teams"),
        (CHANGES[1][0], " (minimum 1)", "", "."),
        (CHANGES[1][0], "minimum", "maximum", "maximum"),
        (CHANGES[1][0], "1 less Capability", "1 Capability less", "less"),
        (CHANGES[2][0], " placed", "", "."),
        (CHANGES[2][0], "Scrutiny", "Runway", "Runway"),
        (CHANGES[3][0], "its builder", "the builder", "the"),
        (CHANGES[4][0], "up to ", "", "2"),
        (CHANGES[4][0], " you share", "", "operates"),
        (CHANGES[5][0], "supported", "not supported", "not"),
        (APART, "2 steps", "up to 2 steps", "up"),
        (sentence("Agent Swarm"), "Agent Swarm", "Each Program", "Program"),
        (sentence("Your first Deploy on a Power Corridor hex"), " first", "", "Deploy"),
        (
            sentence("Your first Deploy on a Power Corridor hex"),
            "Your",
            "The",
            "Deploy",
        ),
        (sentence("The first Civic Heat Battery built"), " built", "", "costs"),
        (
            sentence("The first Civic Heat Battery built"),
            "Civic Heat Battery",
            "Link",
            "Link",
        ),
        (sentence("Each Customer gained after this vote"), "this", "the", "the"),
        (sentence("The Customer it gains"), "it gains", "gained", "gained"),
        (sentence("Each operating Generator"), "operating", "powered", "powered"),
        (sentence("Each domain in your Training Run"), "your", "the", "the"),
        (sentence("Each domain you bank"), "you bank", "banked", "banked"),
        (sentence("Your Training Run"), "Your", "The", "Training"),
        (sentence("A crash"), "A", "The", "crash"),
        (sentence("A Joint Venture you propose"), " you propose", "", "costs"),
        (sentence("Your award at 3 Capability"), "3", "3 or more", "or"),
        (sentence("Your award at 3 Capability"), " at 3 Capability", "", "costs"),
    ],
)
def test_one_change_and_the_sentence_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
