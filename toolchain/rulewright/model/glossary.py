"""The glossary: one word per thing, one thing per word."""

from pydantic import Field

from rulewright.model.record import IconName, Id, Record


class Term(Record):
    """A game term.

    `term` and `plural` are the exact printed spellings (a mass noun has no plural);
    `grammar` is the class under which a sentence may use it as a slot filler; `icon`
    may stand before the word; `not` lists words that must not appear for this thing.
    """

    id: Id
    term: str
    plural: str | None = None
    kind: str
    grammar: Id | None = None
    icon: IconName | None = None
    meaning: str = Field(alias="is")
    not_: tuple[str, ...] = Field(alias="not", default=())


class RetiredName(Record):
    """A name that was printed once and must not print again."""

    word: str
    printed: str


class ForbiddenWord(Record):
    """A word that rules text does not use, and what it says instead."""

    word: str
    say: str


class Glossary(Record):
    """All terms of a game, with the words that do not print."""

    terms: tuple[Term, ...]
    retired: tuple[RetiredName, ...] = ()
    forbidden: tuple[ForbiddenWord, ...] = ()
