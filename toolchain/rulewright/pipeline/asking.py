"""Asking for checks: an unchanged game is not read again.

Here: the light end of checking, which loads nothing heavy while there is nothing to do.
Not here: the checks themselves (`checking`).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.pipeline.inputs import digest_of
from rulewright.pipeline.locating import Place, locate, template_roots
from rulewright.pipeline.outputs import cache_below
from rulewright.pipeline.runs import Memory

if TYPE_CHECKING:
    from rulewright.faces.face import Face
    from rulewright.model import Catalogue
    from rulewright.text.facetext import FaceText


@dataclass(frozen=True)
class Checked:
    """What checking gives: the findings, a line for people, and the stages' results.

    `counts` is that line without the number of findings, of which drawing may add some.
    """

    findings: tuple[Finding, ...]
    summary: str
    catalogue: "Catalogue | None" = None
    faces: "tuple[Face, ...]" = ()
    texts: "tuple[FaceText, ...]" = ()
    roots: tuple[Path, ...] = ()
    counts: str = ""

    @property
    def errors(self) -> bool:
        """Whether anything stops publishing."""
        return any(f.rule.severity is Severity.ERROR for f in self.findings)


def check_game(
    game: str | None, start: Path, out: Path, *, whole: bool = False
) -> Checked:
    """Check a game; unchanged inputs are not checked again.

    `game` is a folder, an id, or `None` for the only game found from `start` upwards;
    caches go below `out`, if it can be written. With `whole` the results of the stages
    are there, which a check that is only remembered lacks.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Checked(report.findings, "no game, nothing checked")
    with cache_below(out) as cache:
        memory = Memory(cache)
        key = input_key(place, "check")
        name = f"check-{place.folder.name}"
        recalled = None if whole else memory.recall(name, key)
        if recalled is not None:
            return Checked(recalled.findings, recalled.summary)
        from rulewright.pipeline.checking import check_place  # noqa: PLC0415 - heavy

        checked = check_place(place, cache, report)
        memory.keep(name, key, checked.findings, checked.summary, ())
        return checked


def input_key(place: Place, *choices: object) -> str:
    """A digest of everything that checking or building a game depends on."""
    return digest_of(
        place.folder,
        template_roots(place),
        place.package,
        str(Path.cwd()),
        *choices,
    )
