"""Harbour: a game of two dozen words, for tests of the text room."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rulewright.diagnostics import Finding, Span
from rulewright.model import Figure, Glossary, Term
from rulewright.text.checks import check
from rulewright.text.facetext import FaceText, read_face
from rulewright.text.language import Language
from rulewright.text.phrase import Joining, Phrase
from rulewright.text.phrases import ALL, JOININGS
from rulewright.text.vocabulary import vocabulary

OWN_PHRASES = (
    Phrase("hex.a", "hex", "a {p:places} hex", {"a": "$p"}),
    Phrase("goal.hex", "goal", "{w:hex}", "$w"),
    Phrase(
        "deed.resolve",
        "deed",
        "resolve* {a:action_ref}",
        {"do": "resolve", "what": "$a"},
    ),
    Phrase("effect.end_voyage", "effect", "end* a Voyage#sg", {"do": "end_voyage"}),
)
OWN_JOININGS = (Joining("places", "place", "or"),)


def term(identity: str, word: str, plural: str | None, cls: str | None) -> Term:
    """A glossary term of Harbour."""
    return Term.model_validate(
        {
            "id": identity,
            "term": word,
            "plural": plural,
            "kind": "thing",
            "grammar": cls,
            "is": "A thing of Harbour.",
            "not": ("loot",) if identity == "coin" else (),
        }
    )


TERMS = (
    term("coin", "Coin", "Coins", "res"),
    term("salt", "Salt", None, "res"),
    term("reef_pass", "Reef Pass", "Reef Passes", "res"),
    term("rust", "Rust", None, "cube"),
    term("boat", "Boat", "Boats", "piece"),
    term("ferry", "Ferry", "Ferries", "piece"),
    term("quay", "Quay", None, "place"),
    term("sand_and_reef", "Sand and Reef", None, "place"),
    term("sail", "Sail", None, "action"),
    term("fish", "Fish", None, "action"),
    term("night_sail", "Night Sail", None, "mode"),
    term("tide", "Tide", None, "box"),
    term("hex", "hex", "hexes", None),
)
GLOSSARY = Glossary.model_validate(
    {
        "terms": TERMS,
        "retired": ({"word": "Jetty", "printed": "Quay"},),
        "forbidden": ({"word": "receive", "say": "gain"},),
    }
)
HARBOUR = Language.build(
    (*ALL, *OWN_PHRASES), (*JOININGS, *OWN_JOININGS), GLOSSARY.terms
)


@dataclass(frozen=True)
class Printed:
    """A printed string that stands on one line of a file."""

    source: str
    role: str = "rules"
    loc: tuple[str | int, ...] = ("rules",)

    @property
    def place(self) -> Callable[[int, int], Span]:
        """Line and column, as a document would say."""

        def place(start: int, end: int) -> Span:
            line = self.source.count("\n", 0, start) + 1
            column = start - (self.source.rfind("\n", 0, start) + 1) + 1
            return Span("card.yaml", line, column, line, column + end - start)

        return place


def figure(reference: str) -> Figure | None:
    """Every face of Harbour has three figures."""
    value = {"catch.n": 2, "catch.one": 1, "other.n": 3}.get(reference)
    return None if value is None else Figure(value, f"card.first.{reference}")


@dataclass(frozen=True)
class Face:
    """A face of Harbour, from the strings that print on it."""

    strings: tuple[Printed, ...]
    labels: dict[str, str] = field(default_factory=dict)

    @property
    def text(self) -> FaceText:
        """The face as read."""
        return read_face('in card "First"', self.strings, figure, HARBOUR, self.labels)

    @property
    def findings(self) -> list[Finding]:
        """What the text room says of it."""
        return list(check(self.text, HARBOUR, vocabulary(GLOSSARY)))


def face(rules: str, role: str = "rules", **labels: str) -> Face:
    """A face with one printed string."""
    return Face((Printed(rules, role),), labels)


def codes(found: list[Finding]) -> list[str]:
    """The codes of findings, in order."""
    return [finding.rule.code for finding in found]


def words_at(source: str, finding: Finding) -> str:
    """The words that a finding underlines."""
    span = finding.span
    assert span is not None
    line = source.split("\n")[span.line - 1]
    return line[span.column - 1 : span.end_column - 1]
