"""What a run depends on: one byte anywhere gives another digest."""

from pathlib import Path

import pytest

from rulewright.pipeline.inputs import (
    code_files,
    content_files,
    digest_of,
    file_digests,
)
from samples import sample


@pytest.mark.parametrize(
    "name",
    [
        "game.yaml",
        "components/cards.yaml",
        "rulings/new.yaml",
        "templates/pebble/card.css",
    ],
)
def test_every_file_counts(tmp_path: Path, name: str) -> None:
    game = sample(tmp_path)
    templates = (game / "templates" / "pebble",)
    before = digest_of(game, templates, None, "check")
    assert digest_of(game, templates, None, "check") == before
    path = game / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(path.read_text() + " " if path.exists() else "x: 1\n")
    assert digest_of(game, templates, None, "check") != before


def test_choices_and_the_package_count(tmp_path: Path) -> None:
    game = sample(tmp_path)
    digests = {
        digest_of(game, (), None),
        digest_of(game, (), None, "check"),
        digest_of(game, (), None, "sheets", ("a4",)),
        digest_of(game, (), "rulewright_mandate2038"),
    }
    assert len(digests) == 4
    assert digest_of(game, (), "no_such_package") == digest_of(game, (), None)


def test_outputs_and_bytecode_are_no_inputs(tmp_path: Path) -> None:
    game = sample(tmp_path)
    content, folders = list(content_files(game)), file_digests((game,))
    (game / "build").mkdir()
    (game / "build" / "manifest.yaml").write_text("")
    assert list(content_files(game)) == content
    (game / "build" / "manifest.yaml").unlink()
    (game / "x.pyc").write_text("")
    assert file_digests((game,)) == folders


def test_our_code_is_an_input() -> None:
    names = {path.name for path in code_files(None)}
    assert {"inputs.py", "checking.py", "studio.py"} <= names
    assert "kinds.py" in {path.name for path in code_files("rulewright_mandate2038")}
