"""What each target is made of."""

from pathlib import Path

import pikepdf
import pytest

from rulewright.cli.build import TARGETS
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.targets import MAKERS
from unit.pipeline.bench import checked, job_of


def test_the_command_and_the_makers_know_the_same_targets() -> None:
    assert tuple(MAKERS) == TARGETS


@pytest.mark.parametrize(
    ("papers", "names"),
    [(None, ["sheets-a4.pdf", "sheets-letter.pdf"]), (("a4",), ["sheets-a4.pdf"])],
)
def test_sheets_are_made_for_each_paper(
    tmp_path: Path, papers: tuple[str, ...] | None, names: list[str]
) -> None:
    job = job_of(checked(tmp_path), Choices(papers=papers))
    made = dict(MAKERS["sheets"](job))
    assert list(made) == names
    assert job.report.findings == ()
    (tmp_path / "a4.pdf").write_bytes(made["sheets-a4.pdf"])
    with pikepdf.open(tmp_path / "a4.pdf") as pdf:
        # Four cards of one size lie on one sheet, which has two sides.
        assert len(pdf.pages) == 2


def test_a_game_without_tiles_has_none(tmp_path: Path) -> None:
    assert list(MAKERS["tiles"](job_of(checked(tmp_path)))) == []


def test_each_face_is_a_page_and_a_picture(tmp_path: Path) -> None:
    job = job_of(checked(tmp_path))
    made = dict(MAKERS["faces"](job))
    assert sorted(made) == sorted(
        f"faces/{face.id}.{suffix}" for face in job.faces for suffix in ("pdf", "png")
    )
    assert made["faces/card.shore.pdf"].startswith(b"%PDF-")
    assert made["faces/card.shore.png"].startswith(b"\x89PNG")
