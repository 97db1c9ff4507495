"""Nearest: what the author is shown where a sentence could not be read.

Two things: the words that could stand where the reader stumbled, and the forms that
look most like what was written, each with an example in the game's own words.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log

from rulewright.text import agreement
from rulewright.text.forms import END, INT, LABELS, OPENER, RANGE, Form, Forms
from rulewright.text.lexing import Token
from rulewright.text.phrase import Grammatical, Noun, Part, Slot, Verb, Word, parts_of
from rulewright.text.reading import Near, Stumble

SLOT_NAMES: Mapping[str, str] = {
    "int": "a figure",
    "range": "a range such as 1–3",
    "prefix": "openers",
    "effects": "effects",
    "effect": "an effect",
    "qty": "an amount",
    "qtys": "amounts",
    "cubes": "cubes",
    "atleast": "a threshold",
    "subject": "a player",
    "target": "pieces",
    "dest": "a place",
    "hexnp": "a hex",
    "places": "districts",
    "event": "an event",
    "deed": "a deed",
    "conds": "conditions",
    "cond": "a condition",
    "moment": "a window",
    "body": "who does what",
    "chooser": "who chooses",
    "freq": "how often",
    "fsub": "a rule",
    "fvps": "changes",
    LABELS: "a label of this face",
}
"""How classes without terms are called before people; others go by their id."""

_BEFORE, _AFTER, _SHOWN, _LISTED = 4, 6, 3, 12
_ALIKE = 0.34
"""Forms less alike than this are not worth showing."""


def _tells(terminal: str) -> bool:
    """Whether a terminal says anything of its form: a plain word, a verb, a noun."""
    return terminal[0].isalpha() and terminal not in {"a", "own"}


@dataclass(frozen=True)
class Neighbours:
    """The forms of a language, ready to be compared with words that were not read.

    `terms` lists the printed terms of each class; `example` writes the shortest
    sentence that shows a form.
    """

    forms: Forms
    terms: Mapping[str, Sequence[str]]
    example: Callable[[Form], str]

    def explain(self, stumble: Stumble, tokens: Sequence[Token]) -> Stumble:
        """The same stumble with what could stand there and what looks like it."""
        return Stumble(
            stumble.start,
            stumble.end,
            stumble.word,
            stumble.terminals,
            stumble.says,
            tuple(self.human(t) for t in stumble.terminals[:_LISTED]),
            self.nearest(stumble, tokens),
        )

    def human(self, terminal: str) -> str:
        """A terminal as people would say it."""
        fixed = {END: "the end", INT: "a figure", RANGE: "a range such as 1–3"}
        if terminal in fixed:
            return fixed[terminal]
        if terminal == "a":
            return "`a`"
        if terminal == "own":
            return "`your`"
        if terminal.startswith("<"):
            terms = self.terms.get(terminal[1:-1], ())
            some = ", ".join(terms[:2])
            return f"a term such as {some}" if some else SLOT_NAMES[LABELS]
        return f"`{terminal.rstrip('*#')}`"

    def nearest(self, stumble: Stumble, tokens: Sequence[Token]) -> tuple[Near, ...]:
        """The forms most like the words around a stumble, the best first."""
        at = next((i for i, t in enumerate(tokens) if t.start >= stumble.start), 0)
        window = tokens[max(0, at - _BEFORE) : at + _AFTER]
        present = {token.terminal for token in window}
        scored = []
        for form, own in self._terminals:
            shared = own & present
            weight = sum(self._rarity[t] for t in own)
            alike = sum(self._rarity[t] for t in shared)
            if any(map(_tells, shared)) and alike >= _ALIKE * weight > 0:
                scored.append((alike * alike / weight, form))
        scored.sort(key=lambda pair: (-pair[0], pair[1].id))
        return tuple(self._shown(form) for _, form in scored[:_SHOWN])

    def _shown(self, form: Form) -> Near:
        words = [self._part(part) for part in parts_of(form.words)]
        text = " ".join(words)
        for stop in (".", ",", ":", ")", "'s"):
            text = text.replace(f" {stop}", stop)
        return Near(form.id, text.replace("( ", "("), self.example(form))

    def _part(self, part: Part) -> str:
        match part:
            case Slot():
                terms = self.terms.get(part.cat, ())
                name = SLOT_NAMES.get(part.cat, part.cat)
                return f"[{terms[0]}]" if terms else f"[{name}]"
            case Word():
                return part.text
            case Verb():
                return agreement.verb(part.base, "base")
            case Noun():
                return part.singular
            case Grammatical():
                return {"a": "a", "own": "your", "poss": "'s"}[part.role]

    @cached_property
    def _terminals(self) -> tuple[tuple[Form, frozenset[str]], ...]:
        """Each form with the terminals that set it apart from others."""
        return tuple(
            (form, own)
            for form in self.forms.phrases
            if form.cat != OPENER
            and (
                own := frozenset(
                    self.forms.terminal(part)
                    for part in parts_of(form.words)
                    if not isinstance(part, Slot) or part.cat in self.forms.classes
                )
            )
        )

    @cached_property
    def _rarity(self) -> Mapping[str, float]:
        """How telling a terminal is: rare ones say more than "the" or a full stop."""
        counted = Counter(t for _, own in self._terminals for t in own)
        total = len(self._terminals)
        return {t: log(total / n) for t, n in counted.items()}
