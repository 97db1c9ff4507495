"""A deck out to a spreadsheet and back: the same checks, the words at their cells."""

import csv
import io
from pathlib import Path

import pytest

from rulewright.pipeline.exchange import export_tables, import_table
from rulewright.pipeline.making import Built
from samples import codes, sample
from unit.pipeline.bench import Overlay, checked

CARDS = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card, back: card}
components:
# The first.
- id: shore
  name: The Shore
  copies: 3  # one each
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.n} Pebbles.
  flavour: The sea keeps no receipts.
- id: cliff
  name: The Cliff
"""
OVERLAY: Overlay = {"components/cards.yaml": CARDS}
Rows = list[list[str]]


def exported(folder: Path) -> Rows:
    built = export_tables(str(sample(folder, OVERLAY)), folder, folder / "out")
    assert built.findings == ()
    text = (folder / "out/pebble/csv/cards.csv").read_text(encoding="utf-8-sig")
    return list(csv.reader(io.StringIO(text)))


def imported(folder: Path, rows: Rows, **options: object) -> Built:
    table = folder / "cards.csv"
    with table.open("w", encoding="utf-8-sig", newline="") as stream:
        csv.writer(stream).writerows(rows)
    chosen: dict[str, object] = {"deck": None, "dry": False, **options}
    deck, dry = chosen["deck"], bool(chosen["dry"])
    return import_table(
        table,
        str(folder / "pebble"),
        folder,
        folder / "out",
        deck=deck if isinstance(deck, str) else None,
        dry=dry,
    )


def written(folder: Path) -> str:
    return (folder / "pebble/components/cards.yaml").read_text()


def places(built: Built, folder: Path) -> list[tuple[str, str]]:
    return [
        (str(f.span).replace(f"{folder}/", ""), f.rule.code) for f in built.findings
    ]


def test_what_a_designer_changes_has_a_column(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    assert rows == [
        ["id", "name", "copies", "effects.tide.ops.1.n", "rules", "flavour"],
        [
            "shore",
            "The Shore",
            "3",
            "2",
            "Gain {tide.n} Pebbles.",
            "The sea keeps no receipts.",
        ],
        ["cliff", "The Cliff", "", "", "", ""],
    ]


def test_what_did_not_change_is_not_written(tmp_path: Path) -> None:
    built = imported(tmp_path, exported(tmp_path))
    assert (built.findings, built.outputs) == ((), ())
    assert written(tmp_path) == CARDS


def test_rows_may_be_sorted_and_columns_moved(tmp_path: Path) -> None:
    head, *rows = [row[::-1] for row in exported(tmp_path)]
    assert imported(tmp_path, [head, *rows[::-1]]).outputs == ()


def test_changes_are_written_and_remarks_stay(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    rows[1][2:4] = ["5", "4"]
    rows[1][5] = ""
    rows[2][2] = "2"
    rows.append(["strand", "The Strand", "1", "", "", ""])
    built = imported(tmp_path, rows)
    assert built.findings == ()
    assert written(tmp_path) == CARDS.replace("copies: 3 ", "copies: 5 ").replace(
        "n: 2", "n: 4"
    ).replace("  flavour: The sea keeps no receipts.\n", "") + (
        "  copies: 2\n- id: strand\n  name: The Strand\n  copies: 1\n"
    )
    after = checked(tmp_path)
    assert codes(after.findings) == []


def test_a_mistake_is_found_at_its_cell_and_nothing_written(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    rows[1][2] = "many"
    rows[1][4] = "Gain {tide.n} Pebbels."
    built = imported(tmp_path, rows)
    assert built.outputs == ()
    assert written(tmp_path) == CARDS
    assert ("cards.csv:2:17", "RW103") in places(built, tmp_path)
    rows[1][2] = "3"
    built = imported(tmp_path, rows)
    assert {place for place, _ in places(built, tmp_path)} == {"cards.csv:2:21"}
    assert written(tmp_path) == CARDS


def test_a_mistake_elsewhere_is_found_where_it_stands(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    rows[1][1] = "A much longer name\nin two lines"
    broken = CARDS.replace("name: The Cliff", "name: The Cliff\n  icon: nothing")
    sample(tmp_path, {"components/cards.yaml": broken})
    built = imported(tmp_path, rows)
    line = broken.splitlines().index("  icon: nothing") + 1
    assert (f"pebble/components/cards.yaml:{line}:9", "RW204") in places(
        built, tmp_path
    )


@pytest.mark.parametrize(
    ("at", "text", "place", "code"),
    [
        ((0, 1), "nmae", "cards.csv:1:4", "RW226"),
        ((0, 1), "copies", "cards.csv:1:4", "RW226"),
        ((0, 0), "name", "cards.csv:1:1", "RW227"),
        ((2, 0), "shore", "cards.csv:3:1", "RW227"),
        ((2, 0), "", "cards.csv:3:1", "RW227"),
        ((1, 3), "", "cards.csv:2:19", "RW228"),
        ((2, 3), "1", "cards.csv:3:18", "RW228"),
    ],
)
def test_what_a_table_cannot_say(
    tmp_path: Path, at: tuple[int, int], text: str, place: str, code: str
) -> None:
    rows = exported(tmp_path)
    rows[at[0]][at[1]] = text
    built = imported(tmp_path, rows)
    assert (place, code) in places(built, tmp_path)
    assert written(tmp_path) == CARDS


def test_a_row_that_is_missing_strikes_nothing(tmp_path: Path) -> None:
    built = imported(tmp_path, exported(tmp_path)[:2])
    assert codes(built.findings) == ["RW229"]
    assert written(tmp_path) == CARDS


def test_a_table_that_belongs_to_no_deck(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    built = imported(tmp_path, rows, deck="crads")
    assert codes(built.findings) == ["RW225"]
    assert "did you mean --deck cards?" in built.findings[0].hint


def test_a_dry_run_writes_nothing(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    rows[1][2] = "5"
    built = imported(tmp_path, rows, dry=True)
    assert built.summary == "1 cells differ; nothing was written"
    assert written(tmp_path) == CARDS


def test_a_game_with_faults_takes_nothing_in(tmp_path: Path) -> None:
    rows = exported(tmp_path)
    sample(
        tmp_path, {"components/cards.yaml": CARDS.replace("kind: card", "kind: crad")}
    )
    built = imported(tmp_path, rows)
    assert "RW104" in codes(built.findings) or built.findings
    assert built.outputs == ()
