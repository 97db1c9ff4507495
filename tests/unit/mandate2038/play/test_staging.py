"""Tables for scenarios: seats, hexes, moments by name."""

import pytest

from rulewright.engine import UnknownNameError
from rulewright.engine.scenarios import Stage
from rulewright_mandate2038.play.assembly import ENGINE
from tabletop import bundle


def table(*seats: str) -> Stage:
    """A table of these seats."""
    assert ENGINE.stage is not None
    return ENGINE.stage(bundle(), seats, 1)


def test_seats_go_by_short_name_or_id() -> None:
    t = table("dovetalis", "vertical_empire")
    assert (t.seat("coalition_lab"), t.seat("kestralyn")) == (0, 1)
    assert [t.get(seat, "name") for seat in (0, 1)] == ["dovetalis", "kestralyn"]
    with pytest.raises(UnknownNameError, match="seat `loopfold`"):
        t.seat("loopfold")
    with pytest.raises(UnknownNameError, match="faction `nobody`"):
        table("nobody", "dovetalis")


def test_a_table_is_as_after_setup() -> None:
    t = table("dovetalis", "kestralyn")
    assert (t.get(None, "era"), t.get(0, "ceo"), t.get(0, "facility1")) == (
        1,
        "c",
        "supply",
    )
    assert t.get(0, "exhausted") == []


def test_a_hex_goes_by_its_tile_as_well() -> None:
    t = table("dovetalis", "kestralyn")
    t.put(None, "tiles", {"i3": "capital"})
    t.put(0, "ceo", "i3")
    assert t.get(0, "ceo") == "i3"
    with pytest.raises(UnknownNameError, match="hex `i9`"):
        t.put(0, "ceo", "i9")
