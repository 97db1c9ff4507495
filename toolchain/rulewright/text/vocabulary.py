"""Vocabulary: the words that do not print, and what to say instead.

Three lists of the glossary: `not` of each term, `forbidden` (words that rules text does
not use), `retired` (names that printed once).

Here: finding these words in a string. Not here: where which list applies (`checks`).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.model.glossary import Glossary

_TOKEN = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")


@dataclass(frozen=True, slots=True)
class Struck:
    """A word that does not print: `text[start:end]`, and what to say instead."""

    word: str
    say: str
    start: int
    end: int


@dataclass(frozen=True)
class Vocabulary:
    """The lists of one game, by words in lower case."""

    forbidden: Mapping[tuple[str, ...], tuple[str, str]]
    retired: Mapping[tuple[str, ...], tuple[str, str]]

    def forbidden_in(self, text: str) -> Iterator[Struck]:
        """Words that rules text does not use."""
        yield from _found(text, self.forbidden)

    def retired_in(self, text: str) -> Iterator[Struck]:
        """Retired names, spelled with their capitals."""
        yield from _found(text, self.retired)


def vocabulary(glossary: Glossary) -> Vocabulary:
    """The words that do not print in a game.

    A `not` entry with a remark in parentheses is for people: "leader (of a hex)" may
    print where it means something else.
    """
    forbidden: dict[tuple[str, ...], tuple[str, str]] = {}
    for term in glossary.terms:
        for word in term.not_:
            if "(" not in word:
                forbidden.setdefault(_key(word), (word, term.term))
    for entry in glossary.forbidden:
        forbidden[_key(entry.word)] = (entry.word, entry.say)
    retired = {_key(r.word): (r.word, r.printed) for r in glossary.retired}
    return Vocabulary(forbidden, retired)


def _key(words: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _TOKEN.findall(words))


def _found(
    text: str, listed: Mapping[tuple[str, ...], tuple[str, str]]
) -> Iterator[Struck]:
    tokens = [(m[0], m.start(), m.end()) for m in _TOKEN.finditer(text)]
    longest = max((len(key) for key in listed), default=0)
    at = 0
    while at < len(tokens):
        for size in range(min(longest, len(tokens) - at), 0, -1):
            window = tokens[at : at + size]
            hit = listed.get(tuple(word.lower() for word, _, _ in window))
            if hit is not None and _same_capitals(hit[0], (w for w, _, _ in window)):
                yield Struck(hit[0], hit[1], window[0][1], window[-1][2])
                at += size
                break
        else:
            at += 1


def _same_capitals(listed: str, words: Iterable[str]) -> bool:
    """A listed word in capitals is a name: "Cloud" strikes no "cloud"."""
    return all(
        not ours[0].isupper() or theirs[0].isupper()
        for ours, theirs in zip(_TOKEN.findall(listed), words, strict=False)
    )
