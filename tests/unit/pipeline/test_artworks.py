"""From faces to artworks, orders, formats and papers."""

from pathlib import Path

from rulewright.faces.context import FIT
from rulewright.measure import Length
from rulewright.pipeline.artworks import (
    artworks,
    drawing_of,
    formats,
    orders,
    papers,
)
from rulewright.pipeline.asking import Checked
from rulewright.publish.drawing import Artwork
from samples import sample
from unit.pipeline.bench import checked


def drawn_by(found: Checked) -> list[Artwork]:
    """What is drawn for the faces of a sample."""
    assert found.catalogue is not None
    return artworks(found.faces, found.roots, found.catalogue.press)


def test_an_artwork_is_a_face_with_its_place_in_content(tmp_path: Path) -> None:
    found = checked(tmp_path)
    drawn = drawn_by(found)
    assert [a.id for a in drawn] == [face.id for face in found.faces]
    shore = drawn[1]
    assert shore.within == 'card "The Shore"'
    assert shore.span is not None
    assert str(shore.span).endswith("components/cards.yaml:5:3")
    assert (shore.trim.width, shore.bleed) == (
        Length.parse("63mm"),
        Length.parse("2mm"),
    )
    assert (str(shore.limits.fine), shore.limits.dpi) == ("1.764mm", 300)
    # Without settings to try, the class that a setting would replace is gone.
    assert shore.fit == ()
    assert f" {FIT}" not in shore.html


def test_settings_are_tried_in_the_order_of_print_yaml(tmp_path: Path) -> None:
    text = sample(tmp_path).joinpath("print.yaml").read_text()
    how = "settings: [{layout: l, size: 8pt}, {layout: a, size: 7.4pt}], back:"
    found = checked(tmp_path, {"print.yaml": text.replace("back:", how, 1)})
    back, shore, stone = drawn_by(found)
    assert [setting.classes for setting in shore.fit] == ["lay-l fs-80", "lay-a fs-74"]
    assert FIT in shore.html
    assert back.fit == stone.fit == ()


def test_fronts_are_ordered_with_their_copies_and_backs(tmp_path: Path) -> None:
    ordered = orders(checked(tmp_path).faces)
    assert [(o.face, o.copies, o.back, o.deck) for o in ordered] == [
        ("card.shore", 3, "back.cards", "cards"),
        ("stone.flint", 1, "", "stones"),
    ]


def test_formats_and_papers_are_those_of_content(tmp_path: Path) -> None:
    catalogue = checked(tmp_path).catalogue
    assert catalogue is not None
    assert set(formats(catalogue)) == {"card"}
    assert set(papers(catalogue, None)) == {"a4", "letter"}
    assert set(papers(catalogue, ("a4",))) == {"a4"}


def test_a_face_that_is_a_drawing_is_its_only_svg() -> None:
    assert (
        drawing_of("<body>\n<svg a='1'><g/></svg>\n</body>") == b"<svg a='1'><g/></svg>"
    )
    assert drawing_of("<body></body>") is None
