"""Filled faces on the shelf: good as long as what their templates looked at is.

A face is filled anew if something that it was filled from has changed (a component, the
copies of a deck), if a component came or went, or if anything changed that all faces
share: templates, glossary, `game.yaml`, `print.yaml`, code.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rulewright.faces.trace import copies_of, name_of_copies
from rulewright.model import Catalogue
from rulewright.pipeline.inputs import file_digests
from rulewright.pipeline.locating import Place
from rulewright.pipeline.shelf import Shelf

_SHARED = ("game.yaml", "print.yaml", "glossary.yaml")


@dataclass(frozen=True)
class FaceShelf:
    """The faces of one catalogue on the shelf."""

    shelf: Shelf
    shared: str
    facts: dict[str, str]

    @classmethod
    def of(
        cls, place: Place, catalogue: Catalogue, roots: tuple[Path, ...], cache: Path
    ) -> "FaceShelf":
        """The faces of a game, as they were filled from a catalogue like this one."""
        digest = hashlib.sha256(file_digests(roots).encode())
        for document in catalogue.documents.values():
            if Path(document.path).name in _SHARED:
                digest.update(document.digest.encode())
        for item in catalogue.items:
            digest.update(f"{item.name} {item.number}\n".encode())
        facts = {item.name: item.digest for item in catalogue.items}
        for deck, items in catalogue.decks.items():
            facts[name_of_copies(deck)] = str(copies_of(items))
        return cls(Shelf.of(cache, place.package), digest.hexdigest(), facts)

    def find(self, face: str) -> tuple[str, tuple[str, ...]] | None:
        """Document and asset names of a face that is still good."""
        found = self.shelf.find("faces", self.shared, face)
        if not isinstance(found, tuple):
            return None
        html, names, read = found
        if any(self.facts.get(name) != digest for name, digest in read):
            return None
        return html, names

    def keep(
        self, face: str, html: str, assets: tuple[str, ...], read: Mapping[str, str]
    ) -> None:
        """Put a face on the shelf with what it was filled from."""
        used = tuple(sorted(read.items()))
        self.shelf.keep((html, assets, used), "faces", self.shared, face)
