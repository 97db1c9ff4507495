"""One build under way: what the writers of targets work from."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.faces.face import Face
from rulewright.model import Catalogue, Token
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.inputs import file_digests
from rulewright.pipeline.shelf import Shelf
from rulewright.press import Backs, Drift, Shape
from rulewright.publish.imprint import Imprint
from rulewright.publish.reference import ReferencePages
from rulewright.publish.stock import Stock
from rulewright.text.facetext import FaceText

Progress = Callable[[str, int, int], None]
Output = tuple[str, bytes]


@dataclass(frozen=True)
class Job:
    """What has been checked and drawn, and where to put findings.

    `choices` are those of the person at the printer; `progress` is told the stage, how
    many are done and how many there are. `pages` are those of the reference, if they
    were set while others drew.
    """

    catalogue: Catalogue
    faces: tuple[Face, ...]
    texts: tuple[FaceText, ...]
    roots: tuple[Path, ...]
    stock: Stock
    cache: Path
    shelf: Shelf
    choices: Choices
    report: Report
    progress: Progress
    pages: ReferencePages | None = None

    @property
    def papers(self) -> tuple[str, ...] | None:
        """The papers asked for, None for all."""
        return self.choices.papers

    @property
    def backs(self) -> Backs:
        """What is done about backs."""
        return Backs(self.choices.backs)

    @property
    def unfolded(self) -> Backs:
        """What is done about backs of what cannot be folded: posters and tokens."""
        return Backs.LONG_EDGE if self.backs is Backs.FOLD else self.backs

    @property
    def drift(self) -> Drift | None:
        """What the printer does to the second side, if anybody has measured it."""
        printer = self.choices.printer
        return None if printer is None else Drift.parse(*printer)

    @property
    def imprint(self) -> Imprint:
        """What stands in the metadata of every PDF."""
        game = self.catalogue.game
        return Imprint(
            title=game.title,
            publisher=game.publisher,
            language=game.language,
            printing=game.printing,
            subject=game.subtitle,
            licence=game.licence,
        )

    @cached_property
    def fonts(self) -> str:
        """A digest of the bundled fonts, which decide how words come out."""
        return file_digests(self.stock.fonts)

    @property
    def tokens(self) -> tuple[Face, ...]:
        """The faces of tokens."""
        return tuple(f for f in self.faces if self._prints_with(f) == "tokens")

    @property
    def boards(self) -> tuple[Face, ...]:
        """The faces that are not for sheets."""
        return tuple(f for f in self.faces if self._prints_with(f) == "boards")

    @property
    def tiles(self) -> tuple[Face, ...]:
        """The faces that are cut as hexes from sheets."""
        return tuple(f for f in self.faces if self._prints_with(f) == "tiles")

    @property
    def flats(self) -> tuple[Face, ...]:
        """The faces that are cut as rectangles from sheets."""
        return tuple(f for f in self.faces if self._prints_with(f) == "sheets")

    def _prints_with(self, face: Face) -> str:
        """The one target that a face is printed by."""
        if not self.catalogue.press.formats[face.format].sheets:
            return "boards"
        if isinstance(face.item.component, Token):
            return "tokens"
        return "tiles" if face.shape == Shape.HEX.value else "sheets"
