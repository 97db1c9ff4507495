"""Layout: where each thing of a game stands in the flat list of a state.

A game names its fields once, when its rules are made; steps then use plain offsets. A
field says who may see it. Not here: what the numbers mean.
"""

from dataclasses import dataclass
from typing import Literal

Sight = Literal["open", "owner", "nobody"]
"""Who sees a field: all, the seat whose entry it is, no one until it is shown."""


@dataclass(frozen=True, slots=True)
class Field:
    """One named run of numbers: `each` numbers for every seat, or `count` for all."""

    name: str
    offset: int
    count: int
    start: int
    sight: Sight
    each: int


class Layout:
    """The fields of one game, in order; closed once a state has been made."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.size = 0
        self.fields: dict[str, Field] = {}

    def one(self, name: str, start: int = 0, sight: Sight = "open") -> int:
        """A single number; its offset."""
        return self.run(name, 1, start, sight)

    def run(self, name: str, count: int, start: int = 0, sight: Sight = "open") -> int:
        """So many numbers that belong to no seat; the offset of the first."""
        return self._add(Field(name, self.size, count, start, sight, 0))

    def each(
        self, name: str, per: int = 1, start: int = 0, sight: Sight = "open"
    ) -> int:
        """So many numbers `per` seat: seat s has them from `offset + s * per` on."""
        count = per * self.seats
        return self._add(Field(name, self.size, count, start, sight, per))

    def _add(self, field: Field) -> int:
        if field.name in self.fields:
            raise ValueError(f"the layout has a field {field.name} already")
        self.fields[field.name] = field
        self.size += field.count
        return field.offset

    def blank(self) -> list[int]:
        """The numbers of a state in which nothing has happened."""
        values: list[int] = []
        for field in self.fields.values():
            values += [field.start] * field.count
        return values

    def named(self, values: list[int]) -> dict[str, int | list[int]]:
        """Numbers by field, for people, tests and other engines."""
        found: dict[str, int | list[int]] = {}
        for field in self.fields.values():
            part = values[field.offset : field.offset + field.count]
            single = field.count == 1 and not field.each
            found[field.name] = part[0] if single else part
        return found
