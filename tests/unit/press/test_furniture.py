"""Furniture is found once for sheets that are filled alike."""

from dataclasses import replace

from rulewright.press import Cabinet, marks_of, slug_of
from unit.publish.printshop import sheets


def test_sheets_filled_alike_share_it() -> None:
    made = sheets({"card.one": 20})
    cabinet = Cabinet()
    found = [cabinet.of(sheet) for sheet in made]
    assert found == [(marks_of(sheet), slug_of(sheet)) for sheet in made]
    # Two full sheets are alike, and so are their backs; then the last one, and its.
    assert len(cabinet.used) == 4


def test_what_came_from_a_former_run_is_used() -> None:
    (front, *_) = sheets({"card.one": 2})
    first = Cabinet()
    first.of(front)
    again = Cabinet(first.used)
    assert again.of(front) is first.of(front)
    assert again.used == again.drawers


def test_another_grid_has_its_own() -> None:
    (front, *_) = sheets({"card.one": 2})
    cabinet = Cabinet()
    cabinet.of(front)
    fewer = replace(front, slots=(front.slots[0],))
    assert cabinet.of(fewer) != cabinet.of(front)
