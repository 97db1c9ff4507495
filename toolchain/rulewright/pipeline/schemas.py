"""Writing the committed JSON Schemas of a game and of the kernel."""

from collections.abc import Sequence
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.model.gamefile import GameFile
from rulewright.model.kind import generic_kinds
from rulewright.model.schemas import schema_files
from rulewright.model.shaping import shape
from rulewright.pipeline.loading import known_kinds
from rulewright.pipeline.locating import GAME_FILE, GameFailedError, failed, locate
from rulewright.publish.writing import write_whole
from rulewright.source import read


def write_schemas(
    game: str | None, start: Path, *, only_check: bool = False
) -> tuple[Sequence[Finding], tuple[Path, ...]]:
    """Write every schema that differs; which ones did, and findings on the way.

    With `only_check` nothing is written.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return report.findings, ()
    try:
        place.game  # noqa: B018 - a package that fails is a finding
    except GameFailedError as error:
        report.add(failed(error))
        return report.findings, ()
    document = read(place.folder / GAME_FILE, report)
    top = shape(document, GameFile, report) if document is not None else None
    if document is None or top is None:
        return report.findings, ()
    known = known_kinds(place, document, top, report)
    if known is None:
        return report.findings, ()
    folder = (place.folder / top.schemas).resolve()
    changed: list[Path] = []
    kinds = (*generic_kinds(), *known.values())
    for path, text in schema_files(kinds).items():
        target = folder / path
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        changed.append(target)
        if not only_check:
            write_whole(target, text.encode("utf-8"), report)
    return report.findings, tuple(changed)
