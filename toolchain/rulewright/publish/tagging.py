"""Tagging: the structure of many drawings becomes the structure of one PDF.

Here: elements, which stretches of operators they hold, and the way back from these.
Not here: what the structure is (`galleys`), what is on the pages (`binding`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.galleys import LinkKid, Marked, Node

# The layout engine counts in pixels of 1/96 inch, from the top.
PIXEL = 0.75
_HEADINGS = {f"H{level}" for level in range(1, 7)}

Instead = Callable[[Node, Ref], Ref | None]


@dataclass(slots=True)
class Home:
    """Where marked operators are: a page, or a form that is shown once on a page.

    `key` is its key in the parent tree. `left` and `top` place the home's upper left
    corner on the page, in points.
    """

    page: Ref
    key: int
    left: float
    top: float
    form: Ref | None = None
    slots: dict[int, Ref] = field(default_factory=dict)


class Tagging:
    """The structure tree of one PDF that is being written.

    Grow elements under `document` or under each other; call `finish` once.
    """

    def __init__(self, forme: Forme) -> None:
        self.forme = forme
        self._root = forme.reserve()
        self._homes: list[Home] = []
        self._annotations: dict[int, Ref] = {}
        self._keys_of_annotations: dict[Ref, int] = {}
        self._keys = 0
        self._ids: dict[str, Ref] = {}
        self._pieces = 0
        self.document = forme.reserve()

    def home(self, page: Ref, *, left: float = 0, top: float = 0) -> Home:
        """A page, or a place on it for a form, as a home for marked operators.

        Write the home's key into the page or form as `StructParents`.
        """
        home = Home(page, self._key(), left, top)
        self._homes.append(home)
        return home

    def element(self, ref: Ref, tag: str, parent: Ref, parts: Iterable[object]) -> None:
        """Say what a plain element is and what its parts are."""
        self.forme.put(ref, f"<</S/{tag}/P {parent}/K{array(parts)}>>")

    def figure(self, home: Home, mcid: int, alt: str, parent: Ref) -> Ref:
        """A picture with its words, marked on its home as `mcid`."""
        made = self.forme.add(
            f"<</S/Figure/P {parent}/Alt{text(alt)}/Pg {home.page}/K[{mcid}]>>"
        )
        home.slots[mcid] = made
        return made

    def grow(
        self,
        parent: Ref,
        nodes: Iterable[Node],
        homes: Sequence[Home],
        *,
        links: Mapping[int, Ref] | None = None,
        instead: Instead | None = None,
    ) -> list[Ref]:
        """Elements for `nodes` under `parent`, to be put among its parts.

        `homes` has the home of each page of the galley, `links` the annotation of each
        link. `instead` may give an element of its own in place of a picture's.
        """
        self._pieces += 1
        growth = _Growth(self, homes, links or {}, instead, f"{self._pieces}.")
        return [growth.element(node, parent, homes[0]) for node in nodes]

    def annotation(self, annotation: Ref, element: Ref) -> None:
        """Note which element an annotation belongs to."""
        key = self._key()
        self._keys_of_annotations[annotation] = key
        self._annotations[key] = element

    def key_of(self, annotation: Ref) -> int:
        """The key of an annotation in the parent tree, its `StructParent`."""
        return self._keys_of_annotations[annotation]

    def name(self, name: str, element: Ref) -> None:
        """Note the id of an element."""
        self._ids[name] = element

    def finish(self, parts: Sequence[Ref]) -> None:
        """Close the tree over the parts of the document."""
        forme = self.forme
        self.element(self.document, "Document", self._root, parts)
        entries = dict(self._annotations)
        for home in self._homes:
            size = max(home.slots, default=-1) + 1
            entries[home.key] = forme.add(
                array(home.slots.get(mcid, "null") for mcid in range(size))
            )
        numbers = array(f"{key} {entries[key]}" for key in sorted(entries))
        root: dict[str, object] = {
            "/Type": "/StructTreeRoot",
            "/K": array([self.document]),
            "/ParentTree": forme.add(f"<</Nums{numbers}>>"),
            "/ParentTreeNextKey": self._keys,
        }
        if self._ids:
            names = array(
                f"{text(name)} {self._ids[name]}" for name in sorted(self._ids)
            )
            root["/IDTree"] = forme.add(f"<</Names{names}>>")
        forme.put(self._root, dictionary(root))
        forme.root["/StructTreeRoot"] = str(self._root)
        forme.root["/MarkInfo"] = "<</Marked true>>"

    def _key(self) -> int:
        self._keys += 1
        return self._keys - 1


class _Growth:
    """The elements of one galley."""

    def __init__(
        self,
        tagging: Tagging,
        homes: Sequence[Home],
        links: Mapping[int, Ref],
        instead: Instead | None,
        prefix: str,
    ) -> None:
        self._tagging = tagging
        self._homes = homes
        self._links = links
        self._instead = instead
        self._prefix = prefix

    def element(self, node: Node, parent: Ref, around: Home) -> Ref:
        """The element of a node; an empty one is at home where its parent is."""
        if node.tag == "Figure" and self._instead is not None:
            made = self._instead(node, parent)
            if made is not None:
                return made
        first = _first_page(node)
        home = around if first is None else self._homes[first]
        # A face stands in the book under the book's own headings.
        tag = "P" if home.form is not None and node.tag in _HEADINGS else node.tag
        ref = self._tagging.forme.reserve()
        about = "".join(self._attributes(node, ref, home)) if node.attributes else ""
        parts = " ".join(self._parts(node, ref, home))
        self._tagging.forme.put(
            ref, f"<</S/{tag}/P {parent}/Pg {home.page}{about}/K[{parts}]>>"
        )
        return ref

    def _parts(self, node: Node, ref: Ref, home: Home) -> Iterator[str]:
        for kid in node.kids:
            if isinstance(kid, Marked):
                yield self._marked(kid, ref, home)
            elif isinstance(kid, Node):
                yield str(self.element(kid, ref, home))
            else:
                yield self._link(kid, ref, home)

    def _marked(self, kid: Marked, ref: Ref, element_home: Home) -> str:
        home = self._homes[kid.page]
        home.slots[kid.mcid] = ref
        if home.form is None and home is element_home:
            return str(kid.mcid)
        stream = "" if home.form is None else f"/Stm {home.form}"
        return f"<</Type/MCR/Pg {home.page}/MCID {kid.mcid}{stream}>>"

    def _link(self, kid: LinkKid, ref: Ref, home: Home) -> str:
        annotation = self._links[kid.link]
        self._tagging.annotation(annotation, ref)
        return f"<</Type/OBJR/Obj {annotation}/Pg {home.page}>>"

    def _attributes(self, node: Node, ref: Ref, home: Home) -> Iterator[str]:
        given = node.attributes
        for key in ("Alt", "ActualText", "Lang"):
            if key in given:
                yield f"/{key}{text(given[key])}"
        if "ID" in given:
            name = self._prefix + given["ID"]
            self._tagging.name(name, ref)
            yield f"/ID{text(name)}"
        headers = given.get("Headers", "").split()
        if "ColSpan" in given or "RowSpan" in given or headers:
            yield "/A<</O/Table"
            for key in ("ColSpan", "RowSpan"):
                if key in given:
                    yield f"/{key} {int(given[key])}"
            if headers:
                yield f"/Headers{array(text(self._prefix + name) for name in headers)}"
            yield ">>"
        elif "BBox" in given:
            yield f"/A<</O/Layout/BBox{_box(given['BBox'], home)}>>"


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


def _box(written: str, home: Home) -> str:
    left, top, right, bottom = (float(part) * PIXEL for part in written.split())
    places = (
        home.left + left,
        home.top - bottom,
        home.left + right,
        home.top - top,
    )
    return array(f"{place:.3f}" for place in places)
