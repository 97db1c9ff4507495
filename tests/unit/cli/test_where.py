"""`rulewright where`: found, not found, and in which form."""

import contextlib
import json
from pathlib import Path

from samples import sample
from unit.cli.desk import OUT, Said, run
from unit.pipeline.lookout import OVERLAY


def where(folder: Path, *arguments: str) -> Said:
    """Search the harbour from inside it."""
    with contextlib.chdir(sample(folder, OVERLAY)):
        return run("where", *arguments, "--out", str(OUT))


def test_a_place_is_shown_with_its_line(tmp_path: Path) -> None:
    said = where(tmp_path, "{tide.n}", "--in", "The Shore")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith('figure card.shore.tide.n: 2 on card "The Shore"\n')
    assert (
        'components/cards.yaml:10:10: figure in a sentence, card "The Shore"\n'
        "   10 |     Gain {tide.n} Pebbles.\n"
        "      |          ^^^^^^^^\n"
    ) in said.out
    assert said.out.splitlines()[-1] == (
        "card.shore.tide.n: 4 places (1 definition, 1 effect, 2 figure in a sentence)"
    )


def test_the_same_for_programs(tmp_path: Path) -> None:
    said = where(tmp_path, "Pebble", "--format", "json")
    (found,) = json.loads(said.out)["found"]
    assert (found["what"], found["name"]) == ("term", "res.pebbles")
    assert found["uses"][0] == {
        "file": "glossary.yaml",
        "line": 3,
        "column": 8,
        "end_line": 3,
        "end_column": 15,
        "use": "definition",
        "within": "the glossary",
    }


def test_an_unknown_name_is_bad_usage_with_the_nearest(tmp_path: Path) -> None:
    said = where(tmp_path, "The Shoer")
    assert (said.status, said.out) == (2, "")
    assert "Did you mean `The Shore`?" in said.err


def test_no_game_and_a_broken_game(tmp_path: Path) -> None:
    said = where(tmp_path, "Pebble", "nowhere")
    assert (said.status, said.findings) == (1, [("", "RW801")])
    (tmp_path / "pebble" / "components" / "stones.yaml").write_text("kind: stone\n")
    with contextlib.chdir(tmp_path / "pebble"):
        broken = run("where", "Pebble", "--out", str(OUT))
    assert broken.status == 0
    assert "res.pebbles: " in broken.out
    assert broken.err.startswith("the game has ")
