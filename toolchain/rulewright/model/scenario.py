"""Scenarios: a table, what is done there, what holds after it, in words of the game.

Names of seats, of what they have and of moments are the game's own; `engine.scenarios`
plays them. Not here: whether a name exists, and whether the engine agrees.
"""

from typing import Annotated

from pydantic import Field, StringConstraints

from rulewright.model.record import ID_PATTERN, Record

Name = Annotated[str, StringConstraints(pattern=ID_PATTERN, max_length=64)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Plain = bool | int | Word | tuple[int | Word, ...]
Value = Plain | dict[Word, Plain]
"""What a thing is set to or should be: a number, a name, some names, more by name."""

Answers = Word | Annotated[tuple[Word, ...], Field(min_length=1)]
Step = Annotated[dict[Name, Answers], Field(min_length=1, max_length=1)]
"""`play: moment` goes on from there; `seat: answer` answers; `chance: answer` decides
what would be drawn. Several answers of one seat stand in a list."""


class Given(Record):
    """The table as the scenario finds it; what is not said is as after setup.

    `seats` are in clockwise order, each with what it has; `table` is what belongs to no
    seat. `seed` is what chance starts from.
    """

    seats: Annotated[dict[Name, dict[Name, Value]], Field(min_length=1)]
    table: dict[Name, Value] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0)] = 1


class Then(Record):
    """What holds in the end; nothing is claimed of what is not said.

    `offered` and `not_offered` are options of the seats that are asked just then,
    `asks` is the name of that question. `events` happened, in this order, perhaps
    among others; those under `no_events` did not. `sees` and `hidden` are things of all
    seats or of the table that a seat may look at then, or may not.
    """

    table: dict[Name, Value] = Field(default_factory=dict)
    seats: dict[Name, dict[Name, Value]] = Field(default_factory=dict)
    asks: Name | None = None
    offered: dict[Name, Answers] = Field(default_factory=dict)
    not_offered: dict[Name, Answers] = Field(default_factory=dict)
    sees: dict[Name, Answers] = Field(default_factory=dict)
    hidden: dict[Name, Answers] = Field(default_factory=dict)
    events: tuple[Name | dict[Name, int | Word], ...] = ()
    no_events: tuple[Name, ...] = ()


class Scenario(Record):
    """One game of a few steps."""

    given: Given
    when: tuple[Step, ...] = ()
    then: Then
