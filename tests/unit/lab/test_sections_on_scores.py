"""Scores: how they are spread, where they come from, what winners have."""

from dataclasses import replace
from pathlib import Path

from rulewright.lab.sections_on_scores import counts, scores, sources
from rulewright.lab.wording import Words
from unit.lab.beacon import game, summed

WORDS = Words({"owner.reef": "The Reef", "source.waves": "Waves caught"})
ROWS = [row for n in range(10) for row in game(n, winner=n % 5 == 0)]


def test_scores_are_spread(tmp_path: Path) -> None:
    made = scores(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    assert [row[:2] for row in made.tables[0].rows] == [
        ("Dune", "3.40"),
        ("The Reef", "4.60"),
    ]


def test_sources_by_owner_the_weightiest_first(tmp_path: Path) -> None:
    made = sources(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    (table,) = made.tables
    assert table.heads == ("", "Dune", "The Reef")
    assert table.rows == (
        ("Waves caught", "4.00", "4.00"),
        ("Gifts", "−0.60", "0.60"),
    )
    (said,) = made.says
    assert said.startswith("Winners are furthest ahead of others in Gifts: by 2.00")
    assert [name for _, name in made.plots[0].legend] == ["Waves caught", "Gifts"]


def test_many_small_sources_are_one_in_the_picture_and_all_in_the_table(
    tmp_path: Path,
) -> None:
    many = {f"s{n}": 20 - n for n in range(9)}
    rows = [replace(row, sources=many) for row in ROWS]
    made = sources(summed(tmp_path, rows), WORDS)
    assert made is not None
    assert len(made.tables[0].rows) == 9
    legend = [name for _, name in made.plots[0].legend]
    assert len(legend) == 7
    assert legend[-1] == "All other sources"


def test_counts_of_winners_and_others_over_all_owners(tmp_path: Path) -> None:
    made = counts(summed(tmp_path, ROWS), WORDS)
    assert made is not None
    assert made.tables[0].rows == (("Shells", "4.00", "2.00"),)
