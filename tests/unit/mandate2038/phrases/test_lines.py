"""Lines of cards, panels and tiles: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import lines
from unit.mandate2038.phrases.reader import claim_of, stumble_of, unshown

TRUST: Claim = {"have": "res.trust", "basis": "now"}
CLAIMS: list[tuple[str, Claim]] = [
    ("Hold a vote:", {"front": {}, "list": {"vote": "all"}}),
    ("Hold a ballot:", {"front": {}, "list": {"ballot": "all"}}),
    ("Roll the Volatility die:", {"front": {}, "list": {"roll": "volatility_die"}}),
    ("Recruit:", {"label": "mode.recruit"}),
    ("Proposal (Era III):", {"label": "mode.propose", "from": "era.era_3"}),
    (
        "Link Build (Era II, Advanced Play):",
        {"label": "mode.build_link", "from": "era.era_2", "profile": "advanced"},
    ),
    (
        "Needs: 2 of your Facilities on adjacent hexes with no Mega-Cluster.",
        {
            "needs": {
                "hosts": 2,
                "of": "piece.facility",
                "adjacent": True,
                "without": "program.mega_cluster",
            }
        },
    ),
    ("Needs: hosts that can be powered.", {"needs": {"can_be_powered": "hosts"}}),
    (
        "Needs: 2 different unused Core Actions you can resolve from a single hex.",
        {"needs": {"unused_actions": 2, "from": "single_hex"}},
    ),
    ("Capacity: 4 Power.", {"capacity": {"n": 4, "of": "res.power"}}),
    ("Lead: the most Trust.", {"lead": "most", "metric": TRUST}),
    (
        "Lead: the highest Trust among players with 4 or more Capability.",
        {
            "lead": "highest",
            "metric": TRUST,
            "among": {"atleast": {"at_least": 4, "of": "res.capability"}},
        },
    ),
    ("Minimum: 1.", {"minimum": 1}),
    (
        "New this Era: Links and auctions.",
        {"new_this_era": ["piece.link", "system.s_auctions"]},
    ),
    ("Not active: Generators.", {"not_active": ["piece.generator"]}),
]


@pytest.mark.parametrize(("words", "claim"), CLAIMS)
def test_words_claim_and_are_written_back(words: str, claim: Claim) -> None:
    assert claim_of(words) == claim


def test_every_form_of_the_family_is_shown() -> None:
    assert unshown(lines.ALL, (words for words, _ in CLAIMS)) == set()


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        ("Hold a vote:", "a vote", "vote", "vote"),
        ("Hold a ballot:", ":", ".", "."),
        ("Roll the Volatility die:", "the Volatility", "the", "die"),
        ("Proposal (Era III):", "Era III", "Era V", "Era"),
        ("Proposal (Era III):", "Era III", "Advanced Play", "Advanced"),
        ("Needs: hosts that can be powered.", "that ", "", "can"),
        (
            "Needs: 2 different unused Core Actions you can resolve from a single hex.",
            " from a single hex",
            "",
            ".",
        ),
        ("Capacity: 4 Power.", " Power", "", "."),
        ("Lead: the most Trust.", "most", "biggest", "biggest"),
        ("Lead: the most Trust.", "the ", "", "most"),
        ("Minimum: 1.", "1", "one", "one"),
        ("Minimum: 1.", "1", "1 Runway", "Runway"),
        ("New this Era: Links and auctions.", "and", "or", "or"),
        ("New this Era: Links and auctions.", "Era", "cycle", "cycle"),
        ("Not active: Generators.", "Generators", "the Generator", "the"),
    ],
)
def test_one_change_and_the_line_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
