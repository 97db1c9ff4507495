"""Whereabouts: everything that uses a face, a figure's home or a term of a game.

Here: the order of the search, from the name of a game to uses. Not here: what a name
means (`subjects`), and the searches themselves.
"""

from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import locate
from rulewright.pipeline.outputs import cache_below
from rulewright.pipeline.subjects import Subject, subjects
from rulewright.pipeline.uses import Library, Use, UseKind
from rulewright.pipeline.uses_of_faces import uses_of_face
from rulewright.pipeline.uses_of_figures import uses_of_figure
from rulewright.pipeline.uses_of_terms import uses_of_term
from rulewright.pipeline.wording import language_of


@dataclass(frozen=True)
class Found:
    """A subject and its uses: its definition first, the others by place."""

    subject: Subject
    uses: tuple[Use, ...]


@dataclass(frozen=True)
class Searched:
    """What a search leaves: what was found, or why the game could not be searched.

    `findings` are those of the check; a game with errors is searched as far as it could
    be taken in.
    """

    found: tuple[Found, ...]
    findings: tuple[Finding, ...] = ()
    searched: bool = True


def where(
    name: str, game: str | None, start: Path, out: Path, *, face: str | None = None
) -> Searched:
    """Look up a name in a game; `face` is where a reference of a sentence stands.

    Raises:
        UnknownNameError: it means nothing there.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Searched((), report.findings, searched=False)
    with cache_below(out) as cache:
        checked = check_place(place, cache, report)
        catalogue = checked.catalogue
        if catalogue is None:
            return Searched((), checked.findings, searched=False)
        library = Library(
            catalogue,
            checked.texts,
            language_of(place, catalogue, cache),
            checked.faces,
            _templates(checked.roots),
        )
        meant = subjects(catalogue, name, face)
        found = tuple(Found(subject, uses_of(library, subject)) for subject in meant)
    return Searched(found, checked.findings)


def uses_of(library: Library, subject: Subject) -> tuple[Use, ...]:
    """Every use of a subject: its definition first, the others by place, none twice."""
    if subject.term is not None:
        uses = uses_of_term(library, subject.term)
    elif subject.item is None:
        uses = iter(())
    elif subject.what == "figure":
        uses = uses_of_figure(library, subject.item, subject.loc)
    else:
        uses = uses_of_face(library, subject.item)
    return tuple(sorted(set(uses), key=_order))


def _order(use: Use) -> tuple[object, ...]:
    defines = use.kind is UseKind.DEFINITION
    return (not defines, use.span, use.kind.value, use.within)


def _templates(roots: tuple[Path, ...]) -> dict[str, str]:
    """The texts of a game's own templates, by path; the house's name no game."""
    here = Path.cwd()
    texts: dict[str, str] = {}
    for root in (root for root in roots if root.name != "house"):
        for path in sorted(root.rglob("*")):
            if path.suffix in {".html", ".svg", ".css"} and "icons" not in path.parts:
                shown = path.relative_to(here) if path.is_relative_to(here) else path
                text = path.read_text(encoding="utf-8", errors="replace")
                texts[shown.as_posix()] = text
    return texts
