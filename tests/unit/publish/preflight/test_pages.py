"""Pages: pairs, order and number."""

import pytest

from rulewright.model import Preset
from rulewright.publish.preflight.pages import check_pages, fingerprint
from unit.publish.preflight.pressroom import GROUND, codes, made, opened, ours

BACK_FIRST = ours("pages: {order: back_then_front, source: us}")
FRONT_FIRST = ours("pages: {order: front_then_back, source: us}")
SINGLE = ours("pages: {order: fronts_only, most: 1, source: us}")


def found(prints: str, by: Preset | None) -> list[str]:
    return [fault.rule.code for fault in check_pages(list(prints), by)]


@pytest.mark.parametrize(
    ("prints", "back_first", "front_first"),
    [
        ("b1b2b3", [], ["RW641"]),
        ("1b2b3b", ["RW641"], []),
        ("b1b2c3c4", [], ["RW641"]),
        ("1212", [], []),
        ("b1b2b", ["RW642"], ["RW642"]),
    ],
)
def test_backs_repeat(
    prints: str, back_first: list[str], front_first: list[str]
) -> None:
    assert found(prints, BACK_FIRST) == back_first
    assert found(prints, FRONT_FIRST) == front_first
    assert found(prints, None) == []


def test_one_page_in_a_file() -> None:
    assert found("1", SINGLE) == []
    assert found("12", SINGLE) == ["RW642"]


def test_pages_that_look_alike_are_alike() -> None:
    other = GROUND + "0 g 40 40 9 9 re f"
    with opened(made(GROUND, other, GROUND)) as pdf:
        first, second, third = (fingerprint(page) for page in pdf.pages)
    assert first == third
    assert first != second


def test_the_order_of_a_file() -> None:
    fronts = [f"{GROUND} 0 g {40 + n} 40 9 9 re f" for n in range(3)]
    mixed = [page for front in fronts for page in (GROUND, front)]
    assert codes(made(*mixed), BACK_FIRST) == []
    assert codes(made(*mixed), FRONT_FIRST) == ["RW641"]
