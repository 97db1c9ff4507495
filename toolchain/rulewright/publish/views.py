"""Views: what the templates of the reference see of entries, topics and sections.

Here: words, marks and the styles that follow from sizes. Not here: which entries stand
together (`filling`), pages as HTML (`gatherings`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rulewright.press import Format, Shape
from rulewright.publish.anchors import (
    FACE_MARK,
    LINK_MARK,
    SECTION_MARK,
    ruling_anchor,
    topic_anchor,
)
from rulewright.publish.book import Entry, Fact, Ruling, Section, Shown
from rulewright.publish.filling import Columns, Filling
from rulewright.publish.reckoning import BRIEF
from rulewright.publish.standing import (
    Look,
    abreast,
    is_broad,
    look_of,
    nested,
    stack_height,
)

# Letters of a word that would look lost in a line of its own.
_SHORT = 3

View = dict[str, Any]


class Views:
    """Views of the parts of one book; `titles` has the title of each entry by id."""

    def __init__(self, titles: Mapping[str, str], filling: Filling) -> None:
        self._titles = titles
        self._filling = filling

    def opening(self, section: Section, *, alone: bool) -> View:
        """The heading of a section, its list and its backs.

        One that stands alone in its part needs no other heading.
        """
        back = section.back
        backs = [] if back is None else [_shown(s, back.format) for s in back.shown]
        places = [] if back is None else nested(back.format, len(backs))
        return {
            "anchor": SECTION_MARK + section.id,
            "part": "" if alone else section.part,
            "name": section.title,
            "back": backs[0] if len(backs) == 1 else None,
            "broad": back is not None and is_broad(back.format),
            "rows": [] if back is None or places else _rows(backs, back.format),
            "nest": backs if places else [],
            "facts": [self.fact(fact) for fact in section.facts],
            "several": any(len(entry.shown) > 1 for entry in section.entries),
            "entries": [
                {
                    "title": entry.title,
                    "id": entry.id,
                    "copies": entry.copies,
                    "link": LINK_MARK + entry.id,
                }
                for entry in section.entries
            ],
        }

    def entry(self, entry: Entry) -> View:
        """A face or its variants, and what is known of it."""
        facts = [Fact("Copies", (entry.copies,)), *entry.facts]
        if entry.used:
            facts.append(Fact("Used by", entry.used))
        look = look_of(entry)
        first = 0
        if look is Look.BESIDE:
            first = self._filling.standing_first(entry)
        elif look is Look.LARGE:
            first = self._filling.left_column(entry)
        shown = [_shown(shown, entry.format) for shown in entry.shown]
        rulings = [_ruling(entry.id, ruling) for ruling in entry.rulings]
        return {
            "id": entry.id,
            "anchor": entry.id,
            "look": look.value,
            "stack": _stack_class(entry),
            "title": entry.title,
            "kind": entry.kind,
            "broad": is_broad(entry.format),
            "shown": shown,
            "rows": _rows(shown, entry.format),
            "facts": [self.fact(fact) for fact in facts],
            "first": rulings[:first],
            "rulings": rulings[first:],
        }

    @staticmethod
    def columns(columns: Columns) -> list[list[View]]:
        """The topics of a page."""
        return [
            [
                {
                    "anchor": topic_anchor(topic.id),
                    "title": topic.title,
                    "rulings": [_ruling(topic.id, ruling) for ruling in topic.rulings],
                }
                for topic in column
            ]
            for column in columns
        ]

    def fact(self, fact: Fact) -> View:
        """A label, and words that are links if they are entries."""
        parts = [
            {
                "words": self._titles.get(word, word),
                "link": LINK_MARK + word if word in self._titles else "",
            }
            for word in fact.words
        ]
        letters = len(", ".join(part["words"] for part in parts))
        return {"label": fact.label, "parts": parts, "brief": letters <= BRIEF}


def _shown(shown: Shown, each: Format) -> View:
    return {
        "mark": FACE_MARK + shown.face,
        "size": _size_class(each),
        "label": shown.label,
        "hex": each.shape is Shape.HEX,
    }


def _ruling(holder: str, ruling: Ruling) -> View:
    return {
        "id": ruling.id,
        "anchor": ruling_anchor(holder, ruling.id),
        "words": ruling.words,
        "rests": _bound(ruling.rests),
    }


def _bound(words: str) -> str:
    """Words whose short last one, such as a number, stays with the one before it."""
    before, _, last = words.rpartition(" ")
    return f"{before}\u00a0{last}" if before and len(last) <= _SHORT else words


def _rows(shown: Sequence[View], each: Format) -> list[Sequence[View]]:
    """Faces in rows as long as the page is wide."""
    many = abreast(each)
    return [shown[start : start + many] for start in range(0, len(shown), many)]


def styles(entries: Iterable[Entry]) -> Iterator[str]:
    """Sizes of faces, and the heights of those that stand beside notes.

    What floats does not keep a box from the foot of a page; its height does.
    """
    for entry in entries:
        yield _size(entry.format)
        yield f".{_stack_class(entry)}{{min-height:{stack_height(entry)}}}"


def back_styles(section: Section) -> Iterator[str]:
    """The size of the backs of a section, and their places if they nest."""
    back = section.back
    if back is None:
        return
    yield _size(back.format)
    places = nested(back.format, len(back.shown))
    for place, (x, y) in enumerate(places):
        yield f".cell-{place}{{left:{x};top:{y}}}"
    if places:
        height = max(y for _, y in places) + back.format.trim.height
        yield f".nest{{height:{height}}}"


def _stack_class(entry: Entry) -> str:
    return f"stack-{entry.format.id}-{len(entry.shown)}"


def _size(each: Format) -> str:
    trim = each.trim
    return f".{_size_class(each)}{{width:{trim.width};height:{trim.height}}}"


def _size_class(each: Format) -> str:
    return f"size-{each.id}"
