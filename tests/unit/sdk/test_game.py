"""The value by which a game enters, and the door that it comes through."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

from rulewright import sdk
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place
from rulewright.sdk import (
    SDK_VERSION,
    Catalogue,
    Finding,
    Game,
    Phrase,
    Report,
    Rule,
    Severity,
)
from rulewright_mandate2038 import GAME
from samples import sample

HEAVY = Rule(
    "PEB101",
    "heavy-stone",
    Severity.WARNING,
    title="A stone that nobody can lift",
    why="Players lift stones.",
    wrong=None,
    right=None,
)


def heavy(catalogue: Catalogue) -> Iterator[Finding]:
    """A check of a game: it yields findings and changes nothing."""
    for item in catalogue.of("stone"):
        if item.data["weight"] > 2:
            place = item.span(("weight",))
            yield HEAVY.at(place, "too heavy", hint="make it lighter")


def test_a_game_may_add_nothing_but_itself() -> None:
    game = Game("pebble", "PEB", SDK_VERSION)
    assert tuple(game.phrases()) == tuple(game.joinings()) == game.kinds == ()
    assert game.checks == game.rules == ()


def test_a_game_does_not_change() -> None:
    game = Game("pebble", "PEB", SDK_VERSION)
    with pytest.raises(FrozenInstanceError):
        game.prefix = "OVL"  # type: ignore[misc]


def test_phrases_are_called_for_when_they_are_needed() -> None:
    asked: list[str] = []

    def phrases() -> tuple[Phrase, ...]:
        asked.append("phrases")
        return (Phrase("effect.skip", "effect", "skip* a stone", {"do": "skip"}),)

    game = replace(Game("pebble", "PEB", SDK_VERSION), phrases=phrases)
    assert asked == []
    assert [phrase.id for phrase in game.phrases()] == ["effect.skip"]
    assert asked == ["phrases"]


def test_a_check_looks_at_the_catalogue(tmp_path: Path) -> None:
    game = Game("pebble", "PEB", SDK_VERSION, checks=(heavy,), rules=(HEAVY,))
    report = Report()
    found = load(Place(sample(tmp_path)), report, cache=None)
    assert found is not None
    report.extend(finding for check in game.checks for finding in check(found))
    (finding,) = report.findings
    assert finding.rule in game.rules
    assert finding.span is not None
    assert (finding.span.line, finding.span.column) == (5, 36)


def test_all_that_the_door_names_stands_in_it() -> None:
    assert [name for name in sdk.__all__ if not hasattr(sdk, name)] == []
    assert sorted(sdk.__all__) == sorted(set(sdk.__all__))


def test_mandate_enters_by_this_door() -> None:
    assert isinstance(GAME, Game)
    assert GAME.sdk == SDK_VERSION
    assert {rule.code[:3] for rule in GAME.rules} == {GAME.prefix}
