"""Decoding: the bytes of a file to its characters.

Here: encodings, line ends, tabs, and characters that nobody can see. What can be mended
for the rest of the run is mended, so that one run shows further faults as well. Not
here: YAML (`events`).
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from rulewright.diagnostics import Report, Span
from rulewright.source import findings
from rulewright.source.lines import Lines

# Controls, line separators, non-characters, direction marks and zero-width characters.
# Joiners (U+200C, U+200D) and U+200E, U+200F are left to the scripts that need them.
UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b\u2028-\u202e\u2060\u2066-\u2069"
    "\ufeff\ufffe\uffff]"
)
_ESCAPED_BYTE = re.compile("[\udc80-\udcff]")
_TAB_INDENT = re.compile(r"^ *\t", re.MULTILINE)
_UTF8_MARK = b"\xef\xbb\xbf"
_WIDE_MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_SAMPLE = 4096
_NAMED_LINES = 5


@dataclass(frozen=True, slots=True)
class Decoded:
    """The characters of a file, without mark, ending lines in a line feed.

    `sound`: every character is the author's, though a finding may have been added.
    `parse`: what stands there can be read on for more findings.
    """

    text: str
    sound: bool
    parse: bool


def decode(data: bytes, file: str, report: Report) -> Decoded | None:
    """The text of a file; None if its encoding is none that content may have."""
    if (wide := _wide(data)) is not None:
        says = f"the whole file is written in {wide}"
        place = Span(file, 1, 1, 1, 1)
        report.add(findings.WRONG_ENCODING.at(place, says, hint="save it as UTF-8"))
        return None
    marked = data.startswith(_UTF8_MARK)
    raw = data[len(_UTF8_MARK) :] if marked else data
    text = raw.decode("utf-8", "surrogateescape")
    first_return = text.find("\r")
    if first_return >= 0:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = Lines(file, text)
    if marked:
        report.add(
            findings.BYTE_ORDER_MARK.at(
                Span(file, 1, 1, 1, 1),
                "an invisible mark (EF BB BF) stands before the first character",
                hint="save the file as UTF-8 without a byte order mark",
            )
        )
    if first_return >= 0:
        report.add(
            findings.CARRIAGE_RETURN.at(
                lines.span(first_return, first_return + 1),
                "this line, the first of them, ends in a carriage return",
                hint="set the editor to line ends LF; in git: core.autocrlf input",
            )
        )
    strange = _bytes(text, lines, report)
    text = _ESCAPED_BYTE.sub("\ufffd", text) if strange else text
    unseen = _unseen(text, lines, report)
    text = UNSEEN.sub("\ufffd", text) if unseen else text
    parse = True
    tabbed = "\t" in text
    if tabbed:
        _tabs(text, lines, report)
        # Where tabs indent, nobody can say how deep, so what follows would be guesses.
        parse = _TAB_INDENT.search(text) is None
        text = text.replace("\t", " ")
    return Decoded(text, not (strange or unseen or tabbed), parse)


def excerpt_text(data: bytes) -> str:
    """The text of a file for an excerpt, whatever is in it, counted as spans are."""
    raw = data.removeprefix(_UTF8_MARK)
    # One character a byte where it is no UTF-8, as in `decode`.
    text = _ESCAPED_BYTE.sub("\ufffd", raw.decode("utf-8", "surrogateescape"))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _wide(data: bytes) -> str | None:
    for mark, name in _WIDE_MARKS:
        if data.startswith(mark):
            return name
    sample = data[:_SAMPLE]
    nulls = sample.count(0)
    # Latin letters leave one byte of two, or three of four, empty.
    if not sample or nulls * 10 < len(sample) * 4:
        return None
    if nulls * 10 > len(sample) * 7:
        return "UTF-32" if any(sample) else None
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    return "UTF-16" if min(even, odd) * 10 < max(even, odd) else None


def _bytes(text: str, lines: Lines, report: Report) -> bool:
    found = [match.start() for match in _ESCAPED_BYTE.finditer(text)]
    if not found:
        return False
    value = ord(text[found[0]]) - 0xDC00
    says = f"this byte ({value:02X}) is no character in UTF-8"
    in_windows = bytes([value]).decode("cp1252", "replace")
    hint = "save the file as UTF-8"
    if in_windows.isprintable() and in_windows != "\ufffd":
        hint = f"{hint}; in Windows-1252 the byte is “{in_windows}”"
    span = lines.span(found[0], found[0] + 1)
    also = _also(lines, found)
    report.add(findings.NOT_UTF8.at(span, says + also, hint=hint))
    return True


def _unseen(text: str, lines: Lines, report: Report) -> bool:
    places: dict[str, list[int]] = {}
    for match in UNSEEN.finditer(text):
        places.setdefault(match.group(), []).append(match.start())
    for char, found in places.items():
        report.add(
            findings.CONTROL_CHARACTER.at(
                lines.span(found[0], found[0] + 1),
                f"{named(char)} stands here{_also(lines, found)}",
                hint="delete it; retype the word if it came with a paste",
            )
        )
    return bool(places)


def named(char: str) -> str:
    """How to call a character that cannot be seen: its code point, and its name."""
    name = unicodedata.name(char, "").lower()
    return f"U+{ord(char):04X}{f' ({name})' if name else ''}"


def _tabs(text: str, lines: Lines, report: Report) -> None:
    found = [match.start() for match in re.finditer("\t+", text)]
    stop = found[0]
    while text[stop : stop + 1] == "\t":
        stop += 1
    report.add(
        findings.TAB.at(
            lines.span(found[0], stop),
            f"a tab stands here{_also(lines, found)}",
            hint="use spaces; editors can replace all tabs of a file at once",
        )
    )


def _also(lines: Lines, found: list[int]) -> str:
    """The other lines on which the same was found, the first few by number."""
    first = lines.place(found[0])[0]
    others = sorted({lines.place(at)[0] for at in found} - {first})
    if not others:
        return ""
    named_lines = [str(line) for line in others[:_NAMED_LINES]]
    rest = len(others) - len(named_lines)
    if rest:
        named_lines.append(f"{rest} more")
    *most, last = named_lines
    listed = f"{', '.join(most)} and {last}" if most else last
    return f"; also in line{'s' if len(others) > 1 else ''} {listed}"
