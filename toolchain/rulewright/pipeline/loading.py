"""From a game's folder to a catalogue: read, shape, gather.

Every file is read and shaped even if another is at fault, so that one run reports all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from rulewright.diagnostics import Finding, Report, Span, nearest
from rulewright.model import (
    Catalogue,
    Component,
    Deck,
    GameFile,
    Glossary,
    Item,
    Kind,
    PrintFile,
)
from rulewright.model import findings as rules
from rulewright.model.catalogue import PlacedRuling, PlacedStatement
from rulewright.model.kind import declared_kinds, generic_kinds, taken_fields
from rulewright.model.record import Record
from rulewright.model.ruling import RulingFile
from rulewright.model.shaping import shape
from rulewright.model.statement import StatementFile
from rulewright.pipeline.inputs import CONTENT_FOLDERS
from rulewright.pipeline.locating import GAME_FILE, Place
from rulewright.pipeline.shelf import Shelf
from rulewright.source import Document, read

R = TypeVar("R", bound=Record)
STATEMENTS = Path("rules", "statements.yaml")
_SCHEMA = "# yaml-language-server: $schema="


@dataclass
class _Gathering:
    """What loading has found so far."""

    place: Place
    report: Report
    cache: Path | None
    shelf: Shelf
    documents: dict[str, Document] = field(default_factory=dict)
    schemas: Path = Path()
    whole: bool = True

    def read(self, path: Path) -> Document | None:
        """A content file, or `None` with the reasons in the report."""
        instead = self.place.instead.get(path.resolve()) if self.place.instead else None
        document = read(path, self.report, cache=self.cache, instead=instead)
        if document is not None:
            self.documents[document.path] = document
        return document

    def single(self, name: str, model: type[R]) -> tuple[Document, R] | None:
        """A file that holds one record, such as `print.yaml`."""
        document = self.read(self.place.folder / name)
        if document is None:
            return None
        record = self.shaped(document, model)
        return (document, record) if record is not None else None

    def shaped(self, document: Document, model: type[R]) -> R | None:
        """The record that a document holds; one without fault is kept on the shelf."""
        inputs = ("shaped", model.__qualname__, document.digest)
        found = self.shelf.find(*inputs)
        if isinstance(found, model):
            return found
        record = shape(document, model, self.report)
        if record is not None:
            self.shelf.keep(record, *inputs)
        return record

    def components(
        self, document: Document, kind: Kind
    ) -> tuple[Deck | None, tuple[Component, ...]] | None:
        """Deck and components of a document; kept without the file around them.

        The record of the whole file is made for the kind and has no name of its own.
        """
        inputs = ("components", kind.model.__qualname__, document.digest)
        found = self.shelf.find(*inputs)
        if isinstance(found, tuple):
            return found
        file = shape(document, kind.file_model(), self.report)
        if file is None:
            return None
        self.shelf.keep((file.deck, file.components), *inputs)
        return file.deck, file.components

    def schema_line(self, document: Document, path: Path, expected: Path) -> None:
        """Complain unless the first line names the schema that shapes the file."""
        line = document.first_line
        named = line.removeprefix(_SCHEMA) if line.startswith(_SCHEMA) else ""
        if named and (path.parent / named.strip()).resolve() == expected.resolve():
            return
        wanted = _relative(expected, path.parent)
        self.report.add(
            rules.SCHEMA_LINE.at(
                Span(document.path, 1, 1, 1, len(line) + 1),
                "the first line does not name the schema of this file"
                if not named
                else f"this file is not shaped by `{named.strip()}`",
                hint=f"begin the file with: {_SCHEMA}{wanted}",
            )
        )


def _relative(target: Path, start: Path) -> str:
    """A path from a folder to a file, upwards where needed."""
    goal, base = target.resolve().parts, start.resolve().parts
    shared = 0
    while shared < min(len(goal), len(base)) and goal[shared] == base[shared]:
        shared += 1
    return "/".join([".."] * (len(base) - shared) + list(goal[shared:]))


def _unread_files(folder: Path) -> Iterator[Finding]:
    """Files that look like content and are not read."""
    for part in CONTENT_FOLDERS:
        for path in sorted((folder / part).rglob("*.yml")):
            shown = str(path)
            if path.is_relative_to(Path.cwd()):
                shown = str(path.relative_to(Path.cwd()))
            yield rules.UNREAD_FILE.at(
                Span(shown, 1, 1, 1, 2),
                "this file is not read",
                hint=f"call it `{path.stem}.yaml`",
            )


def load(place: Place, report: Report, *, cache: Path | None) -> Catalogue | None:
    """The catalogue of a game, or `None` if its own files cannot be shaped.

    Components that do not fit are left out and reported. `cache` keeps parsed files.
    """
    gathering = _Gathering(place, report, cache, Shelf.of(cache, place.package))
    top = gathering.single(GAME_FILE, GameFile)
    press = gathering.single("print.yaml", PrintFile)
    words = gathering.single("glossary.yaml", Glossary)
    if top is None:
        return None
    game = top[1]
    gathering.schemas = (place.folder / game.schemas).resolve()
    kernel = gathering.schemas / "rulewright"
    for name, found in (
        ("game", top),
        ("print", press),
        ("glossary", words),
    ):
        if found is not None:
            path = place.folder / f"{name}.yaml"
            gathering.schema_line(found[0], path, kernel / f"{name}.json")
    kinds = known_kinds(place, top[0], game, report)
    if kinds is None:
        return None
    report.extend(_unread_files(place.folder))
    items = tuple(_components(gathering, kinds))
    rulings = tuple(_rulings(gathering, kernel))
    areas, statements = _statements(gathering, kernel)
    if press is None or words is None:
        return None
    return Catalogue(
        game,
        press[1],
        words[1],
        items,
        rulings,
        gathering.documents,
        gathering.whole,
        statements,
        areas,
    )


def known_kinds(
    place: Place, document: Document, game: GameFile, report: Report
) -> dict[str, Kind] | None:
    """Every kind that files of a game may declare; `None` if some cannot be made."""
    taken = list(taken_fields(game.kinds))
    for loc in taken:
        report.add(
            rules.TAKEN_FIELD.at(
                document.key_span(loc),
                f"every {game.kinds[str(loc[1])].of} has something called `{loc[-1]}`",
                hint="give the field another name",
            )
        )
    own = place.game.kinds if place.game is not None else ()
    theirs = {kind.id: "the house" for kind in generic_kinds()}
    theirs |= {kind.id: "the game's package" for kind in own}
    shadowing = [name for name in game.kinds if name in theirs]
    for name in shadowing:
        report.add(
            rules.SHADOWED_KIND.at(
                document.key_span(("kinds", name)),
                f"{theirs[name]} has a kind `{name}` already",
                hint="give the kind another name",
            )
        )
    if taken or shadowing:
        return None
    declared = declared_kinds(game.id, game.kinds)
    return {kind.id: kind for kind in (*generic_kinds(), *declared, *own)}


def _content_files(folder: Path) -> Iterator[Path]:
    for part in ("components", "rules"):
        for path in sorted((folder / part).rglob("*.yaml")):
            if path != folder / STATEMENTS:
                yield path


def _components(gathering: _Gathering, kinds: dict[str, Kind]) -> Iterator[Item]:
    numbers: dict[str, int] = {}
    for path in _content_files(gathering.place.folder):
        found = _shaped(gathering, path, kinds)
        if found is None:
            gathering.whole = False
            continue
        kind, document, deck, components = found
        counted = deck.id if deck is not None else document.path
        for index, component in enumerate(components):
            numbers[counted] = numbers.get(counted, 0) + 1
            loc = ("components", index)
            yield Item(kind, deck, component, document, loc, numbers[counted])


def _shaped(
    gathering: _Gathering, path: Path, kinds: dict[str, Kind]
) -> tuple[Kind, Document, Deck | None, tuple[Component, ...]] | None:
    """A file of components, or `None` with the reasons in the report."""
    document = gathering.read(path)
    kind = _kind_of(document, kinds, gathering.report) if document else None
    if document is None or kind is None:
        return None
    schema = gathering.schemas / kind.home / f"{kind.id}.json"
    gathering.schema_line(document, path, schema)
    shaped = gathering.components(document, kind)
    return (kind, document, *shaped) if shaped is not None else None


def _kind_of(document: Document, kinds: dict[str, Kind], report: Report) -> Kind | None:
    data = document.data
    name = data.get("kind") if isinstance(data, dict) else None
    if isinstance(name, str) and name in kinds:
        return kinds[name]
    near = nearest(str(name), kinds) if name is not None else None
    report.add(
        rules.UNKNOWN_KIND.at(
            document.span(("kind",)),
            f"there is no kind `{name}`" if name else "this file names no kind",
            hint=f"did you mean `{near}`?" if near else f"one of: {', '.join(kinds)}",
        )
    )
    return None


def _rulings(gathering: _Gathering, kernel: Path) -> Iterator[PlacedRuling]:
    for path in sorted((gathering.place.folder / "rulings").rglob("*.yaml")):
        document = gathering.read(path)
        if document is None:
            continue
        gathering.schema_line(document, path, kernel / "rulings.json")
        shaped = gathering.shaped(document, RulingFile)
        if shaped is not None:
            for index, ruling in enumerate(shaped.rulings):
                yield PlacedRuling(ruling, document, ("rulings", index))


def _statements(
    gathering: _Gathering, kernel: Path
) -> tuple[dict[str, str], tuple[PlacedStatement, ...]]:
    """Titles of areas, and the statements, if the game has any."""
    path = gathering.place.folder / STATEMENTS
    document = gathering.read(path) if path.is_file() else None
    if document is None:
        return {}, ()
    gathering.schema_line(document, path, kernel / "statements.json")
    shaped = gathering.shaped(document, StatementFile)
    if shaped is None:
        return {}, ()
    placed = (
        PlacedStatement(statement, document, ("statements", index))
        for index, statement in enumerate(shaped.statements)
    )
    return shaped.areas, tuple(placed)
