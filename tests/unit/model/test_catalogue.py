"""The catalogue: items in the order of content, found by name."""

from pathlib import Path

from samples import checked


def test_items_stand_in_the_order_of_content(tmp_path: Path) -> None:
    catalogue = checked(tmp_path).catalogue
    assert catalogue is not None
    assert [item.name for item in catalogue.items] == ["card.shore", "stone.flint"]
