"""Faces on the shelf are good as long as what they were filled from is."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline.face_shelf import FaceShelf
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place, template_roots
from samples import cards, sample

TWO = """\
- {id: first, name: First Light, copies: 2}
- {id: second, name: Second Light}
"""


def shelf(folder: Path, body: str = TWO) -> FaceShelf:
    game = sample(folder, cards(body))
    place = Place(game)
    catalogue = load(place, Report(), cache=folder / "cache")
    assert catalogue is not None
    return FaceShelf.of(place, catalogue, template_roots(place), folder / "cache")


def filled(folder: Path) -> FaceShelf:
    """A shelf with one face, filled from the first card."""
    game = sample(folder, cards(TWO))
    catalogue = load(Place(game), Report(), cache=folder / "cache")
    assert catalogue is not None
    first = catalogue.find("card.first")
    assert first is not None
    made = shelf(folder)
    made.keep("card.first", "<html>", ("icon/a.svg",), {first.name: first.digest})
    return made


def test_a_face_is_found_again_if_nothing_changed(tmp_path: Path) -> None:
    filled(tmp_path)
    assert shelf(tmp_path).find("card.first") == ("<html>", ("icon/a.svg",))
    assert shelf(tmp_path).find("card.second") is None


@pytest.mark.parametrize(
    "body",
    [
        TWO.replace("First Light", "Other Light"),
        TWO + "- {id: third, name: Third Light}\n",
        "".join(reversed(TWO.splitlines(keepends=True))),
    ],
    ids=["the card itself", "a card more", "another order"],
)
def test_a_face_is_filled_anew_if_it_may_differ(tmp_path: Path, body: str) -> None:
    filled(tmp_path)
    assert shelf(tmp_path, body).find("card.first") is None


def test_its_neighbour_is_none_of_its_business(tmp_path: Path) -> None:
    filled(tmp_path)
    other = "# A remark.\n" + TWO.replace("Second Light", "Other Light")
    assert shelf(tmp_path, other).find("card.first") is not None


def test_another_file_is_none_of_its_business(tmp_path: Path) -> None:
    filled(tmp_path)
    stones = tmp_path / "pebble" / "components" / "stones.yaml"
    stones.write_text(stones.read_text().replace("weight: 3", "weight: 4"))
    assert shelf(tmp_path).find("card.first") is not None


@pytest.mark.parametrize("name", ["game.yaml", "print.yaml", "glossary.yaml"])
def test_what_all_faces_share_voids_them_all(tmp_path: Path, name: str) -> None:
    filled(tmp_path)
    path = tmp_path / "pebble" / name
    path.write_text(path.read_text() + "# changed\n")
    assert shelf(tmp_path).find("card.first") is None


def test_a_changed_template_voids_them_all(tmp_path: Path) -> None:
    own = {"templates/pebble/note.css": ".a{}"}
    sample(tmp_path, own)
    filled(tmp_path)
    assert shelf(tmp_path).find("card.first") is not None
    sample(tmp_path, {"templates/pebble/note.css": ".b{}"})
    assert shelf(tmp_path).find("card.first") is None


def test_of_a_deck_only_the_number_of_its_copies_counts(tmp_path: Path) -> None:
    made = shelf(tmp_path)
    copies = "copies of cards"
    assert made.facts[copies] == "3"
    made.keep("back.deck", "<html>", (), {copies: "3"})
    renamed = TWO.replace("Second Light", "Other Light")
    assert shelf(tmp_path, renamed).find("back.deck") is not None
    assert shelf(tmp_path, TWO.replace("2}", "3}")).find("back.deck") is None
