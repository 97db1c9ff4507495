"""Galleys on file, so that no drawing is read twice.

Here: finding a galley by its PDF, and its form on disk. Not here: the records
(`galleys`), reading a PDF (`galley_reading`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Protocol

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
from rulewright.publish.structure import Picture, Structure
from rulewright.source import entries
from rulewright.source.digests import digest_of, files_digest


@cache
def _shape() -> bytes:
    """How a galley on file begins: what other code has read is read again."""
    here = Path(__file__).parent
    modules = (*sorted(here.glob("galley*.py")), here / "structure.py")
    return f"galley {files_digest(modules)}\n".encode()


class Filed(Protocol):
    """A PDF on file, and a digest of it."""

    @property
    def pdf(self) -> bytes:
        """The file."""

    @property
    def digest(self) -> str:
        """A digest of the file, as `source.digests` makes it."""


class GalleyFile:
    """Galleys of this process, and on disk below a cache folder if there is one.

    A galley is found by a digest of the PDF that it was read from, or of all that this
    was made from.
    """

    def __init__(self, cache_dir: Path | None = None) -> None:
        self._folder = None if cache_dir is None else cache_dir / "galleys"
        self._here: dict[str, Galley] = {}

    def of(self, pdf: bytes) -> Galley:
        """The galley of a PDF."""
        return self.named(digest_of(pdf), lambda: pdf)

    def of_drawing(self, drawing: Filed) -> Galley:
        """The galley of a drawing, whose PDF is read only if it has none yet."""
        return self.named(drawing.digest, lambda: drawing.pdf)

    def named(self, digest: str, pdf: Callable[[], bytes]) -> Galley:
        """The galley of what has this digest; its PDF is made if there is none yet."""
        found = self.find(digest)
        if found is None:
            found = self._here[digest] = self._read(digest, pdf())
        return found

    def put(self, digest: str, data: bytes) -> None:
        """Keep a packed galley for whoever asks."""
        if self._folder is not None:
            entries.keep(self._folder / digest, data)

    def find(self, digest: str) -> Galley | None:
        """The galley of what has this digest, if it was read before."""
        if digest not in self._here:
            found = self._from_disk(digest)
            if found is None:
                return None
            self._here[digest] = found
        return self._here[digest]

    def _from_disk(self, digest: str) -> Galley | None:
        if self._folder is None:
            return None
        data = entries.fetch(self._folder / digest)
        try:
            return None if data is None else unpacked(data)
        except ValueError:
            return None

    def _read(self, digest: str, pdf: bytes) -> Galley:
        from rulewright.publish.galley_reading import read  # noqa: PLC0415 - pikepdf

        galley = read(pdf)
        if self._folder is not None:
            entries.keep(self._folder / digest, packed(galley))
        return galley


def packed(galley: Galley) -> bytes:
    """A galley as bytes: a line of JSON, then the bytes of its streams."""
    blobs: list[bytes] = []

    def keep(data: bytes) -> int:
        blobs.append(data)
        return len(blobs) - 1

    head: dict[str, Any] = {
        "pages": [
            [
                page.media,
                keep(page.tagged),
                keep(page.plain),
                page.marks,
                _res(page.resources, keep),
            ]
            for page in galley.pages
        ],
        "fonts": {
            name: [
                font.name,
                font.glyphs,
                {str(glyph): text for glyph, text in font.texts.items()},
                None if font.own is None else _val(font.own, keep),
            ]
            for name, font in galley.fonts.items()
        },
        "structure": _struct(galley.structure),
        "anchors": {
            name: [spot.page, spot.x, spot.y] for name, spot in galley.anchors.items()
        },
        "links": [[link.page, link.rect, link.target] for link in galley.links],
    }
    head["blobs"] = [len(blob) for blob in blobs]
    line = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    return b"".join((_shape(), line, b"\n", *blobs))


def unpacked(data: bytes) -> Galley:
    """The galley that `packed` wrote.

    Raises:
        ValueError: written by another version, or cut short.
    """
    shape = _shape()
    if not data.startswith(shape):
        raise ValueError("not a galley of this version")
    line, _, rest = data[len(shape) :].partition(b"\n")
    head = json.loads(line)
    blobs, at = [], 0
    for size in head["blobs"]:
        blobs.append(rest[at : at + size])
        at += size
    if at != len(rest):
        raise ValueError("a galley that was cut short")
    fetch = blobs.__getitem__
    return Galley(
        pages=tuple(
            Page(
                tuple(media),
                fetch(tagged),
                fetch(plain),
                marks,
                _unres(resources, fetch),
            )
            for media, tagged, plain, marks, resources in head["pages"]
        ),
        fonts={
            key: FontUse(
                name,
                tuple(glyphs),
                {int(glyph): text for glyph, text in texts.items()},
                None if own is None else _unval(own, fetch),
            )
            for key, (name, glyphs, texts, own) in head["fonts"].items()
        },
        structure=_unstruct(head["structure"]),
        anchors={name: Spot(*spot) for name, spot in head["anchors"].items()},
        links=tuple(Link(page, tuple(rect), to) for page, rect, to in head["links"]),
    )


def _val(value: Value, keep: Callable[[bytes], int]) -> Any:  # noqa: ANN401 - as JSON has it
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return [_val(part, keep) for part in value]
    if isinstance(value, Blob):
        resources = None if value.resources is None else _res(value.resources, keep)
        entries = {key: _val(part, keep) for key, part in value.entries.items()}
        return {"": [entries, keep(value.data), value.digest, resources]}
    return {key: _val(part, keep) for key, part in value.items()}


def _unval(
    value: Any,  # noqa: ANN401 - as JSON has it
    fetch: Callable[[int], bytes],
) -> Value:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return tuple(_unval(part, fetch) for part in value)
    if "" in value:
        entries, data, digest, resources = value[""]
        return Blob(
            {key: _unval(part, fetch) for key, part in entries.items()},
            fetch(data),
            digest,
            None if resources is None else _unres(resources, fetch),
        )
    return {key: _unval(part, fetch) for key, part in value.items()}


def _res(resources: Resources, keep: Callable[[bytes], int]) -> Any:  # noqa: ANN401 - as JSON has it
    objects = {
        kind: {name: _val(value, keep) for name, value in group.items()}
        for kind, group in resources.objects.items()
    }
    return [objects, resources.fonts]


def _unres(value: Iterable[Any], fetch: Callable[[int], bytes]) -> Resources:
    objects, fonts = value
    return Resources(
        {
            kind: {name: _unval(part, fetch) for name, part in group.items()}
            for kind, group in objects.items()
        },
        tuple(fonts),
    )


def _struct(one: Structure) -> Any:  # noqa: ANN401 - as JSON has it
    pictures = [[getattr(p, name) for name in Picture.__slots__] for p in one.pictures]
    rest = (one.tops, one.marks, one.links, one.ids, one.boxes)
    return [one.count, one.text, one.gaps, *rest, pictures]


def _unstruct(value: Iterable[Any]) -> Structure:
    count, text, gaps, tops, marks, links, ids, boxes, pictures = value
    return Structure(
        count,
        text,
        tuple(gaps),
        tuple(tops),
        tuple(map(tuple, marks)),
        tuple((link, element) for link, element in links),
        tuple((name, element) for name, element in ids),
        tuple((page, tuple(box)) for page, box in boxes),
        tuple(
            Picture(element, parent, alt, page, mcid, tuple(box))
            for element, parent, alt, page, mcid, box in pictures
        ),
    )
