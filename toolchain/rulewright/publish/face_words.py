"""The words of a face: what its document prints, box by box.

The document says more than the content does: figures are woven in, counts and numbers
of the register stand there, and pictures have their words. So two states of a face
are compared by it.

Here: document to words, and how two states differ. Not here: whether ink differs
(`ink`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from html.parser import HTMLParser

_UNSEEN = {"style", "script", "head"}
_BLOCKS = {"p", "div", "h1", "h2", "h3", "h4", "li", "td", "th", "tr", "text", "title"}
_VOID = {"img", "br", "hr", "link", "meta", "input", "use", "path", "rect", "circle"}
REST = "other words"
"""The name of what stands in no box with a name."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What one box says before and after; empty for words that are new or gone."""

    box: str
    old: str
    new: str


def words_of(html: str) -> dict[str, tuple[str, ...]]:
    """The lines of each box of a face, boxes in their order, without empty lines."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    reader.end_line()
    return {box: tuple(lines) for box, lines in reader.boxes.items() if lines}


def differences(old: str, new: str) -> tuple[Difference, ...]:
    """How the words of two documents of one face differ, line by line in each box."""
    before, after = words_of(old), words_of(new)
    boxes = dict.fromkeys((*after, *before))
    return tuple(
        Difference(box, gone, come)
        for box in boxes
        for gone, come in _lines(before.get(box, ()), after.get(box, ()))
    )


def _lines(old: tuple[str, ...], new: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Lines that differ, those of one place side by side."""
    for tag, i, j, k, m in SequenceMatcher(
        None, old, new, autojunk=False
    ).get_opcodes():
        if tag == "equal":
            continue
        gone, come = old[i:j], new[k:m]
        if len(gone) == len(come):
            yield from zip(gone, come, strict=True)
        else:
            yield " ".join(gone), " ".join(come)


class _Reader(HTMLParser):
    """Collects lines by box; a box is named by the nearest `data-box` around it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.boxes: dict[str, list[str]] = {}
        self._open: list[tuple[str, str]] = []
        self._unseen = 0
        self._line: list[str] = []

    @property
    def _box(self) -> str:
        return self._open[-1][1] if self._open else REST

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _BLOCKS or "data-box" in given:
            self.end_line()
        if tag == "img" and given.get("alt"):
            self._line.append(f" {given['alt']} ")
        if tag == "br":
            self.end_line()
        if tag in _VOID:
            return
        self._unseen += tag in _UNSEEN
        box = (given.get("data-box") or "").replace("_", " ").replace("-", " ")
        self._open.append((tag, box or self._box))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if not any(name == tag for name, _ in self._open):
            return
        if tag in _BLOCKS:
            self.end_line()
        # What was left open inside closes with it.
        while True:
            name, _ = self._open[-1]
            boxed = len(self._open) > 1 and self._open[-1][1] != self._open[-2][1]
            if boxed:
                self.end_line()
            self._open.pop()
            self._unseen -= name in _UNSEEN
            if name == tag:
                return

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self._line.append(data)

    def end_line(self) -> None:
        """End the line that is being read."""
        line = " ".join("".join(self._line).split()).removeprefix("• ")
        self._line.clear()
        if line:
            self.boxes.setdefault(self._box, []).append(line)
