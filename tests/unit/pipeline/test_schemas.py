"""Schemas of a game: which differ, and that they are written into its folder."""

import json
from pathlib import Path

from rulewright.pipeline.schemas import write_schemas
from samples import codes, sample
from unit.pipeline.bench import TOP


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    game = sample(tmp_path)
    findings, wrote = write_schemas(str(game), tmp_path)
    assert not findings
    names = {path.relative_to(game / "schemas").as_posix() for path in wrote}
    assert "pebble/stone.json" in names
    assert {n.partition("/")[0] for n in names} == {"pebble", "rulewright"}
    assert write_schemas(str(game), tmp_path) == ((), ())

    stone = game / "schemas" / "pebble" / "stone.json"
    stone.write_text("{}")
    assert write_schemas(str(game), tmp_path, only_check=True) == ((), (stone,))
    assert stone.read_text() == "{}"
    assert write_schemas(str(game), tmp_path) == ((), (stone,))
    weight = json.loads(stone.read_text())["$defs"]["Stone"]["properties"]["weight"]
    assert weight["type"] == "integer"


def test_faults_of_the_game_are_findings(tmp_path: Path) -> None:
    for text, code in (("x: [", "RW012"), (TOP.replace("weight:", "copies:"), "RW110")):
        findings, wrote = write_schemas(
            str(sample(tmp_path, {"game.yaml": text})), tmp_path
        )
        assert codes(tuple(findings)) == [code]
        assert wrote == ()
