"""A face: a document and what the press must know of it."""

from pathlib import Path

from rulewright.measure import Length
from unit.faces.atelier import faces


def test_a_face_is_a_whole_document_of_a_known_size(tmp_path: Path) -> None:
    drawn, report = faces(tmp_path)
    assert report.findings == ()
    shore = drawn["card.shore"]
    assert shore.html.lstrip().lower().startswith("<!doctype html>")
    assert (str(shore.trim.width), str(shore.trim.height)) == ("63mm", "88mm")
    assert (shore.bleed, shore.safe) == (Length.parse("2mm"), Length.parse("3mm"))
    assert (shore.copies, shore.back, shore.is_back) == (3, "back.cards", False)
    assert (shore.title, shore.alt) == ("The Shore", "Card: The Shore")
    assert (shore.format, shore.shape, shore.dpi) == ("card", "rectangle", 300)


def test_a_back_has_no_copies_of_its_own(tmp_path: Path) -> None:
    back = faces(tmp_path)[0]["back.cards"]
    assert (back.copies, back.back, back.is_back) == (0, None, True)
    assert back.title == back.alt == "Card, back"
    assert back.settings == ()
