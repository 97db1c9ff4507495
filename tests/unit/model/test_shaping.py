"""Shaping: what does not fit a record, said once, where it stands."""

import pytest

from rulewright.diagnostics import Report
from rulewright.model.component import Card
from rulewright.model.kind import Kind
from rulewright.model.shaping import heading, shape, steps_in_file
from unit.model.desk import CARDS, document, faults, once

FILE = Kind("card", Card, "rulewright").file_model()


def test_a_file_that_fits_is_its_record() -> None:
    report = Report()
    shaped = shape(document(CARDS), FILE, report)
    assert report.findings == ()
    assert shaped is not None
    (card,) = shaped.components
    assert isinstance(card, Card)
    assert (card.id, card.copies, card.labels["dry"]) == ("shore", 3, "Dry")
    assert card.rules == "Gain {tide.n} Pebbles.\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "copies: 3",
            "copis: 3",
            "RW101 7:3 `copis` is no key of this record; did you mean `copies`?",
        ),
        (
            "copies: 3",
            "zest: 3",
            "RW101 7:3 `zest` is no key of this record; strike it, or declare it",
        ),
        (
            "copies: 3",
            "format: card",
            (
                "RW101 7:3 `format` is no key of this record; it"
                " belongs elsewhere; strike it here"
            ),
        ),
        (
            "  name: The Shore\n",
            "",
            "RW102 5:3 `name` is missing here; add `name:`",
        ),
        (
            "name: The Shore",
            "nmae: The Shore",
            "RW101 6:3 `nmae` is no key of this record; did you mean `name`?",
        ),
        (
            "code: CD, ",
            "",
            "RW102 3:1 `code` is missing here; add `code:`",
        ),
        (
            "n: 2}",
            "n: 2, m: 1}",
            "RW101 10:70 `m` is no key of this record; strike it, or declare it",
        ),
        (
            "op: gain, ",
            "",
            "RW102 10:38 `op` is missing here; add `op:`",
        ),
        (
            "op: gain",
            "opp: gain",
            "RW101 10:39 `opp` is no key of this record; did you mean `op`?",
        ),
        (
            "ops: [",
            "opps: [",
            "RW104 10:32 `opps` begins no form that is known here; did you mean `ops`?",
        ),
        (
            "op: gain",
            "op: gian",
            "RW104 10:43 `gian` is no value of this field; did you mean `gain`?",
        ),
        (
            "[{op: gain, what: pebbles, n: 2}]",
            "[]",
            (
                "RW103 10:37 this list holds nothing, and at least 1 belongs in it;"
                " write what belongs in it, or leave the file or the key out"
            ),
        ),
        (
            "[{op: gain, what: pebbles, n: 2}]",
            "{op: gain, what: pebbles, n: 2}",
            "RW103 10:37 this is a mapping, and a list belongs here; write a list",
        ),
        (
            ", dry: []}",
            "}",
            (
                "RW103 12:14 this mapping holds 1, and at least 2 belong in it; write"
                " what belongs in it"
            ),
        ),
        (
            "labels: {wet: Wet, dry: Dry}",
            "labels: {Wet: Wet, dry: Dry}",
            (
                "RW106 8:12 `Wet` is not written as wanted; write small letters, digits"
                " and `_`, a letter first"
            ),
        ),
        (
            "labels: {wet: Wet, dry: Dry}",
            "labels: {wet: 3, dry: Dry}",
            "RW103 8:17 this is a number, and text belongs here; write text",
        ),
    ],
)
def test_one_broken_thing_is_said_once(old: str, new: str, told: str) -> None:
    assert faults(CARDS, FILE) == []
    assert faults(once(CARDS, old, new), FILE) == [told]


def test_every_fault_of_a_file_is_said() -> None:
    text = once(once(CARDS, "copies: 3", "copies: three"), "code: CD", "code: Card")
    told = faults(text + "- {id: dune}\n", FILE)
    assert [line.split(" ", 2)[:2] for line in told] == [
        ["RW106", "3:37"],
        ["RW103", "7:11"],
        ["RW102", "15:3"],
    ]


def test_a_list_whose_items_all_fail_is_not_called_short() -> None:
    head = CARDS[: CARDS.index("- id: shore")]
    assert faults(f"{head}- 7\n", FILE) == [
        "RW103 5:3 this is a number, and a mapping belongs here; write a mapping"
    ]


def test_a_finding_stands_under_its_component() -> None:
    report = Report()
    shape(document(once(CARDS, "copies: 3", "copies: x")), FILE, report)
    (finding,) = report.findings
    assert finding.within == 'card "The Shore"'
    assert finding.span is not None
    assert (finding.span.end_line, finding.span.end_column) == (7, 12)


@pytest.mark.parametrize(
    ("old", "new", "under"),
    [
        ("", "", 'card "The Shore"'),
        ("  name: The Shore\n", "", 'card "shore"'),
        ("- id: shore\n  name: The Shore\n", "-\n", 'card "number 1"'),
        ("kind: card\n", "", 'component "The Shore"'),
    ],
)
def test_a_heading_makes_do_with_what_is_there(old: str, new: str, under: str) -> None:
    file = document(once(CARDS, old, new) if old else CARDS)
    assert heading(file, ("components", 0, "name")) == under
    assert heading(file, ("deck", "name")) == ""


def test_names_of_branches_are_no_steps_in_a_file() -> None:
    file = document(CARDS)
    ops = ("components", 0, "effects", 0, "<ops>", "ops", 0, "<gain>", "n")
    assert steps_in_file(file, ops) == ("components", 0, "effects", 0, "ops", 0, "n")
    missing = ("components", 0, "effects", 1, "<procedure>", "bind")
    assert steps_in_file(file, missing) == ("components", 0, "effects", 1, "bind")
