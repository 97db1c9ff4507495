"""Kinds: the name a content file declares, and the record its components must fit."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, create_model

from rulewright.model.component import (
    GENERIC,
    Component,
    ComponentFile,
    Deck,
    GenericKind,
)
from rulewright.model.gamefile import ExtraField, ExtraKind
from rulewright.model.record import Record


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of component.

    `home` is the folder under `schemas/` that holds its schema: `rulewright` for the
    kernel's, the game's id for a game's own. `faceless` kinds hold shared numbers and
    print nothing.
    """

    id: str
    model: type[Component]
    home: str
    faceless: bool = False

    def file_model(self) -> type[ComponentFile]:
        """The record of a whole content file of this kind."""
        deck: Any = (
            (Deck | None, None) if self.faceless else (Deck, Field(description="Deck"))
        )
        return create_model(
            f"{self.model.__name__}File",
            __base__=ComponentFile,
            kind=(Literal[self.id], ...),
            deck=deck,
            components=(
                Annotated[tuple[self.model, ...], Field(min_length=1)],
                ...,
            ),
        )

    def adapter(self) -> TypeAdapter[ComponentFile]:
        """Validator and schema source of a whole content file of this kind."""
        return TypeAdapter(self.file_model())


def generic_kinds() -> tuple[Kind, ...]:
    """The kinds that every game has without saying so."""
    return tuple(Kind(name, model, "rulewright") for name, model in GENERIC.items())


def declared_kinds(
    game: str, declared: dict[str, ExtraKind]
) -> tuple[Kind, ...]:
    """Kinds that a game without Python declares in `game.yaml`."""
    return tuple(_declared(game, name, extra) for name, extra in declared.items())


def _declared(game: str, name: str, extra: ExtraKind) -> Kind:
    base_name: GenericKind = extra.of
    fields: dict[str, Any] = {
        key: _field(field) for key, field in extra.fields.items()
    }
    model: type[Component] = create_model(
        "".join(part.capitalize() for part in name.split("_")),
        __base__=GENERIC[base_name],
        **fields,
    )
    return Kind(name, model, game)


def _field(field: ExtraField) -> tuple[Any, Any]:
    """Type and default of one declared field, as `create_model` wants them."""
    kinds: dict[str, Any] = {"integer": int, "text": str, "flag": bool}
    inner: Any = (
        Literal[field.one_of]  # type: ignore[valid-type]
        if field.one_of
        else kinds[field.is_]
    )
    return (inner, ...) if field.required else (inner | None, None)


def is_record(value: object) -> bool:
    """Whether a value is a record, for walkers."""
    return isinstance(value, Record)
