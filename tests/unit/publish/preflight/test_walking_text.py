"""Text operators: where each run of glyphs comes to stand."""

import pytest

from rulewright.publish.preflight.plane import UPRIGHT, Area, around
from rulewright.publish.preflight.walking import Walker
from unit.publish.preflight.pressroom import glyphs, made, opened, with_font

# An H of the house's font: from 91 to 635 thousandths wide, 698 high.
_H = glyphs("H")


def runs(text: str) -> list[tuple[str, Area]]:
    with opened(made(f"BT /F 100 Tf {text} ET", things=with_font)) as pdf:
        content = Walker().page(pdf.pages[0], UPRIGHT)
    return [(letters.words, around(letters.quad)) for letters in content.letters]


def lefts(text: str) -> list[float]:
    return [round(area.left, 1) for _, area in runs(text)]


def bottoms(text: str) -> list[float]:
    return [round(area.top, 1) for _, area in runs(text)]


def test_the_box_is_that_of_the_ink() -> None:
    ((words, area),) = runs(f"10 20 Td {_H} Tj")
    assert words == "H"
    assert (area.top, area.bottom) == pytest.approx((20, 89.8), abs=0.1)
    assert 15 < area.left < 25
    assert 60 < area.right < 80


def test_runs_follow_each_other() -> None:
    one, two = lefts(f"{_H} Tj {_H} Tj")
    ((_, both),) = runs(f"{glyphs('HH')} Tj")
    assert both.left == pytest.approx(one, abs=0.1)
    assert both.right == pytest.approx(two + both.width / 2, abs=30)
    assert both.right > two


def test_steps_between_strings_move_left() -> None:
    (_, plain), (_, moved) = (
        runs(f"[{_H} {_H}] TJ")[0],
        runs(f"[{_H} -500 {_H}] TJ")[0],
    )
    assert moved.right - plain.right == pytest.approx(50, abs=0.1)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (f"14 TL {_H} Tj T* {_H} Tj", [0, -14]),
        (f"{_H} Tj 0 -20 TD {_H} Tj T* {_H} Tj", [0, -20, -40]),
        (f"14 TL {_H} Tj {_H} '", [0, -14]),
        (f'14 TL {_H} Tj 0 5 {_H} "', [0, -14]),
        (f"7 Ts {_H} Tj", [7]),
        (f"1 0 0 1 3 30 Tm {_H} Tj", [30]),
    ],
)
def test_lines(text: str, places: list[float]) -> None:
    assert bottoms(text) == pytest.approx(places, abs=0.15)


def test_spacing_and_stretching() -> None:
    plain = runs(f"{glyphs('HH')} Tj")[0][1].width
    assert runs(f"10 Tc {glyphs('HH')} Tj")[0][1].width == pytest.approx(plain + 10)
    assert runs(f"50 Tz {glyphs('HH')} Tj")[0][1].width == pytest.approx(plain / 2)


def test_spaces_are_no_ink() -> None:
    assert runs(f"{glyphs(' ')} Tj") == []
    assert runs(f"{glyphs('H H')} Tj")[0][0] == "H H"


@pytest.mark.parametrize(("mode", "seen"), [(0, 1), (1, 1), (3, 0), (7, 0)])
def test_modes(mode: int, seen: int) -> None:
    assert len(runs(f"{mode} Tr {_H} Tj")) == seen
