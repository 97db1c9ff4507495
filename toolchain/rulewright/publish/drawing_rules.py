"""Rules of style sheets, read once: the sheets inside documents are mostly the same.

A face brings its colours and pictures in a style sheet of a dozen rules, and shares
most of them with the rest of its deck. Each rule is read once and taken from here for
the next face.

Here: splitting such a sheet, and putting it together again. Not here: sheets that are
linked, which the bench reads whole (`drawing_bench`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cssselect2 import Matcher  # type: ignore[import-untyped]
from weasyprint import CSS

_RULE = re.compile(r"\s*([^{}]+\{[^{}]*\})\s*")
# Anything that may hide a brace, or reach beyond the rule in which it stands.
_KNOTTY = re.compile(r"[@\"'\\]|/\*|<!--")
_PAIRS = (("(", ")"), ("[", "]"))
_MOST = 2000

Entry = tuple[Any, Any]


@dataclass(slots=True)
class OwnSheet:
    """A style sheet put together from rules; the engine asks for no more than this."""

    matcher: Matcher = field(default_factory=Matcher)
    page_rules: list[object] = field(default_factory=list)
    layers: list[str] = field(default_factory=list)


class RuleBook:
    """The rules read so far, by their text."""

    def __init__(self, parse: Callable[[str, Matcher | None], CSS]) -> None:
        self._parse = parse
        self._known: dict[str, list[Entry]] = {}

    def sheet(self, text: str) -> CSS | OwnSheet:
        """The style sheet with this text.

        One of which the engine would complain is read as a whole, each time, so that
        each face with it hears the complaint and where in the sheet the fault is.
        """
        rules = _rules(text)
        if rules is None:
            return self._parse(text, None)
        if len(self._known) > _MOST:
            self._known.clear()
        sheet = OwnSheet()
        for rule in rules:
            entries = self._known.get(rule)
            if entries is None:
                entries = self._read(rule)
                if entries is None:
                    return self._parse(text, None)
                self._known[rule] = entries
            for selector, payload in entries:
                sheet.matcher.add_selector(selector, payload)
        return sheet

    def _read(self, rule: str) -> list[Entry] | None:
        """What a rule says; None if the engine complains of it."""
        notes, heard = _Notes(), _Hush()
        logger = logging.getLogger("weasyprint")
        handlers, spread = logger.handlers, logger.propagate
        logger.handlers, logger.propagate = [heard], False
        try:
            self._parse(rule, notes)
        finally:
            logger.handlers, logger.propagate = handlers, spread
        return None if heard.any else notes.entries


class _Notes(Matcher):  # type: ignore[misc]
    """Takes down the selectors that a style sheet adds."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def add_selector(self, selector: object, payload: object) -> None:
        self.entries.append((selector, payload))


class _Hush(logging.Handler):
    """Hears complaints without passing them on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.any = False

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - any will do
        self.any = True


def _rules(text: str) -> list[str] | None:
    """The rules of a plain style sheet; None if it is not plain enough to be split."""
    if _KNOTTY.search(text):
        return None
    rules: list[str] = []
    place = 0
    while place < len(text):
        found = _RULE.match(text, place)
        if found is None:
            return rules if not text[place:].strip() else None
        if any(found[1].count(a) != found[1].count(b) for a, b in _PAIRS):
            return None
        rules.append(found[1])
        place = found.end()
    return rules
