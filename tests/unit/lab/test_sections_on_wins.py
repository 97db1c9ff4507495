"""Who won: shares, intervals, and words that fit them."""

from pathlib import Path

from rulewright.lab.sections_on_wins import bots, orders, owners, seats
from rulewright.lab.sums import Sums
from rulewright.lab.wilson import wilson
from rulewright.lab.wording import Words, interval
from unit.lab.beacon import game, summed

WORDS = Words({"owner.reef": "The Reef"})


def lopsided(folder: Path) -> Sums:
    """A hundred games of which reef, in seat 0 and second, wins four fifths."""
    return summed(folder, [r for n in range(100) for r in game(n, winner=n % 5 == 0)])


def test_owners_against_a_fair_share(tmp_path: Path) -> None:
    made = owners(lopsided(tmp_path), WORDS)
    assert made is not None
    (table,) = made.tables
    dune, reef = table.rows
    assert reef == (
        "The Reef",
        "100",
        "80",
        "80.0 %",
        interval(wilson(80, 100)),
        "more than its share",
    )
    assert dune[-1] == "less than its share"
    assert table.strong == {0, 1}
    assert made.says[0] == "The Reef won more than a fair share of 50.0 %."
    assert made.says[-1] == "The interval of The Reef lies above all others."


def test_seats_count_from_one_and_places_as_told(tmp_path: Path) -> None:
    sums = lopsided(tmp_path)
    by_seat, by_place = seats(sums, WORDS), orders(sums, WORDS)
    assert by_seat is not None
    assert by_place is not None
    assert [row[0] for row in by_seat.tables[0].rows] == ["Seat 1", "Seat 2"]
    assert [row[:3] for row in by_place.tables[0].rows] == [
        ("Place 1", "100", "20"),
        ("Place 2", "100", "80"),
    ]


def test_even_games_tell_nothing(tmp_path: Path) -> None:
    rows = [row for n in range(20) for row in game(n, winner=n % 2)]
    made = owners(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert made.says[0].startswith("No owner can be told")
    assert made.tables[0].strong == frozenset()


def test_bots_are_held_to_the_seats_they_had(tmp_path: Path) -> None:
    made = bots(lopsided(tmp_path), WORDS)
    assert made is not None
    assert [row[0] for row in made.tables[0].rows] == ["greedy", "random"]
    # Each sat in seat 0 every other game, so neither has an advantage.
    assert {row[-2] for row in made.tables[0].rows} == {"50.0 %"}


def test_one_bot_is_compared_with_none(tmp_path: Path) -> None:
    assert bots(summed(tmp_path, game(1, bot="random")), WORDS) is None
