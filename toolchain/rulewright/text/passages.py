"""Passages: rules text cut into paragraphs, bullets and the units that are read.

One line is one paragraph. "• " opens a bullet. A unit ends in a full stop or a colon:
a sentence, the head of a list, a label before its sentences; a labelled line such as
"Cost: 2 Runway." is one unit.

Here: where units begin and end. Not here: what they mean (`language`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

BULLET = "• "


@dataclass(frozen=True, slots=True)
class Unit:
    """A sentence, line, head or label: `words[start:end]` of a passage.

    `line` counts paragraphs from 0; `bullet` says whether it stands in a bullet;
    `opens` whether it is the first unit of its line.
    """

    text: str
    start: int
    end: int
    line: int
    bullet: bool
    opens: bool


# A reference that names nothing prints as typed, with its dots.
_SENTENCE = re.compile(r"(?:\{[^{}]*\}|[^.:])*[.:]?")
_WHOLE_LINE = re.compile(r"(?:\{[^{}]*\}|[^.])*\.?")


def units(words: str, heads: Sequence[tuple[str, ...]] = ()) -> tuple[Unit, ...]:
    """The units of a passage, in print order.

    `heads` are the words before the colon of labelled lines (`Language.line_heads`).
    """
    return tuple(_units(words, tuple(" ".join(head) + ":" for head in heads)))


def _units(words: str, heads: tuple[str, ...]) -> Iterator[Unit]:
    offset = 0
    for number, line in enumerate(words.split("\n")):
        bullet = line.lstrip().startswith(BULLET.strip())
        text = line.lstrip().removeprefix(BULLET.strip()) if bullet else line
        at, opens = offset + len(line) - len(text), True
        while (rest := words[at : offset + len(line)]).strip():
            at += len(rest) - len(rest.lstrip())
            unit = _first(rest.strip(), heads if opens else ())
            yield Unit(unit, at, at + len(unit), number, bullet, opens)
            at += len(unit)
            opens = False
        offset += len(line) + 1


def _first(rest: str, heads: tuple[str, ...]) -> str:
    """The first unit of what is left of a line."""
    pattern = _WHOLE_LINE if heads and rest.startswith(heads) else _SENTENCE
    found = pattern.match(rest)
    return found[0] if found and found[0] else rest
