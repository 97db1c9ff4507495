"""The target `boards`: what is not for sheets, whole or in pages."""

from pathlib import Path

import pikepdf

from rulewright.pipeline.boards import boards
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.targets import MAKERS
from samples import PEBBLE
from unit.pipeline.bench import TOP, checked, job_of

PRESS = (PEBBLE / "print.yaml").read_text("utf-8")
STONES = """\
# yaml-language-server: $schema=../schemas/pebble/stone.json
kind: stone
deck: {id: stones, name: Stone, code: ST, format: map}
components:
- {id: flint, name: Flint, weight: 3, surface: rough, copies: 2}
"""


def game(trim: str) -> dict[str, str | bytes]:
    board = f"  map: {{trim: [{trim}], bleed: 2mm, safe: 3mm, sheets: false}}\n"
    return {
        "game.yaml": TOP,
        "print.yaml": PRESS.replace("faces:\n", f"{board}faces:\n"),
        "components/stones.yaml": STONES,
    }


def pages(data: bytes, folder: Path) -> int:
    (folder / "made.pdf").write_bytes(data)
    with pikepdf.open(folder / "made.pdf") as pdf:
        return len(pdf.pages)


def test_a_game_without_boards_has_none(tmp_path: Path) -> None:
    assert list(boards(job_of(checked(tmp_path)))) == []


def test_large_ones_are_cut_into_pages(tmp_path: Path) -> None:
    job = job_of(checked(tmp_path, game("297mm, 210mm")))
    made = dict(boards(job))
    assert list(made) == ["boards-a4.pdf", "boards-letter.pdf"]
    # Two pages for each of two copies.
    assert {pages(data, tmp_path) for data in made.values()} == {4}
    assert job.report.findings == ()


def test_small_ones_share_a_sheet(tmp_path: Path) -> None:
    job = job_of(checked(tmp_path, game("120mm, 100mm")), Choices(papers=("a4",)))
    made = dict(boards(job))
    assert list(made) == ["boards-a4.pdf"]
    assert pages(made["boards-a4.pdf"], tmp_path) == 1


def test_nothing_prints_twice(tmp_path: Path) -> None:
    job = job_of(checked(tmp_path, game("120mm, 100mm")), Choices(papers=("a4",)))
    on_boards = {face.id for face in job.boards}
    assert on_boards == {"stone.flint"}
    assert on_boards.isdisjoint(face.id for face in (*job.flats, *job.tiles))
    sheets = dict(MAKERS["sheets"](job))
    assert pages(sheets["sheets-a4.pdf"], tmp_path) == 2
