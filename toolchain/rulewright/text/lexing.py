"""Lexing: words of a sentence, with their place, their terminal and the term they name.

The longest term wins, before any grammar: "Thermal and Water Basin" is one word to a
sentence. A term wins over a plain word. The labels of a face are terms on that face
only. A capital at the start of a sentence is read without regard.

Here: spelling. Not here: what words mean together (`reading`).
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from rulewright.text.forms import INT, LABELS, RANGE, Collision, Forms

UNKNOWN = "<unknown>"
"""The terminal of a word that is neither a term nor in any form."""

WORDS = re.compile(r"\d+–\d+|\d+|['’]s\b|[^\W\d_]+(?:-[^\W\d_]+)*|\S")
"""How a sentence is cut: numbers, ranges, "'s", words, and any other character."""


class TermLike(Protocol):
    """What lexing asks of a glossary term (`model.Term` is one)."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def term(self) -> str: ...  # noqa: D102
    @property
    def plural(self) -> str | None: ...  # noqa: D102
    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def grammar(self) -> str | None: ...  # noqa: D102


class Token(NamedTuple):
    """A word, number, term or stop: `text[start:end]`, one symbol to the grammar.

    `value` is what a slot gets from it: `class.id` of a term, or a number; `term` is
    its name in the glossary, `class.id` or `kind.id` where it has no class.
    """

    text: str
    start: int
    end: int
    terminal: str
    value: str | int
    term: str | None = None


class Spelling(NamedTuple):
    """One way to print a term."""

    words: tuple[str, ...]
    cls: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All spellings of a game's terms, by first word, longest first."""

    forms: Forms
    spellings: Mapping[str, tuple[Spelling, ...]]
    printed: Mapping[str, tuple[str, str]]
    """Singular and plural of every term with a class, by `class.id`."""

    def with_labels(self, labels: Mapping[str, str]) -> "Lexicon":
        """The same on a face with labels (id to printed words)."""
        if not labels:
            return self
        extra = [_label(key, words) for key, words in labels.items()]
        names = {
            s.name: (labels[k], labels[k]) for k, s in zip(labels, extra, strict=True)
        }
        merged = dict(self.spellings)
        for first, found in _by_first_word(extra).items():
            merged[first] = _longest_first((*found, *merged.get(first, ())))
        return Lexicon(self.forms, merged, {**self.printed, **names})

    def tokens(self, text: str) -> list[Token]:
        """The words of one unit of rules text."""
        return list(self._tokens(text))

    def _tokens(self, text: str) -> Iterator[Token]:
        raw = [(m.group(), m.start(), m.end()) for m in WORDS.finditer(text)]
        at, begins = 0, True
        while at < len(raw):
            found = self._term_at(raw, at, begins=begins)
            if found is not None:
                last = at + len(found.words) - 1
                start, end = raw[at][1], raw[last][2]
                terminal = f"<{found.cls}>" if found.cls else UNKNOWN
                yield Token(
                    text[start:end], start, end, terminal, found.name, found.name
                )
                at = last + 1
                begins = False
                continue
            word, start, end = raw[at]
            yield self._plain(word, start, end, begins=begins)
            begins = word == ":"
            at += 1

    def _term_at(
        self, raw: list[tuple[str, int, int]], at: int, *, begins: bool
    ) -> Spelling | None:
        word = raw[at][0]
        found = self._longest(word, raw, at)
        if found is None and begins and word[0].isupper():
            found = self._longest(word[0].lower() + word[1:], raw, at)
        return found

    def _longest(
        self, first: str, raw: list[tuple[str, int, int]], at: int
    ) -> Spelling | None:
        for spelling in self.spellings.get(first, ()):
            rest = spelling.words[1:]
            if all(
                at + k < len(raw) and raw[at + k][0] == word
                for k, word in enumerate(rest, start=1)
            ):
                return spelling
        return None

    def _plain(self, word: str, start: int, end: int, *, begins: bool) -> Token:
        if word.isdigit():
            return Token(word, start, end, INT, int(word))
        if word[0].isdigit():
            return Token(word, start, end, RANGE, word)
        key = "'s" if word == "’s" else word
        terminal = self.forms.surfaces.get(key)
        if terminal is None and begins:
            terminal = self.forms.surfaces.get(key[0].lower() + key[1:])
        return Token(word, start, end, terminal or UNKNOWN, word)


def lexicon(forms: Forms, terms: Iterable[TermLike], *, every: bool) -> Lexicon:
    """The lexicon of a game: terms with a class, or with `every` all of them."""
    spellings, printed = [], {}
    for term in terms:
        cls = term.grammar
        if cls is None and not every:
            continue
        name = f"{cls or term.kind.replace(' ', '_')}.{term.id}"
        surfaces = (term.term, term.plural or term.term)
        if cls is not None:
            printed[name] = surfaces
        spellings += [
            Spelling(tuple(words_of(s)), cls, name) for s in dict.fromkeys(surfaces)
        ]
    return Lexicon(forms, _by_first_word(spellings), printed)


def words_of(text: str) -> list[str]:
    """The plain words of a printed string, as lexing cuts them."""
    return WORDS.findall(text)


def collisions(forms: Forms, words: Lexicon) -> Iterator[Collision]:
    """Terms spelled like plain words of a form, whatever the capitals.

    Words collide as they are spelled; a first word collides whatever its capitals,
    since a sentence may begin with it.
    """
    single = {
        s.words[0].lower(): s
        for found in words.spellings.values()
        for s in found
        if len(s.words) == 1 and s.cls
    }
    for form, first, run in forms.literal_runs():
        raw = [(word, 0, 0) for word in run]
        for at, word in enumerate(run):
            hit = words._longest(word, raw, at)  # noqa: SLF001 - one module
            if (hit is None or hit.cls is None) and at == first == 0:
                hit = single.get(word.lower())
            if hit is not None and hit.cls is not None:
                yield Collision(hit.name, " ".join(hit.words), form.id)


def _label(key: str, words: str) -> Spelling:
    return Spelling(tuple(words_of(words)), LABELS, f"{LABELS}.{key}")


def _by_first_word(
    spellings: Collection[Spelling],
) -> dict[str, tuple[Spelling, ...]]:
    found: dict[str, list[Spelling]] = {}
    for spelling in spellings:
        if spelling.words:
            found.setdefault(spelling.words[0], []).append(spelling)
    return {first: _longest_first(group) for first, group in found.items()}


def _longest_first(spellings: Iterable[Spelling]) -> tuple[Spelling, ...]:
    return tuple(sorted(spellings, key=lambda s: -len(s.words)))
