"""Claims of Harbour sentences, by the part that a family of phrases makes."""

from rulewright.text.phrase import Claim
from unit.text.harbour import HARBOUR

LABELS = {"storm": "Storm", "calm": "Calm"}


def claim_of(sentence: str) -> dict[str, Claim]:
    """What a sentence claims; it is written back as it stands."""
    reading = HARBOUR.read(sentence, LABELS)
    assert reading.stumble is None, reading.stumble
    assert HARBOUR.write(reading.claim, LABELS) == sentence
    assert isinstance(reading.claim, dict)
    return reading.claim


def front_of(openers: str) -> Claim:
    """What openers claim, before a plain body."""
    return claim_of(f"{openers}, gain 1 Coin.")["front"]


def body_of(sentence: str) -> Claim:
    """What the body of a sentence claims."""
    return claim_of(sentence)["body"]


def must_of(sentence: str) -> Claim:
    """What the one imperative effect of a sentence claims."""
    body = body_of(sentence)
    assert isinstance(body, dict)
    must = body["must"]
    assert isinstance(must, list)
    assert len(must) == 1
    return must[0]
