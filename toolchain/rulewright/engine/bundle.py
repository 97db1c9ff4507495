"""The bundle: everything that an engine knows of one game, in one JSON file.

Here: from the file's text to a checked bundle, its hashes, and refusals that name the
field. Not here: making it (`pipeline.bundling`), reading files. The schema is
`schemas/rulewright/engine.json`; decision 0060 says what may change in which version.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

FORMAT = 1
"""The version of the bundle's form; an engine reads the one it was written for."""

RULES_KEYS = ("format", "game", "procedures", "profiles", "owners", "faces", "tables")
"""What the hash of the rules covers; words that only print are in `words`."""

_SHAPES: dict[str, type] = {
    "format": int,
    "game": str,
    "procedures": str,
    "profiles": list,
    "owners": list,
    "faces": list,
    "tables": dict,
    "words": dict,
    "toolchain": str,
    "printing": str,
    "rules_hash": str,
    "hash": str,
}


class BundleError(ValueError):
    """A bundle that is refused: `field` is what is wrong with it."""

    def __init__(self, field: str, says: str) -> None:
        super().__init__(f"{field}: {says}")
        self.field = field
        self.says = says


def canonical(data: object) -> bytes:
    """The one spelling of plain data that hashes are made of."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8")


def rules_hash(data: Mapping[str, Any]) -> str:
    """The hash of what plays: saves and playthroughs bind to it."""
    return sha256(canonical({key: data[key] for key in RULES_KEYS})).hexdigest()


def whole_hash(data: Mapping[str, Any]) -> str:
    """The hash of everything but itself."""
    rest = {key: value for key, value in data.items() if key != "hash"}
    return sha256(canonical(rest)).hexdigest()


@dataclass(frozen=True, slots=True)
class Bundle:
    """A checked bundle: what plays as plain data, by face and table."""

    game: str
    procedures: str
    profiles: tuple[str, ...]
    owners: tuple[str, ...]
    faces: tuple[Mapping[str, Any], ...]
    tables: Mapping[str, Mapping[str, Mapping[str, Any]]]
    words: Mapping[str, str]
    rules_hash: str
    hash: str

    def of(self, kind: str) -> tuple[Mapping[str, Any], ...]:
        """The faces of a kind, in their order."""
        return tuple(face for face in self.faces if face["kind"] == kind)

    def number(self, table: str, row: str, column: str) -> int:
        """A number of a table.

        Raises:
            BundleError: the table has no such number.
        """
        try:
            value = self.tables[table][row][column]
        except KeyError:
            value = None
        if not isinstance(value, int) or isinstance(value, bool):
            raise BundleError(f"tables.{table}.{row}.{column}", "a number is missing")
        return value


def read_bundle(text: str, *, game: str = "", procedures: str = "") -> Bundle:
    """A bundle from the text of its file.

    Raises:
        BundleError: cut short, of another version or game, or changed by hand.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BundleError("the file", f"is no whole JSON document ({error})") from error
    if not isinstance(data, dict):
        raise BundleError("the file", "holds no bundle")
    if data.get("format") != FORMAT:
        found = data.get("format", "nothing")
        raise BundleError("format", f"this engine reads {FORMAT}, the file has {found}")
    for key, shape in _SHAPES.items():
        value = data.get(key)
        if not isinstance(value, shape) or isinstance(value, bool):
            raise BundleError(
                key, "is missing" if value is None else "is of another form"
            )
    for key, wanted in (("game", game), ("procedures", procedures)):
        if wanted and data[key] != wanted:
            says = f"this engine plays {wanted}, the file has {data[key]}"
            raise BundleError(key, says)
    for key, made in (("rules_hash", rules_hash(data)), ("hash", whole_hash(data))):
        if data[key] != made:
            raise BundleError(key, f"the file says {data[key]}, its content has {made}")
    return Bundle(
        data["game"],
        data["procedures"],
        tuple(data["profiles"]),
        tuple(data["owners"]),
        tuple(data["faces"]),
        data["tables"],
        data["words"],
        data["rules_hash"],
        data["hash"],
    )
