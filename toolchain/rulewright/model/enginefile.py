"""The form of `engine.json`, for its schema: what another engine may rely on.

Here: the shape and what each part is for. Not here: making it (`pipeline.bundling`),
reading it (`engine.bundle`, which loads no models).
"""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from rulewright.model.record import Id, Record

Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
RowValue = bool | int | str


class EngineFace(Record):
    """A face: its kind, its id, and every authored field that plays.

    `effects` are as in the content files, with every reference to a figure replaced by
    the number; text and looks are left out. `owned`: each owner has copies of its own.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="allow")

    kind: Id
    id: Id
    copies: int
    owned: bool = False
    effects: tuple[dict[str, Any], ...] = ()


class EngineFile(Record):
    """A bundle for engines, whole in one file.

    `rules_hash` is of everything that plays: saves and playthroughs bind to it. `hash`
    is of the whole file but itself. `procedures` is the version of the game's own code
    that the bundle is for, empty for a game without. Hashes are SHA-256 of the JSON
    with sorted keys, no spaces, in UTF-8.
    """

    schema_: str = Field(alias="$schema")
    format: Literal[1]
    toolchain: str
    game: Id
    printing: str
    procedures: str
    profiles: tuple[Id, ...]
    owners: tuple[Id, ...]
    faces: tuple[EngineFace, ...]
    tables: dict[Id, dict[Id, dict[str, RowValue]]]
    words: dict[str, str]
    rules_hash: Hash
    hash: Hash
