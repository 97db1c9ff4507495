"""Plain scalars: what an unquoted word means, by a strict part of YAML 1.2.

`true` and `false` are truth values, `0`, `7` and `-12` whole numbers, and whatever no
reader of YAML takes for anything else is text. The rest is refused rather than
guessed: YAML 1.1, YAML 1.2 and JSON disagree about it.

Here: the decision. Not here: where the word stands (`events`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.diagnostics import Rule
from rulewright.source import findings

# Beyond this many digits, readers that keep numbers as floats lose the last ones.
_MOST_DIGITS = 15

_WHOLE = re.compile(r"0|-?[1-9][0-9]*")
_TRUTHS = frozenset({"true", "false", "yes", "no", "on", "off", "y", "n"})
_OTHER_WHOLE = re.compile(
    r"[-+]?(?:[0-9][0-9_]*|0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+)"
)
_FRACTION = re.compile(
    r"[-+]?(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?"
    r"|[-+]?[0-9][0-9_]*[eE][-+]?[0-9]+"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_TIME = re.compile(
    r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt ].*)?"
    r"|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?",
    re.DOTALL,
)
_NOTHING = frozenset({"~", "null", "Null", "NULL"})
# Only words that begin with one of these can be anything but text.
_SUSPECTS = frozenset("0123456789+-.~<=tTfFyYnNoO")


@dataclass(frozen=True, slots=True)
class Refused:
    """A plain scalar that readers of YAML disagree about."""

    rule: Rule
    says: str
    hint: str


def resolve(word: str) -> str | int | bool | Refused:
    """What an unquoted, non-empty scalar means."""
    if word[0] not in _SUSPECTS:
        return word
    if _WHOLE.fullmatch(word) and len(word.lstrip("-")) <= _MOST_DIGITS:
        return int(word)
    if word in {"true", "false"}:
        return word == "true"
    return _refused(word) or word


def _refused(word: str) -> Refused | None:
    if word.lower() in _TRUTHS:
        return _truth(word)
    if _OTHER_WHOLE.fullmatch(word):
        return _number(word)
    if word in _NOTHING:
        rule = findings.NOTHING
        says = f"“{word}” is YAML's word for nothing"
        hint = "leave the key out, or put the word in quotes if it is text"
    elif word == "<<":
        rule = findings.MERGE_KEY
        says = "this would merge another mapping in"
        hint = "write the fields out where they belong"
    elif _FRACTION.fullmatch(word):
        rule = findings.FRACTION
        says = "this is a number that is not whole"
        hint = f'use whole numbers, or write "{word}" in quotes if it is text'
    elif _TIME.fullmatch(word):
        rule = findings.TIME
        says = "some readers take this for a date or a time"
        hint = f'put it in quotes: "{word}"'
    else:
        return None
    return Refused(rule, says, hint)


def _truth(word: str) -> Refused:
    hint = f'put it in quotes if it is text: "{word}"'
    if word.lower() in {"true", "false"}:
        hint = f'write {word.lower()} for a truth value, or "{word}" for text'
    return Refused(
        findings.TRUTH_WORD, f"some readers take “{word}” for a truth value", hint
    )


def _number(word: str) -> Refused:
    digits = word.lstrip("+-").replace("_", "")
    plain = digits.lstrip("0") or "0"
    sign = "-" if word.startswith("-") and plain != "0" else ""
    if not digits.isdigit():
        return Refused(
            findings.NUMBER_SPELLING,
            "this number is not written in tens",
            f'write it in plain decimal digits, or as text: "{word}"',
        )
    if len(plain) > _MOST_DIGITS:
        return Refused(
            findings.NUMBER_SPELLING,
            "this number is too long to be kept exactly everywhere",
            "use fewer digits, or put it in quotes if it is text",
        )
    return Refused(
        findings.NUMBER_SPELLING,
        "readers of YAML disagree about this number",
        f'write {sign}{plain} if you mean that number, or "{word}" if it is text',
    )
