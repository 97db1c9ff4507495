"""Filling pages: where gatherings and columns are cut.

Everything is cut by reckoning, so that a page depends on what it prints alone.

Here: cuts. Not here: how high text is (`reckoning`), where faces stand (`standing`),
the HTML (`gatherings`), real layout (`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

from rulewright.measure import Length, Size
from rulewright.publish.book import Entry, Ruling, Section, Topic
from rulewright.publish.reckoning import RULE, Reckoning, opening
from rulewright.publish.standing import (
    BETWEEN,
    HEIGHT,
    LABEL,
    MARGINS,
    PAPER,
    WIDTH,
    Look,
    abreast,
    look_of,
    notes_width,
    stack_height,
)

Columns = list[list[Topic]]

# Between entries.
_APART = Length(3500)
# Rulings in two columns, and the space between these.
_GAP = Length(6000)
_COLUMN = (WIDTH - _GAP) // 2
# On the page of a large face: what stands at the left of the columns.
_SIDE = Length(62_000)
# The opening of a section above a large face.
_ABOVE = Length(24_000)
# The heading of a topic, and what may come out higher than reckoned in a column.
_TOPIC, _SPARE = Length(11_500), Length(4000)
# A gathering has two pages or more, few, so that little is laid out anew after an edit;
# it ends where the rest of its last page is narrow, at the latest after some pages.
_FEW, _MANY = 2, 8
_NARROW = HEIGHT // 5


class Filling:
    """Cuts with the fonts of some template roots."""

    def __init__(self, roots: Sequence[Path]) -> None:
        self._reckoning = Reckoning(roots)

    def gathered(self, section: Section) -> Iterator[tuple[Entry, ...]]:
        """The entries of a section, a few pages at a time.

        A gathering ends where a page is full, so that hardly any room stays empty for
        the sake of the next one. Large faces come one at a time.
        """
        some: list[Entry] = []
        pages, room = 1, HEIGHT - opening(section)
        for entry in section.entries:
            blocks = list(self._blocks(entry))
            large = Look.LARGE in {look_of(one) for one in (entry, *some[-1:])}
            full = pages >= _FEW and (blocks[0] > room or room < _NARROW)
            if some and (large or full or pages >= _MANY):
                yield tuple(some)
                some, pages, room = [], 1, HEIGHT
            some.append(entry)
            for block in blocks:
                if block > room:
                    pages, room = pages + 1, HEIGHT
                room -= block
            room -= _APART
        if some:
            yield tuple(some)

    def standing_first(self, entry: Entry) -> int:
        """How many rulings begin above the lower edge of the faces beside them.

        They stay with the faces; the others may go to the next page.
        """
        width = notes_width(entry)
        room = stack_height(entry) - self._reckoning.head(entry, width)
        for count, height in enumerate(self._heights(entry.rulings, width)):
            if room < Length(0):
                return count
            room -= height
        return len(entry.rulings)

    def left_column(self, entry: Entry) -> int:
        """How many rulings of a large face stand in the first of two columns."""
        each = self._heights(entry.rulings, _large_column(entry))
        cuts = range(len(each), -1, -1)
        return min(cuts, key=lambda cut: _higher(each, cut))

    def own_page(self, entry: Entry, *, opens: bool) -> Size:
        """A page for a large face that is high enough for its notes as well.

        One that opens a section is higher by that much.
        """
        trim = entry.format.trim
        each = self._heights(entry.rulings, _large_column(entry))
        notes = max(
            _higher(each, self.left_column(entry)), self._reckoning.side(entry, _SIDE)
        )
        around = MARGINS[0] + MARGINS[2] + _APART * 2 + _SPARE
        above = _ABOVE if opens else Length(0)
        return Size(_large_width(entry), trim.height + around + above + RULE + notes)

    def paged(self, section: Section) -> Iterator[Columns]:
        """The topics of a section as pages of two columns.

        A topic that is cut goes on without its title. The last two columns are as high
        as each other, so far as that goes.
        """
        blocks: Sequence[Topic] = [
            replace(topic, title="" if number else topic.title, rulings=(ruling,))
            for topic in section.topics
            for number, ruling in enumerate(topic.rulings)
        ]
        room = HEIGHT - opening(section)
        while blocks:
            columns, rest = self._filled(blocks, room)
            if not rest:
                columns = self._level(blocks, room)
            yield columns
            blocks, room = rest, HEIGHT

    def _filled(
        self, blocks: Sequence[Topic], room: Length
    ) -> tuple[Columns, Sequence[Topic]]:
        """Two columns of no more than this height, and what they do not hold."""
        columns: Columns = []
        start = 0
        for _ in range(2):
            left = room - _SPARE
            column: list[Topic] = []
            for block in blocks[start:]:
                left -= self._block(block)
                if column and left < Length(0):
                    break
                column.append(block)
            columns.append(_joined(column))
            start += len(column)
        return columns, blocks[start:]

    def _level(self, blocks: Sequence[Topic], room: Length) -> Columns:
        """Blocks that two columns hold, in columns as low as they can be."""
        whole = Length.sum(self._block(block) for block in blocks)
        low = whole // 2 + _SPARE
        while low < room:
            columns, rest = self._filled(blocks, low)
            if not rest:
                return columns
            low += _SPARE
        return self._filled(blocks, room)[0]

    def _block(self, block: Topic) -> Length:
        head = _TOPIC if block.title else Length(0)
        return head + Length.sum(self._heights(block.rulings, _COLUMN))

    def _blocks(self, entry: Entry) -> Iterator[Length]:
        """The heights of what an entry is made of, none of which is cut in two."""
        width = notes_width(entry)
        head = self._reckoning.head(entry, width)
        if look_of(entry) is Look.BESIDE:
            first = self.standing_first(entry)
            each = self._heights(entry.rulings, width)
            yield max(stack_height(entry), head + Length.sum(each[:first]))
            yield from each[first:]
            return
        row = entry.format.trim.height + LABEL + BETWEEN
        many = abreast(entry.format)
        # The rule of the head stands below the faces here.
        yield head - RULE + row
        for _ in range(many, len(entry.shown), many):
            yield row
        each = self._heights(entry.rulings, _COLUMN)
        above = RULE
        for pair in zip_longest(each[::2], each[1::2], fillvalue=Length(0)):
            yield max(pair) + above
            above = Length(0)

    def _heights(self, rulings: Sequence[Ruling], width: Length) -> list[Length]:
        return [self._reckoning.ruling(ruling, width) for ruling in rulings]


def _large_width(entry: Entry) -> Length:
    return max(entry.format.trim.width + MARGINS[1] * 2, PAPER.width)


def _large_column(entry: Entry) -> Length:
    return (_large_width(entry) - MARGINS[1] * 2 - _SIDE - _GAP * 2) // 2


def _higher(each: Sequence[Length], cut: int) -> Length:
    """The height of the higher of two columns."""
    return max(Length.sum(each[:cut]), Length.sum(each[cut:]))


def _joined(column: Sequence[Topic]) -> list[Topic]:
    """A column with the rulings of a topic together again."""
    joined: list[Topic] = []
    for block in column:
        if joined and not block.title:
            before = joined.pop()
            block = replace(before, rulings=(*before.rulings, *block.rulings))  # noqa: PLW2901 - joined
        joined.append(block)
    return joined
