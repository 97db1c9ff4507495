"""Weaving: figures into words, and places back to what was typed."""

import pytest

from rulewright.model import Figure
from rulewright.text.weaving import Woven, weave

HOMES = {
    "fee.coins": Figure(2, "card.first.fee.coins"),
    "card.second.fee.coins": Figure(13, "card.second.fee.coins"),
    "steps.0": Figure(7, "card.first.steps.0"),
    "self.number": Figure(4, "card.first.number", "HL·04"),
}


def woven(source: str) -> Woven:
    return weave(source, HOMES.get)


def test_figures_are_printed_and_keep_their_homes() -> None:
    found = woven("Pay {fee.coins} Coins and {card.second.fee.coins} Salt.")
    assert found.words == "Pay 2 Coins and 13 Salt."
    figures = [(found.words[f.start : f.end], f.figure) for f in found.figures]
    assert figures == [
        ("2", HOMES["fee.coins"]),
        ("13", HOMES["card.second.fee.coins"]),
    ]
    assert woven("{steps.0}").words == "7"
    assert woven("{self.number}").words == "HL·04"


def test_stretches_cover_every_printed_character_once() -> None:
    found = woven("{fee.coins}{card.second.fee.coins} of {fee.coins}")
    assert found.words == "213 of 2"
    assert [(p.start, p.end) for p in found.parts] == [(0, 1), (1, 3), (3, 7), (7, 8)]


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Pay", "Pay"),
        ("2", "{fee.coins}"),
        ("2 Coins", "{fee.coins} Coins"),
        ("y 2", "y {fee.coins}"),
        ("3", "{card.second.fee.coins}"),
        (" Salt.", " Salt."),
        ("Coins and 1", "Coins and {card.second.fee.coins}"),
    ],
)
def test_printed_words_lead_back_to_what_was_typed(printed: str, typed: str) -> None:
    source = "Pay {fee.coins} Coins and {card.second.fee.coins} Salt."
    found = woven(source)
    start = found.words.index(printed)
    begin, end = found.source_range(start, start + len(printed))
    assert source[begin:end] == typed


def test_a_place_between_characters_leads_to_a_place() -> None:
    found = woven("Pay {fee.coins}")
    assert found.source_range(5, 5) == (15, 15)
    assert found.source_range(0, 0) == (0, 0)
    assert woven("").source_range(0, 0) == (0, 0)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("Pay {fee.salt}.", "fee.salt"),
        ("Pay {fee}.", "fee"),
        ("Pay { fee.coins }.", " fee.coins "),
        ("Pay {Fee.Coins}.", "Fee.Coins"),
        ("Pay {}.", ""),
        ("Pay {fee.coins.", ""),
        ("Pay fee.coins}.", ""),
    ],
)
def test_what_names_no_figure_is_a_fault_and_prints_as_typed(
    source: str, fault: str
) -> None:
    found = woven(source)
    assert found.words == source
    assert [f.reference for f in found.faults] == [fault]
    where = found.faults[0]
    assert source[where.start] in "{}"
    assert found.faulty(0, len(source))
    assert not found.faulty(0, 3)


def test_one_fault_does_not_hide_a_figure() -> None:
    found = woven("Pay {fee.salt} and {fee.coins}.")
    assert found.words == "Pay {fee.salt} and 2."
    assert len(found.faults) == len(found.figures) == 1
