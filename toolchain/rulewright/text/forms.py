"""Forms: all phrases of a language, and what each word in them is to the grammar.

A terminal is a name for words that the grammar need not tell apart: all forms of one
verb (`gain*`), of one noun (`step#`), the articles (`a`), the possessives (`own`), all
terms of one class (`<res>`), numbers (`<int>`), ranges (`<range>`); any other word is
its own terminal.

Here: which forms a game can use, and terminals. Not here: rules of the grammar
(`grammar`), terms and their spelling (`lexing`).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from rulewright.text import agreement
from rulewright.text.phrase import (
    ARTICLE,
    OWN,
    Grammatical,
    Joining,
    Noun,
    Part,
    Phrase,
    Slot,
    Verb,
    Word,
    parts_of,
)

INT, RANGE, END = "<int>", "<range>", "$END"
ARTICLES, POSSESSIVES = ("a", "an"), ("your", "their")
LABELS = "option"
"""The class under which the labels of a face may be used."""
PREFIX, OPENER = "prefix", "opener"
"""A prefix is any number of openers, each closed by a comma."""
STOPS = frozenset(".,:;()")

Form = Phrase


@dataclass(frozen=True, slots=True)
class Collision:
    """A term spelled like plain words of a form: the form could never be read."""

    term: str
    words: str
    form: str


class Forms:
    """The forms that a game can use, with the terminals of their words.

    A form with a slot that nothing can fill in this game is left out: the kernel
    offers forms for cubes, a game may have none.
    """

    def __init__(
        self,
        phrases: Iterable[Phrase],
        joinings: Iterable[Joining],
        classes: Collection[str],
    ) -> None:
        given = tuple(phrases)
        self.classes = frozenset(classes) | {LABELS}
        joined = tuple(joinings)
        fillable = _fillable(given, joined, self.classes)
        self.phrases = tuple(f for f in given if _slots_in(f, fillable))
        self.left_out = tuple(f for f in given if not _slots_in(f, fillable))
        self.joinings = {j.cat: j for j in joined if j.of in fillable}
        self.by_id = {form.id: form for form in self.phrases}
        if len(self.by_id) != len(self.phrases):
            raise ValueError(f"two phrases have the id {_double(self.phrases)!r}")
        self.by_cat: dict[str, list[Form]] = {}
        for form in self.phrases:
            self.by_cat.setdefault(form.cat, []).append(form)
        self.surfaces = dict(_surfaces(self.phrases, self.joinings.values()))

    def terminal(self, part: Part) -> str:
        """The symbol of a part in the grammar: a terminal, or a class with forms."""
        if isinstance(part, Slot):
            return self.symbol(part.cat)
        if isinstance(part, Verb):
            return self.surfaces[part.base]
        if isinstance(part, Noun):
            return self.surfaces[part.singular]
        if isinstance(part, Grammatical):
            return "a" if part == ARTICLE else "own" if part == OWN else "'s"
        return self.surfaces[part.text]

    def symbol(self, cat: str) -> str:
        """The symbol of a class: `<class>` if terms or numbers fill it, or `@class`."""
        return f"<{cat}>" if cat in self.classes | {"int", "range"} else f"@{cat}"

    @property
    def line_heads(self) -> tuple[tuple[str, ...], ...]:
        """The words before the colon of every labelled line, such as "Cost"."""
        heads = []
        for form in self.by_cat.get("unit", ()):
            words = form.words.split()
            if ":" in words[:-1]:
                heads.append(tuple(words[: words.index(":")]))
        return tuple(dict.fromkeys(heads))

    def literal_runs(self) -> Iterator[tuple[Form, int, tuple[str, ...]]]:
        """Every stretch of plain words in a form, with the number of its first part."""
        for form in self.phrases:
            run: list[str] = []
            for at, part in enumerate((*parts_of(form.words), None)):
                if isinstance(part, Word | Noun | Verb):
                    run.append(_plain(part))
                elif run:
                    yield form, at - len(run), tuple(run)
                    run = []


def _plain(part: Word | Noun | Verb) -> str:
    match part:
        case Word():
            return part.text
        case Noun():
            return part.singular
        case Verb():
            return part.base


def _fillable(
    phrases: Iterable[Phrase], joinings: Iterable[Joining], classes: Collection[str]
) -> frozenset[str]:
    """Every class that something can fill, found by growing the set until it stands."""
    known = {"int", "range", PREFIX, *classes}
    grown = True
    while grown:
        grown = False
        for form in phrases:
            if form.cat not in known and _slots_in(form, known):
                known.add(form.cat)
                grown = True
        for joining in joinings:
            if joining.cat not in known and joining.of in known:
                known.add(joining.cat)
                grown = True
    return frozenset(known)


def _slots_in(form: Phrase, known: Collection[str]) -> bool:
    return all(p.cat in known for p in parts_of(form.words) if isinstance(p, Slot))


def _double(phrases: Iterable[Phrase]) -> str:
    counted = Counter(form.id for form in phrases)
    return counted.most_common(1)[0][0]


def _surfaces(
    phrases: Iterable[Phrase], joinings: Iterable[Joining]
) -> Iterator[tuple[str, str]]:
    """Every plain word that may be met, with its terminal. First come, first served."""
    parts = [part for form in phrases for part in parts_of(form.words)]
    found: dict[str, str] = {"'s": "'s"}
    found.update(dict.fromkeys(ARTICLES, "a"))
    found.update(dict.fromkeys(POSSESSIVES, "own"))
    for part in parts:
        if isinstance(part, Verb):
            for surface in agreement.verb_forms(part.base):
                found.setdefault(surface, part.base + "*")
    for part in parts:
        if isinstance(part, Noun):
            terminal = found.setdefault(part.singular, part.singular + "#")
            found.setdefault(agreement.plural(part.singular), terminal)
    for part in parts:
        if isinstance(part, Word):
            found.setdefault(part.text, part.text)
    for joining in joinings:
        found.setdefault(joining.joiner, joining.joiner)
    found.update({stop: stop for stop in STOPS})
    yield from found.items()
