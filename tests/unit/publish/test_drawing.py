"""An artwork becomes one page, once, and the same bytes wherever it is drawn."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest

from rulewright.diagnostics import Report, Span
from rulewright.measure import Length
from rulewright.publish.drawing import Setting, draw_all, hands_for
from unit.publish.easel import CARD, artwork, templates

BODY = '<p style="position:absolute;left:5mm;top:5mm">Draw <img src="icons/spark.svg" \
alt="Spark"></p>'


@pytest.mark.parametrize("bleed", ["0mm", "2mm", "3.175mm", "5mm"])
def test_page_boxes_are_exact_for_any_bleed(tmp_path: Path, bleed: str) -> None:
    face = artwork(templates(tmp_path), BODY, bleed=bleed)
    (drawing,) = draw_all([face], tmp_path / "cache")

    with pikepdf.open(drawing.path) as pdf:
        (page,) = pdf.pages
        out = float(Length.parse(bleed).pt)
        outer = [-out, -out, float(CARD.width.pt) + out, float(CARD.height.pt) + out]
        assert [float(v) for v in page.mediabox] == pytest.approx(outer, abs=1e-4)
        assert list(page.bleedbox) == list(page.mediabox)
        assert [float(v) for v in page.trimbox] == pytest.approx(
            [0, 0, float(CARD.width.pt), float(CARD.height.pt)], abs=1e-4
        )


def test_a_template_cannot_change_the_page(tmp_path: Path) -> None:
    css = "@page{size:A4;margin:2cm;bleed:9mm;marks:crop}"
    roots = templates(tmp_path)
    plain, bent = draw_all(
        [artwork(roots, BODY), artwork(roots, BODY, css)], tmp_path / "cache"
    )

    assert plain.pdf == bent.pdf


def test_the_page_is_tagged_and_speaks_its_language(tmp_path: Path) -> None:
    (drawing,) = draw_all([artwork(templates(tmp_path), BODY)], tmp_path / "cache")

    with pikepdf.open(drawing.path) as pdf:
        assert "/StructTreeRoot" in pdf.Root
        assert pdf.Root.Lang == "en"
        assert "pdfuaid" in pdf.Root.Metadata.read_bytes().decode()
        assert "/CreationDate" not in pdf.docinfo


def test_glyphs_are_named_by_font(tmp_path: Path) -> None:
    body = BODY + '<p style="font:700 9pt IBM Plex Serif;margin:9mm">AA</p>'
    (drawing,) = draw_all([artwork(templates(tmp_path), body)], tmp_path / "cache")

    assert set(drawing.glyphs) == {"IBMPlexSans", "IBMPlexSerif-Bold"}
    assert len(drawing.glyphs["IBMPlexSerif-Bold"]) == 1
    assert len(drawing.glyphs["IBMPlexSans"]) == len(set("Draw "))


def test_same_bytes_alone_together_and_in_other_processes(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    css = "p{height:9mm;width:40mm}"
    faces = [
        artwork(roots, BODY.replace("Draw", f"Draw {i}"), css, name=f"card.{i}")
        for i in range(8)
    ]

    here = [d.pdf for d in draw_all(faces, tmp_path / "here")]
    backwards = [d.pdf for d in draw_all(faces[::-1], tmp_path / "back")][::-1]
    elsewhere = [d.pdf for d in draw_all(faces, tmp_path / "there", workers=2)]

    assert here == backwards == elsewhere
    assert len(set(here)) == len(faces)


def test_same_bytes_in_another_time_zone_and_folder(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1])\n"
        "from unit.publish.easel import artwork, templates\n"
        "from rulewright.publish.drawing import draw_all\n"
        "face = artwork(templates(Path.cwd()), '<p>Draw <img src=icons/spark.svg'\n"
        "  ' alt=Spark></p>', 'p{margin:9mm}')\n"
        "sys.stdout.buffer.write(draw_all([face], Path('cache'))[0].pdf)\n"
    )
    tests = str(Path(__file__).parents[2])

    def drawn(folder: str, zone: str) -> bytes:
        (tmp_path / folder).mkdir()
        return subprocess.run(
            [sys.executable, "-c", script, tests],
            cwd=tmp_path / folder,
            env={**os.environ, "TZ": zone, "LANG": "C", "PYTHONHASHSEED": zone[-1]},
            check=True,
            capture_output=True,
        ).stdout

    first = drawn("a", "UTC+0")
    assert first.startswith(b"%PDF")
    assert drawn("another folder", "UTC-9") == first


def test_findings_point_where_the_artwork_says(tmp_path: Path) -> None:
    span = Span("components/cards.yaml", 4, 3, 4, 9)
    face = artwork(templates(tmp_path), "<p>Too near</p>")
    report = Report()

    draw_all(
        [replace(face, span=span, within='card "First"')],
        tmp_path / "cache",
        report=report,
    )

    (finding,) = report.findings
    assert (finding.rule.code, finding.span) == ("RW602", span)
    assert finding.within == 'card "First"'


def test_faults_are_told_again_when_nothing_is_drawn(tmp_path: Path) -> None:
    faces = [artwork(templates(tmp_path), "<p>Too near</p>")]
    first, second = Report(), Report()

    draw_all(faces, tmp_path / "cache", report=first)
    draw_all(faces, tmp_path / "cache", report=second)

    assert len(first) == 1
    assert list(first) == list(second)


def test_progress_counts_what_is_drawn(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    faces = [artwork(roots, BODY.replace("Draw", word)) for word in ("One", "Two")]
    steps: list[tuple[int, int]] = []

    draw_all(faces[:1], tmp_path / "cache")
    draw_all(faces, tmp_path / "cache", progress=lambda *step: steps.append(step))

    assert steps == [(1, 1)]


def test_settings_name_their_classes() -> None:
    assert Setting("a", "8pt").classes == "lay-a fs-80"
    assert Setting("c", "7.4pt").classes == "lay-c fs-74"
    assert Setting(size="10pt").classes == "fs-100"
    assert Setting("b").classes == "lay-b"
    assert str(Setting("c", "7.4pt")) == "layout C at 7.4pt"


def test_a_handful_of_faces_needs_no_second_process() -> None:
    assert (hands_for(1), hands_for(15), hands_for(300)) == (0, 0, 2)


def test_nothing_heavy_is_loaded_to_find_what_is_on_file(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    draw_all([artwork(roots, BODY)], tmp_path / "cache")
    script = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1])\n"
        "from unit.publish.easel import artwork, templates\n"
        "from rulewright.publish.drawing import draw_all\n"
        f"face = artwork(templates(Path('.')), {BODY!r})\n"
        "print(draw_all([face], Path('cache'))[0].path.exists())\n"
        "heavy = {'weasyprint', 'pikepdf', 'cairosvg', 'fontTools', 'uharfbuzz'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    started = time.perf_counter()
    said = subprocess.run(
        [sys.executable, "-c", script, str(Path(__file__).parents[2])],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout

    assert said.split("\n")[:2] == ["True", "[]"]
    assert time.perf_counter() - started < 5
