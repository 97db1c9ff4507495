"""Effects of Mandate 2038: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import effects
from unit.mandate2038.phrases.reader import body_of, must_of, stumble_of, unshown
from unit.mandate2038.tongue import LANGUAGE

OWN: Claim = {"n": 1, "of": "piece.facility", "whose": "own"}
CLAIMS: list[tuple[str, Claim]] = [
    (
        "Place your Generator in a free Generator slot on your destination.",
        {
            "do": "place",
            "what": {"the": "piece.generator", "whose": "own"},
            "in": {"free": "spot.generator_slot", "at": "destination"},
        },
    ),
    (
        "Place a free pair on both hosts.",
        {"do": "place", "what": "free_pair", "onto": "both_hosts"},
    ),
    ("Deliver 2 more Power.", {"do": "deliver", "more": 2, "of": "res.power"}),
    (
        "Ready 1 of your exhausted Organize or Influence cards.",
        {"do": "ready", "n": 1, "of": ["action.organize", "action.influence"]},
    ),
    ("Ready all your Core Actions.", {"do": "ready", "all": "core_actions"}),
    (
        "Resolve the printed production of 1 of your Facilities.",
        {"do": "resolve_production", "of": OWN},
    ),
    (
        "Resolve its printed production.",
        {"do": "resolve_production", "of": "it"},
    ),
    (
        "Resolve its printed production as if you owned it.",
        {"do": "resolve_production", "of": "it", "as": "own"},
    ),
    (
        (
            "Resolve 2 different unused Core Actions from your destination in either"
            " order."
        ),
        {"do": "resolve_actions", "n": 2, "from": "destination", "order": "free"},
    ),
    ("Pay all their costs.", {"do": "pay", "what": "all_their_costs"}),
    (
        "Use your visit bonus for only 1 of them.",
        {"do": "use_visit_bonus", "only": 1},
    ),
    ("Exhaust both.", {"do": "exhaust", "what": "both"}),
    (
        "Resolve Deploy as if your destination were a Power Corridor hex.",
        {
            "do": "resolve",
            "what": ["action.deploy"],
            "destination": {"a": ["place.grid_reactor"]},
        },
    ),
    (
        "Select Deploy as if it costs 0 Compute.",
        {
            "do": "select",
            "what": "action.deploy",
            "as_if": {"cost": {"n": 0, "of": "res.compute"}},
        },
    ),
    ("Conduct a Training Run.", {"do": "training_run"}),
    (
        "Bank all provisional Capability.",
        {"do": "bank", "all": "res.provisional_capability"},
    ),
    ("End the Training Run.", {"do": "end_run"}),
    ("Discard the duplicate.", {"do": "discard", "what": "duplicate"}),
    (
        "Choose a player with more Customers than you.",
        {"do": "choose", "what": {"player_with_more": "res.customers"}},
    ),
    ("Choose a Core Action.", {"do": "choose", "what": "core_action"}),
    ("Choose an unlocked Program.", {"do": "choose", "what": "unlocked_program"}),
    (
        "Choose a domain not in the Training Run.",
        {"do": "choose", "what": "missing_domain"},
    ),
    (
        "Choose a rival Facility powered in the latest snapshot.",
        {"do": "choose", "what": {"rival": "piece.facility", "state": "powered"}},
    ),
    (
        "Propose a Joint Venture between 1 of your Facilities and 1 of your Teams.",
        {
            "do": "propose",
            "between": [OWN, {"n": 1, "of": "piece.team", "whose": "own"}],
        },
    ),
    ("End 1 Joint Venture you share.", {"do": "end_contract", "n": 1}),
    ("Give that option 1 more vote.", {"do": "add_votes", "n": 1}),
    ("Make a claim.", {"do": "claim"}),
    ("Make no claim.", {"do": "no_claim"}),
    (
        "Turn the inner ring 1 step clockwise.",
        {
            "do": "rotate",
            "ring": "ring.inner_ring",
            "n": 1,
            "dir": "rotation.clockwise",
        },
    ),
    ("Choose no motion.", {"do": "no_motion"}),
]
BAN = "This cycle, no player may select that Program."


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert must_of(words) == claim


def test_what_no_player_may_do_is_no_duty() -> None:
    cannot: Claim = [{"do": "select", "what": "that_program"}]
    assert body_of(BAN) == {"who": "all", "cannot": cannot}


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(effects.ALL, (BAN, *(words for words, _ in CLAIMS))) == set()


@pytest.mark.parametrize(
    ("slip", "right"),
    [
        ("End 2 Joint Venture you share.", "End 2 Joint Ventures you share."),
        ("Give that option 2 more vote.", "Give that option 2 more votes."),
        (
            "Turn the inner ring 2 step clockwise.",
            "Turn the inner ring 2 steps clockwise.",
        ),
        (
            "Each player uses your visit bonus for only 1 of them.",
            "Each player uses their visit bonus for only 1 of them.",
        ),
    ],
)
def test_slips_are_written_right(slip: str, right: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(slip).claim) == right


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        (
            "Place your Generator in a free Generator slot on your destination.",
            "free ",
            "",
            "Generator slot",
        ),
        ("Place a free pair on both hosts.", "both hosts", "each host", "each"),
        ("Deliver 2 more Power.", "more ", "", "Power"),
        ("Deliver 2 more Power.", "2", "up to 2", "up"),
        (
            "Ready 1 of your exhausted Organize or Influence cards.",
            "exhausted ",
            "",
            "Organize",
        ),
        ("Ready all your Core Actions.", "your ", "", "Core"),
        ("Resolve its printed production.", "printed ", "", "production"),
        (
            "Resolve its printed production as if you owned it.",
            "you owned it",
            "it were yours",
            "it",
        ),
        ("Pay all their costs.", "all ", "", "their"),
        ("Use your visit bonus for only 1 of them.", "only ", "", "1"),
        ("Exhaust both.", "both", "Deploy", "Deploy"),
        (
            "Resolve Deploy as if your destination were a Power Corridor hex.",
            " as if your destination were a Power Corridor hex",
            "",
            ".",
        ),
        (
            "Select Deploy as if it costs 0 Compute.",
            " as if it costs 0 Compute",
            "",
            ".",
        ),
        ("Conduct a Training Run.", "a Training Run", "2 Training Runs", "2"),
        ("Bank all provisional Capability.", "all", "2", "2"),
        ("End the Training Run.", "the", "your", "your"),
        ("Discard the duplicate.", "the", "a", "a"),
        (
            "Choose a player with more Customers than you.",
            "a player",
            "a rival",
            "with",
        ),
        ("Choose a Core Action.", "a Core", "an", "Action"),
        ("Choose an unlocked Program.", "an unlocked", "a", "Program"),
        ("Choose a domain not in the Training Run.", "not ", "", "in"),
        (
            "Choose a rival Facility powered in the latest snapshot.",
            "latest",
            "last",
            "last",
        ),
        (
            "Propose a Joint Venture between 1 of your Facilities and 1 of your Teams.",
            " and 1 of your Teams",
            "",
            ".",
        ),
        ("End 1 Joint Venture you share.", " you share", "", "."),
        ("Give that option 1 more vote.", "more ", "", "vote"),
        ("Give that option 1 more vote.", "that", "an", "an"),
        ("Make a claim.", "a claim", "1 claim", "1"),
        ("Turn the inner ring 1 step clockwise.", " clockwise", "", "."),
        ("Turn the inner ring 1 step clockwise.", "1", "up to 1", "up"),
        ("Choose no motion.", "no", "a", "motion"),
        (BAN, "that", "a", "Program"),
    ],
)
def test_one_change_and_the_effect_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
