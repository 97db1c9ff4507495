"""Filling pages: how much room entries take, and where gatherings are cut.

Lines are counted with the widths of the bundled fonts, as the layout engine would break
them; what is laid out may still come out a little higher or lower.

Here: heights and cuts. Not here: where faces stand (`standing`), the HTML
(`gatherings`), real layout (`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.faces.linesetting import LineSetter
from rulewright.measure import Length, Size
from rulewright.publish.book import Entry, Fact, Ruling, Section
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
    nested,
    notes_width,
    stack_height,
)

# As in the style sheet. Sizes of type in points: text and what a ruling rests on (in a
# narrower face: reckoned smaller).
_TEXT, _RESTS = 8.0, 6.7
# A letter of an id, of a label; room around these.
_ID_LETTER, _LABEL_LETTER = Length(1270), Length(1450)
_AFTER_ID, _AROUND_FACT = Length(1300), Length(6800)
# A line of text; what follows a ruling, a line of facts.
_LINE, _AFTER, _AFTER_FACT = Length(3740), Length(1000), Length(500)
# The head of an entry without its title, a line of the title, the rule above rulings.
_HEAD, _TITLE, _RULE = Length(9800), Length(5500), Length(5600)
_TITLE_SIZE = 13.5
_APART = Length(3500)
# The opening of a section, and a row of its list.
_OPENING, _ROW = Length(24_000), Length(5200)
# On the page of a large face: facts at the left, two columns of rulings beside them.
_SIDE, _COLUMN_GAP = Length(62_000), Length(6000)
# Facts with more letters have lines of their own.
BRIEF = 44
# A gathering has two pages or more, few, so that little is laid out anew after an edit;
# it ends where the rest of its last page is narrow, at the latest after some pages.
_FEW, _MANY = 2, 8
_NARROW = HEIGHT // 5


class Filling:
    """Reckons with the fonts of the first of these roots that has any."""

    def __init__(self, roots: Sequence[Path]) -> None:
        fonts = next(r / "fonts" for r in roots if (r / "fonts").is_dir())
        self._setter = LineSetter(fonts)
        self._words: dict[tuple[str, float], int] = {}
        self._rulings: dict[tuple[Ruling, Length], Length] = {}

    def gathered(self, section: Section) -> Iterator[tuple[Entry, ...]]:
        """The entries of a section, a few pages at a time.

        A gathering ends where a page is full, so that hardly any room stays empty for
        the sake of the next one. Large faces come one at a time.
        """
        some: list[Entry] = []
        pages, room = 1, HEIGHT - _opening(section)
        for entry in section.entries:
            blocks = list(self._blocks(entry))
            large = Look.LARGE in {look_of(one) for one in (entry, *some[-1:])}
            # How columns below rows come out is too uncertain to tell a full page.
            sure = bool(some) and look_of(some[-1]) is Look.BESIDE
            full = sure and pages >= _FEW and (blocks[0] > room or room < _NARROW)
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
        room = stack_height(entry) - self._head(entry)
        for count, ruling in enumerate(entry.rulings):
            if room < Length(0):
                return count
            room -= self._ruling(ruling, notes_width(entry))
        return len(entry.rulings)

    def own_page(self, entry: Entry, *, opening: bool) -> Size:
        """A page for a large face that is high enough for its notes as well.

        One that opens a section is higher by that much.
        """
        trim = entry.format.trim
        width = max(trim.width + MARGINS[1] * 2, PAPER.width)
        column = (width - MARGINS[1] * 2 - _SIDE - _COLUMN_GAP * 2) // 2
        each = [self._ruling(ruling, column) for ruling in entry.rulings]
        # The longer column has up to a ruling more.
        rulings = Length.sum(each) // 2 + max(each, default=Length(0))
        side = self._title(entry, _SIDE) + (_LINE + _AFTER_FACT) * (
            len(entry.facts) + 1 + len(entry.used)
        )
        around = MARGINS[0] + MARGINS[2] + _APART * 2
        above = _OPENING if opening else Length(0)
        return Size(width, trim.height + around + above + max(side, rulings) + _RULE)

    def _blocks(self, entry: Entry) -> Iterator[Length]:
        """The heights of what an entry is made of, none of which is cut in two."""
        if look_of(entry) is Look.BESIDE:
            width, first = notes_width(entry), self.standing_first(entry)
            each = [self._ruling(ruling, width) for ruling in entry.rulings]
            yield max(stack_height(entry), self._head(entry) + Length.sum(each[:first]))
            yield from each[first:]
            return
        row = entry.format.trim.height + LABEL + BETWEEN
        many = abreast(entry.format)
        yield self._head(entry) + row
        for _ in range(many, len(entry.shown), many):
            yield row
        column = (WIDTH - _COLUMN_GAP) // 2
        each = [self._ruling(ruling, column) for ruling in entry.rulings]
        yield from (height // 2 for height in each)
        # Columns never come out even.
        yield max(each, default=Length(0)) // 2

    def _head(self, entry: Entry) -> Length:
        """The height of what stands above the rulings of an entry."""
        width = notes_width(entry)
        facts = [Fact("Copies", (entry.copies,)), *entry.facts]
        if entry.used:
            facts.append(Fact("Used by", entry.used))
        lines, room = 0, Length(0)
        for fact in facts:
            words = ", ".join(fact.words)
            wide = _LABEL_LETTER * len(fact.label) + _AROUND_FACT
            wide += self._wide(words, _TEXT)
            if len(words) > BRIEF:
                lines, room = lines + wide // width + 1, Length(0)
            elif wide > room:
                lines, room = lines + 1, width - wide
            else:
                room -= wide
        return self._title(entry, width) + (_LINE + _AFTER_FACT) * lines + _RULE

    def _title(self, entry: Entry, width: Length) -> Length:
        return _HEAD + _TITLE * (self._wide(entry.title, _TITLE_SIZE) // width + 1)

    def _ruling(self, ruling: Ruling, width: Length) -> Length:
        """The height of a ruling; bare numbers here, for there are many words."""
        key = (ruling, width)
        if key not in self._rulings:
            lines, room = 1, width.um - _ID_LETTER.um * len(ruling.id) - _AFTER_ID.um
            rests = f"({ruling.rests})" if ruling.rests else ""
            for text, size in ((ruling.words, _TEXT), (rests, _RESTS)):
                space = self._word(" ", size)
                for word in text.split():
                    wide = self._word(word, size)
                    if wide > room:
                        lines, room = lines + 1, width.um
                    room -= wide + space
            self._rulings[key] = _LINE * lines + _AFTER
        return self._rulings[key]

    def _wide(self, words: str, size: float) -> Length:
        return Length(self._word(words, size))

    def _word(self, word: str, size: float) -> int:
        """The width of a word in micrometres."""
        wide = self._words.get((word, size))
        if wide is None:
            wide = round(self._setter.width(word, size, bold=False) * 1000)
            self._words[word, size] = wide
        return wide


def _opening(section: Section) -> Length:
    rows = _ROW * (len(section.entries) + 1)
    back = section.back
    if back is None:
        return _OPENING + rows
    row = back.format.trim.height + LABEL
    if len(back.shown) == 1:
        return _OPENING + max(rows, row)
    places = nested(back.format, len(back.shown))
    if places:
        return _OPENING + rows + max(y for _, y in places) + row
    return _OPENING + rows + row * -(-len(back.shown) // abreast(back.format))
