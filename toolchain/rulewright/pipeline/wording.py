"""The language of a game, and its rules text set for faces."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.faces.trace import collecting, note, note_again
from rulewright.faces.typesetting import Paragraph, typeset
from rulewright.faces.view import Typeset
from rulewright.model import Catalogue, Figure, Item, Term
from rulewright.pipeline.locating import Place
from rulewright.text.facetext import FaceText, read_face
from rulewright.text.language import Language
from rulewright.text.phrases import ALL as PHRASES
from rulewright.text.phrases import JOININGS
from rulewright.text.weaving import FigureOf, Woven, weave


def language_of(place: Place, catalogue: Catalogue, cache: Path | None) -> Language:
    """The language of a game: the kernel's phrases, the game's, and its glossary."""
    game = place.game
    return Language.build(
        (*PHRASES, *(game.phrases() if game else ())),
        (*JOININGS, *(game.joinings() if game else ())),
        catalogue.glossary.terms,
        cache=cache,
    )


def figures_on(catalogue: Catalogue, item: Item) -> FigureOf:
    """The figures that sentences of one component may refer to."""

    def figure(reference: str) -> Figure | None:
        found = catalogue.figure(reference, item)
        if not isinstance(found, Figure):
            return None
        home = catalogue.find(".".join(found.home.split(".")[:2]))
        if home is not None:
            note(home)
        return found

    return figure


def text_of(catalogue: Catalogue, item: Item, language: Language) -> FaceText:
    """Everything a component prints, woven and read."""
    return read_face(
        item.heading,
        catalogue.passages(item),
        figures_on(catalogue, item),
        language,
        item.component.labels,
    )


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A stretch of woven words as typesetting wants it."""

    start: int
    end: int
    home: str | None


@dataclass(frozen=True, slots=True)
class _Words:
    """Woven words as typesetting wants them."""

    words: str
    parts: tuple[_Stretch, ...]


@dataclass(frozen=True, slots=True)
class _Term:
    """A term in the words as typesetting wants it."""

    start: int
    end: int
    term: str
    kind: str
    icon: str | None


class Setter:
    """Sets rules text of a catalogue: woven, terms found, lines kept together."""

    def __init__(self, catalogue: Catalogue, language: Language) -> None:
        self._catalogue = catalogue
        self._language = language
        self._done: dict[
            tuple[str, str], tuple[tuple[Paragraph, ...], Mapping[str, str]]
        ] = {}

    @cached_property
    def _terms(self) -> Mapping[str, Term]:
        terms: dict[str, Term] = {}
        for term in self._catalogue.glossary.terms:
            terms[f"{term.grammar or term.kind}.{term.id}"] = term
        return terms

    def paragraphs(self, source: str, item: Item) -> tuple[Paragraph, ...]:
        """The paragraphs of one string of a component."""
        key = (item.name, source)
        if key not in self._done:
            with collecting() as notes:
                woven = weave(source, figures_on(self._catalogue, item))
            set_text = typeset(_words(woven), self._found(woven.words, item))
            self._done[key] = (set_text, notes)
        set_text, read = self._done[key]
        note_again(read)
        return set_text

    def _found(self, words: str, item: Item) -> list[_Term]:
        found: list[_Term] = []
        for token in self._language.words(words, item.component.labels):
            term = self._terms.get(token.term) if token.term else None
            if term is not None:
                found.append(
                    _Term(token.start, token.end, term.id, term.kind, term.icon)
                )
        return found

    @property
    def typeset(self) -> Typeset:
        """The function that views call."""
        return self.paragraphs


def _words(woven: Woven) -> _Words:
    return _Words(
        woven.words,
        tuple(
            _Stretch(part.start, part.end, part.figure.home if part.figure else None)
            for part in woven.parts
        ),
    )
