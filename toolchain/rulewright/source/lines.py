"""Lines: from an offset into a text to the line and column that people count.

Here: that one translation. Not here: which offsets belong to a value (`document`).
"""

from __future__ import annotations

from bisect import bisect_right

from rulewright.diagnostics import Span


class Lines:
    """The line starts of one file's text; lines end in a line feed."""

    __slots__ = ("_file", "_starts", "_text")

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._text = text
        starts = [0]
        at = text.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = text.find("\n", at + 1)
        self._starts = starts

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1, of the character at `offset`."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The characters from `start` to `end`, which is exclusive."""
        line, column = self.place(start)
        # An end just after a line feed stands on the line that it ends.
        last = end - 1 if end > start and self._text[end - 1 : end] == "\n" else end
        end_line, end_column = self.place(last)
        return Span(self._file, line, column, end_line, end_column + (end - last))
