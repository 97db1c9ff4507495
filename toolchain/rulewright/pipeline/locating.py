"""Finding games: a folder with a `game.yaml`, or the id of an installed game."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.model import findings as rules
from rulewright.pipeline import findings as own
from rulewright.sdk import SDK_VERSION, Game

GAME_FILE = "game.yaml"
_CHECKOUT = Path(__file__).resolve().parents[3]
_SHIPPED = Path(__file__).resolve().parents[1] / "shipped"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game lies: its content folder and, if it has Python, its package."""

    folder: Path
    game: Game | None


def installed(report: Report) -> dict[str, Game]:
    """The games that entered by the door `rulewright.games`, by id.

    A package that fails to load or was written for another SDK is a finding, and the
    other games still load.
    """
    games: dict[str, Game] = {}
    for entry in entry_points(group="rulewright.games"):
        try:
            game = entry.load()
        except Exception as error:  # noqa: BLE001 - a stranger's package may do anything
            report.add(
                own.GAME_FAILED.at(
                    None,
                    f"the game package `{entry.name}` does not load: {error}",
                    hint="reinstall it, or report this to its author",
                )
            )
            continue
        if not isinstance(game, Game) or not _fits(game.sdk):
            written_for = getattr(game, "sdk", "nothing known")
            report.add(
                own.GAME_FAILED.at(
                    None,
                    f"the game package `{entry.name}` was written for SDK "
                    f"{written_for}; this is SDK {SDK_VERSION}",
                    hint="install a release of the game for this SDK",
                )
            )
            continue
        games[game.id] = game
    return games


def _fits(version: str) -> bool:
    return version.split(".")[:2] == SDK_VERSION.split(".")[:2]


def locate(name: str | None, start: Path, report: Report) -> Place | None:
    """The game that a command means.

    `name` is a folder or an id; without one it is the only game found from `start`
    upwards. None or several are findings that list what was found.
    """
    games = installed(report)
    if name is not None:
        return _named(name, start, games, report)
    found = sorted(set(_upwards(start)))
    if len(found) == 1:
        return Place(found[0], games.get(_id_of(found[0])))
    if not found:
        report.add(
            rules.NO_GAME.at(
                None,
                f"no game in {start} or above it",
                hint="name a folder with a game.yaml, or an installed game: "
                + (", ".join(sorted(games)) or "none is installed"),
            )
        )
        return None
    report.add(
        rules.NO_GAME.at(
            None,
            "more than one game here: " + ", ".join(str(path) for path in found),
            hint="name the one you mean",
        )
    )
    return None


def _named(
    name: str, start: Path, games: dict[str, Game], report: Report
) -> Place | None:
    folder = (start / name) if not Path(name).is_absolute() else Path(name)
    if folder.name == GAME_FILE:
        folder = folder.parent
    if (folder / GAME_FILE).is_file():
        return Place(folder, games.get(_id_of(folder)))
    for found in _upwards(start):
        if found.name == name:
            return Place(found, games.get(name))
    game = games.get(name)
    if game is not None and game.shipped is not None:
        shipped = game.shipped / "content"
        if (shipped / GAME_FILE).is_file():
            return Place(shipped, game)
    report.add(
        rules.NO_GAME.at(
            None,
            f"no game `{name}`",
            hint="name a folder with a game.yaml, or an installed game: "
            + (", ".join(sorted(games)) or "none is installed"),
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


def _id_of(folder: Path) -> str:
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
    game = _id_of(place.folder)
    candidates = [
        place.folder / "templates" / game,
        *(parent / "templates" / game for parent in list(place.folder.parents)[:2]),
    ]
    if place.game is not None and place.game.shipped is not None:
        candidates.append(place.game.shipped / "templates" / game)
    candidates += [
        _CHECKOUT / "templates" / game,
        _CHECKOUT / "templates" / "house",
        _SHIPPED / "templates" / "house",
    ]
    return tuple(dict.fromkeys(path for path in candidates if path.is_dir()))


def manual_folder() -> Path:
    """Where the manual lies: in the checkout, or shipped with the package."""
    checkout = _CHECKOUT / "toolchain" / "manual"
    return checkout if checkout.is_dir() else _SHIPPED / "manual"
