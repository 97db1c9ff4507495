"""Breaking a rule on purpose: what is patched, and the statements that it contradicts.

A break is one small lie told to the engine: a step left out, a test turned round, a
number put wrong. Breaks stand by area in the modules beside this one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rulewright.engine import Bundle, Procedure, State
from rulewright.engine.effects import Shelf
from rulewright_mandate2038.play import numbers
from rulewright_mandate2038.play.rules import Mandate

Patch = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Break:
    """A broken rule: its name, the statements that it contradicts, how it is broken."""

    name: str
    statements: tuple[str, ...]
    patch: Patch


BREAKS: list[Break] = []


def breaks(*statements: str) -> Callable[[Patch], Patch]:
    """Registers the decorated patch under the statements that it contradicts."""

    def register(patch: Patch) -> Patch:
        BREAKS.append(Break(patch.__name__.replace("_", " "), statements, patch))
        return patch

    return register


Step = Callable[[Mandate, State, list[int]], None]


def put_step(
    m: pytest.MonkeyPatch, procedure: "Procedure[Any]", name: str, step: Step
) -> Step:
    """Puts another step in the place of one; the true one, to be called or not."""
    index = procedure.step_names.index(name)
    steps = [*procedure.steps]
    true, steps[index] = steps[index], step
    m.setattr(procedure, "steps", steps)
    return true


def skip(r: Mandate, s: State, f: list[int]) -> None:
    """A step that does nothing."""
    del r, s, f


def put_word(m: pytest.MonkeyPatch, shelf: "Shelf[Any]", word: str, maker: Any) -> None:  # noqa: ANN401
    """Puts another maker in the place of a word of the vocabulary."""
    assert word in shelf.makers
    m.setitem(shelf.makers, word, maker)


def number(m: pytest.MonkeyPatch, name: str, value: Any) -> None:  # noqa: ANN401
    """Another figure in place of the one in the tables, or what makes one of it."""
    true = numbers.Numbers.__init__

    def make(self: numbers.Numbers, bundle: Bundle) -> None:
        true(self, bundle)
        before = getattr(self, name)
        after = value(before) if callable(value) else value
        assert after != before
        setattr(self, name, after)

    m.setattr(numbers.Numbers, "__init__", make)
