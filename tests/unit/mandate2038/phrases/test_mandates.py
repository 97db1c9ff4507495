"""What Era Mandates compare, what panels list: what each form of the family claims."""

import pytest

from rulewright.text.phrase import Claim
from rulewright_mandate2038.phrases import mandates
from unit.mandate2038.phrases.reader import claim_of, stumble_of, unshown
from unit.mandate2038.tongue import LANGUAGE

METRICS: list[tuple[str, Claim]] = [
    ("Customers gained this Era", {"gained": "res.customers", "basis": "this_era"}),
    (
        "Runway gained through Fund this Era",
        {"gained": "res.runway", "through": "action.fund", "basis": "this_era"},
    ),
    ("Trust", {"have": "res.trust", "basis": "now"}),
    ("Scrutiny added this Era", {"added": "cube.scrutiny", "basis": "this_era"}),
    (
        "domains in a single Training Run you banked this Era",
        {"domains": "best_banked_run", "basis": "this_era"},
    ),
    (
        "Facilities powered in this Era's Production",
        {"powered": "piece.facility", "in": "box.production_phase"},
    ),
    (
        "Power demand met in this Era's Production",
        {"demand_met": "res.power", "in": "box.production_phase"},
    ),
    (
        "Compute produced in this Era's Production",
        {"produced": "res.compute", "in": "box.production_phase"},
    ),
    (
        (
            "Joint Ventures you share that were created this Era and operated in this"
            " Era's Partner box"
        ),
        {
            "created": "joint_venture",
            "shared_by": "you",
            "operated_in": "box.partner",
            "basis": "this_era",
        },
    ),
    ("categories you control", {"controlled": "categories", "basis": "now"}),
]
AMONG: list[tuple[str, Claim]] = [
    (
        "who resolved Deploy this Era",
        {"resolved": "action.deploy", "basis": "this_era"},
    ),
    ("with 4 or more Trust", {"atleast": {"at_least": 4, "of": "res.trust"}}),
]
LISTED: list[tuple[str, Claim]] = [
    ("auctions", "system.s_auctions"),
    ("Mega-Cluster", "program.mega_cluster"),
    ("Generators", "piece.generator"),
    ("Customers", "res.customers"),
    ("Scrutiny", "cube.scrutiny"),
]


def lead(metric: str) -> str:
    return f"Lead: the most {metric}."


def among(players: str) -> str:
    return f"Lead: the highest Trust among players {players}."


@pytest.mark.parametrize(("words", "claim"), METRICS)
def test_what_is_compared_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert claim_of(lead(words)) == {"lead": "most", "metric": claim}


@pytest.mark.parametrize(("words", "claim"), AMONG)
def test_who_is_compared_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert claim_of(among(words))["among"] == claim


@pytest.mark.parametrize(("words", "claim"), LISTED)
def test_what_is_listed_is_claimed_and_written_back(words: str, claim: Claim) -> None:
    assert claim_of(f"New this Era: {words}.") == {"new_this_era": [claim]}


def test_a_list_keeps_its_order() -> None:
    words = [words for words, _ in LISTED]
    line = f"Not active: {', '.join(words[:-1])}, and {words[-1]}."
    assert claim_of(line) == {"not_active": [claim for _, claim in LISTED]}


def test_every_form_of_the_family_is_shown() -> None:
    told = [lead(words) for words, _ in METRICS]
    told += [among(words) for words, _ in AMONG]
    told += [f"New this Era: {words}." for words, _ in LISTED]
    assert unshown(mandates.ALL, told) == set()


@pytest.mark.parametrize(
    ("slip", "right"),
    [
        ("Lead: the most Customer.", "Lead: the most Customers."),
        ("New this Era: Generator.", "New this Era: Generators."),
    ],
)
def test_slips_are_written_right(slip: str, right: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(slip).claim) == right


@pytest.mark.parametrize(
    ("sound", "old", "new", "stumble"),
    [
        (lead("Customers gained this Era"), " this Era", "", "."),
        (lead("Customers gained this Era"), "Era", "cycle", "cycle"),
        (lead("Runway gained through Fund this Era"), "Fund", "Recruit", "Recruit"),
        (lead("Trust"), "Trust", "Trust now", "now"),
        (lead("Trust"), "Trust", "Scrutiny", "."),
        (lead("Scrutiny added this Era"), "added", "gained", "gained"),
        (lead("Scrutiny added this Era"), "Scrutiny", "Trust", "added"),
        (
            lead("domains in a single Training Run you banked this Era"),
            "single ",
            "",
            "Training",
        ),
        (
            lead("domains in a single Training Run you banked this Era"),
            " you banked this Era",
            "",
            ".",
        ),
        (
            lead("Facilities powered in this Era's Production"),
            "in this Era's Production",
            "this Era",
            "this",
        ),
        (
            lead("Facilities powered in this Era's Production"),
            "this Era's ",
            "",
            "Production",
        ),
        (
            lead("Power demand met in this Era's Production"),
            " met in this Era's Production",
            "",
            ".",
        ),
        (
            lead("Compute produced in this Era's Production"),
            "in this Era's Production",
            "this Era",
            "this",
        ),
        (lead(METRICS[8][0]), " and operated in this Era's Partner box", "", "."),
        (lead("categories you control"), " you control", "", "."),
        (among("who resolved Deploy this Era"), " this Era", "", "."),
        (among("who resolved Deploy this Era"), "Deploy", "Deploy or Fund", "or"),
        (among("with 4 or more Trust"), " or more", "", "Trust"),
        (among("with 4 or more Trust"), "players", "rivals", "rivals"),
        ("New this Era: Generators.", "Generators", "2 Generators", "2"),
        ("New this Era: Generators.", "Generators", "the Generators", "the"),
        ("New this Era: Generators.", "Generators", "generators", "generators"),
    ],
)
def test_one_change_and_the_line_is_refused(
    sound: str, old: str, new: str, stumble: str
) -> None:
    assert stumble_of(sound, old, new) == stumble
