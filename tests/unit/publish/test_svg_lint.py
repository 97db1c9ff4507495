"""Each SVG feature that some renderer drops is found, at its line."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.publish.svg_lint import lint, lint_folders
from unit.publish.easel import HOUSE, SPARK, SVG

TITLE = "<title>Spark</title>\n"


def found(inside: str, attributes: str = "", before: str = "") -> list[str]:
    text = before + SVG.replace(">", attributes + ">") + "\n" + inside + "</svg>"
    return [
        f"{finding.rule.code}:{finding.span.line}"
        for finding in lint(text.encode(), "spark.svg")
        if finding.span is not None
    ]


def test_a_plain_picture_is_silent() -> None:
    assert lint(SPARK.encode(), "spark.svg") == []


@pytest.mark.parametrize(
    ("inside", "codes"),
    [
        ('<g mask="url(#m)"/>', ["RW605:3"]),
        ('<mask id="m"/>', ["RW605:3"]),
        ('<g style="mix-blend-mode:multiply"/>', ["RW605:3"]),
        ('<g style="opacity:1;filter:blur(2px)"/>', ["RW605:3"]),
        ("<style>.a{mask-image:none}\n.b{filter:url(#f)}</style>", ["RW605:4"]),
        ('<filter id="f"><feGaussianBlur/></filter>', ["RW605:3", "RW605:3"]),
        ("<foreignObject/>", ["RW605:3"]),
        ('<linearGradient id="g"/>', ["RW605:3"]),
        ('<radialGradient gradientUnits="objectBoundingBox"/>', ["RW605:3"]),
        ('<linearGradient gradientUnits="userSpaceOnUse"/>', []),
        ('<clipPath clipPathUnits="objectBoundingBox"/>', ["RW605:3"]),
        ("<clipPath/>", []),
        ('<text><textPath href="#p">a</textPath></text>', ["RW605:3"]),
        ('<text font-family="IBM Plex Sans, Arial">a</text>', ["RW605:3"]),
        ('<text font-weight="600">a</text>', ["RW605:3"]),
        ('<text font-weight="700" font-family="IBM Plex Sans">a</text>', []),
        ("<animate/>", ["RW605:3"]),
        ("<script>1</script>", ["RW608:3"]),
        ("<g>" * 99 + "</g>" * 99, []),
        ("<g>" * 5000 + "</g>" * 5000, ["RW611:3"]),
        ('<g onclick="x()"/>', ["RW608:3"]),
        ('<image href="https://example.org/x.png"/>', ["RW609:3"]),
        ('<image href="other.png"/>', ["RW609:3"]),
        ('<image href="data:image/png;base64,AA=="/>', []),
        ('<use href="other.svg#a"/>', ["RW609:3"]),
        ('<use href="#a"/>', []),
        ('<path fill="url(other.svg#g)"/>', ["RW609:3"]),
        ('<path fill="url(#g)"/>', []),
        ("<style>@import 'x.css';</style>", ["RW609:3"]),
        ('<g filter="none" mask="none"/>', []),
    ],
)
def test_each_feature(inside: str, codes: list[str]) -> None:
    assert found(TITLE + inside) == codes


def test_old_style_links_are_seen() -> None:
    linked = TITLE + '<image xlink:href="https://example.org/x.png"/>'

    assert found(linked, ' xmlns:xlink="http://www.w3.org/1999/xlink"') == ["RW609:3"]


def test_entities_are_refused_once_and_not_followed() -> None:
    two = '<!DOCTYPE svg [<!ENTITY a "aaaa">\n<!ENTITY b SYSTEM "/etc/passwd">]>\n'
    assert found(TITLE, before=two) == ["RW608:1"]
    laughs = "".join(
        f'<!ENTITY l{n} "{f"&l{n - 1};" * 10 if n else "ha"}">' for n in range(12)
    )
    bomb = f"<!DOCTYPE svg [\n{laughs}]>\n"
    assert found(f"{TITLE}<text>&l11;</text>", before=bomb) == ["RW608:2"]


def test_a_style_sheet_from_elsewhere_is_refused() -> None:
    sheet = '<?xml-stylesheet href="x.css"?>\n'

    assert found(TITLE, before=sheet) == ["RW609:1"]


@pytest.mark.parametrize(
    "title", ["", "<title/>", "<title> </title>", "<g>\n<title>a</title></g>"]
)
def test_a_title_is_the_pictures_own(title: str) -> None:
    assert found(title) == ["RW610:1"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("no markup", 1),
        (SVG + "\n<path>\n</svg>", 3),
        ('<svg viewBox="0 0 1 1"><title>a</title></svg>', 1),
        ("<html><title>a</title></html>", 1),
    ],
)
def test_what_is_no_svg(text: str, line: int) -> None:
    (finding,) = lint(text.encode(), "spark.svg")

    assert finding.rule.code == "RW611"
    assert finding.span is not None
    assert finding.span.line == line


def test_folders_are_linted_with_paths_as_people_know_them(tmp_path: Path) -> None:
    icons = tmp_path / "templates" / "icons"
    icons.mkdir(parents=True)
    (icons / "bare.svg").write_text(SVG + "</svg>")
    (icons / "made.svg").write_text("{% macro made() %}<g/>{% endmacro %}")
    report = Report()

    lint_folders((tmp_path / "templates",), report, shown_from=tmp_path)

    (finding,) = report.findings
    assert finding.span is not None
    assert finding.span.file == "templates/icons/bare.svg"


def test_the_house_icons_are_sound() -> None:
    report = Report()

    lint_folders((HOUSE,), report, shown_from=HOUSE.parents[1])

    assert list(report) == []


def test_a_drawing_of_many_megabytes_is_not_read(tmp_path: Path) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><path d="'
    (tmp_path / "vast.svg").write_text(f'{head}{"M0 0" * 1_100_000}"/></svg>')
    report = Report()
    lint_folders((tmp_path,), report, shown_from=tmp_path)
    assert [f.rule.code for f in report] == ["RW611"]
    assert "4296 KiB; 4096 is the limit" in report.findings[0].says
