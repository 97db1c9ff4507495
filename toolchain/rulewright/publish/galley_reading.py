"""Reading a drawn PDF into a galley.

Structure is tidied on the way: the layout engine wraps every stretch of text in
elements that say nothing, and leaves text alone in groups where a paragraph belongs.

Here: PDF -> `Galley`. Not here: the records (`galleys`).
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import groupby

import pikepdf

from rulewright.publish.galley_marks import (
    first_free,
    joined,
    untagged,
    without_rooms,
)
from rulewright.publish.galley_text import spaced_once
from rulewright.publish.galleys import (
    Blob,
    FontUse,
    Galley,
    Link,
    Page,
    Resources,
    Spot,
    Value,
)
from rulewright.publish.structure import Kid, LinkKid, Marked, Node, written

_NAME = re.compile(rb"/[^\s/<>\[\]()]+")
_PAIR = re.compile(rb"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]*)>")
# Elements that only group others; text inside them needs a paragraph around it.
_GROUPS = {"Part", "Art", "Sect", "Div"}
_INLINE = {"Span", "Link", "Figure"}
# Elements that hold text, and no paragraphs.
_TEXT = {"P", *(f"H{level}" for level in range(1, 7))}
# Elements that a table or list misses when they are empty.
_KEPT_EMPTY = {"TD", "TH", "TR"}


def read(pdf: bytes) -> Galley:
    """The galley of a PDF."""
    with pikepdf.open(BytesIO(pdf)) as source:
        return _Reading(source).galley()


def tree_of(pdf: bytes) -> tuple[Node, ...]:
    """The elements of a PDF, tidied."""
    with pikepdf.open(BytesIO(pdf)) as source:
        return _Reading(source).tree_and_operators()[0]


class _Reading:
    def __init__(self, source: pikepdf.Pdf) -> None:
        self._source = source
        self._pages = {page.obj.objgen: n for n, page in enumerate(source.pages)}
        self._links: list[Link] = []
        self._link_places: dict[tuple[int, int], int] = {}
        self._fonts: dict[str, FontUse] = {}

    def tree_and_operators(self) -> tuple[tuple[Node, ...], tuple[bytes, ...]]:
        for number, page in enumerate(self._source.pages):
            for annotation in page.obj.get("/Annots", ()):
                self._link(number, annotation)
        contents = [spaced_once(_contents(page)) for page in self._source.pages]
        return joined(self._tree(), contents)

    def galley(self) -> Galley:
        tree, operators = self.tree_and_operators()
        structure = written(tree, len(operators), len(self._links))
        pages = [
            self._page(page, contents, first_free(before))
            for page, contents, before in zip(
                self._source.pages,
                without_rooms(structure.pictures, operators),
                operators,
                strict=True,
            )
        ]
        return Galley(
            pages=tuple(pages),
            fonts=self._fonts,
            structure=structure,
            anchors=self._anchors(),
            links=tuple(self._links),
        )

    def _page(self, page: pikepdf.Page, contents: bytes, marks: int) -> Page:
        resources = page.obj["/Resources"]
        fonts = resources["/Font"].items() if "/Font" in resources else ()
        for name, font in sorted(fonts):
            if name not in self._fonts:
                self._fonts[name] = self._font(font)
        return Page(
            media=tuple(_written(number) for number in page.mediabox),
            tagged=zlib.compress(contents, 9),
            plain=zlib.compress(untagged(contents), 9),
            marks=marks,
            resources=self._resources(resources, contents),
        )

    def _resources(self, resources: pikepdf.Object, contents: bytes) -> Resources:
        """What the operators name; the engine lists more than that."""
        names = {name.decode("latin-1") for name in _NAME.findall(contents)}
        objects = {}
        for kind in sorted(set(resources.keys()) - {"/Font"}):
            group = {
                name: self._value(value)
                for name, value in sorted(resources[kind].items())
                if name in names
            }
            if group:
                objects[kind] = group
        fonts = set(resources["/Font"].keys()) if "/Font" in resources else set()
        return Resources(objects, tuple(sorted(fonts & names)))

    def _value(self, value: object) -> Value:
        if isinstance(value, pikepdf.Stream):
            return self._blob(value)
        if isinstance(value, pikepdf.Dictionary):
            return {key: self._value(part) for key, part in sorted(value.items())}
        if isinstance(value, pikepdf.Array):
            return tuple(self._value(part) for part in value)
        return _written(value)

    def _blob(self, stream: pikepdf.Stream) -> Blob:
        entries = {
            key: self._value(part)
            for key, part in sorted(stream.items())
            if key not in {"/Length", "/Resources"}
        }
        inner = stream.get("/Resources")
        resources = (
            None if inner is None else self._resources(inner, stream.read_bytes())
        )
        data = stream.read_raw_bytes()
        digest = hashlib.sha256(data)
        digest.update(repr((entries, resources)).encode())
        return Blob(entries, data, digest.hexdigest()[:32], resources)

    def _font(self, font: pikepdf.Object) -> FontUse:
        kids = font.get("/DescendantFonts")
        descendant = font if kids is None else kids[0]
        name = _file_name(descendant)
        own = None if name else self._value(font)
        glyphs = tuple(sorted(set(_glyphs(descendant))))
        return FontUse(name, glyphs, _texts(font), own)

    def _link(self, number: int, annotation: pikepdf.Object) -> None:
        action = annotation.get("/A")
        if action is None or "/URI" not in action:
            return
        rect = tuple(_written(part) for part in annotation["/Rect"])
        self._link_places[annotation.objgen] = len(self._links)
        self._links.append(Link(number, rect, str(action["/URI"])))

    def _anchors(self) -> dict[str, Spot]:
        names = self._source.Root.get("/Names")
        if names is None or "/Dests" not in names:
            return {}
        flat = list(names["/Dests"]["/Names"])
        return {
            str(name): Spot(
                self._pages[place[0].objgen], float(place[2]), float(place[3])
            )
            for name, place in zip(flat[::2], flat[1::2], strict=True)
        }

    def _tree(self) -> tuple[Node, ...]:
        root = self._source.Root.get("/StructTreeRoot")
        if root is None:
            return ()
        nodes: list[Node] = []
        for document in _list(root["/K"]):
            nodes += _in_paragraphs(self._kids(document, 0))
        return tuple(nodes)

    def _kids(self, element: pikepdf.Object, page: int) -> Iterator[Kid]:
        """The parts of an element, without wrappers that say nothing."""
        for kid in _list(element.get("/K", ())):
            if not isinstance(kid, pikepdf.Dictionary):
                yield Marked(page, int(kid))
            elif kid.get("/Type") == pikepdf.Name.OBJR:
                place = self._link_places.get(kid["/Obj"].objgen)
                if place is not None:
                    yield LinkKid(place)
            else:
                yield from self._element(kid)

    def _element(self, element: pikepdf.Object) -> Iterator[Kid]:
        tag = str(element["/S"])[1:]
        page = self._pages[element["/Pg"].objgen]
        attributes = _attributes(element)
        kids = tuple(self._kids(element, page))
        if tag == "NonStruct" or (tag == "Span" and not attributes):
            yield from kids
            return
        if tag in _GROUPS:
            kids = tuple(_in_paragraphs(kids))
        if tag in _TEXT:
            kids = tuple(_unwrapped(tag, kids))
        only = kids[0] if len(kids) == 1 else None
        if tag == "Div" and isinstance(only, Node):
            yield only
        elif kids or tag in _KEPT_EMPTY:
            yield Node(tag, attributes, kids)


def _in_paragraphs(kids: Iterable[Kid]) -> Iterator[Node]:
    """Parts of a group: text and what stands in a line with it in one paragraph."""
    for inline, run in groupby(kids, key=_is_inline):
        parts = tuple(run)
        bare = all(isinstance(part, Node) and part.tag == "Figure" for part in parts)
        if inline and not bare:
            yield Node("P", {}, parts)
        else:
            yield from (part for part in parts if isinstance(part, Node))


def _unwrapped(tag: str, kids: Iterable[Kid]) -> Iterator[Kid]:
    """Parts of a text: a box in its line is a text of its own to the engine alone."""
    for kid in kids:
        if isinstance(kid, Node) and kid.tag in {"P", tag} and not kid.attributes:
            yield from kid.kids
        else:
            yield kid


def _is_inline(kid: Kid) -> bool:
    return not isinstance(kid, Node) or kid.tag in _INLINE


def _contents(page: pikepdf.Page) -> bytes:
    contents = page.obj["/Contents"]
    if isinstance(contents, pikepdf.Array):
        return b"\n".join(part.read_bytes() for part in contents)
    return bytes(contents.read_bytes())


def _list(value: object) -> list[pikepdf.Object]:
    if isinstance(value, (pikepdf.Array, tuple)):
        return list(value)
    return [value]  # type: ignore[list-item] # a number where one kid stands alone


def _written(value: object) -> str:
    """A plain object as PDF syntax."""
    if isinstance(value, pikepdf.Object):
        return value.unparse(resolved=True).decode("latin-1")
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


def _attributes(element: pikepdf.Object) -> dict[str, str]:
    """What an element says besides its parts; lists are parted by spaces."""
    given = {
        key[1:]: str(element[key])
        for key in ("/Alt", "/ActualText", "/Lang", "/ID")
        if key in element
    }
    layout = element.get("/A")
    if layout is not None:
        for key in ("/BBox", "/ColSpan", "/RowSpan", "/Headers"):
            if key in layout:
                given[key[1:]] = " ".join(str(part) for part in _list(layout[key]))
    return {key: value for key, value in given.items() if value}


def _file_name(descendant: pikepdf.Object) -> str:
    """The PostScript name of the file that a font embeds; "" if it has none."""
    import uharfbuzz as hb  # noqa: PLC0415 - only for a drawing that has text

    descriptor = descendant.get("/FontDescriptor")
    file = None if descriptor is None else descriptor.get("/FontFile2")
    if file is None:
        return ""
    return str(hb.Face(hb.Blob(file.read_bytes())).get_name(6) or "")


def _glyphs(descendant: pikepdf.Object) -> Iterator[int]:
    """The glyph ids that a table of widths names."""
    table = list(descendant.get("/W", ()))
    index = 0
    while index < len(table):
        first = int(table[index])
        if isinstance(table[index + 1], pikepdf.Array):
            yield from range(first, first + len(table[index + 1]))
            index += 2
        else:
            yield from range(first, int(table[index + 1]) + 1)
            index += 3


def _texts(font: pikepdf.Object) -> dict[int, str]:
    """What each glyph reads as, from a font's ToUnicode."""
    cmap = font.get("/ToUnicode")
    if cmap is None:
        return {}
    # The code space is written like a pair; what follows it are the pairs.
    _, _, pairs = cmap.read_bytes().partition(b"endcodespacerange")
    return {
        int(glyph, 16): bytes.fromhex(text.decode()).decode("utf-16-be")
        for glyph, text in _PAIR.findall(pairs)
    }
