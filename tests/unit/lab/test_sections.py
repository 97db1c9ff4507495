"""Sections: those with something to say, in order."""

from pathlib import Path

from rulewright.lab.sections import ALL, sections
from rulewright.lab.wording import Words
from unit.lab.beacon import game, summed

MANY = [row for seed in range(40) for row in game(seed, winner=seed % 5 == 0)]


def test_every_section_of_a_game_that_tells_all(tmp_path: Path) -> None:
    made = [section.id for section in sections(summed(tmp_path, MANY), Words({}))]
    assert len(made) == len(ALL)
    assert made == [
        "owners",
        "order",
        "seats",
        "bots",
        "scores",
        "sources",
        "endings",
        "flags",
        "options",
        "counts",
        "length",
    ]


def test_a_game_that_tells_little_has_few(tmp_path: Path) -> None:
    little = {
        "owner": "",
        "turn_order": 0,
        "bot": "random",
        "score": 0,
        "ending": "",
        "sources": {},
        "counts": {},
        "offered": {},
        "taken": {},
    }
    rows = [row for seed in range(9) for row in game(seed, **little)]
    made = [section.id for section in sections(summed(tmp_path, rows), Words({}))]
    # Nobody makes a claim where no claims are counted, and that is said.
    assert made == ["seats", "flags", "length"]
