"""What a player is shown of an ask, and the errors of answering."""

from dataclasses import dataclass


class IllegalAnswerError(ValueError):
    """An answer that the current ask does not have; the state is as it was."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option, for people, logs and scenarios; the engine itself uses the index.

    `key` is stable: scenarios and saved games of people may rely on it.
    """

    index: int
    key: str
    words: str


@dataclass(frozen=True, slots=True)
class Question:
    """The current ask as one seat meets it: kind, seat (-1: chance), words, options.

    `weights` are those of a chance, in the order of the options.
    """

    kind: str
    name: str
    seat: int
    words: str
    options: tuple[Option, ...]
    weights: tuple[int, ...] = ()
