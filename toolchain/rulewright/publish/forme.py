"""Forme: a PDF while it is being put together, object by object.

A build writes ten thousand small objects, most of them elements of structure, and an
edit writes them all again. Here an object is a string of PDF syntax, a reference a
number, and the file is written once, in the order in which objects were begun: the same
calls give the same bytes (decision 0057).

Here: objects, streams, pages, the file around them. Not here: reading PDFs (`pikepdf`
does), and what the objects say.

Source: ISO 32000-1 (PDF 1.7), 7.3 objects, 7.5 file structure.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping, Sequence

_HEADER = b"%PDF-1.7\n%\xbf\xf7\xa2\xfe\n"
# Objects that are no streams are packed together, some hundred at a time (7.5.7).
_PER_STREAM = 200
_LEVEL = 6
# What a string in UTF-16 begins with.
_MARK = "feff"
_ESCAPES = str.maketrans({"(": r"\(", ")": r"\)", "\\": r"\\"})


class Ref(int):
    """The number of an object; written out, a reference to it."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{int(self)} 0 R"


class Forme:
    """A PDF that is being written.

    `root` has the entries of the catalogue, `info` those of the information dictionary,
    both as PDF syntax. Objects may refer to each other before they are put.
    """

    def __init__(self) -> None:
        self._bodies: list[str | None] = [None]
        self._streams: dict[int, tuple[str, bytes]] = {}
        self._pages = self.reserve()
        self._catalogue = self.reserve()
        self.pages: list[Ref] = []
        self.root: dict[str, str] = {}
        self.info: dict[str, str] = {}

    def reserve(self) -> Ref:
        """A number for an object that is put later."""
        self._bodies.append(None)
        return Ref(len(self._bodies) - 1)

    def reserve_run(self, count: int) -> Ref:
        """The first of so many numbers in a row."""
        first = Ref(len(self._bodies))
        self._bodies += [None] * count
        return first

    def put(self, ref: Ref, body: str) -> None:
        """Say what an object is."""
        self._bodies[ref] = body

    def put_run(self, first: Ref, bodies: Sequence[str]) -> None:
        """Say what the objects of a run are."""
        self._bodies[first : first + len(bodies)] = bodies

    def add(self, body: str) -> Ref:
        """A further object."""
        self._bodies.append(body)
        return Ref(len(self._bodies) - 1)

    def stream(
        self,
        data: bytes,
        entries: str = "",
        *,
        packed: bool = False,
        ref: Ref | None = None,
    ) -> Ref:
        """A stream. `packed` data are written as they are, other data deflated."""
        if not packed:
            data, entries = zlib.compress(data, _LEVEL), f"{entries}/Filter/FlateDecode"
        ref = self.reserve() if ref is None else ref
        # A plain number, or the head of the object would read as a reference.
        self._streams[int(ref)] = entries, data
        return ref

    def page(self) -> Ref:
        """A further page, to be closed with what it holds."""
        self.pages.append(self.reserve())
        return self.pages[-1]

    def close(self, page: Ref, entries: str) -> None:
        """Say what a page holds."""
        self.put(page, f"<</Type/Page/Parent {self._pages}{entries}>>")

    def contents(self) -> bytes:
        """The file.

        Raises:
            LookupError: an object was reserved and never put.
        """
        kids = array(self.pages)
        self.put(self._pages, f"<</Type/Pages/Count {len(self.pages)}/Kids{kids}>>")
        root = {"/Type": "/Catalog", "/Pages": str(self._pages), **self.root}
        self.put(self._catalogue, dictionary(root))
        info = self.add(dictionary(self.info))
        return _file(self._bodies, self._streams, self._catalogue, info)


def array(parts: Iterable[object]) -> str:
    """An array of what is PDF syntax when written out."""
    return f"[{' '.join(map(str, parts))}]"


def dictionary(entries: Mapping[str, object]) -> str:
    """A dictionary; keys with their slash, values as PDF syntax when written out."""
    return f"<<{' '.join(f'{key} {value}' for key, value in entries.items())}>>"


def text(words: str) -> str:
    """A string for people: as it stands if it is plain ASCII, else UTF-16 (7.9.2)."""
    if words.isascii() and words.isprintable():
        return f"({words.translate(_ESCAPES)})"
    return f"<{hexadecimal(words)}>"


def hexadecimal(words: str) -> str:
    """What stands between the brackets of a string in UTF-16."""
    return _MARK + words.encode("utf-16-be").hex()


def _file(
    bodies: list[str | None],
    streams: Mapping[int, tuple[str, bytes]],
    root: Ref,
    info: Ref,
) -> bytes:
    """Header, streams, packed objects, and the table of where all of them are."""
    small = []
    for number in range(1, len(bodies)):
        if bodies[number] is not None:
            small.append(number)
        elif number not in streams:
            raise LookupError(f"object {number} was never put")
    out, at = [_HEADER], len(_HEADER)
    # Each entry of the table: kind, offset or stream, place in the stream (7.5.8.3).
    places: dict[int, tuple[int, int, int]] = {0: (0, 0, 65535)}

    def write(number: int, entries: str, data: bytes) -> None:
        nonlocal at
        places[number] = (1, at, 0)
        head = f"{number} 0 obj\n<<{entries}/Length {len(data)}>>\nstream\n"
        piece = b"".join((head.encode("latin-1"), data, b"\nendstream\nendobj\n"))
        out.append(piece)
        at += len(piece)

    for number, (entries, data) in streams.items():
        write(number, entries, data)
    last = len(bodies) - 1
    for start in range(0, len(small), _PER_STREAM):
        some = small[start : start + _PER_STREAM]
        last += 1
        for place, number in enumerate(some):
            places[number] = (2, last, place)
        entries, data = _packed([(number, str(bodies[number])) for number in some])
        write(last, entries, data)
    places[last + 1] = (1, at, 0)
    digest = hashlib.sha256(b"".join(out)).hexdigest()[:32]
    rows = b"".join(
        bytes((kind,)) + first.to_bytes(4, "big") + second.to_bytes(2, "big")
        for kind, first, second in (places[n] for n in range(last + 2))
    )
    start = at
    write(
        last + 1,
        f"/Type/XRef/Size {last + 2}/W[1 4 2]/Root {root}/Info {info}"
        f"/ID[<{digest}><{digest}>]/Filter/FlateDecode",
        zlib.compress(rows, _LEVEL),
    )
    out.append(f"startxref\n{start}\n%%EOF\n".encode())
    return b"".join(out)


def _packed(objects: list[tuple[int, str]]) -> tuple[str, bytes]:
    """The entries and the data of a stream of objects."""
    head, offset = [], 0
    for number, body in objects:
        head.append(f"{number} {offset}")
        offset += len(body) + 1
    first = " ".join(head) + "\n"
    data = first + "\n".join(body for _, body in objects)
    entries = f"/Type/ObjStm/N {len(objects)}/First {len(first)}/Filter/FlateDecode"
    return entries, zlib.compress(data.encode("latin-1"), _LEVEL)
