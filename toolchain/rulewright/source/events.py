"""Events: the parser's stream, watched for everything that plain YAML does without.

All faults of a file become findings, one each, in one run.

Here: structure and keys. Not here: where values are put (`tree`), what an unquoted word
means (`scalars`), how a broken file is described (`syntax`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
)

from rulewright.diagnostics import Finding, Label, Report, Rule
from rulewright.source import findings
from rulewright.source.alignment import DOUBLE, FOLDED, LITERAL, PLAIN, SINGLE
from rulewright.source.decoding import UNSEEN, named
from rulewright.source.lines import Lines
from rulewright.source.scalars import Refused, resolve
from rulewright.source.syntax import Complaint, broken
from rulewright.source.tree import At, Tree

if TYPE_CHECKING:
    from ruamel.yaml.events import Event

DEEPEST = 40

_STYLES = {"'": SINGLE, '"': DOUBLE, "|": LITERAL, ">": FOLDED}
# Only an escape can bring these into a value.
_ESCAPED = re.compile(f"{UNSEEN.pattern}|[\t\r\ud800-\udfff]")
_FAR_ESCAPE = re.compile(r"\\U(?!000|0010)[0-9a-fA-F]{8}")
_ANCHOR_BEFORE = re.compile(r"&\S*\s+(?=!)")
_WORD = re.compile(r"\S+")
_LETTER_KEYS = frozenset({"y", "n", "Y", "N"})


class _Stop(Exception):  # noqa: N818 - not an error: the rest of the file is skipped
    """No more of this file can be read."""


def build(
    text: str,
    lines: Lines,
    report: Report,
    *,
    guess: bool = False,
    whole: bool = True,
) -> Tree:
    """The tree of `text`. It is whole only if nothing was added to the report.

    `guess`: the text was mended, so what the parser cannot read may be our doing; then
    broken YAML is no finding. `whole`: a file, which begins with a key; otherwise an
    entry of a list in one, a level down.
    """
    watch = _Watch(text, lines, whole=whole)
    try:
        for event in YAML(typ="safe", pure=True).parse(text):
            watch.take(event)
        watch.finish()
    except _Stop:
        pass
    except MarkedYAMLError as error:
        watch.broken(_complaint(error, watch.tree.end), guess)
    except (YAMLError, ValueError, OverflowError) as error:
        # chr() refuses an escape beyond the last code point.
        if far := _FAR_ESCAPE.search(text, watch.tree.end):
            says, hint = "this escape names no character", "write one up to 10FFFF"
            watch.fault(findings.CONTROL_CHARACTER, far.span(), says, hint)
        else:
            watch.broken(Complaint(str(error), watch.tree.end, "", None), guess)
    report.extend(watch.found)
    return watch.tree


def _complaint(error: MarkedYAMLError, end: int) -> Complaint:
    mark, context = error.problem_mark, error.context_mark
    at = end if mark is None else mark.index
    began = None if context is None else context.index
    return Complaint(str(error.problem or error.context), at, str(error.context), began)


class _Watch:
    """One file while it is read."""

    def __init__(self, text: str, lines: Lines, *, whole: bool) -> None:
        self.tree = Tree()
        self._whole = whole
        self._deepest = DEEPEST if whole else DEEPEST - 1
        self.found: list[Finding] = []
        self._text = text
        self._lines = lines
        self._document: int | None = None

    def fault(
        self, rule: Rule, at: At, says: str, hint: str, labels: tuple[Label, ...] = ()
    ) -> None:
        """Add a finding of `rule` at two offsets."""
        span = self._lines.span(*at)
        self.found.append(rule.at(span, says, hint=hint, labels=labels))

    def broken(self, complaint: Complaint, guess: bool) -> None:
        """Add what the parser could not read, in place of what it led to before."""
        finding = broken(complaint, self._text, self._lines)
        line = 0 if finding.span is None else finding.span.line
        led_to = {findings.EMPTY_VALUE, findings.KEY}
        self.found = [
            other
            for other in self.found
            if other.span is None
            or other.rule not in led_to
            or other.span.line not in {line, line - 1}
        ]
        if not guess:
            self.found.append(finding)

    def take(self, event: Event) -> None:
        """Go on by one event."""
        if isinstance(event, ScalarEvent):
            self._properties(event)
            self._scalar(event)
        elif isinstance(event, CollectionStartEvent):
            self._properties(event)
            self._begin(event)
        elif isinstance(event, CollectionEndEvent):
            end = event.end_mark.index
            # Without brackets the parser closes where the next thing begins.
            bracket = event.start_mark.index < end and self._text[end - 1] in "]}"
            self.tree.close(end if bracket else None)
        elif isinstance(event, AliasEvent):
            self._alias(event)
        elif isinstance(event, DocumentStartEvent):
            self._start(event)

    def finish(self) -> None:
        """Look at the file as a whole: it is one mapping."""
        if self._document is None:
            self._empty()
        elif self._whole and not isinstance(self.tree.root, dict):
            what = "a list" if isinstance(self.tree.root, list) else "a single value"
            start = self.tree.spots[2]
            self.fault(
                findings.ROOT,
                (start, start + 1),
                f"the file begins with {what}, not with a key",
                "begin with a key, such as kind, and put the rest below keys too",
            )

    def _start(self, event: DocumentStartEvent) -> None:
        at = event.start_mark.index
        if self._document is not None:
            first = self._lines.span(self._document, self._document + 1)
            self.fault(
                findings.SEVERAL_DOCUMENTS,
                (at, at + 3),
                "a second document begins here",
                "put it in a file of its own, or delete this line",
                (Label(first, "the first one begins here"),),
            )
            raise _Stop
        self._document = at
        if event.version is not None or event.tags:
            begin = self._text.rfind("\n%", 0, at) + 1
            says = "a line that begins with % changes how the file is read"
            end = self._text.find("\n", begin)
            self.fault(findings.DIRECTIVE, (begin, end), says, "delete the line")

    def _properties(self, event: ScalarEvent | CollectionStartEvent) -> None:
        start = event.start_mark.index
        if event.anchor is not None:
            self.fault(
                findings.ANCHOR,
                (start, start + 1 + len(event.anchor)),
                "this names the value so that other places can borrow it",
                "delete the anchor, or quote the text if it begins with &",
            )
        if event.ctag is not None:
            self.fault(
                findings.TAG,
                self._tag(start),
                "this is a tag, not text",
                "delete the tag, or put the text in quotes",
            )

    def _tag(self, start: int) -> At:
        """Where a tag stands; with an anchor beside it, the parser names the anchor."""
        at = start
        if after := _ANCHOR_BEFORE.match(self._text, start):
            at = after.end()
        elif self._text[start] != "!":
            at = self._text.rfind("!", 0, start)
        tag = _WORD.match(self._text, at)
        return at, tag.end() if tag else at + 1

    def _alias(self, event: AliasEvent) -> None:
        at = event.start_mark.index, event.end_mark.index
        self.fault(
            findings.ALIAS,
            at,
            "this borrows a value from another place",
            "write the value itself, or quote the text if it begins with *",
        )
        if self.tree.wants_key:
            self.tree.name("", at)
        else:
            self.tree.put("", at, PLAIN, at[1])

    def _scalar(self, event: ScalarEvent) -> None:
        at = event.start_mark.index, event.end_mark.index
        style = _STYLES.get(event.style or "", PLAIN)
        value = self._meaning(event, at, style)
        if self.tree.wants_key:
            self._key(value, at)
        else:
            end = at[1]
            if style in {LITERAL, FOLDED}:
                end = at[0] + len(self._text[slice(*at)].rstrip())
            self.tree.put(value, at, style, end)

    def _meaning(self, event: ScalarEvent, at: At, style: int) -> str | int | bool:
        """What a scalar says; if that is refused, an empty text in its place."""
        value = str(event.value)
        if style != PLAIN or event.ctag is not None:
            if style == DOUBLE and (match := _ESCAPED.search(value)):
                says = f"an escape in this text stands for {named(match.group())}"
                self.fault(findings.CONTROL_CHARACTER, at, says, "delete the escape")
            return value
        if not value:
            self._missing(at)
            return ""
        if value in _LETTER_KEYS and self.tree.wants_key:
            # As a key the letter cannot be mistaken: keys are never truth values.
            return value
        meant = resolve(value)
        if isinstance(meant, Refused):
            self.fault(meant.rule, at, meant.says, meant.hint)
            return ""
        return meant

    def _missing(self, at: At) -> None:
        top = self.tree.top
        if top is None:
            self._empty()
            raise _Stop
        if top.wants_key:
            says, hint = "a key is missing here", "write the key before the colon"
            self.fault(findings.KEY, at, says, hint)
        elif isinstance(top.value, list):
            dash = self._text.rfind("-", 0, at[0])
            place = (dash, at[0]) if self._text[dash : at[0]].strip() == "-" else at
            says, hint = "this entry is empty", "write the entry, or delete the line"
            self.fault(findings.EMPTY_VALUE, place, says, hint)
        else:
            says = "this key has no value"
            hint = (
                "write the value, indented under the key if it is a mapping, or leave "
                "the key out"
            )
            self.fault(findings.EMPTY_VALUE, top.key_at, says, hint)

    def _empty(self) -> None:
        says = "the file is empty"
        if self._text.strip():
            says = "nothing but comments and blank lines is in the file"
        self.fault(findings.EMPTY_FILE, (0, 0), says, "write it, or delete the file")

    def _key(self, value: str | int | bool, at: At) -> None:
        if not isinstance(value, str):
            written = self._text[slice(*at)]
            what = "a truth value" if isinstance(value, bool) else "a number"
            hint = f'put it in quotes if it is a name: "{written}"'
            self.fault(findings.KEY, at, f"this key is {what}", hint)
            value = ""
        first = self.tree.name(value, at)
        if value and first != at:
            self.fault(
                findings.DOUBLED_KEY,
                at,
                f"the key “{value}” stands here a second time",
                "keep one of the two",
                (Label(self._lines.span(*first), "the first one"),),
            )

    def _begin(self, event: CollectionStartEvent) -> None:
        start = event.start_mark.index
        is_map = isinstance(event, MappingStartEvent)
        if self.tree.depth >= self._deepest:
            says = f"this begins level {DEEPEST + 1} of lists and mappings"
            hint = "close a bracket that was left open, or list the parts side by side"
            self.fault(findings.TOO_DEEP, (start, start + 1), says, hint)
            raise _Stop
        if self.tree.wants_key:
            says = f"a {'mapping' if is_map else 'list'} stands where a key should"
            hint = "write a name, or quote a text that begins with [ or {"
            self.fault(findings.KEY, (start, start + 1), says, hint)
        self.tree.begin({} if is_map else [], start)
