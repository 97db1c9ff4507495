"""Agreement: the forms of English words that depend on other words.

Here: verbs by subject, nouns by number, the article by the next word. Reading pays no
regard to them; writing chooses them; a difference is a finding.
"""

from dataclasses import dataclass, replace
from typing import Literal

from rulewright.text.phrase import Claim

Subject = Literal["base", "third", "plural"]

_IRREGULAR_VERBS: dict[str, dict[Subject, str]] = {
    "is": {"third": "is", "plural": "are", "base": "be"},
    "have": {"third": "has", "plural": "have", "base": "have"},
    "do": {"third": "does", "plural": "do", "base": "do"},
}
_IRREGULAR_NOUNS = {"die": "dice"}
_LONG_U = ("uni", "use", "usa", "usu", "uti", "eu", "one", "once")


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the words around a slot ask of the words inside it.

    `subject` rules verbs, `own` is the possessive, `plural` the number of nouns (None:
    nothing asks, which is the singular).
    """

    subject: Subject = "base"
    own: str = "your"
    plural: bool | None = None

    def counted(self, plural: bool | None) -> "Agreement":
        """The same with another number."""
        return self if plural == self.plural else replace(self, plural=plural)


YOU = Agreement("base", "your")
THIRD = Agreement("third", "their")
PLURAL = Agreement("plural", "their")


def of_subject(subject: Claim) -> Agreement:
    """How verbs agree with a subject, from what it means.

    "you" is the only second person; a list of several, or a mapping that says
    `plural`, is plural.
    """
    if subject == "you":
        return YOU
    if isinstance(subject, list) and len(subject) > 1:
        return PLURAL
    if isinstance(subject, dict) and subject.get("plural"):
        return PLURAL
    return THIRD


def verb(base: str, subject: Subject) -> str:
    """A verb in the form that its subject asks for."""
    if base in _IRREGULAR_VERBS:
        return _IRREGULAR_VERBS[base][subject]
    if subject != "third":
        return base
    if base.endswith(("s", "sh", "ch", "x", "z")):
        return base + "es"
    if base.endswith("y") and base[-2] not in "aeiou":
        return base[:-1] + "ies"
    return base + "s"


def verb_forms(base: str) -> tuple[str, ...]:
    """Every form in which a verb may be met."""
    return tuple(dict.fromkeys(verb(base, s) for s in ("base", "third", "plural")))


def plural(singular: str) -> str:
    """The plural of a noun that is not a term."""
    if singular in _IRREGULAR_NOUNS:
        return _IRREGULAR_NOUNS[singular]
    if singular.endswith(("s", "sh", "ch", "x", "z")):
        return singular + "es"
    if singular.endswith("y") and singular[-2] not in "aeiou":
        return singular[:-1] + "ies"
    return singular + "s"


def article(following: str) -> str:
    """The article before the next word, by its sound: "a" or "an"."""
    word = following.lower()
    if word.startswith(_LONG_U):
        return "a"
    return "an" if word[:1] in "aeiou" else "a"
