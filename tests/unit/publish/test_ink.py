"""What prints the same has the same ink, whatever else the file says."""

from pathlib import Path

from rulewright.publish.drawing import draw_all
from rulewright.publish.ink import ink_of
from unit.publish.easel import artwork, templates


def ink(folder: Path, body: str, css: str = "") -> tuple[bytes, str]:
    (drawing,) = draw_all([artwork(templates(folder), body, css)], folder / "cache")
    return drawing.pdf, ink_of(drawing.pdf, 150)


def test_what_is_seen_counts_and_nothing_else(tmp_path: Path) -> None:
    body = '<p style="margin:9mm"><img src="icons/spark.svg" alt="{}">Draw</p>'
    one, other = ink(tmp_path, body.format("Spark")), ink(tmp_path, body.format("Fire"))
    assert one[1] == other[1]
    again = ink(tmp_path, body.format("Spark").replace("Draw", "Drew"))
    assert again[1] != one[1]


def test_the_bleed_counts(tmp_path: Path) -> None:
    box = '<div style="position:absolute;left:-{}mm;top:0;width:5mm;height:5mm'
    box += ';background:red"></div>'
    inks = {ink(tmp_path, box.format(out))[1] for out in (1, 2)}
    assert len(inks) == 2
