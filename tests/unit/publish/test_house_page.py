"""Pages of the house: filled, escaped, whole in one file."""

from pathlib import Path

import pytest
from jinja2 import UndefinedError

from rulewright.publish.house_page import house_page


def page(folder: Path, body: str, value: object = "") -> str:
    (folder / "fonts").mkdir(exist_ok=True)
    (folder / "fonts" / "A-b.ttf").write_bytes(b"\0\1font")
    (folder / "page.html").write_text(body, encoding="utf-8")
    return house_page("page.html", folder, value)


def test_fonts_are_put_inside(tmp_path: Path) -> None:
    made = page(tmp_path, "<style>@font-face{src:url(fonts/A-b.ttf)}</style>")
    assert made == ("<style>@font-face{src:url(data:font/ttf;base64,AAFmb250)}</style>")


def test_what_is_shown_is_text(tmp_path: Path) -> None:
    assert page(tmp_path, "{{ page }}", "<b>&") == "&lt;b&gt;&amp;"
    assert page(tmp_path, "{{ creator }}").startswith("Rulewright ")


def test_a_name_that_a_template_misspells_is_no_blank(tmp_path: Path) -> None:
    with pytest.raises(UndefinedError):
        page(tmp_path, "{{ page.titel }}", object())
