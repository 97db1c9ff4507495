"""Tabular: the cells of a CSV file, each with its place.

Spreadsheets write commas, semicolons or tabs by the habits of a country, with or
without a byte order mark, in UTF-8 or UTF-16. All are read; the separator is the one
that the first line holds most of. Quotes are doubled inside quotes (RFC 4180).

Here: bytes to rows of cells. Not here: what a column means (`pipeline.exchange`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.diagnostics import Report, Span
from rulewright.source import findings
from rulewright.source.decoding import UNSEEN
from rulewright.source.lines import Lines

SEPARATORS = ",;\t"
_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell holds, and where it is written, quotes included."""

    text: str
    span: Span


Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The first row, and the others; every one is as long as the first."""

    header: Row
    rows: tuple[Row, ...]


def read_table(data: bytes, shown: str, report: Report) -> Table | None:
    """The table in a CSV file; None if it has faults, which are in the report.

    Rows in which nothing stands are passed over.
    """
    text = _decoded(data, shown, report)
    if text is None:
        return None
    lines = Lines(shown, text)
    found = Report()
    rows = [row for row in _rows(text, lines, found) if any(cell.text for cell in row)]
    _look(rows, found)
    report.extend(found)
    if found.findings or not rows:
        if not rows and not found.findings:
            _say(report, Span(shown, 1, 1, 1, 1), "the file holds no row")
        return None
    return Table(rows[0], tuple(rows[1:]))


def _decoded(data: bytes, shown: str, report: Report) -> str | None:
    name = "utf-8"
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            data, name = data[len(mark) :], encoding
            break
    try:
        text = data.decode(name)
    except UnicodeDecodeError:
        place = Span(shown, 1, 1, 1, 1)
        says = "the file is written in neither UTF-8 nor UTF-16"
        hint = 'save it as "CSV UTF-8"'
        report.add(findings.WRONG_ENCODING.at(place, says, hint=hint))
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _rows(text: str, lines: Lines, report: Report) -> Iterator[Row]:
    first = text.partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    at = 0
    while at < len(text):
        row: list[Cell] = []
        more = True
        while more:
            start = at
            if text.startswith('"', at):
                words, at = _quoted(text, at)
                if at < 0:
                    says = "the quote that opens here is not closed"
                    _say(report, lines.span(start, start + 1), says)
                    return
            else:
                ends = (text.find(mark, at) for mark in (separator, "\n"))
                at = min((end for end in ends if end >= 0), default=len(text))
                words = text[start:at]
            more = text.startswith(separator, at)
            if not more and at < len(text) and text[at] != "\n":
                says = "something stands after the quote that closes"
                _say(report, lines.span(at, at + 1), says)
                at = (text + "\n").index("\n", at)
            row.append(Cell(words, lines.span(start, at)))
            at += 1
        yield tuple(row)


def _quoted(text: str, start: int) -> tuple[str, int]:
    """The words in quotes, and where they end; -1 if they do not."""
    at, words = start + 1, ""
    while True:
        end = text.find('"', at)
        if end < 0:
            return "", -1
        words += text[at:end]
        if not text.startswith('""', end):
            return words, end + 1
        words += '"'
        at = end + 2


def _look(rows: list[Row], report: Report) -> None:
    """Rows of another length, and characters that nobody can see."""
    for row in rows[1:]:
        if len(row) != len(rows[0]):
            says = f"{len(row)} cells; the first row has {len(rows[0])}"
            _say(report, row[0].span, says)
    for cell in (cell for row in rows for cell in row):
        if UNSEEN.search(cell.text) or "\t" in cell.text:
            says = "a character that nobody can see, or a tab, stands in this cell"
            _say(report, cell.span, says)


def _say(report: Report, span: Span, says: str) -> None:
    hint = "save it from the spreadsheet again, or mend the cell"
    report.add(findings.BROKEN_TABLE.at(span, says, hint=hint))
