"""The graphics state: what a dictionary changes, and what it makes of painting."""

import pikepdf
import pytest

from rulewright.publish.preflight.state import State, apply


def after(**change: object) -> State:
    state = State()
    apply(state, pikepdf.Dictionary(**change))
    return state


@pytest.mark.parametrize(
    ("change", "filled", "stroked"),
    [
        ({}, [], []),
        ({"ca": 0.5}, ["an opacity of 50 %"], []),
        ({"CA": 0.25}, [], ["an opacity of 25 %"]),
        ({"ca": 1}, [], []),
        ({"BM": pikepdf.Name.Multiply}, ["the blend mode Multiply"], None),
        ({"BM": pikepdf.Name.Normal}, [], []),
        ({"SMask": pikepdf.Name("/None")}, [], []),
        ({"SMask": pikepdf.Dictionary()}, ["a soft mask"], None),
        ({"OP": True}, ["overprint"], None),
        ({"OP": True, "op": False}, [], ["overprint"]),
        ({"op": True}, ["overprint"], []),
        ({"OP": False}, [], []),
    ],
)
def test_features(
    change: dict[str, object], filled: list[str], stroked: list[str] | None
) -> None:
    state = after(**change)
    assert state.features(stroked=False) == filled
    assert state.features(stroked=True) == (filled if stroked is None else stroked)


def test_a_list_of_blend_modes_means_its_first() -> None:
    assert after(BM=pikepdf.Array([pikepdf.Name.Screen])).blend == "Screen"


def test_overprint_can_be_taken_back() -> None:
    state = after(OP=True)
    apply(state, pikepdf.Dictionary(OP=False))
    assert state.overprint == frozenset()


def test_a_copy_is_changed_on_its_own() -> None:
    state = State()
    inner = state.copy()
    apply(inner, pikepdf.Dictionary(LW=7, ca=0.5))
    assert (inner.width, state.width) == (7, 1)
    assert inner.inherited != state.inherited
