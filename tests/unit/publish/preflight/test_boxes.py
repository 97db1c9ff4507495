"""Boxes of a page: what they say, and what a preset makes of them."""

import pikepdf
import pytest

from rulewright.press import finished_sizes
from rulewright.publish.preflight.boxes import meant, read_boxes
from unit.publish.preflight.pressroom import (
    GROUND,
    TRIM,
    codes,
    made,
    opened,
    preset,
    says,
)

POKER = finished_sizes(preset("poker"))


def test_a_sound_card_is_silent() -> None:
    assert codes(made(), preset("poker")) == []


def test_boxes_are_read_in_millimetres_from_the_top_left() -> None:
    with opened(made(crop=(0, 0, 198, 270))) as pdf:
        boxes = read_boxes(pdf.pages[0])
    assert boxes.trim is not None
    assert (boxes.trim.left, boxes.trim.top) == pytest.approx((3.175, 3.175))
    assert (boxes.media.right, boxes.media.bottom) == pytest.approx((69.85, 95.25))
    assert boxes.crop == boxes.media


@pytest.mark.parametrize("turn", [0, 90, 180, 270, -90])
def test_a_turned_page_has_the_size_turned(turn: int) -> None:
    with opened(made(more={"/Rotate": turn})) as pdf:
        page = meant(read_boxes(pdf.pages[0]), POKER)
    assert page.finished is POKER[0]
    assert page.turned == (turn % 180 != 0)
    assert page.reach == pytest.approx((3.175,) * 4)


def test_what_pages_inherit_is_seen() -> None:
    with opened(made()) as pdf:
        pdf.Root.Pages["/Rotate"] = 90
        pdf.Root.Pages["/CropBox"] = pikepdf.Array([0, 0, 198, 200])
        boxes = read_boxes(pdf.pages[0])
    assert boxes.media.width == pytest.approx(95.25)
    assert boxes.crop is not None
    assert boxes.crop.width == pytest.approx(200 * 25.4 / 72)


def test_a_page_without_boxes_is_taken_for_the_size_with_its_bleed() -> None:
    data = made(trim=None, bleed=None)
    assert codes(data, preset("poker")) == ["RW625", "RW625"]
    with opened(data) as pdf:
        page = meant(read_boxes(pdf.pages[0]), POKER)
    assert page.trim.width == pytest.approx(63.5)
    assert not page.given
    assert codes(data) == ["RW625"]


def test_a_trim_box_that_takes_in_the_bleed() -> None:
    found = says(made(trim=(0, 0, 198, 270)), preset("poker"))
    assert found == [
        "the TrimBox takes in the bleed; the trim is taken to be 63.5 x 88.9 mm"
    ]


@pytest.mark.parametrize(
    "boxes",
    [
        {"trim": (9, 9, 189, 261), "bleed": (20, 0, 198, 270)},
        {"trim": (9, 9, 189, 261), "crop": (5, 5, 190, 262)},
        {"bleed": (-9, -9, 210, 280)},
        {"trim": (9, 9, 189, 290), "bleed": None},
    ],
)
def test_boxes_that_do_not_lie_in_one_another(boxes: dict[str, object]) -> None:
    assert "RW626" in codes(made(**boxes))  # type: ignore[arg-type]


def test_another_size() -> None:
    card = made(media=(0, 0, 200, 280), trim=(6, 6, 182, 255), bleed=None)
    (found,) = says(card, preset("poker"))[:1]
    assert found == "the trim is 62.09 x 87.84 mm, which Poker cards does not have"


@pytest.mark.parametrize(
    ("bleed", "words"),
    [((9, 9, 189, 261), "left 0 mm"), ((0, 5, 198, 270), "bottom 1.4 mm")],
)
def test_a_short_bleed_names_its_sides(bleed: tuple[float, ...], words: str) -> None:
    data = made(bleed=bleed)
    assert codes(data, preset("poker")) == ["RW629"]
    assert words in says(data, preset("poker"))[0]


def test_pages_of_another_size_are_listed_once() -> None:
    with opened(made(GROUND, GROUND, GROUND)) as pdf:
        for page in list(pdf.pages)[1:]:
            page.obj["/TrimBox"] = pikepdf.Array([9, 9, 171, 261])
        pdf.pages[0].obj["/TrimBox"] = pikepdf.Array(list(TRIM))
        from io import BytesIO  # noqa: PLC0415

        out = BytesIO()
        pdf.save(out)
    found = says(out.getvalue())
    assert found == ["pages 2 to 3: the trim is not that of page 1, 63.5 x 88.9 mm"]


def test_a_box_that_is_no_box_is_a_page_not_inspected() -> None:
    assert codes(made(trim=(9, 9, 9, 261))) == ["RW647"]
    assert codes(made(more={"/TrimBox": pikepdf.Array([1, 2])})) == ["RW647"]


def test_a_tile_lies_either_way() -> None:
    hexes = finished_sizes(preset("hex_88"))
    wide, high = 101.614 / 25.4 * 72, 88 / 25.4 * 72
    rim = 3 / 25.4 * 72
    for width, height in ((wide, high), (high, wide)):
        media = (-rim, -rim, width + rim, height + rim)
        data = made(media=media, trim=(0, 0, width, height), bleed=media)
        with opened(data) as pdf:
            page = meant(read_boxes(pdf.pages[0]), hexes)
        assert page.finished is hexes[0]
        xs = [x for x, _ in page.outline]
        assert max(xs) - min(xs) == pytest.approx(width / 72 * 25.4, abs=0.01)
