"""Events: the parser's stream turned into plain values and their places.

The tree is built with a stack of its own, so that no nesting can exhaust Python's. All
faults of a file are added to the report, one each; a file with any has no tree.

Here: structure, keys, and what plain YAML does without. Not here: what an unquoted
word means (`scalars`), how a broken file is described (`syntax`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
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

from rulewright.diagnostics import Label, Report, Rule
from rulewright.source import findings
from rulewright.source.alignment import DOUBLE, FOLDED, LITERAL, PLAIN, SINGLE
from rulewright.source.decoding import UNSEEN, named
from rulewright.source.document import COLLECTION, Plain
from rulewright.source.lines import Lines
from rulewright.source.scalars import Refused, resolve
from rulewright.source.syntax import Complaint, broken

if TYPE_CHECKING:
    from ruamel.yaml.events import Event

DEEPEST = 40

_STYLES = {"'": SINGLE, '"': DOUBLE, "|": LITERAL, ">": FOLDED}
# Only an escape can bring these into a value.
_ESCAPED = re.compile(f"{UNSEEN.pattern}|[\t\r\ud800-\udfff]")
_FAR_ESCAPE = re.compile(r"\\U(?!000|0010)[0-9a-fA-F]{8}")


@dataclass(frozen=True, slots=True)
class Tree:
    """The values of a file, and their positions as `Document.spots` keeps them."""

    data: Plain
    spots: list[int]


@dataclass(slots=True)
class _Open:
    """A mapping or list that is being filled."""

    value: dict[str, Plain] | list[Plain]
    spot: int
    # A collection that stands where a key should; it is read and thrown away.
    is_key: bool = False
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)
    key: str | None = None
    key_at: tuple[int, int] = (-1, -1)

    @property
    def wants_key(self) -> bool:
        return isinstance(self.value, dict) and self.key is None


class _Stop(Exception):  # noqa: N818 - not an error: the rest of the file is skipped
    """No more of this file can be read."""


def build(text: str, lines: Lines, report: Report, *, guess: bool = False) -> Tree:
    """The tree of `text`. It is whole only if nothing was added to the report.

    `guess`: the text was mended, so what the parser cannot read may be our doing; then
    broken YAML is no finding.
    """
    builder = _Builder(text, lines, report)
    try:
        for event in YAML(typ="safe", pure=True).parse(text):
            builder.take(event)
        builder.finish()
    except _Stop:
        pass
    except MarkedYAMLError as error:
        if not guess:
            report.add(broken(_complaint(error, builder.end), text, lines))
    except (YAMLError, ValueError, OverflowError) as error:
        # chr() refuses an escape beyond the last code point.
        if (far := _FAR_ESCAPE.search(text, builder.end)) is None:
            if not guess:
                complaint = Complaint(str(error), builder.end, "", None)
                report.add(broken(complaint, text, lines))
        else:
            builder.fault(
                findings.CONTROL_CHARACTER,
                far.span(),
                "this escape names no character",
                "write a code point up to 10FFFF",
            )
    return Tree(builder.root, builder.spots)


def _complaint(error: MarkedYAMLError, end: int) -> Complaint:
    mark, context = error.problem_mark, error.context_mark
    at = end if mark is None else mark.index
    began = None if context is None else context.index
    return Complaint(str(error.problem or error.context), at, str(error.context), began)


class _Builder:
    """One file while it is read."""

    def __init__(self, text: str, lines: Lines, report: Report) -> None:
        self.root: Plain = None
        self.spots: list[int] = []
        self.end = 0
        """Where the last value or key ended, for collections that close by indent."""
        self._text = text
        self._lines = lines
        self._report = report
        self._stack: list[_Open] = []
        self._document: int | None = None

    def fault(
        self,
        rule: Rule,
        at: tuple[int, int],
        says: str,
        hint: str,
        labels: tuple[Label, ...] = (),
    ) -> None:
        """Add a finding of `rule` at two offsets."""
        span = self._lines.span(*at)
        self._report.add(rule.at(span, says, hint=hint, labels=labels))

    def take(self, event: Event) -> None:
        """Go on by one event."""
        if isinstance(event, ScalarEvent):
            self._properties(event)
            self._scalar(event)
        elif isinstance(event, CollectionStartEvent):
            self._properties(event)
            self._begin(event)
        elif isinstance(event, CollectionEndEvent):
            self._close(event)
        elif isinstance(event, AliasEvent):
            self._alias(event)
        elif isinstance(event, DocumentStartEvent):
            self._start(event)

    def finish(self) -> None:
        """Look at the file as a whole: it is one mapping."""
        if self._document is None:
            self._empty()
        elif not isinstance(self.root, dict) and self.spots:
            what = "a list" if isinstance(self.root, list) else "a single value"
            start = self.spots[2]
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
            start = re.search(r"^%", self._text, re.MULTILINE)
            begin = start.start() if start else at
            end = self._text.find("\n", begin)
            self.fault(
                findings.DIRECTIVE,
                (begin, end),
                "a line that begins with % changes how the file is read",
                "delete the line",
            )

    def _properties(self, event: ScalarEvent | CollectionStartEvent) -> None:
        start = event.start_mark.index
        if event.anchor is not None:
            at = self._text.find("&", start)
            self.fault(
                findings.ANCHOR,
                (at, at + 1 + len(event.anchor)),
                "this names the value so that other places can borrow it",
                "delete the anchor, or quote the text if it begins with &",
            )
        if event.ctag is not None:
            at = self._text.find("!", start)
            tag = re.compile(r"\S+").match(self._text, at)
            self.fault(
                findings.TAG,
                (at, tag.end() if tag else at + 1),
                "this is a tag, not text",
                "delete the tag, or put the text in quotes",
            )

    def _alias(self, event: AliasEvent) -> None:
        at = event.start_mark.index, event.end_mark.index
        self.fault(
            findings.ALIAS,
            at,
            "this borrows a value from another place",
            "write the value itself, or quote the text if it begins with *",
        )
        if self._stack and self._stack[-1].wants_key:
            self._stack[-1].key = ""
            self._stack[-1].key_at = at
        else:
            self._put("", at, PLAIN)
        self.end = at[1]

    def _scalar(self, event: ScalarEvent) -> None:
        at = event.start_mark.index, event.end_mark.index
        style = _STYLES.get(event.style or "", PLAIN)
        value = self._meaning(event, at, style)
        if self._stack and self._stack[-1].wants_key:
            self._key(self._stack[-1], value, at)
        else:
            self._put(value, at, style)
        if style in {LITERAL, FOLDED}:
            self.end = at[0] + len(self._text[slice(*at)].rstrip())
        else:
            self.end = at[1]

    def _meaning(
        self, event: ScalarEvent, at: tuple[int, int], style: int
    ) -> str | int | bool:
        """What a scalar says; if that is refused, an empty text in its place."""
        value = str(event.value)
        if style != PLAIN:
            if style == DOUBLE and (match := _ESCAPED.search(value)):
                self.fault(
                    findings.CONTROL_CHARACTER,
                    at,
                    f"an escape in this text stands for {named(match.group())}",
                    "delete the escape",
                )
            return value
        if event.ctag is not None:
            return value
        if not value:
            self._missing(at)
            return ""
        meant = resolve(value)
        if isinstance(meant, Refused):
            self.fault(meant.rule, at, meant.says, meant.hint)
            return ""
        return meant

    def _missing(self, at: tuple[int, int]) -> None:
        if not self._stack:
            self._empty()
            raise _Stop
        parent = self._stack[-1]
        if parent.wants_key:
            says, hint = "a key is missing here", "write the key before the colon"
            self.fault(findings.KEY, at, says, hint)
        elif isinstance(parent.value, list):
            place = (self._text.rfind("-", 0, at[0] + 1), at[0])
            says, hint = "this entry is empty", "write the entry, or delete the line"
            self.fault(findings.EMPTY_VALUE, place, says, hint)
        else:
            self.fault(
                findings.EMPTY_VALUE,
                parent.key_at,
                "this key has no value",
                "write the value, indented under the key if it is a mapping, or leave "
                "the key out",
            )

    def _empty(self) -> None:
        self.fault(
            findings.EMPTY_FILE,
            (0, 0),
            "nothing but comments and blank lines is in the file"
            if self._text.strip()
            else "the file is empty",
            "write the content, or delete the file",
        )

    def _key(self, parent: _Open, value: str | int | bool, at: tuple[int, int]) -> None:
        parent.key_at = at
        if not isinstance(value, str):
            written = self._text[slice(*at)]
            what = "a truth value" if isinstance(value, bool) else "a number"
            self.fault(
                findings.KEY,
                at,
                f"this key is {what}",
                f'put it in quotes if it is a name: "{written}"',
            )
            parent.key = ""
            return
        parent.key = value
        first = parent.keys.setdefault(value, at) if at[0] < at[1] else at
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
        value: dict[str, Plain] | list[Plain] = (
            {} if isinstance(event, MappingStartEvent) else []
        )
        if len(self._stack) >= DEEPEST:
            self.fault(
                findings.TOO_DEEP,
                (start, start + 1),
                f"this begins level {DEEPEST + 1} of lists and mappings",
                "close a bracket that was left open, or name the parts and list them "
                "side by side",
            )
            raise _Stop
        spot = len(self.spots)
        is_key = bool(self._stack) and self._stack[-1].wants_key
        if is_key:
            self.fault(
                findings.KEY,
                (start, start + 1),
                f"a {'mapping' if isinstance(value, dict) else 'list'} stands where "
                "the name of a field should",
                "write a name, or quote a text that begins with [ or {",
            )
        else:
            self._put(value, (start, start), COLLECTION)
        self._stack.append(_Open(value, spot, is_key))

    def _close(self, event: CollectionEndEvent) -> None:
        done = self._stack.pop()
        end = event.end_mark.index
        # One that has no brackets ends with its last value, not where the next begins.
        if self._text[end - 1 : end] in {"]", "}"} and event.start_mark.index < end:
            self.end = end
        if done.is_key:
            self._stack[-1].key = ""
        else:
            self.spots[done.spot + 3] = self.end

    def _put(self, value: Plain, at: tuple[int, int], style: int) -> None:
        key_at = (-1, -1)
        if not self._stack:
            self.root = value
        else:
            parent = self._stack[-1]
            if isinstance(parent.value, list):
                parent.value.append(value)
            else:
                key_at = parent.key_at
                parent.value[parent.key or ""] = value
                parent.key = None
        self.spots += (*key_at, *at, style)
