"""Phrases: one line of template per form, from which reading and writing both come.

A template is words in print order. What stands in it:

| in the template | means |
|---|---|
| `more`, `,`, `Where` | the word itself; `=own` is the word "own" |
| `{n:int}` | a slot: the name it has in the claim, and the class that fills it |
| `{do:effects^who}` | verbs and possessives in the slot agree with the slot `who` |
| `{do:effects^you}` | the same, with a fixed subject: `you`, `third` or `base` |
| `{r:res#n}` | nouns in the slot take the number of the slot `n`; or `#sg`, `#pl` |
| `gain*` | a verb that agrees with its subject |
| `step#n` | a noun that takes the number of the slot `n`; or `#sg`, `#pl` |
| `a` or `an` | the article, whichever fits the next word |
| `own` | "your" or "their" |
| `poss` | "'s" |

The claim is what the words mean: plain values in which `$name` stands for what the
slot `name` means.

Here: what a phrase is and what its template says. Not here: the grammar made of all
phrases (`grammar`), reading (`reading`), writing (`words_from_claims`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

Claim: TypeAlias = "str | int | bool | list[Claim] | dict[str, Claim] | None"
"""What words mean: plain values that JSON can hold."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One form of one class: words both ways, and what they mean.

    `where` gives the lowest value of a numeric slot. `names` says what a later "that"
    or "it" may point to after these words, `points` what these words point to:
    plain words, or `$slot` for whatever fills the slot.
    """

    id: str
    cat: str
    words: str
    claim: Claim
    where: Mapping[str, int] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Joining:
    """How several of one class stand together: "A", "A and B", "A, B, and C".

    `most` limits how many (two, where a third comma would be read otherwise).
    `ellipsis` names classes of bare amounts that borrow the verb before them:
    "gain 1 Runway and 1 Trust".
    """

    cat: str
    of: str
    joiner: str
    ellipsis: tuple[str, ...] = ()
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A place that a class fills."""

    name: str
    cat: str
    agrees: str | None
    number: str | None


@dataclass(frozen=True, slots=True)
class Word:
    """A word or stop that stands as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb that agrees with its subject, by its plain form."""

    base: str


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun that agrees with a number: a slot's name, `sg` or `pl`."""

    singular: str
    number: str


@dataclass(frozen=True, slots=True)
class Grammatical:
    """A word that the writer chooses: article, possessive, "'s"."""

    role: str


Part: TypeAlias = Slot | Word | Verb | Noun | Grammatical

ARTICLE, OWN, POSSESSIVE = Grammatical("a"), Grammatical("own"), Grammatical("poss")
_GRAMMATICAL = {"a": ARTICLE, "an": ARTICLE, "own": OWN, "poss": POSSESSIVE}
_SLOT = re.compile(r"\{(\w+):(\w+)(?:\^(\w+))?(?:#(\w+))?\}")
_VERB = re.compile(r"([a-z]+)\*")
_NOUN = re.compile(r"(\w+)#(\w+)")


@cache
def parts_of(words: str) -> tuple[Part, ...]:
    """The parts of a template, in print order."""
    return tuple(_part(token) for token in words.split())


def _part(token: str) -> Part:
    if slot := _SLOT.fullmatch(token):
        return Slot(slot[1], slot[2], slot[3], slot[4])
    if verb := _VERB.fullmatch(token):
        return Verb(verb[1])
    if noun := _NOUN.fullmatch(token):
        return Noun(noun[1], noun[2])
    if token in _GRAMMATICAL:
        return _GRAMMATICAL[token]
    return Word(token.removeprefix("="))
