"""Structure: what a drawing says of its text, written as PDF syntax with gaps.

A book holds thirteen thousand elements, and an edit binds all of them again. What an
element says is known when its drawing is read; what is not known before it is bound
are numbers: those of objects, and where on a page a face is put. So elements are kept
as text with gaps, and binding fills the gaps of a whole drawing at one stroke.

Here: elements as read, and the text with gaps made of them. Not here: reading them
(`galley_reading`), filling the gaps (`tagging`).

Source: ISO 32000-1 (PDF 1.7), 14.7 logical structure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.publish.forme import hexadecimal, text

SEAM = "\n"
"""Between the texts of two elements."""
HEADINGS = tuple(f"H{level}" for level in range(1, 7))

# What fills a gap, besides the element of some number: counted from the end of the
# list of values, so that -1 is the parent of the whole.
_PARENT, _PREFIX, _PREFIX_HEX = -1, -2, -3
_FIRST_HEADING = -4
_FIRST_PAGE = _FIRST_HEADING - len(HEADINGS)
_PER_PAGE = 4


@dataclass(frozen=True, slots=True)
class Marked:
    """A stretch of operators on a page, by its number."""

    page: int
    mcid: int


@dataclass(frozen=True, slots=True)
class LinkKid:
    """A link as a part of the structure, by its place among the links."""

    link: int


@dataclass(frozen=True, slots=True)
class Node:
    """An element as read: its type, its attributes as PDF syntax, its parts."""

    tag: str
    attributes: Mapping[str, str] = field(default_factory=dict)
    kids: tuple[Node | Marked | LinkKid, ...] = ()


Kid = Node | Marked | LinkKid


@dataclass(frozen=True, slots=True)
class Picture:
    """A figure that is one stretch of operators: its element, parent, words and place.

    `parent` is -1 for one that stands at the top. `box` is as the layout engine counts:
    pixels from the upper left corner, left, top, right and bottom.
    """

    element: int
    parent: int
    alt: str
    page: int
    mcid: int
    box: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Structure:
    """The elements of a drawing, numbered from 0, parents before their parts.

    `text` has one line for each element with `%s` for each gap, `gaps` what each is
    filled with (see `values`). `tops` are the elements at the top; `marks` has the
    element of each mark of each page, -1 for none; `links` pairs a link with its
    element, `ids` an id; `boxes` are pages and boxes of figures.
    """

    count: int = 0
    text: str = ""
    gaps: tuple[int, ...] = ()
    tops: tuple[int, ...] = ()
    marks: tuple[tuple[int, ...], ...] = ()
    links: tuple[tuple[int, int], ...] = ()
    ids: tuple[tuple[str, int], ...] = ()
    boxes: tuple[tuple[int, tuple[float, ...]], ...] = ()
    pictures: tuple[Picture, ...] = ()

    def filled(self, elements: Sequence[str], others: Sequence[str]) -> list[str]:
        """What each element is; `elements` refer to them, `others` are `values`."""
        if not self.count:
            return []
        known = [*elements, *reversed(others)]
        return (self.text % tuple(map(known.__getitem__, self.gaps))).split(SEAM)


@dataclass(frozen=True, slots=True)
class At:
    """Where a page of a drawing came to be: on a page, as itself or inside a form."""

    page: str
    form: str = ""

    def values(self) -> Iterator[str]:
        """The page; what stands around a mark there; what ends one from elsewhere."""
        yield self.page
        if self.form:
            yield f"<</Type/MCR/Pg {self.page}/MCID "
            yield f"/Stm {self.form}>>"
            yield f"/Stm {self.form}>>"
        else:
            yield from ("", "", ">>")


def values(
    parent: str,
    prefix: str,
    places: Sequence[At],
    links: Sequence[str],
    boxes: Sequence[str],
) -> list[str]:
    """What fills the gaps of a structure, besides the elements themselves.

    `prefix` comes before each id; `places` has one place for each page. What is shown
    inside a form has no headings: the page around it has its own.
    """
    inside = bool(places and places[0].form)
    heads = ("P",) * len(HEADINGS) if inside else HEADINGS
    pages = (value for place in places for value in place.values())
    return [parent, prefix, hexadecimal(prefix), *heads, *pages, *links, *boxes]


def written(tree: Sequence[Node], pages: int, links: int) -> Structure:
    """The elements of a tree as text with gaps; `pages` and `links` are how many."""
    return _Writing(pages, links).structure(tree)


class _Writing:
    def __init__(self, pages: int, links: int) -> None:
        self._first_link = _FIRST_PAGE - _PER_PAGE * pages
        self._first_box = self._first_link - links
        self._texts: list[str] = []
        self._gaps: list[list[int]] = []
        self._marks: list[dict[int, int]] = [{} for _ in range(pages)]
        self._links: list[tuple[int, int]] = []
        self._ids: list[tuple[str, int]] = []
        self._boxes: list[tuple[int, tuple[float, ...]]] = []
        self._pictures: list[Picture] = []

    def structure(self, tree: Sequence[Node]) -> Structure:
        tops = tuple(self._element(node, _PARENT, 0) for node in tree)
        return Structure(
            count=len(self._texts),
            text=SEAM.join(self._texts),
            gaps=tuple(gap for gaps in self._gaps for gap in gaps),
            tops=tops,
            marks=tuple(
                tuple(marks.get(n, -1) for n in range(max(marks, default=-1) + 1))
                for marks in self._marks
            ),
            links=tuple(self._links),
            ids=tuple(self._ids),
            boxes=tuple(self._boxes),
            pictures=tuple(self._pictures),
        )

    def _element(self, node: Node, parent: int, around: int) -> int:
        """Write an element; an empty one is at home where its parent is."""
        number = len(self._texts)
        self._texts.append("")
        gaps: list[int] = []
        self._gaps.append(gaps)
        first = _first_page(node)
        page = around if first is None else first
        tag = _fixed(node.tag)
        if node.tag in HEADINGS:
            tag = "%s"
            gaps.append(_FIRST_HEADING - HEADINGS.index(node.tag))
        gaps += (parent, self._page(page))
        about = "".join(self._attributes(node, number, page, gaps))
        parts = " ".join(self._parts(node, number, page, gaps))
        self._texts[number] = f"<</S/{tag}/P %s/Pg %s{about}/K[{parts}]>>"
        only = node.kids[0] if len(node.kids) == 1 else None
        if node.tag == "Figure" and isinstance(only, Marked):
            above = -1 if parent == _PARENT else parent
            box = _numbers(node.attributes.get("BBox", ""))
            alt = node.attributes.get("Alt", "")
            self._pictures.append(
                Picture(number, above, alt, only.page, only.mcid, box)
            )
        return number

    def _parts(
        self, node: Node, number: int, page: int, gaps: list[int]
    ) -> Iterator[str]:
        for kid in node.kids:
            if isinstance(kid, Marked):
                self._marks[kid.page][kid.mcid] = number
                at = self._page(kid.page)
                if kid.page == page:
                    gaps += (at - 1, at - 2)
                    yield f"%s{kid.mcid}%s"
                else:
                    gaps += (at, at - 3)
                    yield f"<</Type/MCR/Pg %s/MCID {kid.mcid}%s"
            elif isinstance(kid, Node):
                gaps.append(self._element(kid, number, page))
                yield "%s"
            else:
                self._links.append((kid.link, number))
                gaps += (self._first_link - kid.link, self._page(page))
                yield "<</Type/OBJR/Obj %s/Pg %s>>"

    def _attributes(
        self, node: Node, number: int, page: int, gaps: list[int]
    ) -> Iterator[str]:
        given = node.attributes
        for key in ("Alt", "ActualText", "Lang"):
            if key in given:
                yield f"/{key}{_fixed(text(given[key]))}"
        if "ID" in given:
            self._ids.append((given["ID"], number))
            yield f"/ID{_prefixed(given['ID'], gaps)}"
        headers = given.get("Headers", "").split()
        if "ColSpan" in given or "RowSpan" in given or headers:
            yield "/A<</O/Table"
            for key in ("ColSpan", "RowSpan"):
                if key in given:
                    yield f"/{key} {int(given[key])}"
            if headers:
                names = " ".join(_prefixed(name, gaps) for name in headers)
                yield f"/Headers[{names}]"
            yield ">>"
        elif "BBox" in given:
            gaps.append(self._first_box - len(self._boxes))
            self._boxes.append((page, _numbers(given["BBox"])))
            yield "/A<</O/Layout/BBox%s>>"

    def _page(self, page: int) -> int:
        """What refers to a page; what stands around its marks follows."""
        return _FIRST_PAGE - _PER_PAGE * page


def _first_page(node: Node) -> int | None:
    """The page on which a node begins; None for one without content."""
    todo: list[object] = [node]
    while todo:
        kid = todo.pop()
        if isinstance(kid, Marked):
            return kid.page
        if isinstance(kid, Node):
            todo += reversed(kid.kids)
    return None


def _fixed(syntax: str) -> str:
    return syntax.replace("%", "%%")


def _prefixed(name: str, gaps: list[int]) -> str:
    """An id with a gap before it, as a string of PDF."""
    whole = text(name)
    opening, rest = whole[0], _fixed(whole[1:])
    if opening == "(":
        gaps.append(_PREFIX)
        return f"(%s{rest}"
    gaps.append(_PREFIX_HEX)
    mark = hexadecimal("")
    return f"<%s{rest.removeprefix(mark)}"


def _numbers(written_: str) -> tuple[float, ...]:
    return tuple(float(part) for part in written_.split())
