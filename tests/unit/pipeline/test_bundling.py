"""Bundling: what plays is in the file, what only prints is not."""

import contextlib
import json
from pathlib import Path

from rulewright.engine.recording import repeat
from rulewright.pipeline.bundling import recordings
from rulewright_mandate2038.play.assembly import ENGINE
from samples import sample
from tabletop import bundle, bundle_text
from unit.cli.desk import run


def test_references_are_numbers_and_text_is_left_out() -> None:
    data = json.loads(bundle_text())
    assert '"ref"' not in json.dumps(data["faces"])
    assert '"rules"' not in json.dumps(data["faces"])
    faces = {f"{face['kind']}.{face['id']}": face for face in data["faces"]}
    price = faces["dossier.benchmark_claim"]["effects"][0]["ops"][0]
    assert price == {
        "op": "pay",
        "compute": data["tables"]["claim"]["commit"]["compute"],
    }
    assert "color" not in faces["faction.foundry"]
    assert faces["training.code"]["copies"] == 4
    assert data["words"]["faction.foundry:the_shovels"] == "The Shovels"


def test_a_game_without_python_is_exported(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path, None)):
        said = run("export", "engine", "--out", str(tmp_path / "out"))
    assert said.status == 0, said.err
    (path,) = (tmp_path / "out").rglob("engine.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["procedures"] == ""
    assert data["faces"]


def test_playthroughs_travel_beside_the_bundle() -> None:
    made = dict(recordings(ENGINE, bundle()))
    assert sorted(made) == ["default-2.json", "default-4.json", "default-6.json"]
    played = json.loads(made["default-2.json"])
    assert played["rules_hash"] == bundle().rules_hash
    assert repeat(ENGINE.rules(bundle(), "default", 2), played) == []
