"""Bleed by pixels: colour that stops at the trim, and colour that need not run on."""

import pytest

from unit.publish.preflight.pressroom import codes, made, preset, says

STOPS = "0.8 g 9 9 180 252 re f "


def test_colour_that_stops_at_the_trim() -> None:
    assert codes(made(STOPS)) == ["RW630"]
    (found,) = says(made(STOPS), preset("poker"))
    for side in ("at the left", "at the top", "at the right", "at the bottom"):
        assert side in found


@pytest.mark.parametrize(
    ("ground", "side"),
    [
        ("9 0 189 270", "at the left"),
        ("0 0 189 270", "at the right"),
        ("0 9 198 261", "at the bottom"),
        ("0 0 198 261", "at the top"),
    ],
)
def test_each_side_is_told_apart(ground: str, side: str) -> None:
    (found,) = says(made(f"0.8 g {ground} re f"), preset("poker"))
    assert found.split("bare: ")[1].split(";")[0].endswith(side)


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_turned_page_is_looked_at_as_it_is_seen(turn: int) -> None:
    data = made("0.8 g 9 0 189 270 re f", more={"/Rotate": turn})
    (found,) = says(data, preset("poker"))
    side = {90: "top", 180: "right", 270: "bottom"}[turn]
    assert f"at the {side}" in found


def test_a_white_edge_needs_no_bleed() -> None:
    assert codes(made("0.5 g 30 30 100 150 re f"), preset("poker")) == []


def test_a_thin_line_that_ends_at_the_trim_is_no_ground() -> None:
    line = "0 g 60 9 0.8 200 re f "
    assert codes(made(line), preset("poker")) == []
    assert codes(made("0 g 60 9 8 200 re f "), preset("poker")) == ["RW630"]


def test_a_bleed_that_is_a_little_short_of_its_box() -> None:
    assert codes(made("0.8 g 2 2 194 266 re f"), preset("poker")) == ["RW630"]


def test_a_crop_box_does_not_hide_the_bleed() -> None:
    data = made("0.8 g 0 0 198 270 re f", crop=(9, 9, 189, 261))
    assert codes(data, preset("poker")) == ["RW626"]


def _hex(short: float) -> bytes:
    """A hex of 88 mm with its ground `short` points within the edge of the bleed."""
    unit = 72 / 25.4
    wide, high, rim = 101.614 * unit, 88 * unit, 3 * unit
    media = (-4 * unit, -4 * unit, wide + 4 * unit, high + 4 * unit)
    grow = 1 + (rim - short) / (high / 2)
    middle = (wide / 2, high / 2)
    corners = [
        (0, high / 2),
        (wide / 4, high),
        (wide * 3 / 4, high),
        (wide, high / 2),
        (wide * 3 / 4, 0),
        (wide / 4, 0),
    ]
    points = [
        f"{middle[0] + (x - middle[0]) * grow} {middle[1] + (y - middle[1]) * grow}"
        for x, y in corners
    ]
    path = f"{points[0]} m " + " ".join(f"{p} l" for p in points[1:])
    return made(f"0.3 g {path} h f", media=media, trim=(0, 0, wide, high), bleed=media)


def test_the_bleed_of_a_hex_runs_along_its_edges() -> None:
    assert codes(_hex(0), preset("hex_88")) == []
    (found,) = says(_hex(3), preset("hex_88"))
    assert found.count(" mm at the ") == 6
    assert "at the top left" in found


def test_a_hex_without_preset_is_not_taken_for_a_rectangle() -> None:
    assert codes(_hex(0)) == []


def test_nobody_asks_for_bleed_around_a_box() -> None:
    unit = 72 / 25.4
    size = (177 * unit, 155 * unit)
    media = (-3 * unit, -3 * unit, size[0] + 3 * unit, size[1] + 3 * unit)
    ground = f"0.8 g 0 0 {size[0]} {size[1]} re f"
    data = made(ground, media=media, trim=(0, 0, *size), bleed=media)
    assert codes(data, preset("tuck_box")) == []
