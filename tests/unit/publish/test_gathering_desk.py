"""A gathering is laid out once, and again when anything it is made with changes."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.publish.book import Workshop
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.gathering_desk import lay_out
from rulewright.publish.gatherings import Gathering
from unit.publish.easel import HOUSE

HTML = (
    '<!DOCTYPE html><html lang="en"><head><title>A page</title></head>'
    '<body><h1 id="top">{}</h1></body></html>'
)


def gathering(words: str) -> Gathering:
    return Gathering(HTML.format(words), "", "A page")


def on_file(workshop: Workshop) -> set[str]:
    return {path.name for path in (workshop.cache_dir / "gatherings").iterdir()}


def test_each_gathering_gets_its_galley(tmp_path: Path) -> None:
    workshop = Workshop((HOUSE,), tmp_path)
    one, other = gathering("One"), gathering("Other")
    laid = lay_out([one, other], workshop, GalleyFile())
    assert laid[one] != laid[other]
    assert laid[one].anchors["top"].page == 0
    assert len(on_file(workshop)) == 2


def test_what_is_on_file_is_not_laid_out_again(tmp_path: Path) -> None:
    workshop = Workshop((HOUSE,), tmp_path)
    lay_out([gathering("One")], workshop, GalleyFile())
    before = {p: p.stat().st_mtime_ns for p in (tmp_path / "gatherings").iterdir()}
    lay_out([gathering("One")], workshop, GalleyFile())
    assert {p: p.stat().st_mtime_ns for p in before} == before


def test_another_style_sheet_is_another_page(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "reference").mkdir(parents=True)
    (root / "reference" / "reference.css").write_text("h1{font-size:30pt}")
    workshop = Workshop((HOUSE,), tmp_path)
    lay_out([gathering("One")], workshop, GalleyFile())
    lay_out([gathering("One")], replace(workshop, roots=(root, HOUSE)), GalleyFile())
    assert len(on_file(workshop)) == 2


def test_roots_without_the_style_sheet_are_a_fault(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"reference\.css"):
        lay_out([], Workshop((tmp_path,), tmp_path), GalleyFile())


def test_a_picture_without_words_is_a_fault(tmp_path: Path) -> None:
    bare = Gathering(
        HTML.format('<img src="data:image/svg+xml,%3Csvg/%3E">'), "", "A page"
    )
    with pytest.raises(RuntimeError, match="alt"):
        lay_out([bare], Workshop((HOUSE,), tmp_path), GalleyFile())


def test_pages_are_the_same_whatever_was_laid_out_before(tmp_path: Path) -> None:
    from rulewright.publish import gathering_desk  # noqa: PLC0415

    workshop = Workshop((HOUSE,), tmp_path)
    css = "<style>@page{@bottom-center{content:counter(page)}}p{height:200mm}</style>"
    body = "<p>One</p><p>Two</p><table><tr><td>Three</td></tr></table>"
    many = HTML.format("Long").replace("</head>", f"{css}</head>")
    pages = [many.replace("</h1>", f"</h1>{body}"), HTML.format("One"), many]

    first = [gathering_desk._pdf(html, workshop) for html in pages]
    again = [gathering_desk._pdf(html, workshop) for html in reversed(pages)]
    alone = []
    for html in pages:
        gathering_desk._setting.cache_clear()
        alone.append(gathering_desk._pdf(html, workshop))

    assert first == list(reversed(again)) == alone
    assert len(set(first)) == 3
