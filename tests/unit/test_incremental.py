"""After an edit a build is what it would be from nothing: never stale, never mixed."""

from pathlib import Path

import pytest

from rulewright.cli.build import TARGETS
from samples import sample
from unit.cli.desk import run

CARDS = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card, back: card}
components:
- id: shore
  name: The Shore
  copies: 3
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.n} Pebbles.
  flavour: The sea keeps no receipts.
- id: cliff
  name: The Cliff
  effects: [{id: fall, ops: [{op: gain, what: pebbles, n: 1}]}]
  rules: |
    Gain {card.shore.tide.n} Pebbles.
"""
EDITS = {
    "a word": ("components/cards.yaml", "no receipts", "few receipts"),
    "a number with two homes": ("components/cards.yaml", "n: 2", "n: 4"),
    "a name": ("components/cards.yaml", "The Shore", "The Strand"),
    "copies": ("components/cards.yaml", "copies: 3", "copies: 5"),
    "the order": ("components/stones.yaml", "Flint", "Slate"),
    "the glossary": ("glossary.yaml", "terms:\n", "terms:\n# A remark.\n"),
    "the sizes": ("print.yaml", "[63mm, 88mm]", "[60mm, 88mm]"),
    "a template": ("templates/pebble/card.css", "top:6mm", "top:7mm"),
    "the title": ("game.yaml", "title: Pebble", "title: Cobble"),
}


def outputs(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.relative_to(folder).parts[0] != "cache"
    }


def build(game: Path, out: Path) -> dict[str, bytes]:
    targets = [target for target in TARGETS if target != "faces"]
    said = run("build", str(game), *targets, "--out", str(out), "--jobs", "1")
    assert (said.status, said.err) == (0, "")
    return outputs(out)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample, built once below `out` beside it."""
    folder = tmp_path_factory.mktemp("edits")
    made = sample(folder, {"components/cards.yaml": CARDS})
    build(made, folder / "out")
    return made


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_comes_out_as_from_nothing(
    game: Path, edit: str, tmp_path: Path
) -> None:
    name, old, new = EDITS[edit]
    path = game / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    try:
        after = build(game, game.parent / "out")
        fresh = build(game, tmp_path / "out")
    finally:
        path.write_text(text)
    assert [name for name in fresh if after.get(name) != fresh[name]] == []
    assert set(after) == set(fresh)
