"""Tagging: the structure of many drawings becomes the structure of one PDF.

Here: elements, which stretches of operators they hold, and the way back from these.
Not here: what the structure is (`galleys`), what is on the pages (`binding`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.publish.galleys import LinkKid, Marked, Node

if TYPE_CHECKING:
    import pikepdf

# The layout engine counts in pixels of 1/96 inch, from the top.
PIXEL = 0.75
_HEADINGS = {f"H{level}" for level in range(1, 7)}


@dataclass(slots=True)
class Home:
    """Where marked operators are: a page, or a form that is shown once on a page.

    `left` and `top` place the home's upper left corner on the page, in points.
    """

    page: pikepdf.Object
    key: int
    left: float
    top: float
    form: pikepdf.Object | None = None
    slots: dict[int, pikepdf.Object] = field(default_factory=dict)


class Tagging:
    """The structure tree of one PDF that is being written.

    Grow elements under `document` or under each other; call `finish` once.
    """

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        self._pdf = pdf
        self._root = pdf.make_indirect(
            pikepdf.Dictionary(Type=pikepdf.Name.StructTreeRoot)
        )
        self._homes: list[Home] = []
        self._annotations: dict[int, pikepdf.Object] = {}
        self._keys = 0
        self._ids: dict[str, pikepdf.Object] = {}
        self._pieces = 0
        self._names: dict[str, pikepdf.Object] = {}
        self.document = self.element("Document", self._root)

    def home(
        self,
        page: pikepdf.Object,
        *,
        left: float = 0,
        top: float = 0,
        form: pikepdf.Object | None = None,
    ) -> Home:
        """A page, or a form on it, as a home for marked operators."""
        home = Home(page, self._key(), left, top, form)
        (page if form is None else form)["/StructParents"] = home.key
        self._homes.append(home)
        return home

    def element(self, tag: str, parent: pikepdf.Object) -> pikepdf.Object:
        """A new element without parts, not yet among the parts of its parent."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        if tag not in self._names:
            self._names[tag] = pikepdf.Name(f"/{tag}")
        element = pikepdf.Dictionary(S=self._names[tag], P=parent)
        return self._pdf.make_indirect(element)

    def figure(
        self, home: Home, mcid: int, alt: str, parent: pikepdf.Object
    ) -> pikepdf.Object:
        """A picture with its words, marked on its home as `mcid`."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        figure = self.element("Figure", parent)
        figure["/Alt"] = pikepdf.String(alt)
        figure["/Pg"] = home.page
        figure["/K"] = pikepdf.Array([mcid])
        home.slots[mcid] = figure
        return figure

    def grow(
        self,
        parent: pikepdf.Object,
        nodes: Iterable[Node],
        homes: Sequence[Home],
        *,
        links: Mapping[int, pikepdf.Object] | None = None,
        instead: Callable[[Node, pikepdf.Object], pikepdf.Object | None] | None = None,
    ) -> list[pikepdf.Object]:
        """Elements for `nodes` under `parent`, to be put among its parts.

        `homes` has the home of each page of the galley, `links` the annotation of each
        link. `instead` may give an element of its own in place of a picture's.
        """
        self._pieces += 1
        growth = _Growth(self, homes, links or {}, instead, f"{self._pieces}.")
        return [growth.element(node, parent, homes[0]) for node in nodes]

    def annotation(self, annotation: pikepdf.Object, element: pikepdf.Object) -> None:
        """Note which element an annotation belongs to."""
        key = self._key()
        annotation["/StructParent"] = key
        self._annotations[key] = element

    def name(self, name: str, element: pikepdf.Object) -> None:
        """Note the id of an element."""
        self._ids[name] = element

    def finish(self, parts: Sequence[pikepdf.Object]) -> None:
        """Close the tree over the parts of the document."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        self.document["/K"] = pikepdf.Array(parts)
        entries: dict[int, pikepdf.Object] = dict(self._annotations)
        for home in self._homes:
            size = max(home.slots, default=-1) + 1
            entries[home.key] = self._pdf.make_indirect(
                pikepdf.Array([home.slots.get(mcid) for mcid in range(size)])
            )
        numbers = pikepdf.Array()
        for key in sorted(entries):
            numbers.append(key)
            numbers.append(entries[key])
        root = self._root
        root["/K"] = pikepdf.Array([self.document])
        root["/ParentTree"] = self._pdf.make_indirect(pikepdf.Dictionary(Nums=numbers))
        root["/ParentTreeNextKey"] = self._keys
        if self._ids:
            names = pikepdf.Array()
            for name in sorted(self._ids):
                names.append(pikepdf.String(name))
                names.append(self._ids[name])
            root["/IDTree"] = self._pdf.make_indirect(pikepdf.Dictionary(Names=names))
        self._pdf.Root["/StructTreeRoot"] = root
        self._pdf.Root["/MarkInfo"] = pikepdf.Dictionary(Marked=True)

    def _key(self) -> int:
        self._keys += 1
        return self._keys - 1


class _Growth:
    """The elements of one galley."""

    def __init__(
        self,
        tagging: Tagging,
        homes: Sequence[Home],
        links: Mapping[int, pikepdf.Object],
        instead: Callable[[Node, pikepdf.Object], pikepdf.Object | None] | None,
        prefix: str,
    ) -> None:
        self._tagging = tagging
        self._homes = homes
        self._links = links
        self._instead = instead
        self._prefix = prefix

    def element(
        self, node: Node, parent: pikepdf.Object, around: Home
    ) -> pikepdf.Object:
        """The element of a node; an empty one is at home where its parent is."""
        if node.tag == "Figure" and self._instead is not None:
            made = self._instead(node, parent)
            if made is not None:
                return made
        first = _first_page(node)
        home = around if first is None else self._homes[first]
        # A face stands in the book under the book's own headings.
        tag = "P" if home.form is not None and node.tag in _HEADINGS else node.tag
        element = self._tagging.element(tag, parent)
        element["/Pg"] = home.page
        self._attribute(node, element, home)
        self._parts(node, element, home)
        return element

    def _parts(self, node: Node, element: pikepdf.Object, home: Home) -> None:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        parts = pikepdf.Array()
        for kid in node.kids:
            if isinstance(kid, Node):
                parts.append(self.element(kid, element, home))
            elif isinstance(kid, Marked):
                parts.append(self._marked(kid, element, home))
            else:
                parts.append(self._link(kid, element, home))
        element["/K"] = parts

    def _marked(
        self, kid: Marked, element: pikepdf.Object, element_home: Home
    ) -> pikepdf.Object | int:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        home = self._homes[kid.page]
        home.slots[kid.mcid] = element
        if home.form is None and home is element_home:
            return kid.mcid
        reference = pikepdf.Dictionary(
            Type=pikepdf.Name.MCR, Pg=home.page, MCID=kid.mcid
        )
        if home.form is not None:
            reference["/Stm"] = home.form
        return reference

    def _link(
        self, kid: LinkKid, element: pikepdf.Object, home: Home
    ) -> pikepdf.Object:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        annotation = self._links[kid.link]
        self._tagging.annotation(annotation, element)
        return pikepdf.Dictionary(Type=pikepdf.Name.OBJR, Obj=annotation, Pg=home.page)

    def _attribute(self, node: Node, element: pikepdf.Object, home: Home) -> None:
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        given = node.attributes
        if not given:
            return
        for key in ("Alt", "ActualText", "Lang"):
            if key in given:
                element[f"/{key}"] = pikepdf.String(given[key])
        if "ID" in given:
            name = self._prefix + given["ID"]
            element["/ID"] = pikepdf.String(name)
            self._tagging.name(name, element)
        if "BBox" in given:
            element["/A"] = pikepdf.Dictionary(
                O=pikepdf.Name.Layout, BBox=_box(given["BBox"], home)
            )
        table = {
            f"/{key}": int(given[key]) for key in ("ColSpan", "RowSpan") if key in given
        }
        headers = given.get("Headers", "").split()
        if table or headers:
            cell = pikepdf.Dictionary(O=pikepdf.Name.Table)
            for key, value in table.items():
                cell[key] = value
            if headers:
                cell["/Headers"] = pikepdf.Array(
                    [pikepdf.String(self._prefix + name) for name in headers]
                )
            element["/A"] = cell


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


def _box(written: str, home: Home) -> pikepdf.Array:
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    left, top, right, bottom = (float(part) * PIXEL for part in written.split())
    places = (
        home.left + left,
        home.top - bottom,
        home.left + right,
        home.top - top,
    )
    return pikepdf.Array([round(place, 3) for place in places])
