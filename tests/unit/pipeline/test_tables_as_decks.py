"""Cells as values of the type that their column has."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline.tables_as_decks import Plan, planned
from rulewright.source.tabular import read_table
from samples import codes
from unit.pipeline.bench import TOP, Overlay, loaded

STONES = """\
# yaml-language-server: $schema=../schemas/pebble/stone.json
kind: stone
deck: {id: stones, name: Stone, code: ST, format: card}
components:
- {id: flint, name: Flint, weight: 3, surface: rough}
- {id: slate, name: "12", weight: 2}
"""


def plan(folder: Path, text: str) -> tuple[Plan, Report]:
    overlay: Overlay = {"game.yaml": TOP, "components/stones.yaml": STONES}
    catalogue, _ = loaded(folder, overlay)
    report = Report()
    table = read_table(text.encode(), "stones.csv", report)
    assert table is not None
    return planned(catalogue.decks["stones"], table, report), report


@pytest.mark.parametrize(
    ("cells", "texts"),
    [
        ("id,weight\nflint,4\nslate,2", ["4"]),
        ("id,weight\nflint,heavy\nslate,2", ["heavy"]),
        ("id,name\nflint,7\nslate,12", ['"7"']),
        ("id,surface\nflint,smooth\nslate,rough", ["smooth", ", surface: rough"]),
        ("id,copies\nflint,2\nslate,", [", copies: 2"]),
        ("id,surface\nflint,\nslate,", [""]),
    ],
)
def test_a_cell_becomes_what_its_column_holds(
    tmp_path: Path, cells: str, texts: list[str]
) -> None:
    made, report = plan(tmp_path, cells)
    assert report.findings == ()
    (changes,) = made.changes.values()
    assert [change.text for change in changes] == texts


def test_a_row_may_have_a_new_id(tmp_path: Path) -> None:
    made, report = plan(tmp_path, "id,name,weight\nflint,Flint,3\nchalk,Chalk,1")
    assert codes(report.findings) == ["RW229"]
    ((change,),) = made.changes.values()
    assert change.text == "\n- id: chalk\n  name: Chalk\n  weight: 1"
    assert {loc for _, loc in made.cells} == {
        ("components", 2, name) for name in ("id", "name", "weight")
    }
