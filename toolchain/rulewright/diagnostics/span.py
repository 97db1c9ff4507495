"""Span and label: a stretch of a file, and a remark about it.

Here: positions as people count them. Not here: how a span is found (`source`) or
underlined (`diagnostics.excerpt`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Characters of a file, from `line`:`column` up to, not including, the end.

    Lines and columns count from 1, columns in characters (code points). `file` is the
    path as shown to people. Spans sort in reading order.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Label:
    """A second place that a finding points at, and why."""

    span: Span
    text: str
