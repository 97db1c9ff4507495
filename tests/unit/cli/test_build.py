"""`rulewright build`: what it writes, what it says, and that it says it twice alike."""

from pathlib import Path

import pytest

from samples import CARD_HEAD, cards
from unit.cli.desk import build, files, halves
from unit.pipeline.archive import repository

ALL = [
    "pebble/calibration-a4.pdf",
    "pebble/calibration-letter.pdf",
    "pebble/cutting-a4.pdf",
    "pebble/cutting-letter.pdf",
    "pebble/faces/back.cards.pdf",
    "pebble/faces/back.cards.png",
    "pebble/faces/card.shore.pdf",
    "pebble/faces/card.shore.png",
    "pebble/faces/stone.flint.pdf",
    "pebble/faces/stone.flint.png",
    "pebble/manifest.json",
    "pebble/reference.pdf",
    "pebble/sheets-a4.pdf",
    "pebble/sheets-letter.pdf",
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the sample was built whole."""
    folder = tmp_path_factory.mktemp("built")
    said = build(folder)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[1].startswith("3 faces, 4 copies")
    assert "14 files written" in said.out
    return folder


def test_everything_is_written_if_no_target_is_named(built: Path) -> None:
    assert files(built / "out") == ALL
    assert halves(built) == []


def test_the_same_content_gives_the_same_bytes_elsewhere(
    built: Path, tmp_path: Path
) -> None:
    assert build(tmp_path / "much" / "deeper").status == 0
    for name in ALL:
        here = tmp_path / "much" / "deeper" / "out" / name
        assert here.read_bytes() == (built / "out" / name).read_bytes(), name


def test_nothing_is_done_again_for_nothing(built: Path) -> None:
    before = {name: (built / "out" / name).stat().st_mtime_ns for name in ALL}
    said = build(built)
    assert (said.status, said.err) == (0, "")
    assert "nothing had changed" in said.out
    after = {name: (built / "out" / name).stat().st_mtime_ns for name in ALL}
    assert after == before


def test_a_target_and_a_paper_limit_the_build(tmp_path: Path) -> None:
    said = build(tmp_path, None, "sheets", "--paper", "letter")
    assert said.status == 0
    assert files(tmp_path / "out") == [
        "pebble/manifest.json",
        "pebble/sheets-letter.pdf",
    ]


def test_a_warning_does_not_stop_a_build(tmp_path: Path) -> None:
    body = "- {id: shore, name: A, allow: {RW401: None such.}}\n"
    said = build(tmp_path, cards(body), "sheets", "--paper", "a4")
    assert said.status == 0
    assert [code for _, code in said.findings] == ["RW112"]
    assert "1 warning" in said.out


def test_text_that_does_not_fit_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    name = "A Shore Without End " * 8
    body = CARD_HEAD + f"- {{id: shore, name: {name.strip()}}}\n"
    said = build(tmp_path, {"components/cards.yaml": body}, "sheets")
    assert said.findings == [("components/cards.yaml:5:3", "RW601")]
    assert said.status == 1
    assert files(tmp_path / "out") == []


def test_an_unknown_target_is_bad_usage(tmp_path: Path) -> None:
    said = build(tmp_path, None, "pebble", "shets")
    assert said.status == 2
    assert "There is no target shets" in said.err


def test_since_a_revision_only_what_changed_is_built(tmp_path: Path) -> None:
    game = repository(tmp_path)
    assert build(tmp_path, None, "--since", "v1").status == 0
    (folder,) = (tmp_path / "out" / "pebble").iterdir()
    assert folder.name.startswith("since-")
    names = ["changes.md", "changes.pdf", "manifest.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    text = (game / "components" / "stones.yaml").read_text("utf-8")
    change: dict[str, str | bytes] = {
        "components/stones.yaml": text.replace("Flint", "Chert")
    }
    said = build(tmp_path, change, "--since", "v1")
    assert (said.status, said.err) == (0, "")
    assert "1 changed; 1 copy to print" in said.out
    assert files(folder) == [
        "changes.md",
        "changes.pdf",
        "faces/stone.flint.pdf",
        "faces/stone.flint.png",
        "manifest.json",
        "sheets-a4.pdf",
        "sheets-letter.pdf",
    ]
    again = build(tmp_path, change, "--since", "v1")
    assert "nothing had changed" in again.out


@pytest.mark.parametrize(("said", "code"), [("v1", "RW703"), ("", "RW703")])
def test_since_needs_a_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, code: str
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    done = build(tmp_path, None, "--since", said)
    assert [found for _, found in done.findings] == [code]
    assert (done.status, files(tmp_path / "out")) == (1, [])


def test_the_reference_knows_no_since(tmp_path: Path) -> None:
    said = build(tmp_path, None, "reference", "--since", "v1")
    assert said.status == 2
    assert "leave it out" in said.err
