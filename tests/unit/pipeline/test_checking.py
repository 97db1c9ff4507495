"""Every check in one run: what is found, what is left unsaid, what is silenced."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import locating
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place
from rulewright.sdk import Game
from samples import CARD_HEAD, cards, codes, sample
from unit.pipeline.bench import CACHE, checked, said

SHORE = """\
- id: shore
  name: The Shore
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.n} Pebbles.
"""


def test_a_sound_game_has_faces_texts_and_nothing_to_say(tmp_path: Path) -> None:
    found = checked(tmp_path)
    assert found.findings == ()
    assert not found.errors
    assert [face.id for face in found.faces] == [
        "back.cards",
        "card.shore",
        "stone.flint",
    ]
    assert len(found.texts) == 2
    assert "0 unread; 0 findings" in found.summary


def test_faces_are_not_filled_while_there_is_an_error(tmp_path: Path) -> None:
    found = checked(tmp_path, cards("- {id: shore, name: A, icon: nowhere}\n"))
    assert codes(found.findings) == ["RW204"]
    assert found.errors
    assert found.faces == ()


def test_a_reference_that_could_be_two_is_told_once(tmp_path: Path) -> None:
    sound = cards(SHORE)
    assert checked(tmp_path, sound).findings == ()
    twice = SHORE.replace("n: 2}", "n: 2}, {op: draw, deck: cards, n: 1}")
    (finding,) = checked(tmp_path, cards(twice)).findings
    assert said(finding) == ("components/cards.yaml:9:10", "RW203")


def test_one_fault_does_not_make_findings_of_all_that_names_it(tmp_path: Path) -> None:
    """A file that is left out may hold what the others speak of."""
    other = CARD_HEAD + SHORE.replace("shore", "other").replace(
        "{tide.n}", "{stone.flint.edge.n}"
    )
    stones = """\
# yaml-language-server: $schema=../schemas/pebble/stone.json
kind: stone
deck: {id: stones, name: Stone, code: ST, format: card}
components:
- id: flint
  name: Flint
  weight: 3
  effects: [{id: edge, ops: [{op: gain, what: pebbles, n: 4}]}]
"""
    sound = {"components/other.yaml": other, "components/stones.yaml": stones}
    assert checked(tmp_path, sound).findings == ()
    broken = {"components/stones.yaml": stones.replace("weight: 3", "weight: heavy")}
    found = checked(tmp_path, broken)
    assert [said(f) for f in found.findings] == [
        ("components/stones.yaml:7:11", "RW103")
    ]
    assert found.summary.endswith("names and numbers across files not checked")


def test_an_allow_silences_its_finding_and_only_that(tmp_path: Path) -> None:
    unread = SHORE.replace("Gain {tide.n}", "Grab {tide.n}")
    (finding,) = checked(tmp_path, cards(unread)).findings
    code = finding.rule.code
    silenced = cards(f'{unread}  allow: {{{code}: "a house word"}}\n')
    assert checked(tmp_path, silenced).findings == ()
    idle = cards(f'{SHORE}  allow: {{{code}: "a house word"}}\n')
    (finding,) = checked(tmp_path, idle).findings
    assert said(finding) == ("components/cards.yaml:10:18", "RW112")
    assert finding.says == f"nothing here is a {code}"


def test_a_silence_holds_for_its_own_component(tmp_path: Path) -> None:
    unread = SHORE.replace("Gain {tide.n}", "Grab {tide.n}")
    other = SHORE.replace("shore", "other").replace("The Shore", "The Other")
    body = unread + other + '  allow: {RW401: "elsewhere"}\n'
    found = checked(tmp_path, cards(body)).findings
    assert codes(found) == ["RW401", "RW112"]


def test_words_of_the_glossary_that_collide_are_told_in_the_glossary(
    tmp_path: Path,
) -> None:
    text = sample(tmp_path).joinpath("glossary.yaml").read_text()
    twin = '- {id: win, term: Gain, kind: x, grammar: res, is: "A."}\nretired:'
    found = checked(tmp_path, {"glossary.yaml": text.replace("retired:", twin)})
    assert ("glossary.yaml:5:19", "RW409") in [said(f) for f in found.findings]


def test_a_game_package_that_fails_is_one_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> Game:
        raise locating.GameFailedError("the game package `pebble` does not load: x")

    monkeypatch.setattr(locating, "opened", fail)
    door = locating.EntryPoint("pebble", "no_such:GAME", "rulewright.games")
    place = Place(sample(tmp_path), door)
    found = check_place(place, CACHE, Report())
    assert codes(found.findings) == ["RW802"]
    assert found.summary.startswith("1 finding")
