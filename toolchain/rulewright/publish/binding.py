"""Binding: gatherings and faces become one tagged PDF with bookmarks and links.

Here: pages in order, faces in the boxes left for them, running heads, bookmarks, links.
Not here: structure trees (`tagging`), forms (`placing`), fonts (`fonts`).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.press import Format, Outline
from rulewright.publish.book import Book
from rulewright.publish.galleys import Galley, Node, Page, Spot
from rulewright.publish.gatherings import (
    FACE_MARK,
    LINK_MARK,
    SECTION_MARK,
    Gathering,
)
from rulewright.publish.imprint import Imprint, save, stamp
from rulewright.publish.placing import Forms
from rulewright.publish.stock import Stock

if TYPE_CHECKING:
    import pikepdf

    from rulewright.publish.fonts import Typecase
    from rulewright.publish.tagging import Home, Tagging

_PIXEL = 0.75
_HEAD_FONT = "IBMPlexSansCond-Medm"
_HEAD_SIZE = 7.0
_HEAD_INSET = 25.51
_HEAD_DROP = 24.0
_FOOT_LIFT = 16.0
_KEYLINE = "0.34 w 0.6 G"
_BLANK = rb"/Figure\n<</MCID %d>>\nBDC"


@dataclass(slots=True)
class _Leaf:
    """A page of the output while it is being made."""

    page: pikepdf.Object
    height: float
    width: float
    heading: str
    contents: bytes
    resources: pikepdf.Object
    home: Home
    next_mark: int
    more: list[bytes] = field(default_factory=list)
    annotations: list[pikepdf.Object] = field(default_factory=list)


def bind(
    book: Book,
    bound: Sequence[tuple[Gathering, Galley]],
    stock: Stock,
    imprint: Imprint,
) -> bytes:
    """The PDF of a book from its laid out gatherings."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    from rulewright.publish.fonts import Typecase  # noqa: PLC0415
    from rulewright.publish.tagging import Tagging  # noqa: PLC0415

    pdf = pikepdf.new()
    typecase = Typecase(pdf, stock.fonts)
    binder = _Binder(pdf, typecase, Tagging(pdf), stock, book)
    for gathering, galley in bound:
        binder.add(gathering, galley)
    binder.finish(f"{book.name} · {book.over}")
    typecase.finish()
    pdf.Root["/ViewerPreferences"] = pikepdf.Dictionary(
        DisplayDocTitle=True, PrintScaling=pikepdf.Name("/None")
    )
    pdf.Root["/PageMode"] = pikepdf.Name.UseOutlines
    stamp(pdf, imprint, accessible=True)
    return save(pdf)


class _Binder:
    def __init__(
        self,
        pdf: pikepdf.Pdf,
        typecase: Typecase,
        tagging: Tagging,
        stock: Stock,
        book: Book,
    ) -> None:
        self._pdf = pdf
        self._typecase = typecase
        self._forms = Forms(pdf, typecase)
        self._tagging = tagging
        self._stock = stock
        self._book = book
        self._formats, self._words = _known(book)
        self._leaves: list[_Leaf] = []
        self._parts: list[pikepdf.Object] = []
        self._sections: dict[str, pikepdf.Object] = {}
        self._anchors: dict[str, Spot] = {}
        self._links: list[tuple[pikepdf.Object, str]] = []
        self._placed: set[str] = set()

    def add(self, gathering: Gathering, galley: Galley) -> None:
        """Bind the pages of a gathering after those before it."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        first = len(self._leaves)
        fonts = self._forms.fonts(galley.fonts)
        leaves = [self._leaf(gathering, page, fonts) for page in galley.pages]
        self._leaves += leaves
        for name, spot in galley.anchors.items():
            self._anchors[name] = Spot(first + spot.page, spot.x, spot.y)
        links = {}
        for place, link in enumerate(galley.links):
            rect = f"[{' '.join(link.rect)}]".encode()
            annotation = self._pdf.make_indirect(
                pikepdf.Dictionary(
                    Type=pikepdf.Name.Annot,
                    Subtype=pikepdf.Name.Link,
                    Rect=pikepdf.Object.parse(rect),
                    Border=pikepdf.Array([0, 0, 0]),
                    P=leaves[link.page].page,
                )
            )
            leaves[link.page].annotations.append(annotation)
            self._links.append((annotation, link.target))
            links[place] = annotation
        parent = self._section(gathering)

        def instead(node: Node, under: pikepdf.Object) -> pikepdf.Object | None:
            return self._face(node, under, leaves)

        grown = self._tagging.grow(
            parent,
            galley.tree,
            [leaf.home for leaf in leaves],
            links=links,
            instead=instead,
        )
        parent["/K"].extend(grown)

    def finish(self, running: str) -> None:
        """Write what needs all pages: heads, links, bookmarks, structure."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        self._link()
        for index, leaf in enumerate(self._leaves):
            page = leaf.page
            if index:
                leaf.more.append(self._running(leaf, running, index + 1))
            body = b"q\n" + leaf.contents + b"\nQ\n" + b"".join(leaf.more)
            page["/Contents"] = self._pdf.make_stream(body)
            page["/Resources"] = leaf.resources
            if leaf.annotations:
                page["/Annots"] = pikepdf.Array(leaf.annotations)
        self._bookmark()
        self._tagging.finish(self._parts)

    def _section(self, gathering: Gathering) -> pikepdf.Object:
        """The element that holds a gathering; a section's are in one."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        key = gathering.section or gathering.heading
        if key not in self._sections:
            element = self._tagging.element("Sect", self._tagging.document)
            element["/K"] = pikepdf.Array()
            self._sections[key] = element
            self._parts.append(element)
        return self._sections[key]

    def _leaf(
        self,
        gathering: Gathering,
        page: Page,
        fonts: Mapping[str, pikepdf.Object],
    ) -> _Leaf:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        box = pikepdf.Object.parse(f"[{' '.join(page.media)}]".encode())
        made = self._pdf.make_indirect(
            pikepdf.Dictionary(
                Type=pikepdf.Name.Page,
                MediaBox=box,
                CropBox=box,
                TrimBox=box,
                Tabs=pikepdf.Name.S,
            )
        )
        self._pdf.pages.append(pikepdf.Page(made))
        made = self._pdf.pages[-1].obj
        contents = zlib.decompress(page.tagged)
        marks = [int(mark) for mark in re.findall(rb"<</MCID (\d+)>>", contents)]
        height = float(page.media[3])
        resources = self._forms.resources(page.resources, fonts)
        for kind in ("/XObject", "/Font"):
            if kind not in resources:
                resources[kind] = pikepdf.Dictionary()
        return _Leaf(
            page=made,
            height=height,
            width=float(page.media[2]),
            heading=gathering.heading,
            contents=contents,
            resources=resources,
            home=self._tagging.home(made, top=height),
            next_mark=max(marks, default=-1) + 1,
        )

    def _face(
        self, node: Node, parent: pikepdf.Object, leaves: Sequence[_Leaf]
    ) -> pikepdf.Object | None:
        """A face in the box that a blank picture kept for it, and its element."""
        alt = node.attributes.get("Alt", "")
        if not alt.startswith(FACE_MARK):
            return None
        face = alt.removeprefix(FACE_MARK)
        mark = node.kids[0]
        leaf = leaves[getattr(mark, "page", 0)]
        blank = _BLANK % getattr(mark, "mcid", 0)
        leaf.contents = leaf.contents.replace(blank, b"/Artifact\nBMC", 1)
        left, top, _, _ = (float(v) * _PIXEL for v in node.attributes["BBox"].split())
        top = leaf.height - top
        galley, shape = self._stock.galley(face), self._formats[face]
        bottom = top - float(shape.trim.height.pt)
        name = f"/Face{len(leaf.resources['/XObject'].keys())}"
        outline = _path(shape.cut, left, top)
        if galley.tree and face not in self._placed:
            # A form with marks of its own may be shown once only.
            self._placed.add(face)
            page = galley.pages[0]
            form = self._forms.form(page, galley.fonts, page.tagged, page.media)
            home = self._tagging.home(leaf.page, left=left, top=top, form=form)
            element = self._tagging.element("Div", parent)
            element["/K"] = self._array(
                self._tagging.grow(element, galley.tree, [home])
            )
            opening, closing = b"", b""
        else:
            form = self._forms.plain(galley)
            mcid, leaf.next_mark = leaf.next_mark, leaf.next_mark + 1
            element = self._tagging.figure(leaf.home, mcid, self._words[face], parent)
            opening, closing = f"/Figure <</MCID {mcid}>> BDC\n".encode(), b"EMC\n"
        leaf.resources["/XObject"][name] = form
        place = f"q {outline} W n 1 0 0 1 {left:.4f} {bottom:.4f} cm {name} Do Q\n"
        line = f"/Artifact BMC q {_KEYLINE} {outline} S Q EMC\n"
        leaf.more += [opening, place.encode(), closing, line.encode()]
        return element

    def _array(self, elements: Sequence[pikepdf.Object]) -> pikepdf.Array:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        return pikepdf.Array(elements)

    def _running(self, leaf: _Leaf, running: str, page: int) -> bytes:
        """Running head and page number, which are no part of the text."""
        high, low = leaf.height - _HEAD_DROP, _FOOT_LIFT
        lines = [
            (running, _HEAD_INSET, high, False),
            (leaf.heading, leaf.width - _HEAD_INSET, high, True),
            (str(page), leaf.width - _HEAD_INSET, low, True),
        ]
        out = [b"/Artifact <</Type /Pagination>> BDC BT 0.23 g /Head 7 Tf\n"]
        for words, x, y, to_left in lines:
            line = self._typecase.line(words, _HEAD_FONT, _HEAD_SIZE)
            start = x - line.width if to_left else x
            out.append(f"1 0 0 1 {start:.3f} {y:.3f} Tm ".encode() + line.show + b"\n")
        out.append(b"ET EMC\n")
        leaf.resources["/Font"]["/Head"] = self._typecase.used(_HEAD_FONT)
        return b"".join(out)

    def _link(self) -> None:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        titles = _titles(self._book)
        for annotation, target in self._links:
            name = target.removeprefix(LINK_MARK)
            spot = self._anchors[name]
            annotation["/Dest"] = self._place(spot)
            words = f"{titles.get(name, name.capitalize())}, page {spot.page + 1}"
            annotation["/Contents"] = pikepdf.String(words)

    def _place(self, spot: Spot) -> pikepdf.Array:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        page = self._leaves[spot.page].page
        return pikepdf.Array(
            [page, pikepdf.Name.XYZ, round(spot.x, 2), round(spot.y, 2), 0]
        )

    def _bookmark(self) -> None:
        """Bookmarks: parts, sections under them, faces under these."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        def item(title: str, anchor: str) -> pikepdf.OutlineItem:
            spot = self._anchors[anchor]
            return pikepdf.OutlineItem(
                title, spot.page, pikepdf.PageLocation.XYZ, left=spot.x, top=spot.y
            )

        with self._pdf.open_outline() as outline:
            items = [item("Contents", "contents")]
            part, holder = "", items
            for section in self._book.sections:
                anchor = SECTION_MARK + section.id
                if section.part != part:
                    part = section.part
                    items.append(item(part, anchor))
                    holder = items[-1].children
                entry = item(section.title, anchor)
                entry.is_closed = True
                entry.children.extend(item(e.title, e.id) for e in section.entries)
                holder.append(entry)
            items.append(item("Index of faces", "index"))
            outline.root.extend(items)


def _known(book: Book) -> tuple[dict[str, Format], dict[str, str]]:
    """The format and the words of each face of a book."""
    formats, words = {}, {}
    for section in book.sections:
        if section.back is not None:
            formats[section.back.shown.face] = section.back.format
            words[section.back.shown.face] = section.back.shown.alt
        for entry in section.entries:
            for shown in entry.shown:
                formats[shown.face] = entry.format
                words[shown.face] = shown.alt
    return formats, words


def _titles(book: Book) -> dict[str, str]:
    titles = {"index": "Index of faces", "contents": "Contents"}
    for section in book.sections:
        titles[SECTION_MARK + section.id] = section.title
        titles |= {entry.id: entry.title for entry in section.entries}
    return titles


def _path(outline: Outline, left: float, top: float) -> str:
    """The operators of an outline whose corner lies at a place on a page."""
    points = [
        f"{left + float(point.x.pt):.4f} {top - float(point.y.pt):.4f}"
        for point in outline
    ]
    return f"{points[0]} m " + " ".join(f"{point} l" for point in points[1:]) + " h"
