"""Drawing: one printable side becomes a one-page PDF, once.

Here: what is handed over (`Artwork`), what comes back (`Drawing`), and `draw_all`,
which looks each artwork up in the drawings on file and draws what is not there.

Not here: how a page is laid out (`drawing_desk`), which layout is chosen (`fitting`),
what the file holds and when it is out of date (`drawing_file`), the second process
(`drawing_hands`), and where faces are placed on sheets (`press`, `publish.sheets`).
Nothing in this module loads a layout engine: a build that changes nothing stays quick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.diagnostics import Finding, Report, Span
from rulewright.measure import Length, Size

if TYPE_CHECKING:
    from rulewright.publish.drawing_hands import Hand

# Below this many, starting a second process costs more than it saves.
_WORTH_SHARING = 16
SAFE = Length.parse("3mm")
NOTHING = Length(0)


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to set a face: a layout, a size of type, or both.

    It reaches the style sheet as classes of `<body>`: layout `a` at `7.4pt` is
    `lay-a fs-74` (tenths of a point).
    """

    layout: str = ""
    size: str = ""

    @property
    def classes(self) -> str:
        """The classes that the style sheet sees."""
        names = [f"lay-{self.layout}"] if self.layout else []
        if self.size:
            whole, _, tenth = self.size.removesuffix("pt").partition(".")
            names.append(f"fs-{whole}{tenth or '0'}")
        return " ".join(names)

    def __str__(self) -> str:
        layout = f"layout {self.layout.upper()}" if self.layout else ""
        return " at ".join(part for part in (layout, self.size) if part)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a drawing is held to besides its safe area.

    `smallest` is the smallest type of fitted text, `fine` that of any text, `dpi` the
    coarsest picture in pixels to the inch, at the size at which it is placed.
    """

    smallest: Length = NOTHING
    fine: Length = NOTHING
    dpi: int = 0

    def __str__(self) -> str:
        return f"{self.smallest} {self.fine} {self.dpi}"


@dataclass(frozen=True, slots=True)
class Artwork:
    """What to draw: one printable side, complete.

    `html` is a whole document. Its addresses are relative to `roots`, first hit wins
    (see `drawing_sources`); `asset:NAME` means `assets[NAME]`, which is asked for only
    if it is shown. An asset's name says what it is made from: same name, same bytes.
    The page box is ours: templates need no `@page` size, and draw bleeding boxes at
    least as far out as any bleed that may be asked for; what lies beyond `bleed` is cut
    off.

    `fit` lists the settings to try in order; the first in which nothing overflows is
    taken. `safe` is the distance from the trim within which no text may stand, unless
    it or an ancestor is marked `data-bleeds`. Words of an element marked `data-unseen`
    are for programs that read aloud, and are held to no `limits`. `span` and `within`
    say where findings about this side point; they do not change the drawing.
    """

    id: str
    html: str
    trim: Size
    bleed: Length
    roots: tuple[Path, ...]
    fit: tuple[Setting, ...] = ()
    assets: Mapping[str, bytes] = field(default_factory=dict)
    safe: Length = SAFE
    limits: Limits = field(default_factory=Limits)
    span: Span | None = None
    within: str = ""


@dataclass(frozen=True, slots=True)
class Overflow:
    """A box whose text does not fit: below its lower edge, or past its right edge.

    `lines` counts the lines that stick out (0 if only the width is at fault),
    `percent` relates the excess to the box, `size` is the size of type in points.
    """

    box: str
    lines: int
    percent: int
    excess: Length
    size: str
    wide: bool = False

    def __str__(self) -> str:
        if self.wide:
            much = f"{_tenths(self.excess)} mm ({self.percent}%) too wide"
        else:
            count = "1 line" if self.lines == 1 else f"{self.lines} lines"
            much = f"{count} ({self.percent}%) too long"
        return f"{self.box} is {much} at {self.size}"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to tell the author about a drawing: a code of `publish.findings`."""

    code: str
    says: str
    hint: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawn side: a PDF of one page, and what is to be known about it.

    The page's TrimBox starts at the origin; MediaBox and BleedBox lie `bleed` outside
    it. `digest` tells the file's bytes from any others (see `source.digests`).
    `glyphs` are the glyph ids used, by PostScript name of the font.
    """

    id: str
    path: Path
    digest: str
    trim: Size
    bleed: Length
    setting: Setting | None
    glyphs: Mapping[str, tuple[int, ...]]
    overflow: tuple[Overflow, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def pdf(self) -> bytes:
        """The PDF file."""
        return self.path.read_bytes()


Progress = Callable[[int, int], None]


def draw_all(  # noqa: PLR0913 - what to draw, where, by whom, and who is told
    artworks: Sequence[Artwork],
    cache_dir: Path,
    workers: int | None = None,
    *,
    report: Report | None = None,
    progress: Progress | None = None,
    ready: Hand | None = None,
    meanwhile: Callable[[Sequence[Drawing]], None] | None = None,
) -> list[Drawing]:
    """Every artwork drawn, in the order given; only what changed is drawn anew.

    `workers` is the number of extra processes; None picks two for a cold build and
    none for a handful. The bytes do not depend on it. `progress` is called with (done,
    to do) as faces that are not on file get drawn. Faults become findings in `report`.
    `ready` is a process that was started ahead. `meanwhile` is called, with what was on
    file, while other processes begin to draw.
    """
    from rulewright.publish.drawing_file import DrawingFile  # noqa: PLC0415

    file = DrawingFile(cache_dir)
    subjects = [file.subject(artwork) for artwork in artworks]
    drawings = [
        file.find(artwork, subject)
        for artwork, subject in zip(artworks, subjects, strict=True)
    ]
    todo = [place for place, drawing in enumerate(drawings) if drawing is None]
    if todo:
        from rulewright.publish.drawing_hands import plates_of  # noqa: PLC0415

        hands = hands_for(len(todo)) if workers is None else workers
        wanted = [artworks[place] for place in todo]
        on_file = [drawing for drawing in drawings if drawing is not None]
        plates = plates_of(
            wanted,
            cache_dir,
            hands,
            ready,
            None if meanwhile is None else lambda: meanwhile(on_file),
        )
        for done, (which, plate) in enumerate(plates, 1):
            place = todo[which]
            drawings[place] = file.keep(artworks[place], subjects[place], plate)
            if progress is not None:
                progress(done, len(todo))
    drawn = [drawing for drawing in drawings if drawing is not None]
    if report is not None:
        for artwork, drawing in zip(artworks, drawn, strict=True):
            report.extend(findings_of(artwork, drawing))
    return drawn


def hands_for(faces: int) -> int:
    """How many extra processes drawing that many faces deserves."""
    return 0 if faces < _WORTH_SHARING else 2


def findings_of(artwork: Artwork, drawing: Drawing) -> list[Finding]:
    """The faults of a drawing as findings at the place that the artwork names."""
    from rulewright.publish import findings  # noqa: PLC0415

    rules = {rule.code: rule for rule in findings.ALL}
    within = artwork.within or artwork.id
    return [
        rules[fault.code].at(artwork.span, fault.says, hint=fault.hint, within=within)
        for fault in drawing.faults
    ]


def _tenths(length: Length) -> str:
    return f"{float(length.mm):.1f}"
