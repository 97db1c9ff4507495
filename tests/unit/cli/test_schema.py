"""`rulewright schema`: written, checked, and committed."""

import contextlib
import json
from pathlib import Path

from samples import CHECKOUT, sample
from unit.cli.desk import run


def test_committed_schemas_are_those_that_would_be_written() -> None:
    with contextlib.chdir(CHECKOUT):
        said = run("schema", "mandate2038", "--check")
    assert (said.status, said.out, said.err) == (0, "", "")


def test_schemas_are_written_once_and_drift_is_told(tmp_path: Path) -> None:
    game = sample(tmp_path)
    stone = game / "schemas" / "pebble" / "stone.json"
    before = run("schema", str(game), "--check")
    assert before.status == 1
    assert f"differs {stone}" in before.out
    assert "run `rulewright schema`" in before.err
    assert not stone.exists()

    assert f"wrote {stone}" in run("schema", str(game)).out
    assert json.loads(stone.read_text("utf-8"))["title"] == "stone"
    assert run("schema", str(game)).out == ""
    assert run("schema", str(game), "--check").status == 0

    text = (
        (game / "game.yaml").read_text().replace("integer, required", "text, required")
    )
    (game / "game.yaml").write_text(text)
    assert run("schema", str(game), "--check").out == f"differs {stone}\n"


def test_a_broken_game_has_no_schemas(tmp_path: Path) -> None:
    game = sample(tmp_path, {"game.yaml": "id: pebble\n"})
    said = run("schema", str(game))
    assert said.status == 1
    assert {code for _, code in said.findings} == {"RW102"}
    assert not (game / "schemas").exists()
    assert run("schema", "no such game").findings == [("", "RW801")]
