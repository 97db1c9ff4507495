"""Subjects: names in every form, what they mean, and what is said of others."""

from pathlib import Path

import pytest

from rulewright.pipeline.subjects import (
    UnknownNameError,
    home_at,
    subjects,
    term_name,
)
from samples import cards
from unit.pipeline.lookout import BODY, library

TIDE = "card.shore.tide.n"


@pytest.mark.parametrize(
    ("name", "face", "what", "full"),
    [
        ("card.shore", None, "face", "card.shore"),
        ("shore", None, "face", "card.shore"),
        ("The Shore", None, "face", "card.shore"),
        ("the shore", None, "face", "card.shore"),
        ("pebbles", None, "term", "res.pebbles"),
        ("Pebble", None, "term", "res.pebbles"),
        ("Pebbles", None, "term", "res.pebbles"),
        ("res.pebbles", None, "term", "res.pebbles"),
        ("component.card", None, "term", "component.card"),
        (TIDE, None, "figure", TIDE),
        (f"{{{TIDE}}}", None, "figure", TIDE),
        ("card.shore.tide.ops.0.n", None, "figure", TIDE),
        ("card.shore.copies", None, "figure", "card.shore.copies"),
        ("{tide.n}", "card.shore", "figure", TIDE),
        ("tide.n", "The Shore", "figure", TIDE),
        ("card.shore.tide.n", "cliff", "figure", TIDE),
    ],
)
def test_a_name_means_one_thing(
    tmp_path: Path, name: str, face: str | None, what: str, full: str
) -> None:
    (found,) = subjects(library(tmp_path).catalogue, name, face)
    assert (found.what, found.name) == (what, full)


def test_a_name_may_mean_several_things(tmp_path: Path) -> None:
    twin = cards(BODY.replace("name: The Cliff", "name: Pebble"))
    found = subjects(library(tmp_path, twin).catalogue, "Pebble")
    assert [(s.what, s.name) for s in found] == [
        ("face", "card.cliff"),
        ("term", "res.pebbles"),
    ]
    assert found[0].term_name == ""
    assert found[1].term is not None
    assert term_name(found[1].term) == found[1].term_name


@pytest.mark.parametrize(
    ("name", "face", "says"),
    [
        ("The Shroe", None, "Did you mean `The Shore`?"),
        ("pebbels", None, "Did you mean `Pebbles`?"),
        ("card.shore.tide.m", None, "Did you mean `card.shore.tide.n`?"),
        ("{tide.n}", None, "--in FACE"),
        ("xylophone", None, "Name a face, a term"),
        ("{tde.n}", "shore", "Did you mean `tide.n`?"),
        ("tide.n", "shroe", "Did you mean `shore`?"),
        ("flint.n", "flint", "Known: "),
    ],
)
def test_a_name_that_means_nothing(
    tmp_path: Path, name: str, face: str | None, says: str
) -> None:
    with pytest.raises(UnknownNameError) as unknown:
        subjects(library(tmp_path).catalogue, name, face)
    assert says in str(unknown.value)


def test_a_reference_to_one_of_two_numbers_says_how_to_go_on(tmp_path: Path) -> None:
    two = (
        "{id: ebb, ops: [{op: draw, deck: cards, n: 1}, {op: draw, deck: cards, n: 4}]}"
    )
    body = cards(BODY.replace("n: 2}]}]", f"n: 2}}]}}, {two}]"))
    catalogue = library(tmp_path, body).catalogue
    with pytest.raises(UnknownNameError, match=r"ebb\.0\.n, ebb\.1\.n"):
        subjects(catalogue, "{ebb.n}", "card.shore")
    (found,) = subjects(catalogue, "card.shore.ebb.1.n")
    assert found.title == '4 on card "The Shore"'


def test_a_home_is_a_place(tmp_path: Path) -> None:
    catalogue = library(tmp_path).catalogue
    found = home_at(catalogue, TIDE)
    assert found is not None
    assert found[1] == ("effects", 0, "ops", 0, "n")
    for nothing in ("card.shore", "card.shore.name", "card.shore.tide", "card.x.y.z"):
        assert home_at(catalogue, nothing) is None
