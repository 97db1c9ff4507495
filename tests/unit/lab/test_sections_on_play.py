"""What happened: endings, flags, options, length."""

from dataclasses import replace
from pathlib import Path

from rulewright.lab.sections_on_play import endings, flags, length, options
from rulewright.lab.wording import Words
from unit.lab.beacon import game, summed

WORDS = Words({"count.claimed": "Made a claim", "card.ebb": "The Ebb"})
ROWS = [row for n in range(40) for row in game(n, winner=n % 5 == 0)]


def test_endings_with_intervals(tmp_path: Path) -> None:
    rows = [*ROWS, *game(50, ending="storm")]
    made = endings(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert made.says == ("Calm came most often, in 97.6 %.",)
    assert [row[:2] for row in made.tables[0].rows] == [("Calm", "40"), ("Storm", "1")]


def test_endings_that_never_came_are_named(tmp_path: Path) -> None:
    known = Words({"ending.calm": "The Calm", "ending.surge": "The Surge"})
    made = endings(summed(tmp_path, ROWS), known)
    assert made is not None
    assert made.says[1] == "Never in these games: The Surge."


def test_options_that_are_hardly_ever_offered_are_named(tmp_path: Path) -> None:
    offers = {"card.ebb": 9, "card.flow": 9}
    rows = [
        replace(r, offered=offers, taken={"card.ebb": 4, "card.flow": 5}) for r in ROWS
    ]
    rows[0] = replace(rows[0], offered={**offers, "card.surge": 1})
    made = options(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert made.says == (
        "Hardly ever offered, in 80 games of a seat: Card: surge (1).",
    )


def test_flags_by_owner(tmp_path: Path) -> None:
    made = flags(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    assert made.says == ("Made a claim: 50.0 % of seats, of which 100.0 % won.",)
    assert [row[:4] for row in made.tables[0].rows] == [
        ("Dune", "40", "8", "20.0 %"),
        ("Reef", "40", "32", "80.0 %"),
    ]


def test_options_that_nobody_takes_are_named(tmp_path: Path) -> None:
    made = options(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    assert made.says == (
        "Seldom taken when offered: Card: flow (0.0 %).",
        "Nearly always taken when offered: The Ebb (100.0 %).",
    )
    ebb, flow = made.tables[0].rows
    assert ebb[:6] == ("The Ebb", "240", "240", "100.0 %", "80", "50.0 %")
    assert flow[4:] == ("0", "–", "–")


def test_options_that_go_with_winning_stand_out(tmp_path: Path) -> None:
    rows = [replace(r, taken={"card.ebb" if r.won else "card.flow": 3}) for r in ROWS]
    made = options(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert made.tables[0].strong == {0, 1}
    assert made.says == ("Every option is taken in 5.0 % to 90.0 % of its offers.",)


def test_options_that_were_hardly_offered_are_left_out(tmp_path: Path) -> None:
    assert options(summed(tmp_path, ROWS[:6]), WORDS) is None


def test_length_in_answers_and_rounds(tmp_path: Path) -> None:
    rows = [*ROWS, *game(50, decisions=141, rounds=13)]
    made = length(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert made.says == (
        "101.00 answers a game by all seats; 100 to 141.",
        "Rounds: 12 to 13.",
    )
    assert len(made.plots) == 1


def test_games_of_one_length_need_no_picture(tmp_path: Path) -> None:
    made = length(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    assert made.says[0] == "100 answers in every game."
    assert made.plots == ()
