"""Bundling: a checked game as one file for engines that play it.

Here: from the catalogue to `engine.json`. Not here: its form (`model.enginefile`), how
engines read it (`engine.bundle`). The same content gives the same bytes.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.diagnostics import Report
from rulewright.engine.bundle import (
    FORMAT,
    Bundle,
    read_bundle,
    rules_hash,
    whole_hash,
)
from rulewright.engine.recording import record
from rulewright.model import Catalogue, Item
from rulewright.model.homes import Ambiguous
from rulewright.model.record import Asset, Prose
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place
from rulewright.pipeline.making import Built, game_to_export
from rulewright.publish.engines import own_version
from rulewright.publish.writing import write_whole
from rulewright.source import Loc

if TYPE_CHECKING:
    from rulewright.sdk.playing import Engine

SCHEMA = "https://rulewright.invalid/schemas/rulewright/engine.json"
_LOOKS = frozenset({"id", "copies", "labels", "allow", "icon", "color", "ink", "name"})


def export_engine(game: str | None, start: Path, out: Path) -> Built:
    """Write a game for engines, `out/<game>/engine.json`; one with errors is not."""
    place = game_to_export(game, start, out)
    if isinstance(place, Built):
        return place
    checked = check_place(place, out / "cache", Report())
    if checked.catalogue is None or checked.errors:
        return Built(checked.findings, f"{checked.summary}; nothing was exported")
    text = engine_file(checked.catalogue, procedures_of(place))
    found = Report()
    found.extend(checked.findings)
    folder = out / checked.catalogue.game.id
    files = {folder / "engine.json": text}
    if place.game is not None and place.game.engine is not None:
        made = recordings(place.game.engine(), read_bundle(text))
        files |= {folder / "playthroughs" / name: played for name, played in made}
    written = [
        path
        for path, told in files.items()
        if write_whole(path, told.encode("utf-8"), found)
    ]
    if len(written) < len(files):
        return Built(found.findings, "not everything was exported", tuple(written))
    beside = f" and {len(files) - 1} playthroughs" if len(files) > 1 else ""
    return Built(found.findings, f"wrote {written[0]}{beside}", tuple(written))


def recordings(engine: "Engine", bundle: Bundle) -> Iterator[tuple[str, str]]:
    """Golden playthroughs by file name: fewest seats, most, and in between."""
    tables = engine.tables(bundle)
    for profile in engine.profiles:
        for seats in sorted({tables[0], tables[len(tables) // 2], tables[-1]}):
            rules = engine.rules(bundle, profile, seats)
            played = record(rules, seats, engine.most)
            text = json.dumps(played, ensure_ascii=False, separators=(",", ":"))
            steps = text.replace('{"ask"', '\n{"ask"')
            yield f"{profile}-{seats}.json", f"{steps}\n"


def procedures_of(place: Place) -> str:
    """The version of the game's own procedures; empty for a game without an engine."""
    package = place.game
    return (
        "" if package is None or package.engine is None else package.engine().procedures
    )


def engine_file(catalogue: Catalogue, procedures: str) -> str:
    """The text of `engine.json`."""
    game = catalogue.game
    data: dict[str, Any] = {
        "$schema": SCHEMA,
        "format": FORMAT,
        "toolchain": own_version(),
        "game": game.id,
        "printing": game.printing,
        "procedures": procedures,
        "profiles": list(game.profiles),
        "owners": [item.component.id for item in catalogue.owners],
        "faces": [_face(catalogue, item) for item in catalogue.items if _plays(item)],
        "tables": {
            item.component.id: dict(_rows(catalogue, item))
            for item in catalogue.items
            if "rows" in item.data
        },
        "words": dict(_words(catalogue)),
    }
    data["rules_hash"] = rules_hash(data)
    data["hash"] = whole_hash(data)
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _plays(item: Item) -> bool:
    return not item.kind.faceless


def _face(catalogue: Catalogue, item: Item) -> dict[str, Any]:
    """The fields of a face that play: no text, no looks, figures as numbers."""
    silent = {m.loc for m in item.marked if isinstance(m.mark, Prose | Asset)}
    rest = _played(catalogue, item, item.data, (), silent)
    deck = item.deck
    return {
        "kind": item.kind.id,
        "id": item.component.id,
        "copies": item.component.copies,
        "owned": bool(deck and deck.owned),
        **{key: value for key, value in rest.items() if key not in _LOOKS},
    }


def _played(
    catalogue: Catalogue,
    item: Item,
    node: Any,  # noqa: ANN401 - plain data
    loc: Loc,
    silent: set[Loc],
) -> Any:  # noqa: ANN401 - plain data
    """Plain data without the strings that only print, references replaced."""
    if isinstance(node, Mapping):
        if set(node) == {"ref"}:
            return _figure(catalogue, item, node["ref"])
        return {
            key: _played(catalogue, item, value, (*loc, key), silent)
            for key, value in node.items()
            if (*loc, key) not in silent
        }
    if isinstance(node, list | tuple):
        return [
            _played(catalogue, item, value, (*loc, index), silent)
            for index, value in enumerate(node)
        ]
    return node


def _figure(catalogue: Catalogue, item: Item, reference: str) -> int:
    figure = catalogue.figure(reference, item)
    # The check has seen to it: a game with a reference that leads nowhere has errors.
    assert figure is not None  # noqa: S101
    assert not isinstance(figure, Ambiguous)  # noqa: S101
    return figure.value


def _rows(catalogue: Catalogue, item: Item) -> Iterator[tuple[str, dict[str, Any]]]:
    for row in _played(catalogue, item, item.data["rows"], (), set()):
        yield row["id"], {key: value for key, value in row.items() if key != "id"}


def _words(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """What things are called, for people who play: game, faces, their labels, terms."""
    yield f"game.{catalogue.game.id}", catalogue.game.title
    for item in catalogue.items:
        if not _plays(item):
            continue
        yield item.name, item.component.name
        for name, label in item.component.labels.items():
            yield f"{item.name}:{name}", label
        for part in _named(item.data):
            yield f"{item.name}:{part['id']}", part["name"]
    for term in catalogue.glossary.terms:
        yield f"term.{term.id}", term.term


def _named(node: Any) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - plain data
    """Parts of a face that have a name of their own, such as abilities."""
    if isinstance(node, Mapping):
        for key, value in node.items():
            for part in value if isinstance(value, list) else (value,):
                if isinstance(part, Mapping) and {"id", "name"} <= set(part):
                    yield part
                elif key != "effects":
                    yield from _named(part)
