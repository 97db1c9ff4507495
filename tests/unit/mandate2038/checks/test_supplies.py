"""What lies in the box, against setup and the worst case."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks.supplies import supplies
from unit.mandate2038.workshop import content

SUPPLIES = "rules/supplies.yaml"
SETUP = "rules/setup.yaml"
HEADLINES = "components/headlines.yaml"


def test_the_box_suffices(tmp_path: Path) -> None:
    assert list(supplies(content(tmp_path))) == []


@pytest.mark.parametrize(
    ("change", "place", "says"),
    [
        (
            (
                SUPPLIES,
                "power_cube, form: cube, count: 36",
                "power_cube, form: cube, count: 35",
            ),
            "table.shared_pieces",
            "35 Power cubes, and 36 can be on the map at once",
        ),
        (
            (
                SUPPLIES,
                "systemic_risk, form: cube, count: 18",
                "systemic_risk, form: cube, count: 12",
            ),
            "table.shared_pieces",
            "12 Systemic Risk cubes, and 13 can come into the bag",
        ),
        (
            (
                HEADLINES,
                "lasts: production, ops: [{op: add_risk, n: 1}]}",
                "lasts: production, ops: [{op: add_risk, n: 2}]}",
            ),
            "table.shared_pieces",
            "18 Systemic Risk cubes, and 19 can come into the bag",
        ),
        (
            (
                HEADLINES,
                "change: run.crash.risk, stage: extra, value: 1",
                "change: run.crash.risk, stage: extra, value: 2",
            ),
            "table.shared_pieces",
            "18 Systemic Risk cubes, and 19 can come into the bag",
        ),
        (
            (
                SUPPLIES,
                "{id: generator, form: node, each: 1}",
                "{id: generator, form: node, each: 2}",
            ),
            "table.pieces",
            "9 Generator spaces on the tiles, and 13 Generators can be on the map",
        ),
        (
            (SETUP, "pool: outer, tiles: 12", "pool: outer, tiles: 13"),
            "table.setup_table",
            "12 outer tiles, and setup lays 13",
        ),
        (
            (
                SETUP,
                "{id: team, at: frontier, count: 1}",
                "{id: team, at: frontier, count: 4}",
            ),
            "table.setup_player",
            "3 pieces in a tray (team), and setup takes 4",
        ),
        (
            (
                SUPPLIES,
                "{id: era_narrative, default: 3",
                "{id: era_narrative, default: 2",
            ),
            "table.era_decks",
            "2 Headlines of era_narrative, and setup deals 3",
        ),
    ],
)
def test_a_supply_that_runs_out_is_found(
    tmp_path: Path, change: tuple[str, str, str], place: str, says: str
) -> None:
    file, old, new = change
    catalogue = content(tmp_path, {file: (old, new)})
    (finding,) = supplies(catalogue)
    item = catalogue.find(place)
    assert item is not None
    assert (finding.rule.code, finding.says) == ("MAN108", says)
    assert finding.within == item.heading
    assert finding.span is not None
    assert item.span(()).file == finding.span.file
