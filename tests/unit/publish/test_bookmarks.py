"""Bookmarks: entries under entries, as a reader unfolds them."""

from rulewright.publish.bookmarks import Bookmark, bookmark
from rulewright.publish.forme import Forme, array
from unit.publish.printshop import opened


def test_entries_stand_under_entries() -> None:
    forme = Forme()
    goal = array((forme.page(), "/Fit"))
    forme.close(forme.pages[0], "/MediaBox[0 0 10 10]/Resources<<>>")
    open_ = Bookmark(
        "Cards", goal, under=[Bookmark("Ash", goal), Bookmark("Élm", goal)]
    )
    shut = Bookmark("Tiles", goal, closed=True, under=[Bookmark("Hill", goal)])
    bookmark(forme, [open_, shut, Bookmark("Index", goal)])
    with opened(forme.contents()) as pdf:
        assert pdf.check_pdf_syntax() == []
        # Cards with its two, Tiles alone, the index.
        assert pdf.Root.Outlines.Count == 5
        assert pdf.Root.Outlines.First.Next.Count == -1
        with pdf.open_outline() as outline:
            found = [
                (item.title, item.is_closed, [under.title for under in item.children])
                for item in outline.root
            ]
    assert found == [
        ("Cards", False, ["Ash", "Élm"]),
        ("Tiles", True, ["Hill"]),
        ("Index", False, []),
    ]


def test_without_bookmarks_there_is_no_outline() -> None:
    forme = Forme()
    bookmark(forme, [])
    assert forme.root == {}
