"""Kinds: the name a content file declares, and the record its components must fit."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, create_model

from rulewright.model.component import (
    GENERIC,
    Component,
    ComponentFile,
    Deck,
    Part,
)
from rulewright.model.gamefile import ExtraField, ExtraKind
from rulewright.source import Loc


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of component.

    `home` is the folder under `schemas/` that holds its schema: `rulewright` for the
    kernel's, the game's id for a game's own. `faceless` kinds print nothing: they hold
    shared numbers, or count what is bought.
    """

    id: str
    model: type[Component]
    home: str
    faceless: bool = False

    def file_model(self) -> type[ComponentFile]:
        """The record of a whole content file of this kind."""
        return _file_model(self)

    def adapter(self) -> TypeAdapter[ComponentFile]:
        """Validator and schema source of a whole content file of this kind."""
        return TypeAdapter(self.file_model())


@lru_cache(maxsize=64)
def _file_model(kind: Kind) -> type[ComponentFile]:
    # One record for all files of a kind: its validator takes a while to build.
    listed = tuple.__class_getitem__((kind.model, ...))
    fields: dict[str, Any] = {
        "kind": (Literal.__getitem__(kind.id), ...),
        "deck": (Deck | None, None) if kind.faceless else (Deck, ...),
        "components": (Annotated[listed, Field(min_length=1)], ...),
    }
    file: type[ComponentFile] = create_model(
        f"{kind.model.__name__}File", __base__=ComponentFile, **fields
    )
    return file


def generic_kinds() -> tuple[Kind, ...]:
    """The kinds that every game has without saying so."""
    return tuple(
        Kind(name, model, "rulewright", faceless=issubclass(model, Part))
        for name, model in GENERIC.items()
    )


def declared_kinds(game: str, declared: dict[str, ExtraKind]) -> tuple[Kind, ...]:
    """Kinds that a game without Python declares in `game.yaml`, no name taken."""
    return tuple(_declared(game, name, extra) for name, extra in declared.items())


def taken_fields(declared: Mapping[str, ExtraKind]) -> Iterator[Loc]:
    """Where a declared field has a name that its record has already, or keeps."""
    for name, extra in declared.items():
        base = GENERIC[extra.of]
        for field in extra.fields:
            own = field in base.model_fields or hasattr(base, field)
            if own or field.startswith("model_"):
                yield ("kinds", name, "fields", field)


def _declared(game: str, name: str, extra: ExtraKind) -> Kind:
    base: type[Component] = GENERIC[extra.of]
    fields: dict[str, Any] = {key: _field(field) for key, field in extra.fields.items()}
    model: type[Component] = create_model(
        "".join(part.capitalize() for part in name.split("_")),
        __base__=base,
        **fields,
    )
    return Kind(name, model, game, faceless=issubclass(model, Part))


def _field(field: ExtraField) -> tuple[Any, Any]:
    """Type and default of one declared field, as `create_model` wants them."""
    kinds: dict[str, Any] = {"integer": int, "text": str, "flag": bool}
    inner: Any = Literal.__getitem__(field.one_of) if field.one_of else kinds[field.is_]
    return (inner, ...) if field.required else (inner | None, None)
