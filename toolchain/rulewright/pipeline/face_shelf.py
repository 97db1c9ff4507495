"""Filled faces on the shelf: good as long as what their templates looked at is.

A face is filled anew if one of the components that it was filled from has changed, if a
component came or went, or if anything changed that all faces share: templates,
glossary, `game.yaml`, `print.yaml`, code.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright.model import Catalogue, Item
from rulewright.pipeline.inputs import file_digests
from rulewright.pipeline.locating import Place
from rulewright.pipeline.shelf import Shelf

_SHARED = ("game.yaml", "print.yaml", "glossary.yaml")


@dataclass(frozen=True)
class FaceShelf:
    """The faces of one catalogue on the shelf."""

    shelf: Shelf
    shared: str
    documents: dict[str, str]

    @classmethod
    def of(
        cls, place: Place, catalogue: Catalogue, roots: tuple[Path, ...], cache: Path
    ) -> "FaceShelf":
        """The faces of a game, as they were filled from a catalogue like this one."""
        digest = hashlib.sha256(file_digests(roots).encode())
        documents = {d.path: d.digest for d in catalogue.documents.values()}
        for path, own in documents.items():
            if Path(path).name in _SHARED:
                digest.update(own.encode())
        for item in catalogue.items:
            place_of = f"{item.name} {item.number} {item.document.path}\n"
            digest.update(place_of.encode())
        return cls(Shelf.of(cache, place.package), digest.hexdigest(), documents)

    def find(self, face: str) -> tuple[str, tuple[str, ...]] | None:
        """Document and asset names of a face that is still good."""
        found = self.shelf.find("faces", self.shared, face)
        if not isinstance(found, tuple):
            return None
        html, names, read = found
        if any(self.documents.get(path) != digest for path, digest in read):
            return None
        return html, names

    def keep(
        self, face: str, html: str, assets: tuple[str, ...], read: Iterable[Item]
    ) -> None:
        """Put a face on the shelf with the documents that it was filled from."""
        paths = sorted({item.document.path for item in read})
        used = tuple((path, self.documents[path]) for path in paths)
        self.shelf.keep((html, assets, used), "faces", self.shared, face)
