"""The sample game for Tabletop Simulator: every copy on the table, every picture there.

The saved object is held against the committed schema of the documented form.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rulewright.pipeline.exporting import export_tabletop
from rulewright.pipeline.making import Built
from samples import CHECKOUT, sample
from unit.pipeline.bench import Overlay

SCHEMA = json.loads((CHECKOUT / "schemas/rulewright/tabletop.json").read_text())


def exported(
    folder: Path, overlay: Overlay | None = None, images_at: str | None = None
) -> Built:
    return export_tabletop(
        str(sample(folder, overlay)),
        folder,
        folder / "out",
        images_at=images_at,
        progress=lambda *_: None,
    )


def saved(folder: Path) -> Any:  # noqa: ANN401 - JSON
    data = json.loads((folder / "out/pebble/tts/pebble.json").read_text())
    jsonschema.validate(data, SCHEMA)
    return data


def objects(data: Any) -> list[Any]:  # noqa: ANN401
    whole = data["ObjectStates"]
    held = (card for thing in whole for card in thing.get("ContainedObjects", ()))
    return [*whole, *held]


def test_every_copy_lies_in_a_deck_and_every_picture_is_there(tmp_path: Path) -> None:
    assert exported(tmp_path).findings == ()
    deck, alone = saved(tmp_path)["ObjectStates"]
    assert (deck["Name"], deck["Nickname"]) == ("DeckCustom", "Card")
    assert (alone["Name"], alone["Nickname"]) == ("Card", "Flint")
    cards = deck["ContainedObjects"]
    assert [card["CardID"] for card in cards] == deck["DeckIDs"] == [100] * 3
    assert [card["Nickname"] for card in cards] == ["The Shore"] * 3
    assert alone["CardID"] == 200
    assert set(alone["CustomDeck"]) == {"2"}
    guids = Counter(thing["GUID"] for thing in objects(saved(tmp_path)))
    assert set(guids.values()) == {1}
    named = {
        thing["CustomDeck"][key][side].removeprefix("file:///")
        for thing in (deck, alone)
        for key in thing["CustomDeck"]
        for side in ("FaceURL", "BackURL")
    }
    folder = tmp_path / "out/pebble/tts"
    assert named == {str(path).lstrip("/") for path in folder.glob("*.png")}


def test_copies_in_content_are_cards_in_the_deck(tmp_path: Path) -> None:
    exported(tmp_path)
    before = objects(saved(tmp_path))
    path = sample(tmp_path) / "components/cards.yaml"
    text = path.read_text()
    assert text.count("copies: 3") == 1
    exported(
        tmp_path, {"components/cards.yaml": text.replace("copies: 3", "copies: 5")}
    )
    assert len(objects(saved(tmp_path))) == len(before) + 2


def test_hosted_pictures_make_the_same_bytes_in_any_folder(tmp_path: Path) -> None:
    some, other = tmp_path / "some", tmp_path / "other"
    for folder in (some, other):
        folder.mkdir()
        exported(folder, images_at="https://example.org/pebble")
    name = "out/pebble/tts/pebble.json"
    assert (some / name).read_bytes() == (other / name).read_bytes()
    assert "https://example.org/pebble/cards-1.png" in (some / name).read_text()


def test_pictures_of_what_is_no_more_are_taken_away(tmp_path: Path) -> None:
    exported(tmp_path)
    stray = tmp_path / "out/pebble/tts/tile.lost.png"
    stray.write_bytes(b"")
    exported(tmp_path)
    assert not stray.exists()


@pytest.mark.parametrize("text", ["", "components: ["])
def test_a_mistake_in_content_writes_nothing(tmp_path: Path, text: str) -> None:
    built = exported(tmp_path, {"components/cards.yaml": text})
    assert built.findings
    assert built.outputs == ()
    assert not (tmp_path / "out/pebble").exists()


def test_a_hex_and_a_board_are_tiles(tmp_path: Path) -> None:
    game = sample(tmp_path)
    text = (game / "print.yaml").read_text()
    text = text.replace("safe: 3mm, dpi: 300}", "safe: 3mm, dpi: 300, sheets: false}")
    exported(tmp_path, {"print.yaml": text})
    data = saved(tmp_path)
    assert {thing["Name"] for thing in data["ObjectStates"]} == {"Custom_Tile"}
    assert {t["CustomImage"]["CustomTile"]["Type"] for t in data["ObjectStates"]} == {0}
