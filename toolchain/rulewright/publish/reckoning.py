"""Reckoning: how high the text of the reference comes out, without laying it out.

Lines are counted with the widths of the bundled fonts, as the layout engine would break
them; measures are those of the style sheet. What is laid out may come out a little
higher or lower.

Here: heights of rulings and heads. Not here: what follows from them (`filling`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rulewright.faces.linesetting import LineSetter
from rulewright.measure import Length
from rulewright.publish.book import Entry, Fact, Ruling, Section
from rulewright.publish.standing import LABEL, abreast, nested

BRIEF = 44
"""Facts with more letters have lines of their own."""
RULE = Length(3000)
"""Above rulings, with the room around it."""

# Sizes of type in points: text and what a ruling rests on (in a narrower face: reckoned
# smaller), the titles of entries.
_TEXT, _RESTS, _TITLE_SIZE = 8.0, 6.7, 13.5
# A letter of an id, of a label; room around these.
_ID_LETTER, _LABEL_LETTER = Length(1270), Length(1450)
_AFTER_ID, _AROUND_FACT = Length(1300), Length(6800)
# A line of text; what follows a ruling, a line of facts.
_LINE, _AFTER, _AFTER_FACT = Length(3740), Length(1000), Length(500)
# The head of an entry without its title, a line of the title.
_HEAD, _TITLE = Length(9800), Length(5500)
# The opening of a section, and a row of its list.
_OPENING, _ROW = Length(24_000), Length(5200)


class Reckoning:
    """Reckons with the fonts of the first of these roots that has any."""

    def __init__(self, roots: Sequence[Path]) -> None:
        fonts = next(r / "fonts" for r in roots if (r / "fonts").is_dir())
        self._setter = LineSetter(fonts)
        self._words: dict[tuple[str, float], int] = {}
        self._rulings: dict[tuple[Ruling, Length], Length] = {}

    def ruling(self, ruling: Ruling, width: Length) -> Length:
        """The height of a ruling, with the room after it."""
        key = (ruling, width)
        if key not in self._rulings:
            # Bare numbers here, for there are many words.
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

    def head(self, entry: Entry, width: Length) -> Length:
        """The height of what stands above the rulings of an entry."""
        lines, room = 0, Length(0)
        for fact in _facts(entry):
            words = ", ".join(fact.words)
            wide = _LABEL_LETTER * len(fact.label) + _AROUND_FACT
            wide += Length(self._word(words, _TEXT))
            if len(words) > BRIEF:
                lines, room = lines + wide // width + 1, Length(0)
            elif wide > room:
                lines, room = lines + 1, width - wide
            else:
                room -= wide
        return self._title(entry, width) + (_LINE + _AFTER_FACT) * lines + RULE

    def side(self, entry: Entry, width: Length) -> Length:
        """The height of a head whose facts stand one below the other."""
        lines = sum(len(fact.words) for fact in _facts(entry))
        return self._title(entry, width) + (_LINE + _AFTER_FACT) * lines

    def _title(self, entry: Entry, width: Length) -> Length:
        wide = Length(self._word(entry.title, _TITLE_SIZE))
        return _HEAD + _TITLE * (wide // width + 1)

    def _word(self, word: str, size: float) -> int:
        """The width of a word in micrometres."""
        wide = self._words.get((word, size))
        if wide is None:
            wide = round(self._setter.width(word, size, bold=False) * 1000)
            self._words[word, size] = wide
        return wide


def opening(section: Section) -> Length:
    """The height of the heading of a section, and of its list and backs if any."""
    if not section.entries:
        return _OPENING
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


def _facts(entry: Entry) -> list[Fact]:
    facts = [Fact("Copies", (entry.copies,)), *entry.facts]
    return [*facts, Fact("Used by", entry.used)] if entry.used else facts
