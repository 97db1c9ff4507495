"""The former state of a game: content and templates of a revision, below the cache.

The files of the revision are laid out as they lay in the repository, below
`since/COMMIT` of the cache. There the game is read, checked and drawn by the toolchain
of today, and by the templates of that day as far as the repository holds them. So a
difference between two faces is one that the game has made, not the toolchain.

Here: laying out, checking, drawing. Not here: git (`revisions`), comparing
(`comparing`).
"""

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.diagnostics.findings import OUR_FAULT
from rulewright.faces.face import Face
from rulewright.pipeline.artworks import artworks
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.findings_of_revisions import (
    NO_REVISION,
    NOT_BUILDABLE,
    NOT_THERE_YET,
)
from rulewright.pipeline.inputs import content_files
from rulewright.pipeline.locating import (
    GAME_FILE,
    Place,
    house_folder,
    id_in,
    template_roots,
)
from rulewright.pipeline.revisions import GitError, Revision
from rulewright.publish.drawing import Drawing, draw_all
from rulewright.source import entries


@dataclass(frozen=True)
class Former:
    """A game as it was: where its content lies, its faces and their drawings.

    `drawn` is false where the faces could not be made; then only content is there. A
    game that was not there yet has no `place`.
    """

    place: Place | None
    faces: tuple[Face, ...] = ()
    drawings: Mapping[str, Drawing] | None = None

    @property
    def drawn(self) -> bool:
        """Whether faces can be compared by what they print."""
        return self.drawings is not None


def former(
    place: Place, revision: Revision, cache: Path, jobs: int | None, report: Report
) -> Former | None:
    """A game as it was in a revision; `None` with an error if it cannot be read.

    What stands in the way of drawing it is a warning; faces of that day may break
    rules of today about room on a face.
    """
    base = cache / "since" / f"{revision.commit}-{id_in(place.folder)}"
    try:
        then = _laid_out(place, revision, base)
    except GitError as error:
        report.add(
            NO_REVISION.at(
                None,
                f"files of `{revision.said}` are not in the repository: {error}",
                hint="fetch the whole history, or name a revision that is here",
            )
        )
        return None
    if then is None:
        report.add(
            NOT_THERE_YET.at(
                None,
                f"`{revision.said}` ({revision.short}) holds no game"
                f" `{id_in(place.folder)}`; every face counts as new",
                hint="name a later revision if you meant another",
            )
        )
        return Former(None)
    found = Report()
    drawn = _drawn(then, cache, jobs, found)
    if drawn.drawings is None:
        report.add(_not_drawn(place, then, revision, found))
    return drawn


def _drawn(then: Place, cache: Path, jobs: int | None, found: Report) -> Former:
    """The faces of a game as it was, drawn; without drawings if that cannot be."""
    try:
        checked = check_place(then, cache, found)
        if checked.errors or checked.catalogue is None:
            return Former(then)
        press = checked.catalogue.press
        wanted = artworks(checked.faces, checked.roots, press)
        drawn = draw_all(wanted, cache, jobs)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 - what is of another day may fail anyhow
        found.add(OUR_FAULT.at(None, f"{type(error).__name__}: {error}", hint=""))
        return Former(then)
    return Former(then, checked.faces, {drawing.id: drawing for drawing in drawn})


def _not_drawn(now: Place, then: Place, revision: Revision, found: Report) -> Finding:
    """Why the faces of a revision could not be drawn, by the first of the errors."""
    errors = [f for f in found.findings if f.rule.severity is Severity.ERROR]
    first = f": {errors[0].rule.code}, {errors[0].says}" if errors else ""
    more = f", and {len(errors) - 1} more" if errors[1:] else ""
    shared = _shared(now) != _shared(then)
    also = "; templates, terms or formats have changed as well" if shared else ""
    return NOT_BUILDABLE.at(
        None,
        f"the faces of `{revision.said}` ({revision.short}) cannot be drawn"
        f"{first}{more}; content was compared instead{also}",
        hint="look through the faces whose templates, icons or terms have changed",
    )


def _laid_out(place: Place, revision: Revision, base: Path) -> Place | None:
    """The game's files of a revision, laid out; `None` if the game is not in it."""
    game = _game_in(revision, place)
    if game is None:
        return None
    roots = tuple(_roots(revision, place, game, base))
    inside = [
        root.relative_to(base).as_posix() for root in roots if root.is_relative_to(base)
    ]
    wanted = [
        path
        for path in revision.files
        if any(_is_below(path, folder) for folder in (game, *inside))
    ]
    _unpack(revision.read(wanted), base)
    return replace(place, folder=base / game, roots=roots)


def _game_in(revision: Revision, place: Place) -> str | None:
    """The folder of a game in a revision: where it lies today, or where its id is."""
    folder = place.folder.resolve()
    if folder.is_relative_to(revision.top):
        here = folder.relative_to(revision.top).as_posix()
        if _joined(here, GAME_FILE) in revision.files:
            return here
    own = id_in(folder)
    games = [p for p in revision.files if PurePosixPath(p).name == GAME_FILE]
    for path, data in revision.read(games).items():
        lines = data.decode(errors="replace").splitlines()
        ids = [
            line.partition(":")[2].strip(" \"'") for line in lines if line[:3] == "id:"
        ]
        if own in ids:
            return PurePosixPath(path).parent.as_posix()
    return None


def _roots(revision: Revision, place: Place, game: str, base: Path) -> Iterator[Path]:
    """Template roots of that day, in the order of today.

    A root that lies in no revision, such as the house's in an installed toolchain, is
    the one of today.
    """
    at = PurePosixPath(game)
    name = id_in(place.folder)
    own = [at / "templates" / name]
    own += [parent / "templates" / name for parent in list(at.parents)[:2]]
    known = list(dict.fromkeys(path.as_posix() for path in own))
    seen, outside = set(), []
    for root in template_roots(place):
        whole = root.resolve()
        if whole.is_relative_to(revision.top):
            known.append(whole.relative_to(revision.top).as_posix())
        elif whole != house_folder().resolve():
            outside.append(root)
    for path in known:
        if path not in seen and any(_is_below(file, path) for file in revision.files):
            seen.add(path)
            yield base / path
    yield from outside
    house = house_folder().resolve()
    inside = house.is_relative_to(revision.top)
    if not inside or house.relative_to(revision.top).as_posix() not in seen:
        yield house_folder()


def _unpack(files: Mapping[str, bytes], base: Path) -> None:
    """Make a folder hold these files and no others; what is there already stays."""
    for path, data in files.items():
        target = base / path
        with contextlib.suppress(OSError):
            if target.read_bytes() == data:
                continue
        entries.write(target, data)
    for target in base.rglob("*"):
        if target.is_file() and target.relative_to(base).as_posix() not in files:
            target.unlink()


def _joined(folder: str, name: str) -> str:
    return name if folder == "." else f"{folder}/{name}"


def _is_below(path: str, folder: str) -> bool:
    return folder == "." or path.startswith(f"{folder}/")


def _shared(place: Place) -> dict[str, bytes]:
    """What all faces share: templates, terms, formats."""
    found = {
        path.name: path.read_bytes()
        for path in content_files(place.folder)
        if path.parent == place.folder
    }
    for root in template_roots(place):
        for path in sorted(root.rglob("*")):
            if path.is_file():
                name = f"{root.name}/{path.relative_to(root).as_posix()}"
                found.setdefault(name, path.read_bytes())
    return found
