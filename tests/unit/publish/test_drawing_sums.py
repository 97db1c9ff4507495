"""Sums noted on a style are those that the engine makes for each box."""

from pathlib import Path
from typing import Any

import pytest

from rulewright.publish import fontconfig
from rulewright.publish.drawing_sources import Sources
from unit.publish.easel import artwork, templates

CSS = (
    "p{margin:9mm;width:20mm;padding:1mm;box-sizing:border-box;border:.2mm solid}"
    ".wide{width:50%}.flow{width:auto;max-width:30mm;min-height:2em}"
    ".fill{background-color:#eeeeee}.round{border-radius:1mm}"
    ".sum{width:calc(10mm + 5%)}"
)
BODY = "".join(
    f'<p class="{name}">Word</p><p class="{name}">Two words</p>'
    for name in ("plain", "wide", "flow", "fill", "round", "sum", "fill round")
)


def test_boxes_have_the_same_numbers_the_first_time_and_later(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish import drawing_sums as sums  # noqa: PLC0415
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    layout = Layout(artwork(roots, BODY, CSS), Sources(roots, {}), {})
    page = layout.lay_out(None).pages[0]._page_box
    boxes = [box for box in page.descendants() if box.element_tag == "p"]
    boxes = [box for box in boxes if type(box).__name__ == "BlockBox"]
    assert len(boxes) == 14

    def numbers(resolve: Any, box: Any) -> list[object]:  # noqa: ANN401 - the engine's
        fresh = box.copy()
        for name in sums._RESOLVED:
            fresh.__dict__.pop(name, None)
        resolve(fresh, (400.0, 300.0))
        return [getattr(fresh, name) for name in sums._RESOLVED]

    def behind(look: Any, box: Any) -> list[object]:  # noqa: ANN401 - the engine's
        fresh = box.copy()
        look(page, fresh, None, False)
        return [fresh.background, *(getattr(fresh, name) for name in sums._RADII)]

    for box in boxes:
        slow = numbers(sums.slow_percentages, box)
        assert numbers(sums.quick_percentages, box) == slow
        assert numbers(sums.quick_percentages, box) == slow
        assert repr(behind(sums.quick_backgrounds, box)) == repr(
            behind(sums.slow_backgrounds, box)
        )
        assert sums.quick_strut(box.style) == sums.slow_strut(box.style)
    kept = [bool(box.style.__dict__["lengths"]) for box in boxes]
    bare = [box.style.__dict__["bare"] for box in boxes]
    assert kept == [name not in ("wide", "sum") for name in _names(BODY)]
    assert bare == [not {"fill", "round"} & set(name.split()) for name in _names(BODY)]


def _names(body: str) -> list[str]:
    return [part.split('"')[0] for part in body.split('class="')[1:]]


@pytest.mark.parametrize("words", ["Word", "Other words"])
def test_a_font_is_described_once_for_a_style(tmp_path: Path, words: str) -> None:
    roots = templates(tmp_path)
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish import drawing_sums as sums  # noqa: PLC0415
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    layout = Layout(artwork(roots, f"<p>{words}</p>", CSS), Sources(roots, {}), {})
    page = layout.lay_out(None).pages[0]._page_box
    (text,) = [box for box in page.descendants() if getattr(box, "text", "")]

    assert sums.quick_description(text.style) is sums.quick_description(text.style)
    assert text.style.copy().__dict__.get("font") is None
