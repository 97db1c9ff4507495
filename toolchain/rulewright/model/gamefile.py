"""`game.yaml`: what a game is called, its profiles, and the kinds it adds."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from rulewright.model.record import Id, Printed, Record, Title

LANGUAGE_PATTERN = r"^[a-z]{2}(-[A-Z]{2})?$"
DATE_PATTERN = (
    r"^[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
    r"|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$"
)


class ExtraField(Record):
    """A field that a declared kind adds to a generic one."""

    is_: Annotated[Literal["integer", "text", "flag"], Field(alias="is")] = "text"
    one_of: tuple[str, ...] = ()
    required: bool = False

    @model_validator(mode="after")
    def _choices_are_text(self) -> Self:
        if self.one_of and self.is_ != "text":
            msg = "a field with `one_of` holds text; strike `is` or `one_of`"
            raise ValueError(msg)
        return self


class ExtraKind(Record):
    """A kind that a game without Python declares: a generic one and more fields."""

    of: Literal["card", "board", "panel", "tile", "token", "aid", "part"]
    fields: dict[Id, ExtraField] = Field(default_factory=dict)


class Section(Record):
    """A part of the reference: a heading and the decks under it, in print order."""

    title: Title
    decks: tuple[Id, ...]


class GameFile(Record):
    """The top of a game.

    `owners` names the kind whose components own variants of owned decks. `schemas`
    is the folder that holds the kernel's schemas and the game's, relative to
    `game.yaml`. `printing` is the
    date that reached people, printed and written into every PDF in place of a clock.
    """

    id: Id
    title: Title
    subtitle: Printed
    language: Annotated[str, Field(pattern=LANGUAGE_PATTERN)] = "en"
    printing: Annotated[str, Field(pattern=DATE_PATTERN)]
    publisher: Printed
    licence: Printed
    schemas: str
    owners: Id | None = None
    profiles: dict[Id, Printed] = Field(default_factory=dict)
    kinds: dict[Id, ExtraKind] = Field(default_factory=dict)
    reference: tuple[Section, ...] = ()
