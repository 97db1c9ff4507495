"""What the layout engine complains about is a finding, and never on the console."""

import gc
import logging
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from rulewright.publish.drawing import Fault
from rulewright.publish.drawing_desk import Desk, printed
from unit.publish.easel import SPARK, artwork, templates

CSS = "p{margin:9mm}"


def faults(tmp_path: Path, body: str, css: str = CSS) -> tuple[Fault, ...]:
    return Desk(tmp_path / "cache").draw(artwork(templates(tmp_path), body, css)).faults


@pytest.mark.parametrize(
    ("body", "css", "about"),
    [
        ("<p>Word</p>", CSS + "p{colour:red}", "colour:red"),
        ("<p>Word</p>", CSS + "p{color:", "color:"),
        ("<p>Word</p>", CSS + "p::nope{color:red}", "nope"),
        ("<p>Word</p>", CSS + "p{color:navy}}", "}"),
    ],
)
def test_complaints_are_findings(
    tmp_path: Path, body: str, css: str, about: str, capfd: pytest.CaptureFixture[str]
) -> None:
    told = faults(tmp_path, body, css)

    assert [fault.code for fault in told] == ["RW603"]
    assert about in told[0].says
    assert capfd.readouterr() == ("", "")


def test_a_sound_face_is_silent_and_leaves_the_process_as_it_was(
    tmp_path: Path,
) -> None:
    logger = logging.getLogger("weasyprint")
    before = (list(logger.handlers), logger.propagate, gc.isenabled())

    assert faults(tmp_path, '<p>Word <img src="icons/spark.svg" alt="Spark"></p>') == ()
    after = (list(logger.handlers), logger.propagate, gc.isenabled())
    assert after[1:] == before[1:]
    assert before[0] == [] or after[0] == before[0]


@pytest.mark.parametrize(
    ("body", "css", "point"),
    [
        ("<p>Joker 🃏</p>", CSS, "U+1F0CF PLAYING CARD BLACK JOKER"),
        ("<p>牌</p>", CSS, "U+724C"),
        ("<p>קלף</p>", CSS, "HEBREW LETTER QOF"),
        ("<p>Mark</p>", CSS + "p::before{content:'◆'}", "U+25C6 BLACK DIAMOND"),
    ],
)
def test_characters_without_a_glyph(
    tmp_path: Path, body: str, css: str, point: str
) -> None:
    told = [fault for fault in faults(tmp_path, body, css) if fault.code == "RW604"]

    assert told
    assert point in told[0].says


def test_printed_text_leaves_out_what_does_not_print() -> None:
    body = fromstring(  # noqa: S314
        "<body>a<style>🃏</style>b<p>c<b>d</b>e<img alt='🃏'/>f</p>g</body>"
    )

    assert printed(body) == "abcdefg"


def test_the_machines_own_fonts_are_not_used(tmp_path: Path) -> None:
    css = CSS + "p{font-family:'DejaVu Sans','Liberation Sans',sans-serif}"
    plate = Desk(tmp_path / "cache").draw(
        artwork(templates(tmp_path), "<p>Word</p>", css)
    )

    assert all(name.startswith("IBMPlex") for name in plate.glyphs)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ('<p><img src="icons/spark.svg"></p>', ["RW615"]),
        ('<p><img src="icons/spark.svg" alt=" "></p>', ["RW615"]),
        ('<p><img src="icons/spark.svg" alt="Spark"></p>', []),
        (SPARK.replace("<title>Spark</title>", ""), ["RW615"]),
        (SPARK, []),
    ],
)
def test_a_picture_says_what_it_shows(
    tmp_path: Path, body: str, told: list[str]
) -> None:
    css = "img,svg{width:5mm;height:5mm;margin:9mm}"
    assert [fault.code for fault in faults(tmp_path, body, css)] == told
