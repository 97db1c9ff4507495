"""Playing a chunk: the same rows wherever it is played, faults told by seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rulewright_pebble import play

from rulewright.engine import RandomBot
from rulewright.engine.bundle import rules_hash, whole_hash
from rulewright.lab.chunks import Chunk, Table
from rulewright.lab.playing import BundleChangedError, engine_at, play_chunk
from tabletop import bundle, bundle_text
from unit.lab.shore import VALUE, table


def test_a_row_for_every_seat(tmp_path: Path) -> None:
    played = play_chunk(Chunk(table(tmp_path, "random", "greedy", "random"), 5, 7))
    assert [(row["seed"], row["seat"]) for row in played.rows] == [
        (seed, seat) for seed in (5, 6) for seat in range(3)
    ]
    assert [row["bot"] for row in played.rows[:3]] == ["random", "random", "greedy"]
    for row in played.rows:
        assert sum(row["sources"].values()) == row["score"]
        assert row["finished"]
        assert 0 < row["rounds"] <= row["decisions"]
    best = max(row["score"] for row in played.rows[:3])
    assert [row["won"] for row in played.rows[:3]] == [
        row["score"] == best for row in played.rows[:3]
    ]


def test_options_are_counted_where_there_was_a_choice(tmp_path: Path) -> None:
    rows = play_chunk(Chunk(table(tmp_path, "random", "random"), 0, 3)).rows
    for row in rows:
        guesses = ("guess.shallow", "guess.deep")
        # A guess for each wave, always with both options on offer.
        assert [row["offered"][name] for name in guesses] == [row["rounds"]] * 2
        assert sum(row["taken"].get(name, 0) for name in guesses) == row["rounds"]
        assert ("gift.keep" in row["offered"]) == (row["seat"] == 0)


def test_a_game_is_the_same_in_any_chunk(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "greedy")
    whole = play_chunk(Chunk(seats, 0, 6)).rows
    parts = [play_chunk(Chunk(seats, a, b)).rows for a, b in ((4, 6), (0, 1), (1, 4))]
    assert [row for n in (1, 2, 0) for row in parts[n]] == whole


def test_the_same_rows_whatever_the_hash_seed(tmp_path: Path) -> None:
    path = tmp_path / "engine.json"
    path.write_text(bundle_text(), encoding="utf-8")
    code = (
        "import json, sys; from pathlib import Path;"
        "from rulewright.lab.chunks import Chunk, Table;"
        "from rulewright.lab.playing import play_chunk;"
        "t = Table(Path(sys.argv[1]), sys.argv[2], 'rulewright_mandate2038:GAME',"
        " 'default', ('random',) * 3);"
        "print(json.dumps(play_chunk(Chunk(t, 0, 2)).rows))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code, str(path), bundle().rules_hash],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    rows = json.loads(said.pop())
    assert len(rows) == 6
    assert all(sum(r["sources"].values()) == r["score"] for r in rows)


def test_a_game_that_fails_is_told_by_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strange(*_: object) -> int:
        raise ValueError("a strange beach")

    monkeypatch.setattr(RandomBot, "choose", strange)
    played = play_chunk(Chunk(table(tmp_path, "random", "random"), 3, 9))
    assert played.failed == 3
    assert played.rows == []
    assert "ValueError: a strange beach" in played.fault


def test_it_leaves_off_between_games(tmp_path: Path) -> None:
    asked = iter((False, False, True))
    chunk = Chunk(table(tmp_path, "random", "random"), 0, 9)
    played = play_chunk(chunk, lambda: next(asked))
    assert played.stopped
    assert played.rows == []


def test_a_bundle_that_was_changed_is_not_played(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "random")
    other = Table(seats.bundle, "1" * 64, seats.door, seats.profile, seats.bots)
    with pytest.raises(BundleChangedError, match="1" * 64):
        play_chunk(Chunk(other, 0, 1))


def test_a_sea_without_waves_is_over_at_once(tmp_path: Path) -> None:
    seats = table(tmp_path, "random", "random")
    data = json.loads(seats.bundle.read_text("utf-8"))
    data["faces"] = []
    data["rules_hash"] = rules_hash(data)
    data["hash"] = whole_hash(data)
    calm = tmp_path / "calm.json"
    calm.write_text(json.dumps(data), encoding="utf-8")
    empty = Table(calm, data["rules_hash"], seats.door, seats.profile, seats.bots)
    rows = play_chunk(Chunk(empty, 0, 1)).rows
    assert [(row["finished"], row["decisions"], row["score"]) for row in rows] == [
        (True, 0, 0)
    ] * 2


def test_an_engine_is_found_behind_its_door() -> None:
    assert engine_at(VALUE) is play.ENGINE
