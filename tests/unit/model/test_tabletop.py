"""Saved objects: what the program would pass over in silence is refused."""

from typing import Any

import pytest
from pydantic import ValidationError

from rulewright.model.tabletop import DeckPicture, SavedObject, TabletopObject

PICTURE: dict[str, Any] = {
    "FaceURL": "https://example.org/front.png",
    "BackURL": "file:///back.png",
    "NumWidth": 10,
    "NumHeight": 7,
}


def test_keys_are_written_as_the_program_reads_them() -> None:
    card = TabletopObject(name="Card", guid="0a1b2c", nickname="Ash", card_id=100)
    written = SavedObject(save_name="Ash", object_states=(card,)).model_dump(
        mode="json", by_alias=True, exclude_none=True
    )
    (thing,) = written["ObjectStates"]
    assert {"Name", "GUID", "Nickname", "GMNotes", "CardID"} <= set(thing)
    assert thing["Transform"]["scaleX"] == 1.0
    assert DeckPicture.model_validate(PICTURE).num_width == 10


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("NumWidth", 11),
        ("NumHeight", 8),
        ("FaceURL", "front.png"),
        ("BackURL", "https://example.org/a back.png"),
        ("Numwidth", 3),
    ],
)
def test_what_the_program_does_not_take(key: str, value: object) -> None:
    with pytest.raises(ValidationError):
        DeckPicture.model_validate({**PICTURE, key: value})
