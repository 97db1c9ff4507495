"""Samples: the shortest sentence that shows a form, in the words of the game at hand.

Here: which claim is the shortest that uses a form. The writer makes words of it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.text.forms import OPENER, PREFIX, Form, Forms
from rulewright.text.grammar import fill
from rulewright.text.phrase import Claim, Slot, parts_of
from rulewright.text.tables import STARTS

_COUNTS = (2, 1, 3, 4)
"""Figures of a sample: one for each numeric slot of a form, in order."""


@dataclass(frozen=True)
class Sampler:
    """Shortest claims of a language; `terms` gives one term for each class."""

    forms: Forms
    terms: Mapping[str, str]
    _shortest: dict[str, Claim] = field(default_factory=dict)

    def of_form(self, form: Form) -> Claim:
        """The shortest whole claim, from the start of the grammar, that uses a form."""
        claim, cat = self._filled(form), form.cat
        for step in self._way_up.get(cat, ()):
            claim = self._within(step, claim)
        return claim

    def of_cat(self, cat: str) -> Claim:
        """The shortest claim of a class."""
        if cat in self.forms.classes:
            return self.terms.get(cat, f"{cat}.sample")
        if cat == "int":
            return _COUNTS[0]
        if cat == "range":
            return "1–3"
        if cat == PREFIX:
            return {}
        if cat not in self._shortest:
            if cat in self.forms.joinings:
                self._shortest[cat] = [self.of_cat(self.forms.joinings[cat].of)]
            else:
                best = min(self.forms.by_cat[cat], key=self._length)
                self._shortest[cat] = self._filled(best)
        return self._shortest[cat]

    def _filled(self, form: Form, **given: Claim) -> Claim:
        env: dict[str, Claim] = {}
        numbers = iter(_COUNTS)
        for slot in _slots(form):
            if slot.name in given:
                env[slot.name] = given[slot.name]
            elif slot.cat == "int":
                env[slot.name] = max(next(numbers), form.where.get(slot.name, 0))
            else:
                env[slot.name] = self.of_cat(slot.cat)
        return fill(form.claim, env)

    def _length(self, form: Form) -> int:
        return sum(
            self._lengths.get(p.cat, 1) if isinstance(p, Slot) else 1
            for p in parts_of(form.words)
        )

    @cached_property
    def _lengths(self) -> Mapping[str, int]:
        """How many words the shortest phrase of each class has."""
        found = dict.fromkeys(self.forms.classes | {"int", "range"}, 1)
        found[PREFIX] = 0
        changed = True
        while changed:
            changed = False
            for cat, length in self._known_lengths(found):
                if length < found.get(cat, 1 << 30):
                    found[cat] = length
                    changed = True
        return found

    def _known_lengths(self, found: Mapping[str, int]) -> Iterator[tuple[str, int]]:
        for form in self.forms.phrases:
            slots = _slots(form)
            if all(slot.cat in found for slot in slots):
                words = len(parts_of(form.words)) - len(slots)
                yield form.cat, words + sum(found[slot.cat] for slot in slots)
        for joining in self.forms.joinings.values():
            if joining.of in found:
                yield joining.cat, found[joining.of]

    @cached_property
    def _way_up(self) -> Mapping[str, tuple["_Step", ...]]:
        """The shortest way from each class to a start of the grammar."""
        ways: dict[str, tuple[_Step, ...]] = dict.fromkeys(STARTS, ())
        steps = sorted(self._steps(), key=lambda step: step.length)
        changed = True
        while changed:
            changed = False
            for step in steps:
                if step.outer in ways and step.inner not in ways:
                    ways[step.inner] = (step, *ways[step.outer])
                    changed = True
        return ways

    def _steps(self) -> Iterator["_Step"]:
        for form in self.forms.phrases:
            for slot in _slots(form):
                yield _Step(slot.cat, form.cat, self._length(form), form, slot.name)
        for joining in self.forms.joinings.values():
            yield _Step(joining.of, joining.cat, 0)
        yield _Step(OPENER, PREFIX, 0)

    def _within(self, step: "_Step", claim: Claim) -> Claim:
        if step.form is not None:
            return self._filled(step.form, **{step.slot: claim})
        return claim if step.outer == PREFIX else [claim]


@dataclass(frozen=True, slots=True)
class _Step:
    """How a phrase of class `inner` comes to stand in one of class `outer`."""

    inner: str
    outer: str
    length: int
    form: Form | None = None
    slot: str = ""


def _slots(form: Form) -> list[Slot]:
    return [part for part in parts_of(form.words) if isinstance(part, Slot)]
