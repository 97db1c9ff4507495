"""Rules English: what holds of every claim and every sentence, not only of ours."""

import re
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, Tree
from lark.common import LexerConf
from lark.lexer import Lexer, Token

from rulewright.text.forms import OPENER, PREFIX
from rulewright.text.grammar import OPENERS, fill, productions
from rulewright.text.phrase import Claim, Slot, parts_of
from unit.mandate2038.tongue import LANGUAGE, SENTENCES, Sentence

FORMS = LANGUAGE.forms
LABELS = {"alpha": "Alpha", "beta": "Beta"}
TERMS: dict[str, list[str]] = {}
for _term in LANGUAGE.terms:
    if _term.grammar:
        TERMS.setdefault(_term.grammar, []).append(f"{_term.grammar}.{_term.id}")
TERMS["option"] += [f"option.{label}" for label in LABELS]


@st.composite
def claims(draw: st.DrawFn, cat: str, depth: int = 0) -> Claim:
    """Any claim of a class, as the grammar could build it."""
    if cat == "int":
        return draw(st.sampled_from((0, 1, 2, 3, 12)))
    if cat == "range":
        return draw(st.sampled_from(("1–3", "4–6")))
    if cat in FORMS.classes:
        return draw(st.sampled_from(TERMS[cat]))
    if cat == PREFIX:
        return draw(prefixes(depth))
    if cat in FORMS.joinings:
        joining = FORMS.joinings[cat]
        most = 1 if depth > 4 else joining.most or 3
        count = draw(st.integers(1, most))
        return [draw(claims(joining.of, depth + 1)) for _ in range(count)]
    form = draw(st.sampled_from(FORMS.by_cat[cat]))
    env: dict[str, Claim] = {}
    for part in parts_of(form.words):
        if isinstance(part, Slot):
            value = draw(claims(part.cat, depth + 1))
            if isinstance(value, int) and value < form.where.get(part.name, 0):
                value = form.where[part.name]
            env[part.name] = value
    return fill(form.claim, env)


@st.composite
def prefixes(draw: st.DrawFn, depth: int) -> Claim:
    """Any openers, one of a kind at most."""
    front: dict[str, Claim] = {}
    for _ in range(draw(st.sampled_from((0, 0, 1, 1, 2)))):
        opener = draw(claims(OPENER, depth + 1))
        assert isinstance(opener, dict)
        front |= {key: value for key, value in opener.items() if key not in front}
    return {key: front[key] for key in OPENERS if key in front}


@settings(max_examples=600)
@given(claims("unit"))
def test_every_claim_has_one_wording_that_reads_as_the_claim(claim: Claim) -> None:
    (sentence,) = LANGUAGE.wordings(claim, LABELS)
    reading = LANGUAGE.read(sentence, LABELS)
    assert reading.stumble is None, (sentence, reading.stumble)
    assert reading.claim == claim, sentence


@settings(max_examples=60)
@given(claims("label"))
def test_every_label_has_one_wording_that_reads_as_the_label(claim: Claim) -> None:
    (label,) = LANGUAGE.wordings(claim, LABELS)
    assert LANGUAGE.read(label, LABELS).claim == claim


@settings(max_examples=300)
@given(st.text(alphabet=" •–'’.,:;(){}!aAeEßé1 2Gain Runway", max_size=60))
def test_any_characters_are_read_or_given_up_with_a_place(text: str) -> None:
    reading = LANGUAGE.read(text)
    assert all(text[t.start : t.end] == t.text for t in reading.tokens)
    if reading.stumble is not None:
        assert 0 <= reading.stumble.start <= reading.stumble.end <= len(text)


@settings(max_examples=400)
@given(st.sampled_from(SENTENCES), st.data())
def test_a_sentence_with_one_word_changed_never_means_the_same(
    sentence: Sentence, data: st.DataObject
) -> None:
    mutant = data.draw(st.sampled_from(sorted(set(mutants(sentence.text)))))
    claim = LANGUAGE.read(sentence.text, sentence.labels).claim
    reading = LANGUAGE.read(mutant, sentence.labels)
    if reading.read and LANGUAGE.wordings(reading.claim, sentence.labels) == (mutant,):
        assert reading.claim != claim, mutant


SWAPS = (
    ("more", "less"), ("less", "more"), ("This cycle", "This Era"),
    ("after", "before"), ("when", "after"), ("gain", "pay"), ("gains", "pays"),
    ("add", "remove"), ("adds", "removes"), ("highest", "lowest"), ("most", "fewest"),
    ("may ", ""), ("each", "1 of"), ("any", "a"), ("a ", "any "), ("your", "their"),
    ("Runway", "Compute"), ("Trust", "Mandate"), ("and", "or"), ("or", "and"),
    ("Each player", "That player"), ("per Era", "per game"), ("up to ", ""),
)  # fmt: skip


def mutants(text: str) -> Iterator[str]:
    """The sentence with a word dropped, two swapped, a number or a word changed."""
    words = text.split(" ")
    for at in range(len(words)):
        yield " ".join(words[:at] + words[at + 1 :])
        if at and words[at] != words[at - 1]:
            yield " ".join(
                [*words[: at - 1], words[at], words[at - 1], *words[at + 1 :]]
            )
    for match in re.finditer(r"(?<![\d–])\d+(?![\d–])", text):
        yield text[: match.start()] + str(int(match[0]) + 1) + text[match.end() :]
    for old, new in SWAPS:
        for match in re.finditer(rf"(?<![A-Za-z]){re.escape(old)}(?![A-Za-z])", text):
            yield text[: match.start()] + new + text[match.end() :]


def test_a_parser_that_keeps_all_readings_finds_one_of_each_sentence() -> None:
    earley = {start: _earley(start) for start in ("unit", "label")}
    for sentence in SENTENCES:
        reading = LANGUAGE.read(sentence.text, sentence.labels)
        start = "label" if reading.forms[-1].startswith("label.") else "unit"
        tree = earley[start].parse(Symbols([t.terminal for t in reading.tokens]))
        doubled = [t for t in tree.iter_subtrees() if t.data == "_ambig"]
        assert not doubled, sentence.text
        assert isinstance(tree, Tree)


class Symbols(list[str]):
    """Terminals in the place of a text."""


class SymbolLexer(Lexer):
    """Hands terminals on as they are."""

    def __init__(self, conf: LexerConf) -> None:
        del conf

    def lex(self, data: object) -> Iterator[Token]:  # type: ignore[override]
        """The terminals, as lark's tokens."""
        symbols = getattr(data, "text", data)
        assert isinstance(symbols, list)
        return (Token(NAMES[symbol], symbol) for symbol in symbols)


RULES = productions(FORMS)
_SYMBOLS = sorted({s for r in RULES for s in (r.cat, *r.symbols)})
NAMES = {
    symbol: (f"n{at}" if symbol[0] == "@" else f"T{at}")
    for at, symbol in enumerate(_SYMBOLS)
}


def _earley(start: str) -> Lark:
    ways: dict[str, list[str]] = {}
    for rule in RULES:
        ways.setdefault(rule.cat, []).append(" ".join(NAMES[s] for s in rule.symbols))
    lines = [f"{NAMES[cat]}: {' | '.join(found)}" for cat, found in ways.items()]
    declared = " ".join(name for name in NAMES.values() if name[0] == "T")
    return Lark(
        "\n".join([*lines, f"%declare {declared}"]),
        parser="earley",
        lexer=SymbolLexer,
        start=NAMES[f"@{start}"],
        ambiguity="explicit",
        maybe_placeholders=False,
    )
