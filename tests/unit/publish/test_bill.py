"""The bill in its two forms."""

import csv
import io
import json

from rulewright.publish.bill import COLUMNS, FORMS, Bill, DeckTotal, Line

SHORE = Line("card", "cards", "shore", 'The "Shore", low', 2, (), 2, (), "card", "")
FUND = Line("card", "own", "fund", "Fund", 1, ("red", "blue"), 2, (), "card", "default")
TILE = Line(
    "tile", "own", "moor", "Moor", 3, (), 3, (("near", 1), ("far", 2)), "hex", ""
)
BILL = Bill(
    "pebble",
    "Pebble",
    "2038-01-19",
    (SHORE, FUND, TILE),
    (DeckTotal("cards", "Card", 1, 2, "card"), DeckTotal("own", "Own", 2, 5, "hex")),
)


def test_the_table_can_be_read_back() -> None:
    text = FORMS["csv"](BILL)
    assert "\r" not in text
    rows = list(csv.DictReader(io.StringIO(text)))
    assert list(rows[0]) == list(COLUMNS)
    assert [row["row"] for row in rows] == [*["component"] * 3, "deck", "deck", "game"]
    assert rows[0]["name"] == SHORE.name
    assert rows[1]["owners"] == "red; blue"
    assert rows[2]["variants"] == "near: 1; far: 2"
    assert (rows[4]["components"], rows[4]["total"]) == ("2", "5")
    assert (rows[5]["id"], rows[5]["total"]) == ("pebble", "7")


def test_the_object_says_the_same() -> None:
    bill = json.loads(FORMS["json"](BILL))
    assert bill["version"] == 1
    assert bill["components"][1]["owners"] == ["red", "blue"]
    assert bill["components"][2]["variants"] == {"near": 1, "far": 2}
    assert [deck["total"] for deck in bill["decks"]] == [2, 5]
    assert bill["total"] == {"components": 3, "copies": 7}
    assert FORMS["json"](BILL) == FORMS["json"](BILL)
