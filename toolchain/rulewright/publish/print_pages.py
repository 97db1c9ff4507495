"""Pages for a home printer, whatever stands on them.

Here: boxes as large as the paper, page labels, what a viewer offers in its print
window, bookmarks. Not here: what is drawn (`publish.sheets`, `publish.posters`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulewright.measure import Size
from rulewright.press import Backs, Outline
from rulewright.publish.bookmarks import Bookmark, bookmark
from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.placing import number, path

UNDER_WIDTH, DIE_WIDTH = "0.85", "0.28"
"""Widths of a die line in points: white below, black above."""
_LAYER = "/Die"


def add_page(  # noqa: PLR0913 - a page and all that it shows
    forme: Forme,
    paper: Size,
    content: bytes,
    fonts: Mapping[str, Ref],
    forms: Mapping[str, Ref],
    *,
    layer: Ref | None = None,
) -> None:
    """Add a page as large as its paper; `fonts` and `forms` by the names in content.

    `layer` is the one that `in_layer` means.
    """
    box = array((0, 0, number(paper.width), number(paper.height)))
    resources = {
        "/Font": dictionary(dict(fonts)),
        "/XObject": dictionary(dict(sorted(forms.items()))),
    }
    if layer is not None:
        resources["/Properties"] = dictionary({_LAYER: layer})
    boxes = "".join(f"/{of}Box{box}" for of in ("Media", "Crop", "Bleed", "Trim"))
    forme.close(
        forme.page(),
        f"{boxes}/Resources{dictionary(resources)}/Contents {forme.stream(content)}",
    )


def die_layer(forme: Forme) -> Ref:
    """The layer of die lines, which a print house shuts off and a home printer cuts by.

    It can be seen and is printed unless somebody shuts it off (ISO 32000-1, 8.11).
    """
    layer = forme.add(f"<</Type/OCG/Name{text('Die lines')}>>")
    order = array([layer])
    shown = f"<</Name{text('All')}/Order{order}/ON{order}>>"
    forme.root["/OCProperties"] = f"<</OCGs{order}/D{shown}>>"
    return layer


def in_layer(lines: Iterable[str]) -> Iterator[str]:
    """Operators as a part of the layer of die lines; nothing if there are none."""
    inside = "".join(lines)
    if inside:
        yield f"/OC {_LAYER} BDC\n{inside}EMC\n"


def die_line(outline: Outline, paper: Size) -> Iterator[str]:
    """A die line, black on white, so that it shows on any ground."""
    for colour, width in (("1 G", UNDER_WIDTH), ("0 G", DIE_WIDTH)):
        yield f"q {width} w {colour} {path(outline, paper)} S Q\n"


def prefer(forme: Forme, labels: Sequence[str], backs: Backs) -> None:
    """Page labels, and what a viewer should offer in its print window."""
    duplex = {
        Backs.LONG_EDGE: "/DuplexFlipLongEdge",
        Backs.SHORT_EDGE: "/DuplexFlipShortEdge",
        Backs.FOLD: "/Simplex",
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
