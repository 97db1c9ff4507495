"""Words from claims: the printed sentence that a claim stands for.

Every form whose claim fits is written out, so that two wordings of one claim show
themselves. Verbs, plurals, articles and possessives are chosen here.

Here: claims to words. Not here: words to claims (`reading`).
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.text import agreement
from rulewright.text.agreement import Agreement
from rulewright.text.forms import OPENER, PREFIX, Form, Forms
from rulewright.text.grammar import OPENERS
from rulewright.text.phrase import (
    ARTICLE,
    OWN,
    Claim,
    Grammatical,
    Joining,
    Noun,
    Part,
    Slot,
    Verb,
    Word,
    parts_of,
)

_ARTICLE = "\0a"
"""Holds the place of an article until the next word is known."""
_TIGHT_BEFORE = frozenset((".", ",", ":", ";", ")", "'s"))

Words = tuple[str, ...]
_Key = tuple[frozenset[str], Claim] | str | None


@dataclass(frozen=True)
class Writer:
    """A language ready to write: forms by what their claims look like."""

    forms: Forms
    by_key: Mapping[tuple[str, _Key], tuple[Form, ...]]

    def wordings(
        self, claim: Claim, printed: Mapping[str, tuple[str, str]]
    ) -> tuple[str, ...]:
        """Every sentence or label that a claim could be; a sound claim has one.

        `printed` gives singular and plural of each term by `class.id`.
        """
        cat = "label" if isinstance(claim, dict) and "label" in claim else "unit"
        pen = _Pen(self, printed)
        return tuple(sorted({joined(w) for w in pen.write(cat, claim, agreement.YOU)}))

    def fitting(self, cat: str, claim: Claim) -> Iterator[Form]:
        """The forms of a class whose claims look like this one."""
        yield from self.by_key.get((cat, _key(claim)), ())
        yield from self.by_key.get((cat, None), ())


def writer(forms: Forms) -> Writer:
    """A writer for the forms of a language."""
    grouped: dict[tuple[str, _Key], list[Form]] = {}
    for form in forms.phrases:
        passing = isinstance(form.claim, str) and form.claim.startswith("$")
        key = (form.cat, None if passing else _key(form.claim))
        grouped.setdefault(key, []).append(form)
    return Writer(forms, {key: tuple(found) for key, found in grouped.items()})


def _key(claim: Claim) -> _Key:
    if isinstance(claim, dict):
        verb = claim.get("do")
        return frozenset(claim), verb if isinstance(verb, str) else None
    return claim if isinstance(claim, str) else None


@dataclass(frozen=True, slots=True)
class _Pen:
    """One act of writing, with the terms of one face."""

    writer: Writer
    printed: Mapping[str, tuple[str, str]]

    def write(self, cat: str, claim: Claim, agrees: Agreement) -> list[Words]:
        """All renderings of a claim in a class."""
        forms = self.writer.forms
        if cat == "int":
            whole = isinstance(claim, int) and not isinstance(claim, bool)
            return [(str(claim),)] if whole else []
        if cat == "range":
            return [(claim,)] if isinstance(claim, str) and "–" in claim else []
        if cat in forms.classes:
            return self._term(cat, claim, agrees)
        if cat == PREFIX:
            return self._prefix(claim)
        if cat in forms.joinings:
            return self._joined(forms.joinings[cat], claim, agrees)
        return [
            words
            for form in self.writer.fitting(cat, claim)
            for words in self._form(form, claim, agrees)
        ]

    def _term(self, cat: str, claim: Claim, agrees: Agreement) -> list[Words]:
        if not isinstance(claim, str) or not claim.startswith(cat + "."):
            return []
        spelled = self.printed.get(claim)
        return [(spelled[1 if agrees.plural else 0],)] if spelled else []

    def _prefix(self, claim: Claim) -> list[Words]:
        if not isinstance(claim, dict) or not claim.keys() <= set(OPENERS):
            return []
        parts = [
            [(*w, ",") for w in self.write(OPENER, {key: claim[key]}, agreement.YOU)]
            for key in OPENERS
            if key in claim
        ]
        return _product(parts)

    def _joined(self, joining: Joining, claim: Claim, agrees: Agreement) -> list[Words]:
        if not isinstance(claim, list) or not claim:
            return []
        if joining.most is not None and len(claim) > joining.most:
            return []
        items, before = [], None
        for item in claim:
            items.append(self._item(joining, item, before, agrees))
            before = item
        return [_listed(joining.joiner, combo) for combo in itertools.product(*items)]

    def _item(
        self, joining: Joining, claim: Claim, before: Claim, agrees: Agreement
    ) -> list[Words]:
        whole = self.write(joining.of, claim, agrees)
        if whole and joining.ellipsis and _borrows(claim, before):
            assert isinstance(claim, dict)  # noqa: S101 - _borrows has seen to it
            bare = [
                words
                for cat in joining.ellipsis
                for words in self.write(cat, claim["q"], agrees)
            ]
            return bare or whole
        return whole

    def _form(self, form: Form, claim: Claim, agrees: Agreement) -> Iterable[Words]:
        env: dict[str, Claim] = {}
        if not unify(form.claim, claim, env) or not _within(form, env):
            return ()
        return _product([self._part(p, env, agrees) for p in parts_of(form.words)])

    def _part(
        self, part: Part, env: Mapping[str, Claim], agrees: Agreement
    ) -> list[Words]:
        match part:
            case Slot():
                return self.write(part.cat, env[part.name], _asked(part, env, agrees))
            case Word():
                return [(part.text,)]
            case Verb():
                return [(agreement.verb(part.base, agrees.subject),)]
            case Noun():
                plural = _is_plural(part.number, env)
                return [(agreement.plural(part.singular) if plural else part.singular,)]
            case Grammatical():
                if part == ARTICLE:
                    return [(_ARTICLE,)]
                return [(agrees.own if part == OWN else "'s",)]


def unify(template: Claim, claim: Claim, env: dict[str, Claim]) -> bool:
    """Whether a claim fits a template; fills `env` with what its slots stand for."""
    if isinstance(template, str) and template.startswith("$"):
        return env.setdefault(template[1:], claim) == claim
    if isinstance(template, dict):
        return (
            isinstance(claim, dict)
            and template.keys() == claim.keys()
            and all(unify(value, claim[key], env) for key, value in template.items())
        )
    if isinstance(template, list):
        return (
            isinstance(claim, list)
            and len(template) == len(claim)
            and all(unify(a, b, env) for a, b in zip(template, claim, strict=True))
        )
    return template == claim and type(template) is type(claim)


def joined(words: Iterable[str]) -> str:
    """Words as they print: articles chosen, stops closed up, the first letter large."""
    chosen = list(words)
    for at, word in enumerate(chosen):
        if word == _ARTICLE:
            chosen[at] = agreement.article(chosen[at + 1])
    text = ""
    for word in chosen:
        tight = not text or text.endswith("(") or word in _TIGHT_BEFORE
        text += word if tight else " " + word
    return text[:1].upper() + text[1:]


def _asked(slot: Slot, env: Mapping[str, Claim], agrees: Agreement) -> Agreement:
    """What a slot asks of the words inside it."""
    match slot.agrees:
        case None:
            asked = agrees
        case "you":
            asked = agreement.YOU
        case "third":
            asked = agreement.THIRD
        case "base":
            asked = Agreement("base", agrees.own)
        case "may":
            asked = Agreement("base", agreement.of_subject(env["who"]).own)
        case name:
            asked = agreement.of_subject(env[name])
    number = slot.number
    if number == "inherit":
        return asked.counted(agrees.plural)
    return asked.counted(None if number is None else _is_plural(number, env))


def _is_plural(number: str, env: Mapping[str, Claim]) -> bool:
    return number == "pl" or (number != "sg" and env[number] != 1)


def _within(form: Form, env: Mapping[str, Claim]) -> bool:
    for name, least in form.where.items():
        value = env[name]
        if not isinstance(value, int) or value < least:
            return False
    return True


def _borrows(claim: Claim, before: Claim) -> bool:
    """Whether an effect can leave out its verb after the effect before it."""
    return (
        isinstance(claim, dict)
        and isinstance(before, dict)
        and claim.keys() == before.keys() == {"do", "q"}
        and claim["do"] == before["do"]
    )


def _listed(joiner: str, items: tuple[Words, ...]) -> Words:
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return (*items[0], joiner, *items[1])
    head = tuple(w for item in items[:-1] for w in (*item, ","))
    return (*head, joiner, *items[-1])


def _product(parts: list[list[Words]]) -> list[Words]:
    return [
        tuple(itertools.chain.from_iterable(combo))
        for combo in itertools.product(*parts)
    ]
