"""A language: the closed English of one game, ready to read and write.

It is made of the kernel's phrases, the game's own, and the game's glossary. Reading
turns a unit (a sentence, a line, a label) into a claim; writing turns the claim back
into the one sentence that says it.

Here: the door of the room. Not here: cutting a passage into units (`passages`), and
what is said to the author (`findings`).
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from rulewright.text.forms import Collision, Form, Forms
from rulewright.text.grammar import productions
from rulewright.text.lexing import (
    Lexicon,
    TermLike,
    Token,
    collisions,
    lexicon,
)
from rulewright.text.nearest import Neighbours
from rulewright.text.phrase import Claim, Joining, Phrase
from rulewright.text.reading import Reader, Reading
from rulewright.text.samples import Sampler
from rulewright.text.tables import tables
from rulewright.text.words_from_claims import writer

NO_LABELS: Mapping[str, str] = {}

Readings = dict[tuple[str, tuple[tuple[str, str], ...]], Reading]
"""Readings by unit and labels of the face."""


class Language:
    """The rules English of one game.

    `labels` in its methods are the labels of one face, id to printed words.
    """

    def __init__(
        self, forms: Forms, terms: tuple[TermLike, ...], reader: Reader
    ) -> None:
        self.forms = forms
        self.terms = terms
        self._reader = reader
        self._writer = writer(forms)
        self._lexicon = lexicon(forms, terms, every=False)
        self._on_faces: dict[tuple[tuple[str, str], ...], Lexicon] = {}
        self.known: Readings = {}
        """Readings of units that were read before; whoever keeps them fills this."""
        self.read_now: Readings = {}
        """Every sound reading that was asked for."""

    @classmethod
    def build(
        cls,
        phrases: Iterable[Phrase],
        joinings: Iterable[Joining],
        terms: Iterable[TermLike],
        *,
        cache: Path | None = None,
    ) -> "Language":
        """Put a language together; `cache` is a folder for the tables of its grammar.

        Raises `GrammarConflictError` if two forms fit the same words, and ValueError if
        two phrases have one id: both are faults of the phrases.
        """
        known = tuple(terms)
        classes = {term.grammar for term in known if term.grammar}
        forms = Forms(phrases, joinings, classes)
        rules = productions(forms)
        return cls(forms, known, Reader(rules, tables(rules, cache)))

    def read(self, unit: str, labels: Mapping[str, str] = NO_LABELS) -> Reading:
        """What a unit claims, or where it could not be read."""
        key = unit, tuple(sorted(labels.items()))
        found = self.known.get(key)
        if found is not None:
            self.read_now[key] = found
            return found
        tokens = self._on_face(labels).tokens(unit)
        reading = self._reader.read(unit, tokens, self._start_of(tokens))
        if reading.stumble is None:
            self.read_now[key] = reading
            return reading
        told = self._neighbours.explain(reading.stumble, tokens)
        return Reading(unit, reading.tokens, stumble=told)

    def wordings(
        self, claim: Claim, labels: Mapping[str, str] = NO_LABELS
    ) -> tuple[str, ...]:
        """Every way to print a claim; a sound one has exactly one."""
        return self._writer.wordings(claim, self._on_face(labels).printed)

    def write(self, claim: Claim, labels: Mapping[str, str] = NO_LABELS) -> str:
        """The sentence, line or label that says a claim.

        Raises ValueError if no wording says it, or several do.
        """
        found = self.wordings(claim, labels)
        if len(found) != 1:
            raise ValueError(f"{len(found)} wordings of {claim!r}: {found[:3]}")
        return found[0]

    def words(
        self, text: str, labels: Mapping[str, str] = NO_LABELS
    ) -> tuple[Token, ...]:
        """The words of any printed string, each with the glossary term it names.

        Terms without a class are found as well: `term` is then `kind.id`.
        """
        return tuple(self._full_lexicon.with_labels(labels).tokens(text))

    def example(self, form: str) -> str:
        """The shortest sentence that shows a form, in the words of this game.

        A label in it is called "Sample".
        """
        claim = self.sampler.of_form(self.forms.by_id[form])
        found = self.wordings(claim, {"sample": "Sample"})
        return found[0] if found else ""

    @property
    def collisions(self) -> tuple[Collision, ...]:
        """Terms spelled like plain words of a form."""
        return tuple(collisions(self.forms, self._lexicon))

    @cached_property
    def line_heads(self) -> tuple[tuple[str, ...], ...]:
        """The words before the colon of every labelled line."""
        return self.forms.line_heads

    @cached_property
    def sampler(self) -> Sampler:
        """The shortest claims of this language."""
        first: dict[str, str] = {}
        for name in self._lexicon.printed:
            first.setdefault(name.split(".")[0], name)
        return Sampler(self.forms, first)

    def _start_of(self, tokens: list[Token]) -> str:
        if (
            tokens
            and tokens[-1].text == ":"
            and "label" in self._reader.tables.starts
            and self._reader.begins("label", tokens[0].terminal)
        ):
            return "label"
        return "unit"

    def _on_face(self, labels: Mapping[str, str]) -> Lexicon:
        if not labels:
            return self._lexicon
        key = tuple(sorted(labels.items()))
        if key not in self._on_faces:
            self._on_faces[key] = self._lexicon.with_labels(labels)
        return self._on_faces[key]

    @cached_property
    def _full_lexicon(self) -> Lexicon:
        return lexicon(self.forms, self.terms, every=True)

    @cached_property
    def _neighbours(self) -> Neighbours:
        terms: dict[str, list[str]] = {}
        for name, (singular, _) in self._lexicon.printed.items():
            terms.setdefault(name.split(".")[0], []).append(singular)
        return Neighbours(self.forms, terms, self._example_of)

    def _example_of(self, form: Form) -> str:
        return self.example(form.id)
