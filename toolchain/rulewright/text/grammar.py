"""The grammar: productions made of forms and joinings.

Each form gives one production, each joining a handful. A production knows how its
parts make the claim; the parser calls it with what the parts mean.

Here: productions and what they build. Not here: tables (`tables`), running them
(`reading`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rulewright.text.forms import OPENER, PREFIX, Forms
from rulewright.text.phrase import Claim, Joining, Phrase, Slot, parts_of

OPENERS = ("every", "until", "when", "replaces", "if", "per")
"""What an opener may say, in print order: one of each at most."""

Shape = Literal[
    "form", "one", "two", "many", "middle", "more", "whole", "bare", "none", "opened"
]


@dataclass(frozen=True, slots=True)
class Production:
    """One rule of the grammar: `cat` may be read as `symbols`."""

    cat: str
    symbols: tuple[str, ...]
    shape: Shape
    form: Phrase | None = None
    slots: tuple[tuple[str, int], ...] = ()
    takes: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """For joined effects: the classes of bare amounts that each verb takes."""

    @property
    def key(self) -> str:
        """A name that is stable between runs, for the table on disk."""
        return f"{self.cat} -> {' '.join(self.symbols)}"


class RefusedError(Exception):
    """Words that fit the grammar and still cannot be meant; says why."""


@dataclass(frozen=True, slots=True)
class Bare:
    """An amount that borrows the verb of the effect before it."""

    cat: str
    amount: Claim


def productions(forms: Forms) -> tuple[Production, ...]:
    """All productions of a language, in a fixed order."""
    return tuple(_productions(forms))


def _productions(forms: Forms) -> Iterator[Production]:
    for form in forms.phrases:
        parts = parts_of(form.words)
        slots = tuple((p.name, i) for i, p in enumerate(parts) if isinstance(p, Slot))
        symbols = tuple(forms.terminal(part) for part in parts)
        yield Production(f"@{form.cat}", symbols, "form", form, slots)
        if form.cat == OPENER and not _says_one_thing(form.claim):
            raise ValueError(f"opener {form.id!r} must say one of {OPENERS}")
    for joining in forms.joinings.values():
        yield from _joined(forms, joining)
    prefix, opener = forms.symbol(PREFIX), forms.symbol(OPENER)
    yield Production(prefix, (), "none")
    if OPENER in forms.by_cat:
        yield Production(prefix, (prefix, opener, ","), "opened")


def _says_one_thing(claim: Claim) -> bool:
    return isinstance(claim, dict) and len(claim) == 1 and set(claim) <= set(OPENERS)


def _joined(forms: Forms, joining: Joining) -> Iterator[Production]:
    cat, item = forms.symbol(joining.cat), forms.symbol(joining.of)
    joiner = forms.surfaces[joining.joiner]
    later = item
    if joining.ellipsis:
        later = f"{cat}|later"
        yield Production(later, (item,), "whole")
        for bare in joining.ellipsis:
            if bare in forms.by_cat:
                symbol = forms.symbol(bare)
                yield Production(later, (symbol,), "bare", slots=((bare, 0),))
    takes = _taking(forms, joining)
    yield Production(cat, (item,), "one")
    yield Production(cat, (item, joiner, later), "two", takes=takes)
    if joining.most == 2:
        return
    middle = f"{cat}|middle"
    symbols = (item, ",", middle, ",", joiner, later)
    yield Production(cat, symbols, "many", takes=takes)
    yield Production(middle, (later,), "middle")
    yield Production(middle, (middle, ",", later), "more")


Value: TypeAlias = "Claim | Bare | Sequence[Value]"


def build(rule: Production, values: Sequence[Value]) -> Value:  # noqa: PLR0911
    """What a production means, from what its parts mean.

    Raises `RefusedError` for words that fit the grammar but contradict themselves.
    """
    match rule.shape:
        case "form":
            return _filled(rule, values)
        case "one":
            return [values[0]]
        case "two":
            return _spread(rule, [values[0], values[2]])
        case "many":
            return _spread(rule, [values[0], *_items(values[2]), values[5]])
        case "middle":
            return [values[0]]
        case "more":
            return [*_items(values[0]), values[2]]
        case "whole":
            return values[0]
        case "bare":
            return Bare(rule.slots[0][0], _claim(values[0]))
        case "none":
            return {}
        case "opened":
            return _opened(values[0], values[1])


def fill(template: Claim, env: dict[str, Claim]) -> Claim:
    """A claim template with its slots filled."""
    if isinstance(template, str):
        return env[template[1:]] if template[:1] == "$" else template
    if isinstance(template, dict):
        return {key: fill(value, env) for key, value in template.items()}
    if isinstance(template, list):
        return [fill(value, env) for value in template]
    return template


def _filled(rule: Production, values: Sequence[Value]) -> Claim:
    form = rule.form
    assert form is not None  # noqa: S101 - the shape says so
    env = {name: _claim(values[at]) for name, at in rule.slots}
    for name, least in form.where.items():
        value = env[name]
        if not isinstance(value, int) or value < least:
            raise RefusedError(f"this figure must be {least} or more here")
    return fill(form.claim, env)


def _opened(prefix: Value, opener: Value) -> Claim:
    assert isinstance(prefix, dict) and isinstance(opener, dict)  # noqa: S101, PT018
    for key in opener:
        if key in prefix:
            raise RefusedError("a sentence has one opener of a kind")
    return {**prefix, **opener}


def _taking(forms: Forms, joining: Joining) -> Mapping[str, frozenset[str]]:
    """The classes of amounts that each verb takes, if bare ones may follow it."""
    found: dict[str, frozenset[str]] = {}
    for form in forms.by_cat.get(joining.of, ()) if joining.ellipsis else ():
        claim = form.claim
        if isinstance(claim, dict) and claim.keys() == {"do", "q"}:
            cats = {p.cat for p in parts_of(form.words) if isinstance(p, Slot)}
            verb = str(claim["do"])
            found[verb] = found.get(verb, frozenset()) | cats
    return found


def _spread(rule: Production, items: Sequence[Value]) -> Claim:
    """A list in which every bare amount has got the verb before it."""
    spread: list[Claim] = []
    for item in items:
        if isinstance(item, Bare):
            before = spread[-1]
            verb = before.get("do") if isinstance(before, dict) else None
            if item.cat not in rule.takes.get(str(verb), ()):
                raise RefusedError("the verb before it does not take this amount")
            spread.append({"do": verb, "q": item.amount})
        else:
            spread.append(_claim(item))
    return spread


def _items(value: Value) -> Sequence[Value]:
    assert isinstance(value, list)  # noqa: S101 - the grammar says so
    return value


def _claim(value: Value) -> Claim:
    assert not isinstance(value, Bare)  # noqa: S101 - only joinings see bare amounts
    return value  # type: ignore[return-value]
