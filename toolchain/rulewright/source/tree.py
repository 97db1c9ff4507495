"""Tree: plain values as they grow, each with its place.

The values that are still open stand on a stack, so that no nesting can exhaust
Python's own. Positions are kept as `Document.spots` has them.

Here: putting values, keys and brackets where they belong. Not here: whether the author
may write them (`events`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.source.document import COLLECTION, Plain

At = tuple[int, int]
"""Two offsets into the text of a file; the second is exclusive."""


@dataclass(slots=True)
class Open:
    """A mapping or list that is being filled."""

    value: dict[str, Plain] | list[Plain]
    # Where its place stands in `spots`; -1 for one that stands in place of a key, is
    # read for its faults and thrown away.
    spot: int
    start: int
    # The first place of each key.
    keys: dict[str, At] = field(default_factory=dict)
    key: str | None = None
    key_at: At = (-1, -1)

    @property
    def wants_key(self) -> bool:
        """Whether what comes next is a key."""
        return isinstance(self.value, dict) and self.key is None


class Tree:
    """The values of one file, from the first event to the last."""

    def __init__(self) -> None:
        self.root: Plain = None
        self.spots: list[int] = []
        self.end = 0
        """Where the last value or key ended: what has no brackets ends there too."""
        self._open: list[Open] = []

    @property
    def depth(self) -> int:
        """How many mappings and lists are open."""
        return len(self._open)

    @property
    def top(self) -> Open | None:
        """The innermost open one."""
        return self._open[-1] if self._open else None

    @property
    def wants_key(self) -> bool:
        """Whether what comes next is a key."""
        return bool(self._open) and self._open[-1].wants_key

    def name(self, key: str, at: At) -> At:
        """Take a key; gives the place where the mapping had it first."""
        top = self._open[-1]
        top.key, top.key_at = key, at
        self.end = at[1]
        return top.keys.setdefault(key, at)

    def put(self, value: Plain, at: At, style: int, end: int) -> None:
        """Take a scalar that people see ending at `end`."""
        self._place(value, at, style)
        self.end = end

    def begin(self, value: dict[str, Plain] | list[Plain], start: int) -> None:
        """Open a mapping or list."""
        spot = -1
        if not self.wants_key:
            spot = len(self.spots)
            self._place(value, (start, start), COLLECTION)
        self._open.append(Open(value, spot, start))

    def close(self, bracket_end: int | None) -> None:
        """Close the innermost one, at its bracket or after its last value."""
        done = self._open.pop()
        if bracket_end is not None:
            self.end = bracket_end
        if done.spot >= 0:
            self.spots[done.spot + 3] = self.end
        else:
            self._open[-1].key = ""
            self._open[-1].key_at = done.start, self.end

    def _place(self, value: Plain, at: At, style: int) -> None:
        key_at = (-1, -1)
        if not self._open:
            self.root = value
        else:
            top = self._open[-1]
            if isinstance(top.value, list):
                top.value.append(value)
            else:
                key_at = top.key_at
                top.value[top.key or ""] = value
                top.key = None
        self.spots += (*key_at, *at, style)
