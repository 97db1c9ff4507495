"""What every component has, and what files of components hold."""

import re

import pytest

from rulewright.model.component import GENERIC, Card, Component, Deck, Token
from rulewright.model.kind import Kind, generic_kinds
from samples import CARD_HEAD
from unit.model.desk import faults, items, once

CARD = Kind("card", Card, "rulewright")
CARD_FILE = CARD.file_model()
PLAIN = CARD_HEAD + "- {id: shore, name: The Shore}\n"
CODE = "is not written as wanted; write two to four capital letters"
FLAG = "true or false belongs here; write true or false"


def test_a_component_needs_an_id_and_a_name() -> None:
    (shore,) = items(CARD, PLAIN)
    card = shore.component
    assert (card.copies, card.icon, card.labels, card.allow) == (1, None, {}, {})
    assert (card.rules, card.reminder, card.flavour) == ("", "", "")


@pytest.mark.parametrize(
    "kind",
    [kind for kind in generic_kinds() if not kind.faceless],
    ids=lambda kind: kind.id,
)
def test_every_generic_kind_with_a_face_has_effects(kind: Kind) -> None:
    text = once(PLAIN, "kind: card", f"kind: {kind.id}")
    sound = once(text, "Shore}", "Shore, effects: [{constant: limit, value: 3}]}")
    (item,) = items(kind, sound)
    assert isinstance(item.component, GENERIC[kind.id])  # type: ignore[index]
    assert isinstance(item.component, Component)
    broken = once(sound, "value: 3", "value: -3")
    told = "RW105 5:67 `-3` is out of range; this field takes at least 0"
    assert faults(broken, kind.file_model()) == [told]


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("shape: hex, make: cut", []),
        ("make: stand", []),
        (
            "shape: star",
            [
                (
                    "RW104 `star` is no value of this field;"
                    " one of: rectangle, hex, octagon, circle"
                )
            ],
        ),
        (
            "make: glue",
            ["RW104 `glue` is no value of this field; one of: cut, fold, stand"],
        ),
    ],
)
def test_a_token_says_how_it_is_made(field: str, told: list[str]) -> None:
    token = next(kind for kind in generic_kinds() if kind.id == "token")
    text = once(PLAIN, "kind: card", "kind: token")
    text = once(text, "The Shore}", f"The Shore, {field}}}")
    assert [re.sub(r" \d+:\d+ ", " ", f) for f in faults(text, token.file_model())] == (
        told
    )


def test_a_part_has_no_deck_and_no_effects() -> None:
    part = next(kind for kind in generic_kinds() if kind.id == "part")
    assert part.faceless
    bare = "\n".join(line for line in PLAIN.splitlines() if "deck:" not in line)
    (item,) = items(part, once(bare, "kind: card", "kind: part"))
    assert (item.deck, item.component.copies) == (None, 1)
    assert not hasattr(item.component, "effects")


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("copies: 0", []),
        ("copies: 1000", []),
        ("copies: -1", ["RW105 `-1` is out of range; this field takes at least 0"]),
        (
            "copies: 1001",
            ["RW105 `1001` is out of range; this field takes at most 1000"],
        ),
        ("icon: compute", []),
        (
            "icon: compute.svg",
            [
                (
                    "RW106 `compute.svg` is not written as wanted; write small letters,"
                    " digits and `_`, a letter first"
                )
            ],
        ),
        ('rules: ""', []),
        ("rules: [a]", ["RW103 this is a list, and text belongs here; write text"]),
        ("allow: {RW412: it is a joke}", []),
        (
            'allow: {RW412: ""}',
            ["RW106 this text is empty; write it, or leave the key out if you can"],
        ),
    ],
)
def test_fields_of_a_component(field: str, told: list[str]) -> None:
    found = faults(once(PLAIN, "Shore}", f"Shore, {field}}}"), CARD_FILE)
    assert [f"{line[:5]} {line.split(' ', 2)[2]}" for line in found] == told


@pytest.mark.parametrize(
    ("old", "new"),
    [("code: CD", "code: ABCD"), (", back: card", ""), ("back: card", "owned: true")],
)
def test_a_deck_may_be_otherwise(old: str, new: str) -> None:
    assert faults(once(PLAIN, old, new), CARD_FILE) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("code: CD", "code: C", f"RW106 3:37 `C` {CODE}"),
        ("code: CD", "code: cd", f"RW106 3:37 `cd` {CODE}"),
        ("code: CD", "code: ABCDE", f"RW106 3:37 `ABCDE` {CODE}"),
        ("format: card, ", "", "RW102 3:1 `format` is missing here; add `format:`"),
        ("back: card", "owned: 1", f"RW103 3:62 this is a number, and {FLAG}"),
    ],
)
def test_fields_of_a_deck(old: str, new: str, told: str) -> None:
    assert faults(once(PLAIN, old, new), CARD_FILE) == [told]


def test_a_deck_has_no_back_and_no_owners_unless_it_says_so() -> None:
    deck = Deck(id="cards", name="Card", code="CD", format="card")
    assert (deck.back, deck.owned) == (None, False)


def test_a_token_says_how_it_is_cut_and_made() -> None:
    kind = next(kind for kind in generic_kinds() if kind.id == "token")
    text = once(PLAIN, "kind: card", "kind: token")
    (plain,) = items(kind, text)
    assert isinstance(plain.component, Token)
    assert (plain.component.shape, plain.component.make) == (None, "cut")
    (pawn,) = items(kind, once(text, "Shore}", "Shore, shape: circle, make: stand}"))
    assert isinstance(pawn.component, Token)
    assert (pawn.component.shape, pawn.component.make) == ("circle", "stand")
    broken = once(text, "Shore}", "Shore, shape: round}")
    assert len(faults(broken, kind.file_model())) == 1
