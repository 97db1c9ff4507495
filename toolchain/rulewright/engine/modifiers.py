"""Modifiers: what a figure of the rules comes to under the changes in force.

One computation serves legality and payment: what replaces, then what is added, then
what is taken off, no lower than its floor, then what is final; never below zero. The
stages are those of `model.effects.anatomy.Stage`.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.engine.effects import Amount, Effect, Test, all_of, always
from rulewright.engine.state import State

if TYPE_CHECKING:
    from rulewright.engine.facerules import FaceRules

STAGES = {
    "replace": 0,
    "base": 0,
    "surcharge": 1,
    "extra": 1,
    "discount": 2,
    "final": 3,
}


@dataclass(slots=True)
class Change:
    """A change of one field: in force for a seat while `applies` and `scope` hold.

    `holds` is both, the entry's own condition, and that a first use is still to come.
    `count_at` counts its uses by seat (-1: not counted), `shared` for all seats as one;
    `first` changes only a use that is the first. `then` is the list of ops that follows
    a use (-1: none).
    """

    effect: Effect
    stage: int
    value: Amount
    floor: int
    scope: Test = always
    applies: Test = always
    first: bool = False
    shared: bool = False
    count_at: int = -1
    then: int = -1
    holds: Test = always

    def close(self) -> None:
        """Joins all that must hold into `holds`; to be done once it is complete."""
        when = self.effect.when
        self.holds = all_of([self.applies, when, self._unused(), self.scope])

    def _unused(self) -> Test:
        """Whether the first use is still to come, if only that one is changed."""
        at = self.count_at
        if not self.first:
            return always
        if self.shared:
            return lambda s, seat: not s.values[at]
        return lambda s, seat: not s.values[at + seat]


def figure(changes: list[Change], s: State, seat: int, base: int) -> int:
    """What the field comes to; `changes` are in the order of their stages."""
    total = base
    for change in changes:
        if not change.holds(s, seat):
            continue
        value = change.value(s, seat)
        if change.stage == 1:
            total += value
        elif change.stage == 2:
            total = max(total - value, min(total, change.floor))
        else:
            total = value
    return max(total, 0)


def settle(
    r: "FaceRules", changes: list[Change], s: State, seat: int, base: int
) -> None:
    """Notes that the field was used: counts first uses, keeps what was saved, follows.

    Called once after the payment or gain itself, with the same `base`.
    """
    held = [change for change in changes if change.holds(s, seat)]
    for change in held:
        if change.then >= 0 or change.first:
            rest = [other for other in held if other is not change]
            saved = figure(rest, s, seat, base) - figure(held, s, seat, base)
            r.note_saved(s, change.effect, seat, saved)
    for change in held:
        if change.count_at >= 0:
            s.values[change.count_at + (0 if change.shared else seat)] += 1
    for change in reversed(held):
        if change.then >= 0:
            r.follow(s, change, seat)
