"""A leaf takes faces and heads, each as what it is: picture, or no part of the text."""

import pikepdf
import pytest

from rulewright.measure import Length
from rulewright.press import Format
from rulewright.publish.fonts import Typecase
from rulewright.publish.forme import Forme
from rulewright.publish.leaves import Leaf, LeafMaker, path_at
from rulewright.publish.placing import Forms
from rulewright.publish.tagging import Tagging
from unit.publish.printshop import CARD, looked_up, stock


class Desk:
    """A page in the making."""

    def __init__(self) -> None:
        self.forme = Forme()
        self.case = Typecase(self.forme, stock().fonts)
        self.forms = Forms(self.forme, self.case)
        self.tagging = Tagging(self.forme)
        maker = LeafMaker.of(self.forme, self.forms, self.tagging)
        galley = stock().galley("card.one")
        fonts = self.forms.fonts(galley.fonts)
        self.leaf: Leaf = maker.leaf(galley.pages[0], fonts, "A heading")

    def page(self) -> pikepdf.Object:
        """The page when it is closed."""
        self.leaf.close(self.forme)
        self.case.finish()
        self.tagging.finish([])
        (page,) = looked_up(self.forme, self.leaf.page)
        return page

    def contents(self) -> bytes:
        """Its operators."""
        return b"\n".join(part.read_bytes() for part in self.page().Contents)


def test_a_page_keeps_its_own_marks_and_gives_out_others() -> None:
    desk = Desk()
    taken = [desk.leaf.next_mark() for _ in range(2)]
    assert taken[1] == taken[0] + 1
    for mark in taken:
        assert b"/MCID %d>>" % mark not in desk.contents()


@pytest.mark.parametrize("mcid", [None, 7])
def test_a_face_is_cut_to_its_trim(mcid: int | None) -> None:
    desk = Desk()
    desk.leaf.show(
        desk.forms.plain(stock().galley("card.two")), CARD.cut, (9, 90, 2), mcid
    )
    page = desk.page()
    contents = b"\n".join(part.read_bytes() for part in page.Contents)
    assert b" W n 1 0 0 1 9.0000 2.0000 cm /Face0 Do Q" in contents
    assert (b"/Figure <</MCID 7>> BDC" in contents) is (mcid is not None)
    assert "/Face0" in page.Resources.XObject


def test_the_running_head_is_no_part_of_the_text() -> None:
    desk = Desk()
    desk.leaf.run(desk.case, "A game", 12)
    head = desk.contents().partition(b"/Artifact <</Type /Pagination>> BDC")[2]
    assert head.count(b" Tj") == 3
    assert head.rstrip().endswith(b"EMC")


def test_outlines_are_placed_from_their_upper_left_corner() -> None:
    square = Format.parse("square", ("1in", "1in"), "0mm")
    assert path_at(square.cut, 10, 100).startswith(
        "10.0000 100.0000 m 82.0000 100.0000 l"
    )
    assert Length.parse("1in").pt == 72
