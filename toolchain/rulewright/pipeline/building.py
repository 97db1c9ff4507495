"""Building: from a checked game to files on disk.

Nothing is written while there is an error: outputs are made first, then put in place
one by one, each whole or not at all, the manifest last.

Here: the heavy end. Not here: whether anything has to be done (`making`), what a target
is made of (`targets`).
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.pipeline.artworks import artworks
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.beside import Beside
from rulewright.pipeline.inputs import content_files
from rulewright.pipeline.job import Job, Progress
from rulewright.pipeline.locating import Place
from rulewright.pipeline.shelf import Shelf
from rulewright.pipeline.targets import MAKERS
from rulewright.publish.drawing import draw_all
from rulewright.publish.drawing_hands import Hand
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.manifest import Input, Output, manifest_json
from rulewright.publish.stock import Stock
from rulewright.publish.writing import write_whole

_HEAVIEST = "reference"


def build_checked(  # noqa: PLR0913 - one parameter for each choice of the build
    place: Place,
    checked: Checked,
    out: Path,
    report: Report,
    *,
    targets: Sequence[str],
    papers: tuple[str, ...] | None,
    jobs: int | None,
    progress: Progress,
    ready: Hand | None = None,
) -> tuple[str, list[Path]]:
    """Draw and write the targets of a game without errors; a summary and the files.

    `ready` is a drawing process that was started ahead.
    """
    job = drawn(
        place,
        checked,
        out,
        report,
        papers=papers,
        jobs=jobs,
        progress=progress,
        ready=ready,
    )
    if job is None:
        return "nothing was written", []
    made = _made(job, targets)
    if report.errors:
        return "nothing was written", []
    made.append(("manifest.json", _manifest(job, place, made)))
    written = put(made, out / job.catalogue.game.id, report)
    return _summary(job, checked.findings, written), written


def drawn(  # noqa: PLR0913 - one parameter for each choice of the build
    place: Place,
    checked: Checked,
    out: Path,
    report: Report,
    *,
    papers: tuple[str, ...] | None,
    jobs: int | None,
    progress: Progress,
    ready: Hand | None = None,
) -> Job | None:
    """Draw every face of a game without errors; None if one could not be drawn."""
    catalogue = checked.catalogue
    assert catalogue is not None  # noqa: S101 - a game without errors has one
    cache = out / "cache"
    drawings = draw_all(
        artworks(checked.faces, checked.roots),
        cache,
        jobs,
        report=report,
        progress=lambda done, total: progress("drawing", done, total),
        ready=ready,
    )
    if report.errors:
        return None
    fonts = tuple(r / "fonts" for r in checked.roots if (r / "fonts").is_dir())
    return Job(
        catalogue,
        checked.faces,
        checked.texts,
        checked.roots,
        Stock({d.id: d for d in drawings}, fonts, GalleyFile(cache)),
        cache,
        Shelf.of(cache, place.package),
        papers,
        report,
        progress,
    )


def _made(job: Job, targets: Sequence[str]) -> list[tuple[str, bytes]]:
    """Every output of some targets; the reference here, the others beside it."""

    def others() -> tuple[list[tuple[str, bytes]], Sequence[Finding]]:
        made = [o for name in targets if name != _HEAVIEST for o in MAKERS[name](job)]
        return made, job.report.findings

    beside = Beside(others, apart=_HEAVIEST in targets and len(targets) > 1)
    mine = list(MAKERS[_HEAVIEST](job)) if _HEAVIEST in targets else []
    made, findings = beside.result()
    job.report.extend(findings)
    return mine + made


def put(made: Iterable[tuple[str, bytes]], folder: Path, report: Report) -> list[Path]:
    """Put outputs in place; the first that is refused ends it."""
    written: list[Path] = []
    for name, data in made:
        if not write_whole(folder / name, data, report):
            break
        written.append(folder / name)
    return written


def _manifest(job: Job, place: Place, made: Sequence[tuple[str, bytes]]) -> bytes:
    inputs = [
        Input(path.relative_to(place.folder).as_posix(), _digest(path))
        for path in content_files(place.folder)
    ]
    game = job.catalogue.game
    return manifest_json(
        game.id,
        game.printing,
        f"rulewright {version('rulewright')}",
        (Output.of(name, data, inputs) for name, data in made),
    )


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _summary(job: Job, findings: Sequence[Finding], written: Sequence[Path]) -> str:
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
