"""Syntax: a parser's complaint, said in an author's words.

Here: what each kind of broken YAML looks like to the person who wrote it, and where to
point. Not here: faults of well-formed YAML (`events`, `scalars`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.diagnostics import Finding, Label
from rulewright.source import findings
from rulewright.source.lines import Lines


@dataclass(frozen=True, slots=True)
class Complaint:
    """What the parser said: its two sentences and the offsets that they name."""

    problem: str
    at: int
    context: str
    context_at: int | None


@dataclass(frozen=True, slots=True)
class _Words:
    says: str
    hint: str
    # What to say at the place where the surrounding thing begins, if anything.
    label: str = ""
    # The beginning is the place to point at, not where the parser gave up.
    at_context: bool = False
    # What to mark, from where the parser gave up; else the word that begins there.
    marks: tuple[int, int] | None = None


_QUOTE = "put the whole text in quotes"
_DIRECTIVE = _Words(
    "a line that begins with % is a directive to the reader of YAML",
    "delete it, or indent and quote it if it is text",
)

# The first needle found in "context: problem" decides; order matters.
_TABLE: tuple[tuple[str, _Words], ...] = (
    (
        "scalar: found unexpected end of stream",
        _Words("this quote is never closed", "close it", at_context=True),
    ),
    (
        "found unexpected document separator",
        _Words(
            "this quote is still open where a new document begins",
            "close it",
            at_context=True,
        ),
    ),
    (
        "found unknown escape character",
        _Words(
            "no such escape: a backslash in double quotes begins one",
            "double the backslash, or use single quotes",
            marks=(-1, 1),
        ),
    ),
    (
        "expected escape sequence",
        _Words(
            "this escape has too few hexadecimal digits",
            r"write \x with 2, \u with 4 or \U with 8 of them",
            marks=(-2, 0),
        ),
    ),
    (
        "while scanning an alias",
        _Words(
            "text cannot begin with an asterisk: it would name an alias",
            _QUOTE,
            at_context=True,
        ),
    ),
    (
        "while scanning an anchor",
        _Words(
            "text cannot begin with an ampersand: it would name an anchor",
            _QUOTE,
            at_context=True,
        ),
    ),
    ("incompatible YAML document", _DIRECTIVE),
    ("duplicate tag handle", _DIRECTIVE),
    ("directive", _DIRECTIVE),
    (
        " tag",
        _Words(
            "text cannot begin with an exclamation mark: it would be a tag",
            _QUOTE,
            at_context=True,
        ),
    ),
    (
        "while scanning a block scalar",
        _Words(
            "the line with | or > must end after that sign",
            "begin the text on the next line, indented",
        ),
    ),
    (
        "more indented follow up line",
        _Words(
            "the text of this block is indented less than the empty line before it",
            "delete the spaces in the empty lines at the head of the block",
            at_context=True,
        ),
    ),
    (
        "cannot start any token",
        _Words("unquoted text cannot begin with this character", _QUOTE),
    ),
    (
        "found unexpected ':'",
        _Words(
            "a colon inside an unquoted text between brackets",
            f"{_QUOTE}, or put a space after the colon if it is a key",
        ),
    ),
    (
        "sequence entries are not allowed here",
        _Words(
            "an entry of a list cannot begin here",
            "begin the list on a line of its own, or quote a text that starts with -",
        ),
    ),
    (
        "mapping keys are not allowed here",
        _Words("a question mark with a space after it cannot stand here", _QUOTE),
    ),
    (
        "flow sequence: expected",
        _Words(
            "a comma or the closing ] is missing before this",
            "separate the entries by commas and close the list; quote an entry that "
            "holds , : [ ] { or }",
            label="the list begins here",
        ),
    ),
    (
        "flow mapping: expected",
        _Words(
            "a comma or the closing } is missing before this",
            "separate the fields by commas and close the mapping; quote a value that "
            "holds , : [ ] { or }",
            label="the mapping begins here",
        ),
    ),
    (
        "could not find expected ':'",
        _Words(
            "this line is neither a key with a colon nor part of the text before it",
            "put a colon after the key, or indent the line under the text it goes on",
            at_context=True,
        ),
    ),
    (
        "block mapping: expected",
        _Words(
            "this does not line up with the keys of the mapping it stands in",
            "indent it as far as the key it goes with",
            label="the mapping begins here",
        ),
    ),
    (
        "block collection: expected",
        _Words(
            "this does not line up with the entries of the list it stands in",
            "begin an entry with - under the others, or indent it to go on with one",
            label="the list begins here",
        ),
    ),
    (
        "expected the node content",
        _Words("a value should stand here", "write the value, in quotes if it is text"),
    ),
    (
        "document",
        _Words(
            "this stands outside of everything above it",
            "indent it as far as the key it goes with; after ] or } nothing may follow",
        ),
    ),
)

_OTHER = _Words("this cannot be read as YAML", "compare it with a file that builds")
_ENDS = _Words(
    "the file ends before this bracket is closed", "close it", at_context=True
)
_OPEN = _Words(
    "this bracket is still open where the next key begins",
    "close it on its own line, or after its last entry",
    at_context=True,
)
_SECOND_COLON = _Words(
    "a second colon in one line: the text after the first one is not quoted",
    "put the whole value in quotes, or begin a new line for the second key",
)
_INDENTED_KEY = _Words(
    "a key cannot be indented under a line that has its value already",
    "line it up with the key above",
)
_TOKEN = re.compile(r"[^\s,:\[\]{}]+|\S")


def broken(complaint: Complaint, text: str, lines: Lines) -> Finding:
    """The finding for what the parser could not read."""
    words = _words(complaint, text)
    at, began = complaint.at, complaint.context_at
    if words.at_context and began is not None:
        at = began
    at = min(at, len(text.rstrip()))
    marked = lines.span(at, _end(text, at))
    if words.marks is not None:
        marked = lines.span(at + words.marks[0], at + words.marks[1])
    labels: tuple[Label, ...] = ()
    if words.label and began is not None and began != at:
        labels = (Label(lines.span(began, _end(text, began)), words.label),)
    return findings.BROKEN_YAML.at(marked, words.says, hint=words.hint, labels=labels)


def _words(complaint: Complaint, text: str) -> _Words:
    said = f"{complaint.context}: {complaint.problem}"
    if "mapping values are not allowed here" in said:
        line = text[text.rfind("\n", 0, complaint.at) + 1 : complaint.at]
        return _SECOND_COLON if re.search(r": |:$", line) else _INDENTED_KEY
    if "flow " in said and "<stream end>" in said:
        return _ENDS
    since = text[complaint.context_at or 0 : complaint.at]
    if "flow " in said and "got ':'" in said and "\n" in since:
        return _OPEN
    for needle, words in _TABLE:
        if needle in said:
            return words
    return _OTHER


def _end(text: str, at: int) -> int:
    """Where the word at an offset ends; nowhere further if none begins there."""
    token = _TOKEN.match(text, at)
    return token.end() if token else at
