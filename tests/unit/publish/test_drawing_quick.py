"""The quick ways give what the engine's own ways give."""

import re
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from weasyprint.text.ffi import ffi

from rulewright.publish.drawing_quick import (
    QuickArrays,
    operators_of,
    quick_path,
    slow_path,
)


@pytest.mark.parametrize(
    ("data", "operators"),
    [
        ("M1 2L3 4Z", "1 2 m|3 4 l|h"),
        ("M1,2 3,4 5-6", "1 2 m|3 4 l|5 -6 l"),
        ("m1 1h2v3l-1-1z l5 5", "1 1 m|3 1 l|3 4 l|2 3 l|h|6 6 l"),
        ("M0 0C1 1 2 1 3 0S5-1 6 0", "0 0 m|1 1 2 1 3 0 c|4 -1 5 -1 6 0 c"),
        ("M1 1s1 1 2 0", "1 1 m|1 1 2 2 3 1 c"),
        ("M1 1H.5V-.25", "1 1 m|0.5 1 l|0.5 -0.25 l"),
        ("m1 1 1 1m1 1 1 1", "1 1 m|2 2 l|3 3 m|4 4 l"),
        ("", ""),
    ],
)
def test_path_data_becomes_operators(data: str, operators: str) -> None:
    drawn = operators_of(data)

    assert drawn is not None
    plain = re.sub(r"(\.\d*?)0+(?= )", r"\1", drawn.decode())
    assert re.sub(r"\.(?= )", "", plain).replace("\n", "|") == operators


@pytest.mark.parametrize("data", ["L1 1", "M1", "M1 1C1 1", "M1 1H"])
def test_broken_path_data_is_left_to_the_engine(data: str) -> None:
    assert operators_of(data) is None


class _Page:
    """A stream that notes each operator, as the engine writes it."""

    def __init__(self) -> None:
        from weasyprint.pdf.stream import pydyf  # noqa: PLC0415

        self.stream = pydyf.Stream()
        self.inner_width = self.inner_height = 100

    def point(self, x: str, y: str, _size: float) -> tuple[float, float]:
        return float(x), float(y)


def _drawn(how: object, data: str) -> list[tuple[str, ...]]:
    page = _Page()
    node = SimpleNamespace(
        get=lambda name, default="": {"d": data}.get(name, default),
        attrib={"d": data},
        vertices=[],
    )
    how(page, node, 12)  # type: ignore[operator]
    lines = b"\n".join(page.stream.stream).decode().split("\n")
    numbers = [
        tuple(f"{float(p):.3f}" if p[-1].isdigit() or p[-1] == "." else p for p in line)
        for line in (line.split() for line in lines)
    ]
    # The engine begins every path at the origin before it moves.
    return (
        numbers[1:]
        if numbers[:2] and numbers[0][-1] == "m" == numbers[1][-1]
        else numbers
    )


NUMBERS = st.integers(-5000, 5000).map(lambda n: f"{n / 100:g}")


def _step(letter: str, count: int) -> st.SearchStrategy[str]:
    return st.lists(NUMBERS, min_size=count, max_size=count).map(
        lambda numbers: letter + " ".join(numbers)
    )


STEPS = st.one_of(
    *(_step(letter, 2) for letter in "lL"),
    *(_step(letter, 1) for letter in "hHvV"),
    *(_step(letter, 6) for letter in "cC"),
)


@given(_step("M", 2), st.lists(STEPS, min_size=1, max_size=9), st.sampled_from("zZ "))
def test_paths_are_read_as_the_engine_reads_them(
    start: str, steps: list[str], end: str
) -> None:
    data = start + "".join(steps) + end

    assert _drawn(quick_path, data) == _drawn(slow_path, data)


def test_smooth_curves_are_read_as_the_engine_reads_them() -> None:
    data = "M1 2C3 4 5 6 7 8S9 1 2 3 4 5 6 7s1 2 3 4"

    assert _drawn(quick_path, data) == _drawn(slow_path, data)


def test_arcs_and_markers_are_left_to_the_engine() -> None:
    arc = "M1 1A5 5 0 0 1 9 9"

    assert _drawn(quick_path, arc) == _drawn(slow_path, arc)


@pytest.mark.parametrize("glyphs", [(3,), (1, 2, 70000), tuple(range(500))])
def test_arrays_of_any_length_hold_the_same(glyphs: tuple[int, ...]) -> None:
    quick = QuickArrays(ffi)

    array = quick.new(f"hb_codepoint_t[{len(glyphs)}]", glyphs)

    assert list(array) == list(glyphs)
    assert len(quick.new("hb_tag_t[100]")) == 100
    assert quick.NULL == ffi.NULL
