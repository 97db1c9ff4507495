"""Stock: what the writers of PDFs take their pieces from.

Here: drawings, bundled fonts, and what was read of the drawings. Not here: making any
of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rulewright.measure import Size
from rulewright.publish.drawing import Setting
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.galleys import Galley


class Drawn(Protocol):
    """What placing needs of a drawing: one page, whose trim starts at the origin."""

    @property
    def id(self) -> str:
        """The id of the face."""

    @property
    def pdf(self) -> bytes:
        """The file."""

    @property
    def digest(self) -> str:
        """A digest of the file."""

    @property
    def trim(self) -> Size:
        """The finished size."""

    @property
    def setting(self) -> Setting | None:
        """The layout and size of type that was taken, if there was a choice."""


@dataclass(frozen=True, slots=True)
class Stock:
    """The drawings by face id, the folders of bundled fonts, the galleys on file."""

    drawings: Mapping[str, Drawn]
    fonts: tuple[Path, ...]
    galleys: GalleyFile

    def galley(self, face: str) -> Galley:
        """What was read of the drawing of a face."""
        return self.galleys.of_drawing(self.drawings[face])
