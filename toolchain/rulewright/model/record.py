"""The base of every record of content, and the annotated types its fields are made of.

An annotation says what a field *is* to the rest of the toolchain: `Prose` marks words
that print, `Ref` a name that must resolve, `Asset` a file that must exist. The walkers
in `fields` read these marks, so that no pass over content lists field names by hand.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

Role = Literal["rules", "reminder", "flavour", "story", "title", "label"]


class Record(BaseModel):
    """A frozen piece of content: strict types, no unknown keys."""

    # Validators are built when a file is shaped; a run that shapes none is spared it.
    model_config = ConfigDict(
        frozen=True, strict=True, extra="forbid", defer_build=True
    )


@dataclass(frozen=True, slots=True)
class Prose:
    """Marks a string that prints, and the voice it speaks with (EDITORIAL, section 1).

    `rules` and `reminder` are closed English and are read; the others are free.
    """

    role: Role


@dataclass(frozen=True, slots=True)
class Ref:
    """Marks a name that must be the id of a component of one of these kinds."""

    kinds: tuple[str, ...]

    def __init__(self, *kinds: str) -> None:
        object.__setattr__(self, "kinds", kinds)


@dataclass(frozen=True, slots=True)
class Asset:
    """Marks the bare name of a file under a template root, such as an icon."""

    folder: str
    suffix: str


ID_PATTERN = r"^[a-z][a-z0-9_]*$"

Id = Annotated[str, StringConstraints(pattern=ID_PATTERN, max_length=64)]
IconName = Annotated[
    str, StringConstraints(pattern=ID_PATTERN, max_length=64), Asset("icons", ".svg")
]
RulesText = Annotated[str, Prose("rules")]
ReminderText = Annotated[str, Prose("reminder")]
FlavourText = Annotated[str, Prose("flavour")]
StoryText = Annotated[str, StringConstraints(min_length=1), Prose("story")]
Title = Annotated[str, StringConstraints(min_length=1), Prose("title")]
Printed = Annotated[str, StringConstraints(min_length=1), Prose("label")]
