"""Building: from a checked game to files on disk, in the order of the stages.

A run whose inputs and outputs are as it left them is not repeated. Nothing is written
while there is an error: outputs are made first, then put in place one by one, each
whole or not at all.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.faces.face import Face
from rulewright.measure import Length
from rulewright.model import Catalogue
from rulewright.pipeline.artworks import (
    artworks,
    drawing_of,
    formats,
    orders,
    papers,
)
from rulewright.pipeline.checking import Checked, check_place, input_key
from rulewright.pipeline.locating import locate
from rulewright.pipeline.reference_book import book_of
from rulewright.pipeline.runs import Memory
from rulewright.press import Backs, Shape, Sheet, collate, impose
from rulewright.publish.book import Workshop
from rulewright.publish.drawing import Drawing, draw_all
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.imprint import Imprint
from rulewright.publish.stock import Stock
from rulewright.publish.writing import write_whole

Progress = Callable[[str, int, int], None]
Output = tuple[str, bytes]


@dataclass(frozen=True)
class Built:
    """What a build leaves: findings, a line for people, the files."""

    findings: tuple[Finding, ...]
    summary: str
    outputs: tuple[Path, ...] = ()


@dataclass(frozen=True)
class _Job:
    """One build under way."""

    checked: Checked
    catalogue: Catalogue
    drawings: dict[str, Drawing]
    stock: Stock
    cache: Path
    papers: tuple[str, ...] | None
    progress: Progress

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


def build_game(  # noqa: PLR0913 - one parameter for each option of the command
    game: str | None,
    start: Path,
    out: Path,
    *,
    targets: Sequence[str],
    papers: tuple[str, ...] | None,
    jobs: int | None,
    progress: Progress,
) -> Built:
    """Check a game and write its targets below `out/<game>`.

    `papers` limits sheets to some papers, `jobs` the processes that draw. Errors stop
    the build before anything is written.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Built(report.findings, "no game, nothing built")
    memory = Memory(out / "cache")
    key = input_key(place, *targets, papers)
    name = "-".join(("build", place.folder.name, *targets, *(papers or ())))
    recalled = memory.recall(name, key)
    if recalled is not None:
        return Built(recalled.findings, f"{recalled.summary}; nothing had changed")
    checked = check_place(place, out / "cache", report)
    if checked.errors or checked.catalogue is None:
        return Built(checked.findings, f"{checked.summary}; nothing was written")
    drawings = _drawn(checked, out / "cache", jobs, report, progress)
    if report.errors:
        return Built(report.findings, f"{checked.summary}; nothing was written")
    job = _Job(
        checked,
        checked.catalogue,
        drawings,
        Stock(drawings, _font_folders(checked.roots), GalleyFile(out / "cache")),
        out / "cache",
        papers,
        progress,
    )
    folder = out / checked.catalogue.game.id
    written = _write(job, targets, folder, report)
    summary = _summary(checked, drawings, written)
    if not report.errors:
        memory.keep(name, key, report.findings, summary, written)
    return Built(report.findings, summary, tuple(written))


def _drawn(
    checked: Checked, cache: Path, jobs: int | None, report: Report, progress: Progress
) -> dict[str, Drawing]:
    drawn = draw_all(
        artworks(checked.faces, checked.roots),
        cache,
        jobs,
        report=report,
        progress=lambda done, total: progress("drawing", done, total),
    )
    return {drawing.id: drawing for drawing in drawn}


def _font_folders(roots: tuple[Path, ...]) -> tuple[Path, ...]:
    return tuple(root / "fonts" for root in roots if (root / "fonts").is_dir())


def _write(
    job: _Job, targets: Sequence[str], folder: Path, report: Report
) -> list[Path]:
    """Every output of some targets, put in place; the manifest last."""
    makers: dict[str, Callable[[_Job, Report], Iterator[Output]]] = {
        "sheets": _sheets,
        "tiles": _tiles,
        "reference": _reference,
        "faces": _faces,
    }
    written: list[Path] = []
    made: list[tuple[str, bytes]] = []
    for target in targets:
        made.extend(makers[target](job, report))
        if report.errors:
            return written
    for name, data in made:
        if not write_whole(folder / name, data, report):
            return written
        written.append(folder / name)
    return written


def _sheets(job: _Job, report: Report) -> Iterator[Output]:
    """Every copy of everything rectangular, imposed on each paper."""
    fronts = [face for face in job.checked.faces if face.shape != Shape.HEX.value]
    yield from _imposed(job, fronts, "sheets", report)


def _tiles(job: _Job, report: Report) -> Iterator[Output]:
    """The hex tiles imposed on each paper."""
    from rulewright.publish.tiles import svg_outlined  # noqa: PLC0415 - heavy

    tiles = [face for face in job.checked.faces if face.shape == Shape.HEX.value]
    yield from _imposed(job, tiles, "tiles", report)
    for face in tiles:
        svg = drawing_of(face.html)
        if svg is not None:
            outlined = svg_outlined(svg, roots=job.checked.roots, cache_dir=job.cache)
            yield f"tiles/{face.id}.svg", outlined


def _imposed(
    job: _Job, faces: Sequence[Face], name: str, report: Report
) -> Iterator[Output]:
    from rulewright.publish.sheets import sheets_pdf  # noqa: PLC0415 - heavy

    sizes = formats(job.catalogue)
    runs = collate(order for order in orders(faces) if order.format in sizes)
    gutter = Length.parse(job.catalogue.press.gutter)
    for paper in papers(job.catalogue, job.papers).values():
        sheets: list[Sheet] = []
        for run in runs:
            sheets += impose(
                run, paper, sizes[run.format], gutter=gutter, report=report
            )
        if not sheets:
            continue
        job.progress(name, len(sheets), len(sheets))
        pdf = sheets_pdf(sheets, job.stock, job.imprint, backs=Backs.LONG_EDGE)
        yield f"{name}-{paper.id}.pdf", pdf


def _reference(job: _Job, report: Report) -> Iterator[Output]:
    """The Card and Board Reference."""
    from rulewright.publish.reference import reference_pdf  # noqa: PLC0415 - heavy

    book = book_of(job.catalogue, job.checked.faces, job.checked.texts)
    workshop = Workshop(job.checked.roots, job.cache)
    yield "reference.pdf", reference_pdf(book, job.stock, job.imprint, workshop)


def _faces(job: _Job, report: Report) -> Iterator[Output]:
    """Each face as a one-page PDF and a PNG."""
    from rulewright.publish.raster import raster  # noqa: PLC0415 - heavy

    total = len(job.checked.faces)
    for done, face in enumerate(job.checked.faces, 1):
        drawing = job.drawings[face.id]
        pdf = drawing.pdf
        yield f"faces/{face.id}.pdf", pdf
        yield f"faces/{face.id}.png", raster(pdf, drawing.trim, face.dpi)
        job.progress("pictures", done, total)


def _summary(
    checked: Checked, drawings: dict[str, Drawing], written: Sequence[Path]
) -> str:
    copies = sum(face.copies for face in checked.faces)
    sizes = sorted({d.setting.size for d in drawings.values() if d.setting})
    smallest = f"; smallest type {sizes[0]}" if sizes else ""
    warnings = sum(f.rule.severity is Severity.WARNING for f in checked.findings)
    return (
        f"{len(checked.faces)} faces, {copies} copies{smallest}; "
        f"{len(written)} files written; {warnings} warnings"
    )
