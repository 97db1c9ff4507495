"""Binding: gatherings and faces become one tagged PDF with bookmarks and links.

Here: pages in order, faces into the boxes left for them, bookmarks, links. Not here:
what is on a page (`leaves`), structure trees (`tagging`), forms (`placing`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
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
from rulewright.publish.bookmarks import Bookmark, bookmark
from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.galleys import Galley, Link, Spot
from rulewright.publish.gatherings import Gathering
from rulewright.publish.imprint import Imprint, stamp
from rulewright.publish.leaves import Leaf, LeafMaker
from rulewright.publish.placing import Forms
from rulewright.publish.stock import Stock
from rulewright.publish.structure import Picture
from rulewright.publish.tagging import PIXEL, Tagging

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase


def bind(
    book: Book,
    bound: Sequence[tuple[Gathering, Galley]],
    stock: Stock,
    imprint: Imprint,
) -> bytes:
    """The PDF of a book from its laid out gatherings."""
    from rulewright.publish.fonts import Typecase  # noqa: PLC0415 - loads HarfBuzz

    forme = Forme()
    typecase = Typecase(forme, stock.fonts)
    binder = _Binder(forme, typecase, stock, book)
    for gathering, galley in bound:
        binder.add(gathering, galley)
    binder.finish(f"{book.name} · {book.over}")
    typecase.finish()
    forme.root["/ViewerPreferences"] = "<</DisplayDocTitle true/PrintScaling/None>>"
    forme.root["/PageMode"] = "/UseOutlines"
    title = f"{book.name}: {book.over}"
    stamp(forme, replace(imprint, title=title), accessible=True)
    return forme.contents()


@dataclass(frozen=True, slots=True)
class _Led:
    """An annotation that leads somewhere, to be written when all pages are known."""

    annotation: Ref
    page: Ref
    link: Link


class _Binder:
    def __init__(
        self, forme: Forme, typecase: Typecase, stock: Stock, book: Book
    ) -> None:
        self._forme = forme
        self._typecase = typecase
        self._forms = Forms(forme, typecase)
        self._tagging = Tagging(forme)
        self._maker = LeafMaker.of(forme, self._forms, self._tagging)
        self._stock = stock
        self._book = book
        self._formats, self._words = _known(book)
        self._leaves: list[Leaf] = []
        self._sections: dict[str, tuple[Ref, list[Ref]]] = {}
        self._anchors: dict[str, Spot] = {}
        self._links: list[_Led] = []
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
        section, parts = self._section(gathering)

        def instead(picture: Picture, element: Ref, parent: Ref) -> bool:
            return self._face(picture, element, parent, leaves)

        parts += self._tagging.grow(
            section,
            galley.structure,
            [leaf.home for leaf in leaves],
            links=self._annotations(galley, leaves),
            instead=instead,
        )

    def finish(self, running: str) -> None:
        """Write what needs all pages: heads, links, bookmarks, structure."""
        self._lead_links()
        for index, leaf in enumerate(self._leaves):
            # The cover has neither head nor number.
            if index:
                leaf.run(self._typecase, running, index + 1)
            leaf.close(self._forme)
        self._bookmark()
        for section, parts in self._sections.values():
            self._tagging.element(section, "Sect", self._tagging.document, parts)
        self._tagging.finish([section for section, _ in self._sections.values()])

    def _section(self, gathering: Gathering) -> tuple[Ref, list[Ref]]:
        """The element that holds a gathering; those of a section share one."""
        key = gathering.section or gathering.heading
        if key not in self._sections:
            self._sections[key] = self._forme.reserve(), []
        return self._sections[key]

    def _face(
        self, picture: Picture, element: Ref, parent: Ref, leaves: Sequence[Leaf]
    ) -> bool:
        """Put a face where a blank picture kept room for it, if it is one."""
        if not picture.alt.startswith(FACE_MARK):
            return False
        face, leaf = picture.alt.removeprefix(FACE_MARK), leaves[picture.page]
        left, down = (side * PIXEL for side in picture.box[:2])
        galley, shape = self._stock.galley(face), self._formats[face]
        top = leaf.height - down
        place = (left, top, top - float(shape.trim.height.pt))
        if not galley.structure.count or face in self._placed:
            # Shown again, it is a picture: marks inside a form count for one place.
            mcid = leaf.next_mark()
            leaf.show(self._forms.plain(galley), shape.cut, place, mcid)
            self._tagging.figure(element, leaf.home, mcid, self._words[face], parent)
            return True
        self._placed.add(face)
        page = galley.pages[0]
        home = self._tagging.home(leaf.page, left=left, top=top)
        home.form = self._forms.form(
            page, galley.fonts, page.tagged, page.media, marked=home.key
        )
        leaf.show(home.form, shape.cut, place)
        parts = self._tagging.grow(element, galley.structure, [home])
        self._tagging.element(element, "Div", parent, parts)
        return True

    def _annotations(self, galley: Galley, leaves: Sequence[Leaf]) -> dict[int, Ref]:
        """The annotation of each link of a galley; where it leads comes later."""
        made: dict[int, Ref] = {}
        for place, link in enumerate(galley.links):
            leaf = leaves[link.page]
            made[place] = self._forme.reserve()
            leaf.annotations.append(made[place])
            self._links.append(_Led(made[place], leaf.page, link))
        return made

    def _lead_links(self) -> None:
        named = titles(self._book)
        for led in self._links:
            name = led.link.target.removeprefix(LINK_MARK)
            words = f"{named[name]}, page {self._anchors[name].page + 1}"
            entries: dict[str, object] = {
                "/Type": "/Annot",
                "/Subtype": "/Link",
                "/Rect": array(led.link.rect),
                "/Border": "[0 0 0]",
                "/P": led.page,
                "/StructParent": self._tagging.key_of(led.annotation),
                "/Dest": self._goal(name),
                "/Contents": text(words),
            }
            self._forme.put(led.annotation, dictionary(entries))

    def _goal(self, anchor: str) -> str:
        """Where a link or a bookmark leads."""
        spot = self._anchors[anchor]
        page = self._leaves[spot.page].page
        return array((page, "/XYZ", round(spot.x, 2), round(spot.y, 2), 0))

    def _bookmark(self) -> None:
        """Bookmarks: parts, sections under them, faces under these."""

        def item(title: str, anchor: str) -> Bookmark:
            return Bookmark(title, self._goal(anchor))

        items = [item(NAMED[CONTENTS], CONTENTS)]
        part, holder = "", items
        for section in self._book.sections:
            anchor = SECTION_MARK + section.id
            if self._book.stands_alone(section):
                holder = items
            elif section.part != part:
                items.append(item(section.part, anchor))
                holder = items[-1].under
            part = section.part
            entry = item(section.title, anchor)
            entry.closed = True
            entry.under = [item(*under) for under in _under(section)]
            holder.append(entry)
        items += [
            item(NAMED[anchor], anchor)
            for anchor in (FACES, RULINGS)
            if anchor in self._anchors
        ]
        bookmark(self._forme, items)


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
