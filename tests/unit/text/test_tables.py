"""Tables: made by lark, kept on disk, refused where two readings fit."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.source import entries
from rulewright.text import tables as room
from rulewright.text.forms import Forms
from rulewright.text.grammar import Production, productions
from rulewright.text.phrase import Joining, Phrase

HEAVE = Phrase("unit.heave", "unit", "heave {n:int} .", {"heave": "$n"})
HAUL = Phrase("unit.haul", "unit", "haul {n:int} .", {"haul": "$n"})


def rules(*phrases: Phrase) -> tuple[Production, ...]:
    return productions(Forms(phrases, (), ()))


def test_a_grammar_with_two_readings_is_refused() -> None:
    first = Phrase("body.first", "body", "{n:int}", {"first": "$n"})
    second = Phrase("body.second", "body", "{n:int}", {"second": "$n"})
    unit = Phrase("unit.unit", "unit", "{b:body} .", "$b")
    with pytest.raises(room.GrammarConflictError, match=r"body\.first .*body\.second"):
        room.make(rules(unit, first, second))
    either = Joining("pair", "body", "and")
    doubled = Phrase("body.both", "body", "{n:int} and {m:int}", {"n": "$n", "m": "$m"})
    both = productions(Forms((unit, first, doubled), (either,), ()))
    many = Phrase("unit.pair", "unit", "{p:pair} .", "$p")
    with pytest.raises(room.GrammarConflictError):
        room.make(productions(Forms((many, first, doubled), (either,), ())))
    assert room.make(both)


def test_kept_tables_are_the_tables_that_were_made(tmp_path: Path) -> None:
    made = room.tables(rules(HEAVE, HAUL), tmp_path)
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    kept = room.tables(rules(HEAVE, HAUL), tmp_path)
    assert kept == made
    assert file.read_bytes() == before


def test_other_forms_have_other_tables(tmp_path: Path) -> None:
    room.tables(rules(HEAVE), tmp_path)
    room.tables(rules(HEAVE, HAUL), tmp_path)
    assert len(list(tmp_path.iterdir())) == 2
    assert room.digest(rules(HEAVE)) != room.digest(rules(HAUL))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda _: "{}",
        lambda _: "",
        lambda text: json.dumps({**json.loads(text), "states": [[0, 99999]]}),
        lambda text: json.dumps({**json.loads(text), "states": [[0, -99999]]}),
        lambda text: json.dumps({**json.loads(text), "starts": {"unit": 12345}}),
        lambda text: json.dumps({**json.loads(text), "symbols": []}),
    ],
)
def test_a_spoiled_file_is_made_anew(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    made = room.tables(rules(HEAVE, HAUL), tmp_path)
    (file,) = tmp_path.iterdir()
    body = entries.fetch(file)
    assert body is not None
    entries.put(file, spoil(body.decode()).encode())
    again = room.tables(rules(HEAVE, HAUL), tmp_path)
    assert len(again.states) == len(made.states)
    assert again.starts.keys() == made.starts.keys() == {"unit"}
    kept = json.loads(entries.fetch(file) or b"")
    assert len(kept["states"]) == len(made.states)


def test_a_folder_that_cannot_be_written_costs_time_only(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    assert room.tables(rules(HEAVE), blocked / "cache").starts
