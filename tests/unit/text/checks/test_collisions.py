"""Terms spelled like plain words of a form."""

from rulewright.diagnostics import Span
from rulewright.text.checks import collisions
from rulewright.text.language import Language
from rulewright.text.phrases import ALL, JOININGS
from unit.text.harbour import GLOSSARY, term


def place(at: int) -> Span:
    return Span("glossary.yaml", at + 2, 1, at + 2, 2)


def test_a_term_like_a_plain_word_is_told_once_at_its_own_place() -> None:
    terms = (*GLOSSARY.terms, term("gain", "Gain", None, "res"))
    (found,) = collisions(Language.build(ALL, JOININGS, terms), place)
    assert found.rule.code == "RW409"
    assert found.span == place(len(terms) - 1)
    assert "`Gain`" in found.says
    assert not list(collisions(Language.build(ALL, JOININGS, GLOSSARY.terms), place))
