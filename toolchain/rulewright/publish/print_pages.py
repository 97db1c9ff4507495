"""Pages for a home printer, whatever stands on them.

Here: boxes as large as the paper, page labels, what a viewer offers in its print
window, bookmarks. Not here: what is drawn (`publish.sheets`, `publish.posters`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.measure import Size
from rulewright.press import Backs
from rulewright.publish.bookmarks import Bookmark, bookmark
from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.placing import number


def add_page(
    forme: Forme,
    paper: Size,
    content: bytes,
    fonts: Mapping[str, Ref],
    forms: Mapping[str, Ref],
) -> None:
    """Add a page as large as its paper; `fonts` and `forms` by the names in content."""
    box = array((0, 0, number(paper.width), number(paper.height)))
    resources = {
        "/Font": dictionary(dict(fonts)),
        "/XObject": dictionary(dict(sorted(forms.items()))),
    }
    boxes = "".join(f"/{of}Box{box}" for of in ("Media", "Crop", "Bleed", "Trim"))
    forme.close(
        forme.page(),
        f"{boxes}/Resources{dictionary(resources)}/Contents {forme.stream(content)}",
    )


def prefer(forme: Forme, labels: Sequence[str], backs: Backs) -> None:
    """Page labels, and what a viewer should offer in its print window."""
    duplex = {
        Backs.LONG_EDGE: "/DuplexFlipLongEdge",
        Backs.SHORT_EDGE: "/DuplexFlipShortEdge",
        Backs.NONE: "/Simplex",
    }[backs]
    # Scaled to fit, no card would have its size.
    forme.root["/ViewerPreferences"] = (
        "<</DisplayDocTitle true/PrintScaling/None/PickTrayByPDFSize true"
        f"/Duplex{duplex}>>"
    )
    tree = array(f"{index} <</P{text(words)}>>" for index, words in enumerate(labels))
    forme.root["/PageLabels"] = f"<</Nums{tree}>>"


def bookmark_first(forme: Forme, names: Sequence[Sequence[str]]) -> None:
    """A bookmark for each name, at the first page that has it; `names` by page."""
    first: dict[str, int] = {}
    for index, on_page in enumerate(names):
        for name in on_page:
            first.setdefault(name, index)
    bookmark(
        forme,
        [
            Bookmark(name, array((forme.pages[index], "/Fit")))
            for name, index in first.items()
        ],
    )
