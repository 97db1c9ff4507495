"""Binding: gatherings and faces become one tagged PDF with bookmarks and links.

Here: pages in order, faces into the boxes left for them, bookmarks, links. Not here:
what is on a page (`leaves`), structure trees (`tagging`), forms (`placing`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright.press import Format
from rulewright.publish.anchors import (
    CONTENTS,
    FACE_MARK,
    FACES,
    LINK_MARK,
    NAMED,
    RULINGS,
    SECTION_MARK,
    titles,
    topic_anchor,
)
from rulewright.publish.book import Book, Section
from rulewright.publish.galleys import Galley, Marked, Node, Spot
from rulewright.publish.gatherings import Gathering
from rulewright.publish.imprint import Imprint, save, stamp
from rulewright.publish.leaves import Leaf, LeafMaker
from rulewright.publish.placing import Forms
from rulewright.publish.stock import Stock
from rulewright.publish.tagging import PIXEL, Tagging

if TYPE_CHECKING:
    import pikepdf

    from rulewright.publish.fonts import Typecase


def bind(
    book: Book,
    bound: Sequence[tuple[Gathering, Galley]],
    stock: Stock,
    imprint: Imprint,
) -> bytes:
    """The PDF of a book from its laid out gatherings."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    from rulewright.publish.fonts import Typecase  # noqa: PLC0415

    pdf = pikepdf.new()
    typecase = Typecase(pdf, stock.fonts)
    binder = _Binder(pdf, typecase, stock, book)
    for gathering, galley in bound:
        binder.add(gathering, galley)
    binder.finish(f"{book.name} · {book.over}")
    typecase.finish()
    pdf.Root["/ViewerPreferences"] = pikepdf.Dictionary(
        DisplayDocTitle=True, PrintScaling=pikepdf.Name("/None")
    )
    pdf.Root["/PageMode"] = pikepdf.Name.UseOutlines
    title = f"{book.name}: {book.over}"
    stamp(pdf, replace(imprint, title=title), accessible=True)
    return save(pdf)


class _Binder:
    def __init__(
        self, pdf: pikepdf.Pdf, typecase: Typecase, stock: Stock, book: Book
    ) -> None:
        self._pdf = pdf
        self._typecase = typecase
        self._forms = Forms(pdf, typecase)
        self._tagging = Tagging(pdf)
        self._maker = LeafMaker(pdf, self._forms, self._tagging)
        self._stock = stock
        self._book = book
        self._formats, self._words = _known(book)
        self._leaves: list[Leaf] = []
        self._sections: dict[str, pikepdf.Object] = {}
        self._anchors: dict[str, Spot] = {}
        self._links: list[tuple[pikepdf.Object, str]] = []
        self._placed: set[str] = set()

    def add(self, gathering: Gathering, galley: Galley) -> None:
        """Bind the pages of a gathering after those before it."""
        first = len(self._leaves)
        fonts = self._forms.fonts(galley.fonts)
        leaves = [
            self._maker.leaf(page, fonts, gathering.heading) for page in galley.pages
        ]
        self._leaves += leaves
        for name, spot in galley.anchors.items():
            self._anchors[name] = Spot(first + spot.page, spot.x, spot.y)
        parent = self._section(gathering)

        def instead(node: Node, under: pikepdf.Object) -> pikepdf.Object | None:
            return self._face(node, under, leaves)

        grown = self._tagging.grow(
            parent,
            galley.tree,
            [leaf.home for leaf in leaves],
            links=self._annotations(galley, leaves),
            instead=instead,
        )
        parent["/K"].extend(grown)

    def finish(self, running: str) -> None:
        """Write what needs all pages: heads, links, bookmarks, structure."""
        self._lead_links()
        for index, leaf in enumerate(self._leaves):
            # The cover has neither head nor number.
            if index:
                leaf.run(self._typecase, running, index + 1)
            leaf.close(self._pdf)
        self._bookmark()
        self._tagging.finish(list(self._sections.values()))

    def _section(self, gathering: Gathering) -> pikepdf.Object:
        """The element that holds a gathering; those of a section share one."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        key = gathering.section or gathering.heading
        if key not in self._sections:
            element = self._tagging.element("Sect", self._tagging.document)
            element["/K"] = pikepdf.Array()
            self._sections[key] = element
        return self._sections[key]

    def _face(
        self, node: Node, parent: pikepdf.Object, leaves: Sequence[Leaf]
    ) -> pikepdf.Object | None:
        """The element of a face, put where a blank picture kept room for it."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        alt = node.attributes.get("Alt", "")
        mark = node.kids[0]
        if not alt.startswith(FACE_MARK) or not isinstance(mark, Marked):
            return None
        face, leaf = alt.removeprefix(FACE_MARK), leaves[mark.page]
        leaf.clear(mark.mcid)
        left, down, _, _ = (float(v) * PIXEL for v in node.attributes["BBox"].split())
        galley, shape = self._stock.galley(face), self._formats[face]
        top = leaf.height - down
        place = (left, top, top - float(shape.trim.height.pt))
        if not galley.tree or face in self._placed:
            # Shown again, it is a picture: marks inside a form count for one place.
            mcid = leaf.next_mark()
            leaf.show(self._forms.plain(galley), shape.cut, place, mcid)
            return self._tagging.figure(leaf.home, mcid, self._words[face], parent)
        self._placed.add(face)
        page = galley.pages[0]
        form = self._forms.form(page, galley.fonts, page.tagged, page.media)
        leaf.show(form, shape.cut, place)
        home = self._tagging.home(leaf.page, left=left, top=top, form=form)
        element = self._tagging.element("Div", parent)
        element["/K"] = pikepdf.Array(self._tagging.grow(element, galley.tree, [home]))
        return element

    def _annotations(
        self, galley: Galley, leaves: Sequence[Leaf]
    ) -> dict[int, pikepdf.Object]:
        """The annotation of each link of a galley; where it leads comes later."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        made: dict[int, pikepdf.Object] = {}
        for place, link in enumerate(galley.links):
            leaf = leaves[link.page]
            annotation = pikepdf.Dictionary(
                Type=pikepdf.Name.Annot,
                Subtype=pikepdf.Name.Link,
                Rect=pikepdf.Object.parse(f"[{' '.join(link.rect)}]".encode()),
                Border=pikepdf.Array([0, 0, 0]),
                P=leaf.page,
            )
            made[place] = self._pdf.make_indirect(annotation)
            leaf.annotations.append(made[place])
            self._links.append((made[place], link.target))
        return made

    def _lead_links(self) -> None:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        named = titles(self._book)
        for annotation, target in self._links:
            name = target.removeprefix(LINK_MARK)
            spot = self._anchors[name]
            x, y = round(spot.x, 2), round(spot.y, 2)
            page = self._leaves[spot.page].page
            annotation["/Dest"] = pikepdf.Array([page, pikepdf.Name.XYZ, x, y, 0])
            words = f"{named[name]}, page {spot.page + 1}"
            annotation["/Contents"] = pikepdf.String(words)

    def _bookmark(self) -> None:
        """Bookmarks: parts, sections under them, faces under these."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        def item(title: str, anchor: str) -> pikepdf.OutlineItem:
            spot = self._anchors[anchor]
            return pikepdf.OutlineItem(
                title, spot.page, pikepdf.PageLocation.XYZ, left=spot.x, top=spot.y
            )

        items = [item(NAMED[CONTENTS], CONTENTS)]
        part, holder = "", items
        for section in self._book.sections:
            anchor = SECTION_MARK + section.id
            if self._book.stands_alone(section):
                holder = items
            elif section.part != part:
                items.append(item(section.part, anchor))
                holder = items[-1].children
            part = section.part
            entry = item(section.title, anchor)
            entry.is_closed = True
            entry.children.extend(item(*under) for under in _under(section))
            holder.append(entry)
        items += [
            item(NAMED[anchor], anchor)
            for anchor in (FACES, RULINGS)
            if anchor in self._anchors
        ]
        with self._pdf.open_outline() as outline:
            outline.root.extend(items)


def _known(book: Book) -> tuple[dict[str, Format], dict[str, str]]:
    """The format and the words of each face of a book."""
    formats, words = {}, {}
    for section in book.sections:
        if section.back is not None:
            for shown in section.back.shown:
                formats[shown.face] = section.back.format
                words[shown.face] = shown.alt
        for entry in section.entries:
            for shown in entry.shown:
                formats[shown.face] = entry.format
                words[shown.face] = shown.alt
    return formats, words


def _under(section: Section) -> Iterator[tuple[str, str]]:
    """Titles and anchors of what a section holds."""
    for entry in section.entries:
        yield entry.title, entry.id
    for topic in section.topics:
        yield topic.title, topic_anchor(topic.id)
