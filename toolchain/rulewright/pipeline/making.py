"""Asking for a build: an unchanged game whose outputs are in place is not built again.

Here: the light end of building, which loads nothing heavy while there is nothing to do.
Not here: the work (`building`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.pipeline.asking import input_key
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.locating import Place, locate, template_roots
from rulewright.pipeline.outputs import disk_refusal, refusal
from rulewright.pipeline.revisions import Revision, revision
from rulewright.pipeline.runs import Memory, Placed
from rulewright.pipeline.sweeping import sweep
from rulewright.publish.drawing_hands import Hand
from rulewright.publish.turns import beside_others


@dataclass(frozen=True)
class Built:
    """What a build leaves: findings, a line for people, the files.

    `placed` are the files as they were put in place, if they were put there anew.
    """

    findings: tuple[Finding, ...]
    summary: str
    outputs: tuple[Path, ...] = ()
    placed: tuple[Placed, ...] = ()


def game_to_export(game: str | None, start: Path, out: Path) -> Place | Built:
    """The game that an export is about, or why nothing can be exported."""
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Built(report.findings, "no game, nothing exported")
    refused = refusal(out)
    return place if refused is None else Built((refused,), "nothing was exported")


def build_game(  # noqa: PLR0913 - one parameter for each option of the command
    game: str | None,
    start: Path,
    out: Path,
    *,
    targets: Sequence[str],
    choices: Choices,
    jobs: int | None,
    progress: Callable[[str, int, int], None],
    since: str | None = None,
) -> Built:
    """Check a game and write its targets below `out/<game>`.

    `choices` are those of the person at the printer, `jobs` limits the processes that
    draw. `since` names a revision; what prints as it did there is left out, and the
    rest goes to a folder of its own. Errors stop the build before anything is written.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Built(report.findings, "no game, nothing built")
    before = revision(since, place.folder, report) if since is not None else None
    if since is not None and before is None:
        return Built(report.findings, "nothing was built")
    memory = Memory(out / "cache")
    key = input_key(place, *targets, choices, str(out.resolve()), before)
    back_to = (before.short,) if before is not None else ()
    name = "-".join(("build", place.folder.name, *targets, *choices.words, *back_to))
    recalled = memory.recall(name, key)
    if recalled is not None:
        summary = f"{recalled.summary}; nothing had changed"
        return Built(recalled.findings, summary, recalled.outputs)

    refused = refusal(out)
    if refused is not None:
        return Built((refused,), "nothing was built")
    with beside_others(out / "cache"):
        built = _afresh(
            place,
            out,
            report,
            targets=targets,
            choices=choices,
            jobs=jobs,
            progress=progress,
            since=before,
        )
    sweep(out / "cache")
    if built.placed:
        memory.keep(name, key, built.findings, built.summary, built.placed)
    return built


def _afresh(  # noqa: PLR0913 - one parameter for each choice of the build
    place: Place,
    out: Path,
    report: Report,
    *,
    targets: Sequence[str],
    choices: Choices,
    jobs: int | None,
    progress: Callable[[str, int, int], None],
    since: Revision | None,
) -> Built:
    """Check and build a game of which something has changed."""
    # The layout engine takes as long to load as a game to be checked; a second process
    # does the one while this one does the other.
    ready = Hand(out / "cache", template_roots(place))
    try:
        from rulewright.pipeline.building import build_checked  # noqa: PLC0415 - heavy
        from rulewright.pipeline.checking import check_place  # noqa: PLC0415 - heavy

        checked = check_place(place, out / "cache", report)
        if checked.errors:
            return Built(checked.findings, f"{checked.summary}; nothing was written")
        drawn = Report()
        drawn.extend(checked.findings)
        done, written = build_checked(
            place,
            checked,
            out,
            drawn,
            targets=targets,
            choices=choices,
            jobs=jobs,
            progress=progress,
            ready=ready,
            since=since,
        )
    except OSError as error:
        refused = disk_refusal(error)
        if refused is None:
            raise
        return Built((*report.findings, refused), "nothing was written")
    finally:
        ready.end()
    summary = f"{checked.counts}; {len(drawn.findings)} findings\n{done}"
    paths = tuple(output.path for output in written)
    return Built(drawn.findings, summary, paths, written)
