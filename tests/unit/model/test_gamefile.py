"""`game.yaml`: the top of a game."""

import json

import pytest

from rulewright.model.gamefile import GameFile
from samples import PEBBLE
from unit.model.desk import document, faults, once

GAME = (PEBBLE / "game.yaml").read_text("utf-8")
DATE = 'is not written as wanted; write a date in quotes, such as "2026-11-30"'
LANGUAGE = (
    "is not written as wanted; write the short name of a language, such as en or en-GB"
)


def test_the_sample_says_what_it_is() -> None:
    game = GameFile.model_validate_json(json.dumps(document(GAME).data))
    assert (game.id, game.title, game.owners) == ("pebble", "Pebble", None)
    assert game.kinds["stone"].of == "card"
    weight, surface = game.kinds["stone"].fields.values()
    assert (weight.is_, weight.required, weight.one_of) == ("integer", True, ())
    assert (surface.is_, surface.required) == ("text", False)
    assert surface.one_of == ("smooth", "rough")
    assert [section.decks for section in game.reference] == [("cards", "stones")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("language: en", "language: en-GB"),
        ("language: en\n", ""),
        ("language: en", "profiles: {advanced: Advanced Play}"),
        ("2026-11-30", "2026-12-31"),
        ("fields:", "fields: {}\n  shell:\n    of: tile\n    fields:"),
        ("{is: integer, required: true}", "{}"),
        ("{is: integer, required: true}", "{is: flag}"),
    ],
)
def test_a_game_may_be_otherwise(old: str, new: str) -> None:
    assert faults(once(GAME, old, new), GameFile) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("2026-11-30", "2026-13-30", f"RW106 6:11 `2026-13-30` {DATE}"),
        ("2026-11-30", "2026-11-31", f"RW106 6:11 `2026-11-31` {DATE}"),
        ("2026-11-30", "2026-02-30", f"RW106 6:11 `2026-02-30` {DATE}"),
        ("2026-11-30", "2026-1-30", f"RW106 6:11 `2026-1-30` {DATE}"),
        ("2026-11-30", "30.11.2026", f"RW106 6:11 `30.11.2026` {DATE}"),
        ("language: en", "language: english", f"RW106 5:11 `english` {LANGUAGE}"),
        ("language: en", "language: en_GB", f"RW106 5:11 `en_GB` {LANGUAGE}"),
        ("title: Pebble\n", "", "RW102 2:1 `title` is missing here; add `title:`"),
        (
            "publisher",
            "publsher",
            "RW101 7:1 `publsher` is no key of this record; did you mean `publisher`?",
        ),
        (
            "of: card",
            "of: crad",
            "RW104 12:9 `crad` is no value of this field; did you mean `card`?",
        ),
        (
            "is: integer",
            "is: number",
            (
                "RW104 14:20 `number` is no value of this field; one of: integer,"
                " text, flag"
            ),
        ),
        (
            "{one_of:",
            "{is: integer, one_of:",
            (
                "RW103 15:16 a field with `one_of` holds text; strike `is` or `one_of`;"
                " see `rulewright schema` for what fits here"
            ),
        ),
        (
            "weight:",
            "Weight:",
            (
                "RW106 14:7 `Weight` is not written as wanted; write small letters,"
                " digits and `_`, a letter first"
            ),
        ),
        (
            "{title: Cards",
            '{title: ""',
            "RW106 17:11 this text is empty; write it, or leave the key out if you can",
        ),
    ],
)
def test_one_broken_thing_is_said_once(old: str, new: str, told: str) -> None:
    assert faults(once(GAME, old, new), GameFile) == [told]
