"""Building: from a checked game to files on disk.

Nothing is written while there is an error: outputs are made first, then put in place
together.

Here: the heavy end. Not here: whether anything has to be done (`making`), what a target
is made of (`targets`), putting files in place (`delivery`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.pipeline.artworks import artworks
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.beside import Beside
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.delivery import Delivery, Made, deliver, inputs_of
from rulewright.pipeline.job import Job, Progress
from rulewright.pipeline.locating import Place
from rulewright.pipeline.revisions import Revision
from rulewright.pipeline.runs import Placed
from rulewright.pipeline.shelf import Shelf
from rulewright.pipeline.targets import MAKERS, pages_of
from rulewright.publish.drawing import Drawing, draw_all, hands_for
from rulewright.publish.drawing_hands import Hand
from rulewright.publish.engines import own_version, versions
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.manifest import Origin
from rulewright.publish.reference import ReferencePages
from rulewright.publish.stock import Stock
from rulewright.publish.writing import write_together

_HEAVIEST = "reference"


def build_checked(  # noqa: PLR0913 - one parameter for each choice of the build
    place: Place,
    checked: Checked,
    out: Path,
    report: Report,
    *,
    targets: Sequence[str],
    choices: Choices,
    jobs: int | None,
    progress: Progress,
    ready: Hand | None = None,
    since: Revision | None = None,
) -> tuple[str, tuple[Placed, ...]]:
    """Draw and write the targets of a game without errors; a summary and the files.

    `ready` is a drawing process that was started ahead. `since` limits the build to
    what prints otherwise than in a revision, in a folder of its own.
    """
    job = drawn(
        place,
        checked,
        out,
        report,
        choices=choices,
        jobs=jobs,
        progress=progress,
        ready=ready,
        pages_ahead=_HEAVIEST in targets and since is None,
    )
    if job is None:
        return "nothing was written", ()
    folder, lists, told = out / job.catalogue.game.id, [], ""
    if since is not None:
        from rulewright.pipeline.since import TARGET, narrowed  # noqa: PLC0415 - heavy

        less = narrowed(job, place, since, jobs)
        if less is None:
            return "nothing was written", ()
        job, folder, told = less.job, folder / less.folder, f"{less.summary}\n"
        lists, targets = list(less.lists), (*targets, TARGET)
    made = lists + _made(job, [name for name in targets if name in MAKERS])
    if report.errors:
        return "nothing was written", ()
    delivery = _delivery(job, place, targets, made)
    written = deliver(delivery, folder, report)
    return f"{told}{_summary(job, checked.findings, written)}", written


def drawn(  # noqa: PLR0913 - one parameter for each choice of the build
    place: Place,
    checked: Checked,
    out: Path,
    report: Report,
    *,
    choices: Choices,
    jobs: int | None,
    progress: Progress,
    ready: Hand | None = None,
    pages_ahead: bool = False,
) -> Job | None:
    """Draw every face of a game without errors; None if one could not be drawn.

    With `pages_ahead` the pages of the reference are set while others draw a few faces.
    """
    job = _undrawn(
        place, checked, out / "cache", choices, report=report, progress=progress
    )
    pages: list[ReferencePages] = []

    def read_ahead(on_file: Sequence[Drawing]) -> None:
        """Set pages, and load the writers and what they place, while others draw."""
        import rulewright.publish.binding  # noqa: PLC0415 - heavy
        import rulewright.publish.fonts  # noqa: PLC0415 - heavy
        import rulewright.publish.gatherings  # noqa: PLC0415 - heavy
        import rulewright.publish.sheets  # noqa: F401, PLC0415 - heavy

        for drawing in on_file:
            job.stock.galleys.of_drawing(drawing)
        few = hands_for(len(checked.faces) - len(on_file)) == 0
        # Where many are drawn, all hands are needed, and all memory.
        if pages_ahead and few:
            pages.append(pages_of(job))

    press = job.catalogue.press
    drawings = draw_all(
        artworks(checked.faces, checked.roots, press, low_ink=choices.low_ink),
        job.cache,
        jobs,
        report=report,
        progress=lambda done, total: progress("drawing", done, total),
        ready=ready,
        meanwhile=read_ahead,
    )
    if report.errors:
        return None
    stock = replace(job.stock, drawings={d.id: d for d in drawings})
    return replace(job, stock=stock, pages=pages[0] if pages else None)


def _undrawn(  # noqa: PLR0913 - a job has all these parts
    place: Place,
    checked: Checked,
    cache: Path,
    choices: Choices,
    *,
    report: Report,
    progress: Progress,
) -> Job:
    """The job before anything is drawn."""
    catalogue = checked.catalogue
    assert catalogue is not None  # noqa: S101 - a game without errors has one
    fonts = tuple(r / "fonts" for r in checked.roots if (r / "fonts").is_dir())
    return Job(
        catalogue,
        checked.faces,
        checked.texts,
        checked.roots,
        Stock({}, fonts, GalleyFile(cache)),
        cache,
        Shelf.of(cache, place.package),
        choices,
        report,
        progress,
    )


def _made(job: Job, targets: Sequence[str]) -> list[Made]:
    """Every output of some targets; the reference here, the others beside it."""

    def of(target: str) -> list[Made]:
        return [Made(target, path, data) for path, data in MAKERS[target](job)]

    def others() -> tuple[list[Made], Sequence[Finding]]:
        made = [one for name in targets if name != _HEAVIEST for one in of(name)]
        return made, job.report.findings

    beside = Beside(others, apart=_HEAVIEST in targets and len(targets) > 1)
    mine = of(_HEAVIEST) if _HEAVIEST in targets else []
    made, findings = beside.result()
    job.report.extend(findings)
    return mine + made


def put(made: Iterable[tuple[str, bytes]], folder: Path, report: Report) -> list[Path]:
    """Put files in place, all of them or, with a finding, none."""
    files = {folder / name: data for name, data in made}
    return list(files) if write_together(files, report) else []


def _delivery(
    job: Job, place: Place, targets: Sequence[str], made: Sequence[Made]
) -> Delivery:
    """What is to be put in place, with all that it was made from."""
    catalogue = job.catalogue
    read = {path: document.digest for path, document in catalogue.documents.items()}
    origin = Origin(
        catalogue.game.printing,
        f"rulewright {own_version()}",
        versions(),
        inputs_of(read, place.folder, job.roots),
    )
    papers = catalogue.press.papers if job.papers is not None else ()
    others = [paper for paper in papers if paper not in (job.papers or ())]
    return Delivery(catalogue.game.id, made, targets, origin, others)


def _summary(job: Job, findings: Sequence[Finding], written: Sequence[Placed]) -> str:
    copies = sum(face.copies for face in job.faces)
    settings = (job.stock.drawings[face.id].setting for face in job.faces)
    sizes = {
        float(setting.size.removesuffix("pt")): setting.size
        for setting in settings
        if setting and setting.size
    }
    smallest = f"; smallest type {sizes[min(sizes)]}" if sizes else ""
    warnings = sum(f.rule.severity is Severity.WARNING for f in findings)
    return (
        f"{len(job.faces)} faces, {copies} copies{smallest}; "
        f"{len(written)} files written; {warnings} warnings"
    )
