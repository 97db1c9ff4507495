"""The whole of a file: the same twice, whatever is broken in it."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulewright.publish.preflight import inspect
from unit.publish.preflight.pressroom import (
    GROUND,
    codes,
    line,
    made,
    preset,
    with_font,
)

SOUND = made(GROUND + line("Draw two.", 40, 60), GROUND, things=with_font)
SMALL = made(GROUND + "q 0 0 9 9 re W n 1 0 0 rg 0 0 5 5 re B Q")


def test_the_same_twice() -> None:
    by = preset("drivethrucards")
    assert inspect(SOUND, "card.pdf", by) == inspect(SOUND, "card.pdf", by)


def test_one_broken_page_does_not_hide_the_others() -> None:
    found = inspect(made("1 2 re f", "0.8 g 9 9 180 252 re f"), "card.pdf").findings
    assert [(f.rule.code, f.span.line if f.span else 0) for f in found] == [
        ("RW647", 1),
        ("RW630", 2),
    ]


def test_bytes_before_the_pdf_are_passed_over() -> None:
    assert "RW630" not in codes(b"\n" * 200 + SMALL)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.tuples(st.integers(0, len(SMALL) - 1), st.integers(0, 255)),
        min_size=1,
        max_size=12,
    )
)
def test_no_damage_is_a_traceback(damage: list[tuple[int, int]]) -> None:
    broken = bytearray(SMALL)
    for place, value in damage:
        broken[place] = value
    found = inspect(bytes(broken), "card.pdf", preset("drivethrucards"))
    assert found.summary.startswith("card.pdf: ")
    assert all(f.hint and f.says for f in found.findings)


@given(st.integers(0, len(SMALL)))
def test_no_cut_is_a_traceback(keep: int) -> None:
    assert codes(SMALL[:keep], preset("poker")) or keep > len(SMALL) - 20
