"""Names in content: each leads to the thing it names, or is a finding."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import pytest

from rulewright.diagnostics import Finding
from rulewright.model import Card, Catalogue, Id, Kind, Ref
from rulewright.model.binding import bind
from samples import CARD_HEAD, PEBBLE, cards
from unit.model.desk import catalogue, items, once, said

ICONS = ("compute", "runway")
RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- {id: R-CD-1, about: [card.shore], given: G, when: W, then: T, rests_on: R}
- id: R-CD-2
  about: [card.shore, stone.flint]
  given: G
  when: W
  then: T
  rests_on: R
"""


class Boat(Card):
    """A card with a name in it."""

    quay: Annotated[Id, Ref("card", "stone")]


BOATS = (
    CARD_HEAD.replace("kind: card", "kind: boat") + "- {id: a, name: A, quay: QUAY}\n"
)


def bound(found: Catalogue) -> list[str]:
    return said(bind(found, ICONS))


def changed(name: str, old: str, new: str) -> dict[str, str]:
    """An overlay in which `new` stands for the one `old` of a file of the sample."""
    return {name: once((PEBBLE / name).read_text("utf-8"), old, new)}


def test_the_sample_binds(tmp_path: Path) -> None:
    assert bound(catalogue(tmp_path)) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (
            "components/cards.yaml",
            "copies: 3",
            "icon: copmute",
            "RW204 7:9 there is no icon `copmute`; did you mean `compute`?",
        ),
        (
            "components/cards.yaml",
            "copies: 3",
            "icon: zest",
            "RW204 7:9 there is no icon `zest`; name one that exists",
        ),
        (
            "components/cards.yaml",
            "format: card",
            "format: crad",
            "RW205 3:49 `print.yaml` has no format `crad`; did you mean `card`?",
        ),
        (
            "components/cards.yaml",
            "back: card",
            "back: crad",
            "RW205 3:61 `print.yaml` has no back `crad`; did you mean `card`?",
        ),
        (
            "components/cards.yaml",
            "back: card",
            "back: stone",
            "RW205 3:61 `print.yaml` has no back `stone`; one of: card",
        ),
        (
            "components/stones.yaml",
            "code: ST",
            "code: CD",
            "RW109 3:39 the code `CD` is taken; give this deck a code of its own",
        ),
        (
            "print.yaml",
            "  stone: {",
            "  stoen: {",
            (
                "RW205 2:7 `print.yaml` does not say how a stone becomes a face; add"
                " `stone:` under `faces:` in print.yaml"
            ),
        ),
        (
            "print.yaml",
            "stone: {",
            "stone: {variants: wieght, ",
            "RW201 11:21 a stone has no field `wieght`; did you mean `weight`?",
        ),
        (
            "print.yaml",
            "stone: {",
            "stone: {variants: weight, ",
            (
                "RW103 11:21 `weight` of a stone is no mapping of variants to copies;"
                " name a field that says how many of each variant are printed"
            ),
        ),
        (
            "print.yaml",
            "stone: {",
            "stone: {settings: [{layout: plain, size: 6.9pt}], ",
            (
                "RW206 11:44 6.9pt is below the smallest type, 7pt; strike the setting,"
                " or lower `smallest`"
            ),
        ),
        (
            "game.yaml",
            "[cards, stones]",
            "[cards, stone]",
            "RW201 17:33 there is no deck `stone`; did you mean `stones`?",
        ),
        (
            "game.yaml",
            "[cards, stones]",
            "[cards, stones, rules]",
            "RW201 17:41 there is no deck `rules`; one of: cards, stones",
        ),
        (
            "game.yaml",
            "language: en",
            "owners: stoen",
            "RW201 5:9 there is no component of kind `stoen`; did you mean `stone`?",
        ),
        (
            "glossary.yaml",
            "id: card, term: card",
            "id: card, term: Pebble",
            (
                "RW109 4:20 `Pebble` is taken; strike one of the two, or spell it"
                " otherwise"
            ),
        ),
        (
            "glossary.yaml",
            "id: card, term: card, plural: cards, kind: component",
            "id: pebbles, term: card, plural: cards, kind: x, grammar: res",
            (
                "RW109 4:8 `pebbles` is taken; strike one of the two, or spell it"
                " otherwise"
            ),
        ),
    ],
)
def test_one_broken_name_is_one_finding(
    tmp_path: Path, name: str, old: str, new: str, told: str
) -> None:
    assert bound(catalogue(tmp_path, changed(name, old, new))) == [told]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("components/cards.yaml", "copies: 3", "icon: compute"),
        ("components/cards.yaml", ", back: card", ""),
        ("print.yaml", "stone: {", "stone: {settings: [{layout: plain, size: 7pt}], "),
        ("game.yaml", "language: en", "owners: stone"),
        ("game.yaml", "[cards, stones]", "[stones]"),
        (
            "glossary.yaml",
            "id: card, term: card",
            "id: pebbles, term: card",
        ),
    ],
)
def test_names_that_lead_somewhere_are_no_findings(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    assert bound(catalogue(tmp_path, changed(name, old, new))) == []


def labelled(found: Catalogue) -> Iterator[tuple[str, list[tuple[str, int, int]]]]:
    """Rules of findings, with the file, line and column of the other place."""
    for finding in bind(found, ICONS):
        spans = [label.span for label in finding.labels]
        places = [(Path(s.file).name, s.line, s.column) for s in spans]
        yield finding.rule.code, places


def test_an_id_is_given_once_in_a_kind(tmp_path: Path) -> None:
    two = "- {id: dune, name: Dune}\n- {id: NAME, name: Dune Again}\n"
    sound = catalogue(tmp_path / "sound", cards(two.replace("NAME", "flint")))
    assert bound(sound) == []
    broken = catalogue(tmp_path / "broken", cards(two.replace("NAME", "dune")))
    told = "RW109 6:8 `dune` is taken; give this component an id of its own"
    assert bound(broken) == [told]
    assert list(labelled(broken)) == [("RW109", [("cards.yaml", 5, 8)])]


def test_a_deck_may_lie_in_several_files_that_agree(tmp_path: Path) -> None:
    more = CARD_HEAD + "- {id: dune, name: Dune}\n"
    other = "components/dunes.yaml"
    assert bound(catalogue(tmp_path / "sound", {other: more})) == []
    overlay = {other: once(more, "name: Card", "name: Dune")}
    broken = catalogue(tmp_path / "broken", overlay)
    assert bound(broken) == [
        (
            "RW109 3:7 the deck `cards` is described otherwise elsewhere; say the same"
            " in both files, or give one deck an id of its own"
        )
    ]
    assert list(labelled(broken)) == [("RW109", [("cards.yaml", 3, 7)])]


def test_every_kind_in_a_deck_must_become_a_face(tmp_path: Path) -> None:
    deck = "{id: cards, name: Card, code: CD, format: card, back: card}"
    stones = {
        **changed("game.yaml", "[cards, stones]", "[cards]"),
        **changed(
            "components/stones.yaml",
            "{id: stones, name: Stone, code: ST, format: card}",
            deck,
        ),
    }
    assert bound(catalogue(tmp_path / "sound", stones)) == []
    unset = {**stones, **changed("print.yaml", "  stone: {template", "  x: {template")}
    (told,) = bound(catalogue(tmp_path / "broken", unset))
    assert told.startswith("RW205 2:7 `print.yaml` does not say how a stone becomes")


def test_rulings_name_components_and_have_ids(tmp_path: Path) -> None:
    def told(name: str, text: str) -> list[str]:
        overlay: Mapping[str, str] = {"rulings/cards.yaml": text}
        return bound(catalogue(tmp_path / name, overlay))

    assert told("sound", RULINGS) == []
    assert told("about", once(RULINGS, "stone.flint", "stone.flnit")) == [
        "RW201 5:23 there is no component `stone.flnit`; did you mean `stone.flint`?"
    ]
    assert told("id", once(RULINGS, "R-CD-2", "R-CD-1")) == [
        "RW109 4:7 `R-CD-1` is taken; give this ruling an id of its own"
    ]


def test_a_name_in_a_field_must_lead_to_one_of_its_kinds(tmp_path: Path) -> None:
    def findings(name: str) -> list[Finding]:
        boats = items(Kind("boat", Boat, "pebble"), once(BOATS, "QUAY", name))
        faces = {**sound.press.faces, "boat": sound.press.faces["card"]}
        press = sound.press.model_copy(update={"faces": faces})
        return list(bind(replace(sound, items=sound.items + boats, press=press), ICONS))

    sound = catalogue(tmp_path)
    assert findings("shore") == findings("flint") == []
    assert said(findings("flnit")) == [
        "RW201 5:26 there is no card or stone `flnit`; did you mean `flint`?"
    ]
    assert said(findings("zest")) == [
        "RW201 5:26 there is no card or stone `zest`; one of: flint, shore"
    ]
    assert [finding.within for finding in findings("zest")] == ['boat "A"']


def test_names_are_not_held_against_a_catalogue_that_is_not_whole(
    tmp_path: Path,
) -> None:
    broken = changed("game.yaml", "[cards, stones]", "[cards, stone]")
    broken |= changed("components/cards.yaml", "copies: 3", "icon: zest")
    found = catalogue(tmp_path, broken)
    assert [told[:5] for told in bound(found)] == ["RW201", "RW204"]
    assert [told[:5] for told in bound(replace(found, whole=False))] == ["RW204"]
