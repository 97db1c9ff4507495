"""Pages as large as their paper, with labels, wishes and bookmarks."""

from io import BytesIO

import pikepdf
import pytest

from rulewright.measure import Size
from rulewright.press import Backs
from rulewright.publish.forme import Forme
from rulewright.publish.print_pages import add_page, bookmark_first, prefer


def opened(forme: Forme) -> pikepdf.Pdf:
    return pikepdf.open(BytesIO(forme.contents()))


def two_pages() -> Forme:
    forme = Forme()
    for size in ("210mm x 297mm", "297mm x 210mm"):
        add_page(forme, Size.parse(size), b"0 g", {}, {})
    return forme


def test_every_box_is_the_paper() -> None:
    with opened(two_pages()) as pdf:
        upright, on_its_side = pdf.pages
        assert [float(v) for v in upright.mediabox] == [0, 0, 595.2756, 841.8898]
        assert [float(v) for v in on_its_side.mediabox] == [0, 0, 841.8898, 595.2756]
        for box in (upright.trimbox, upright.bleedbox, upright.cropbox):
            assert list(box) == list(upright.mediabox)


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [
        (Backs.LONG_EDGE, "/DuplexFlipLongEdge"),
        (Backs.SHORT_EDGE, "/DuplexFlipShortEdge"),
        (Backs.NONE, "/Simplex"),
    ],
)
def test_the_print_window_is_told_of_size_and_edge(backs: Backs, duplex: str) -> None:
    forme = two_pages()
    prefer(forme, ["one", "two"], backs)
    with opened(forme) as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == duplex
        assert [page.label for page in pdf.pages] == ["one", "two"]


def test_a_bookmark_leads_to_the_first_page_of_its_name() -> None:
    forme = two_pages()
    bookmark_first(forme, [("a", "b"), ("b", "c")])
    with opened(forme) as pdf, pdf.open_outline() as outline:
        first, last = pdf.pages[0].obj, pdf.pages[1].obj
        found = {entry.title: entry.destination[0] for entry in outline.root}
        assert found == {"a": first, "b": first, "c": last}
