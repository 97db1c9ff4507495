"""Plots: marks stand inside the picture, and where their numbers say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.lab.plots import Plot, forest, histogram, stacked, strips
from rulewright.lab.sums import Spread
from rulewright.lab.wilson import wilson


def inside(plot: Plot) -> None:
    """Assert that nothing but words of names leaves the picture."""
    for mark in plot.marks:
        for name, value in mark.at.items():
            most = plot.width if name in ("x", "x1", "x2", "cx", "width") else None
            assert 0 <= float(value) <= (most or plot.height), (mark, name)
        if mark.shape == "rect":
            right = float(mark.at["x"]) + float(mark.at["width"])
            assert right <= plot.width


def looks(plot: Plot, look: str) -> list[dict[str, float]]:
    return [
        {name: float(value) for name, value in mark.at.items()}
        for mark in plot.marks
        if mark.look == look
    ]


def test_a_share_stands_between_its_bounds_and_apart_from_fair() -> None:
    plot = forest("Wins", [("a", wilson(20, 100)), ("b", wilson(45, 100))], 0.25)
    inside(plot)
    spans, (fair,) = looks(plot, "span"), looks(plot, "fair")
    (open_dot,), (apart,) = looks(plot, "dot"), looks(plot, "dot apart")
    assert spans[0]["x1"] < open_dot["cx"] < spans[0]["x2"]
    assert spans[0]["x1"] < fair["x1"] < spans[0]["x2"]
    assert fair["x1"] < spans[1]["x1"] < apart["cx"]
    ticks = [mark.words for mark in plot.marks if mark.look == "tick"]
    assert ticks == ["0 %", "10 %", "20 %", "30 %", "40 %", "50 %"]


def test_what_is_below_nought_goes_left() -> None:
    plot = stacked("Sources", [("a", [3.0, -1.0, 2.0])], ["x", "y", "z"])
    inside(plot)
    (zero,) = looks(plot, "zero")
    first, second, third = (looks(plot, f"bar k{n}")[0] for n in range(3))
    assert first["x"] == zero["x1"]
    assert second["x"] + second["width"] == pytest.approx(zero["x1"], abs=0.2)
    assert third["x"] == pytest.approx(first["x"] + first["width"], abs=0.2)
    assert first["width"] == pytest.approx(3 * second["width"], abs=0.3)
    assert plot.legend == [("k0", "x"), ("k1", "y"), ("k2", "z")]


@given(st.lists(st.integers(-20, 900), min_size=5, max_size=5).map(sorted))
def test_any_spread_has_its_place(points: list[int]) -> None:
    inside(strips("Scores", [("a", Spread("a", 1.0, *points))]))


@given(
    st.dictionaries(st.integers(0, 3000), st.integers(1, 900), min_size=1, max_size=60)
)
def test_any_lengths_have_their_columns(times: dict[int, int]) -> None:
    plot = histogram("Length", sorted(times.items()))
    inside(plot)
    assert 1 <= len(looks(plot, "bar k0")) <= 40


@given(st.integers(1, 4000), st.integers(0, 4000), st.floats(0, 1))
def test_any_share_has_its_place(trials: int, hits: int, fair: float) -> None:
    inside(forest("Wins", [("a", wilson(min(hits, trials), trials))], fair))
