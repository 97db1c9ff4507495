"""Beginning: a whole game in its place, or nothing."""

import stat
from pathlib import Path

import pytest

from rulewright.pipeline import beginning
from rulewright.pipeline.beginning import NameRefusedError, begin_game
from samples import codes


def test_the_folder_holds_what_is_told(tmp_path: Path) -> None:
    begun = begin_game("marsh", "hexes", tmp_path)
    assert begun.findings == ()
    assert begun.folder == tmp_path / "marsh"
    assert all((begun.folder / file).is_file() for file in begun.files)
    names = {file.as_posix() for file in begun.files}
    assert {"game.yaml", "schemas/marsh/land.json"} < names
    assert "schemas/rulewright/card.json" in names
    assert stat.S_IMODE(begun.folder.stat().st_mode) & 0o055
    assert [path.name for path in tmp_path.iterdir()] == ["marsh"]


def test_the_same_name_gives_the_same_files(tmp_path: Path) -> None:
    texts = []
    for place in ("one", "two"):
        (tmp_path / place).mkdir()
        begun = begin_game("marsh", "cards", tmp_path / place)
        texts.append({f: (begun.folder / f).read_bytes() for f in begun.files})
    assert texts[0] == texts[1]


def test_a_refusal_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NameRefusedError, match="Would `marsh` do"):
        begin_game("Marsh", "cards", tmp_path)
    (tmp_path / "link").symlink_to("nowhere")
    with pytest.raises(NameRefusedError, match="is there"):
        begin_game("link", "cards", tmp_path)
    (tmp_path / "link").unlink()
    assert codes(begin_game("marsh", "cards", tmp_path / "gone").findings) == ["RW701"]

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(beginning, "write_schemas", fail)
    with pytest.raises(KeyboardInterrupt):
        begin_game("marsh", "cards", tmp_path)
    assert list(tmp_path.iterdir()) == []
