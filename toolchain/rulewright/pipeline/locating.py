"""Finding games: a folder with a `game.yaml`, or the id of an installed game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.diagnostics import Finding, Report
from rulewright.pipeline import findings as own

if TYPE_CHECKING:
    from rulewright.sdk import Game

GAME_FILE = "game.yaml"
_CHECKOUT = Path(__file__).resolve().parents[3]
_SHIPPED = Path(__file__).resolve().parents[1] / "shipped"


@dataclass(frozen=True)
class Place:
    """Where a game lies: its content folder and, if it has Python, its door.

    The package is loaded when somebody asks for the game, so that a run which has
    nothing to do loads nothing. `instead` holds bytes that are read in place of those
    of a file, by its resolved path. `roots` are its template roots, if they do not
    follow from where it lies.
    """

    folder: Path
    door: EntryPoint | None = None
    instead: Mapping[Path, bytes] = field(default_factory=dict)
    roots: tuple[Path, ...] = ()

    @property
    def package(self) -> str | None:
        """The name of the game's package, without loading it."""
        return self.door.module.split(".")[0] if self.door is not None else None

    @cached_property
    def game(self) -> "Game | None":
        """The game behind the door.

        Raises:
            GameFailedError: the package does not load, or was written for another SDK.
        """
        return opened(self.door) if self.door is not None else None


class GameFailedError(Exception):
    """A game package that cannot be used, with the reason for people."""


def doors() -> dict[str, EntryPoint]:
    """The doors of installed games, by id; nothing is loaded."""
    return {door.name: door for door in entry_points(group="rulewright.games")}


def opened(door: EntryPoint) -> "Game":
    """The game behind a door.

    Raises:
        GameFailedError: the package does not load, or was written for another SDK.
    """
    from rulewright.sdk import SDK_VERSION, Game  # noqa: PLC0415 - loads the model

    try:
        game = door.load()
    except Exception as error:
        msg = f"the game package `{door.name}` does not load: {error}"
        raise GameFailedError(msg) from error
    if (
        not isinstance(game, Game)
        or game.sdk.split(".")[:2] != SDK_VERSION.split(".")[:2]
    ):
        written_for = getattr(game, "sdk", "nothing known")
        msg = (
            f"the game package `{door.name}` was written for SDK {written_for}; "
            f"this is SDK {SDK_VERSION}"
        )
        raise GameFailedError(msg)
    return game


def installed(report: Report) -> "dict[str, Game]":
    """The installed games that can be used; the others are findings."""
    games: dict[str, Game] = {}
    for name, door in doors().items():
        try:
            games[name] = opened(door)
        except GameFailedError as error:
            report.add(failed(error))
    return games


def failed(error: GameFailedError) -> Finding:
    """A game package that cannot be used, as a finding."""
    return own.GAME_FAILED.at(
        None, str(error), hint="install a release of the game that fits this toolchain"
    )


def locate(name: str | None, start: Path, report: Report) -> Place | None:
    """The game that a command means.

    `name` is a folder or an id; without one it is the only game found from `start`
    upwards. None or several are findings that list what was found.
    """
    known = doors()
    if name is not None:
        return _named(name, start, known, report)
    found = sorted(set(_upwards(start)))
    if len(found) == 1:
        return Place(found[0], known.get(id_in(found[0])))
    if not found:
        report.add(
            own.NO_GAME.at(
                None,
                f"no game in {start} or above it",
                hint="name a folder with a game.yaml, or an installed game: "
                + (", ".join(sorted(known)) or "none is installed"),
            )
        )
        return None
    report.add(
        own.NO_GAME.at(
            None,
            "more than one game here: " + ", ".join(str(path) for path in found),
            hint="name the one you mean",
        )
    )
    return None


def _named(
    name: str, start: Path, known: dict[str, EntryPoint], report: Report
) -> Place | None:
    folder = (start / name) if not Path(name).is_absolute() else Path(name)
    if folder.name == GAME_FILE:
        folder = folder.parent
    if (folder / GAME_FILE).is_file():
        return Place(folder, known.get(id_in(folder)))
    for found in _upwards(start):
        if found.name == name:
            return Place(found, known.get(name))
    if name in known:
        shipped = shipped_folder(known[name]) / "content"
        if (shipped / GAME_FILE).is_file():
            return Place(shipped, known[name])
    report.add(
        own.NO_GAME.at(
            None,
            f"no game `{name}`",
            hint="name a folder with a game.yaml, or an installed game: "
            + (", ".join(sorted(known)) or "none is installed"),
        )
    )
    return None


def _upwards(start: Path) -> Iterator[Path]:
    """Games from a folder upwards: in it, in its `content`, then in its parents."""
    for folder in (start, *start.parents):
        here = [folder] if (folder / GAME_FILE).is_file() else []
        below = sorted(path.parent for path in folder.glob(f"content/*/{GAME_FILE}"))
        if here or below:
            yield from (*here, *below)
            return


def id_in(folder: Path) -> str:
    """The id that a `game.yaml` declares, read plainly: the folder may be broken."""
    try:
        lines = (folder / GAME_FILE).read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return folder.name
    for line in lines:
        if line.startswith("id:"):
            return line.removeprefix("id:").strip().strip("\"'")
    return folder.name


def template_roots(place: Place) -> tuple[Path, ...]:
    """Where templates of a game lie, the first that has a file winning.

    A game's own come first: beside its content, in a checkout, or in its package; then
    the house's. Never another game's.
    """
    if place.roots:
        return place.roots
    game = id_in(place.folder)
    candidates = [
        place.folder / "templates" / game,
        *(parent / "templates" / game for parent in list(place.folder.parents)[:2]),
    ]
    if place.door is not None:
        candidates.append(shipped_folder(place.door) / "templates" / game)
    candidates += [
        _CHECKOUT / "templates" / game,
        _CHECKOUT / "templates" / "house",
        _SHIPPED / "templates" / "house",
    ]
    return tuple(dict.fromkeys(path for path in candidates if path.is_dir()))


def shipped_folder(door: EntryPoint) -> Path:
    """Where an installed package keeps its templates, schemas and content."""
    spec = find_spec(door.module.split(".")[0])
    origin = spec.origin if spec is not None else None
    return Path(origin).parent / "shipped" if origin else Path("shipped")


def house_folder() -> Path:
    """Where what all games share lies: in the checkout, or shipped with the package."""
    checkout = _CHECKOUT / "templates" / "house"
    return checkout if checkout.is_dir() else _SHIPPED / "templates" / "house"


def manual_folder() -> Path:
    """Where the manual lies: in the checkout, or shipped with the package."""
    checkout = _CHECKOUT / "toolchain" / "manual"
    return checkout if checkout.is_dir() else _SHIPPED / "manual"


def skeletons_folder() -> Path:
    """Where the games lie that one may begin with: as for the manual."""
    checkout = _CHECKOUT / "toolchain" / "skeletons"
    return checkout if checkout.is_dir() else _SHIPPED / "skeletons"
