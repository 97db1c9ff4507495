"""Pictures and fonts that are not what their names say."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageFile

from rulewright.diagnostics import Report
from rulewright.publish.file_lint import lint_files
from rulewright.publish.svg_lint import lint_folders
from unit.publish.easel import HOUSE


def picture(width: int, height: int, kind: str = "PNG") -> bytes:
    out = BytesIO()
    Image.new("1", (width, height)).save(out, kind)
    return out.getvalue()


def noise() -> bytes:
    """A picture with something in every pixel."""
    out = BytesIO()
    Image.effect_noise((40, 30), 50).save(out, "PNG")
    return out.getvalue()


SOUND = picture(40, 30)


def told(tmp_path: Path, name: str, data: bytes) -> list[tuple[str, str, str]]:
    """Code, place and words for a file of the templates."""
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    report = Report()
    lint_files([tmp_path], report, shown_from=tmp_path)
    assert all(finding.hint for finding in report)
    return [(f.rule.code, str(f.span), f.says) for f in report]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.png", SOUND),
        ("art/A.JPG", picture(8, 8, "JPEG")),
        ("long.png", picture(20_000, 2_000)),
        ("notes.txt", b"no picture, and nobody takes it for one"),
        ("card.html", "<p>Größe</p>".encode()),
        ("card.css", b""),
        ("fonts/A.ttf", (HOUSE / "fonts/IBMPlexSans-Bold.ttf").read_bytes()),
    ],
)
def test_sound_files_are_silent(tmp_path: Path, name: str, data: bytes) -> None:
    assert told(tmp_path, name, data) == []


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.png", b"\x89PNG\r\n\x1a\nnonsense", "cannot be read"),
        ("a.png", noise()[:900], "cannot be read"),
        ("a.png", b"", "no picture"),
        ("a.jpg", b"hello", "no picture"),
        ("a.gif", b"GIF89a", "cannot be read"),
        ("a.png", picture(20_000, 4_000), "20000 by 4000 pixels"),
        ("a.png", picture(20_000, 20_000), "far too many pixels"),
        ("fonts/A.ttf", b"not a font", "no font"),
        ("fonts/A.otf", b"", "no font"),
    ],
)
def test_one_finding_for_a_file_that_cannot_be_used(
    tmp_path: Path, name: str, data: bytes, words: str
) -> None:
    ((code, place, says),) = told(tmp_path, name, data)
    assert (code, place) == ("RW616", f"{name}:1:1")
    assert words in says


@pytest.mark.parametrize("name", ["card.html", "card.css", "icons/spark.svg"])
@pytest.mark.parametrize("code", ["latin-1", "utf-16"])
def test_a_template_that_is_not_utf_8_is_found_at_the_line(
    tmp_path: Path, name: str, code: str
) -> None:
    text = '<?xml version="1.0" encoding="latin-1"?>\n<p>Größe</p>\n'
    ((rule, place, says),) = told(tmp_path, name, text.encode(code))
    assert (rule, place) == ("RW616", f"{name}:{2 if code == 'latin-1' else 1}:1")
    assert "not UTF-8" in says
    report = Report()
    lint_folders((tmp_path,), report, shown_from=tmp_path)
    assert report.findings == ()


def test_a_picture_cut_short_is_found_though_the_layout_engine_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PIL.ImageFile.LOAD_TRUNCATED_IMAGES", True)
    ((_, _, says),) = told(tmp_path, "a.png", noise()[:900])
    assert "cannot be read" in says
    assert ImageFile.LOAD_TRUNCATED_IMAGES
