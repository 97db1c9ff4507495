"""Claims of the game's sentences, by the part that a family of phrases makes."""

from collections.abc import Iterable

from rulewright.sdk import Phrase
from rulewright.text.phrase import Claim
from unit.mandate2038.tongue import LANGUAGE


def claim_of(sentence: str) -> dict[str, Claim]:
    """What a sentence claims; it is written back as it stands."""
    reading = LANGUAGE.read(sentence)
    assert reading.stumble is None, reading.stumble
    assert LANGUAGE.write(reading.claim) == sentence
    assert isinstance(reading.claim, dict)
    return reading.claim


def front_of(openers: str) -> Claim:
    """What openers claim, before a plain body."""
    return claim_of(f"{openers}, gain 1 Trust.")["front"]


def body_of(sentence: str) -> dict[str, Claim]:
    """What the body of a sentence claims."""
    body = claim_of(sentence)["body"]
    assert isinstance(body, dict)
    return body


def must_of(sentence: str) -> Claim:
    """What the one imperative effect of a sentence claims."""
    must = body_of(sentence)["must"]
    assert isinstance(must, list)
    assert len(must) == 1
    return must[0]


def stumble_of(sound: str, old: str, new: str) -> str:
    """The word at which a sound sentence is given up, once `new` stands for `old`."""
    claim_of(sound)
    assert sound.count(old) == 1
    stumble = LANGUAGE.read(sound.replace(old, new)).stumble
    return stumble.word if stumble is not None else ""


def unshown(family: Iterable[Phrase], sentences: Iterable[str]) -> set[str]:
    """The forms of a family that none of these sentences uses."""
    used = {form for text in sentences for form in LANGUAGE.read(text).forms}
    return {form.id for form in family} - used
