"""Between HTML and PDF: classes of the setting, one page, linked style sheets."""

from pathlib import Path

from rulewright.publish import fontconfig
from rulewright.publish.drawing import Artwork, Setting
from rulewright.publish.drawing_sources import Sources
from unit.publish.easel import artwork, templates


def test_each_setting_replaces_the_classes_of_the_one_before(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    face = artwork(roots, "<p>Word</p>", "p{margin:9mm}.fs-70 p{font-size:7pt}")
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    layout = Layout(face, Sources(roots, {}), {})

    sizes = []
    for setting in (Setting("a", "7pt"), Setting("b", "8pt"), None):
        page = layout.lay_out(setting).pages[0]._page_box
        (text,) = [box for box in page.descendants() if getattr(box, "text", "")]
        sizes.append(
            (layout.body.get("class"), round(text.style["font_size"] * 0.75, 3))
        )

    assert sizes == [
        ("sans lay-a fs-70", 7.0), ("sans lay-b fs-80", 8.0), ("sans", 8.0),
    ]  # fmt: skip


def test_later_sheets_win_over_earlier_and_the_page_wins_over_both(
    tmp_path: Path,
) -> None:
    roots = templates(tmp_path, {"late.css": ".sans{color:#ff0000}"})
    face: Artwork = artwork(roots, "<p>Word</p>", ".sans{color:#00ff00}")
    html = face.html.replace(
        "</head>", '<link rel="stylesheet" href="late.css"></head>'
    )
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    def colour(html: str) -> list[float]:
        layout = Layout(
            Artwork("a", html, face.trim, face.bleed, roots), Sources(roots, {}), {}
        )
        page = layout.lay_out(None).pages[0]._page_box
        (text,) = [box for box in page.descendants() if getattr(box, "text", "")]
        return list(text.style["color"].coordinates)

    assert colour(face.html) == [0, 1, 0]
    assert colour(html) == [1, 0, 0]
