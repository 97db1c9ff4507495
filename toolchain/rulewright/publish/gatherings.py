"""Gatherings: the pages of the reference as HTML, a few at a time.

A gathering depends on what it prints and on nothing else, above all not on page
numbers, so that most are found on file again. Each face is a blank picture whose text
alternative names it; `binding` puts the drawing there.

Here: the HTML of gatherings. Not here: where a book is cut (`filling`), contents and
indexes (`directories`), layout (`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jinja2 import (
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    StrictUndefined,
)

from rulewright.measure import Size
from rulewright.press import Format, Shape
from rulewright.publish import directories
from rulewright.publish.anchors import (
    CONTENTS,
    FACE_MARK,
    FACES,
    LINK_MARK,
    NAMED,
    RULINGS,
    SECTION_MARK,
    ruling_anchor,
    topic_anchor,
)
from rulewright.publish.book import (
    Book,
    Entry,
    Fact,
    Ruling,
    Section,
    Shown,
    Topic,
    Workshop,
)
from rulewright.publish.filling import BRIEF, Filling
from rulewright.publish.imprint import Imprint
from rulewright.publish.standing import (
    MARGINS,
    PAPER,
    Look,
    abreast,
    is_broad,
    look_of,
    nested,
    stack_height,
)

# A blank picture; where it lies is where the face goes.
_BLANK = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'"
    " width='1' height='1'/%3E"
)  # Letters of a word that would look lost in a line of its own.
_SHORT = 3

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Gathering:
    """Some pages: the HTML, the section they belong to ("" for none), their heading."""

    html: str
    section: str
    heading: str


class Pages:
    """The pages of one book."""

    def __init__(self, book: Book, imprint: Imprint, workshop: Workshop) -> None:
        self._book = book
        self._filling = Filling(workshop.roots)
        self._titles = {
            entry.id: entry.title
            for section in book.sections
            for entry in section.entries
        }
        compiled = workshop.cache_dir / "templates"
        compiled.mkdir(parents=True, exist_ok=True)
        self._jinja = Environment(
            loader=FileSystemLoader(workshop.roots),
            bytecode_cache=FileSystemBytecodeCache(str(compiled)),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
        )
        self._jinja.globals["blank"] = _BLANK
        self._jinja.globals["language"] = imprint.language
        self._jinja.globals["title"] = f"{book.name}: {book.over}"

    def body(self) -> list[Gathering]:
        """The gatherings of all sections, in order."""
        return [
            gathering
            for section in self._book.sections
            for gathering in self._section(section)
        ]

    def front(self, numbers: Mapping[str, int]) -> Gathering:
        """Cover and contents; `numbers` has the page of each anchor."""
        book = self._book
        html = self._render(
            "front",
            PAPER,
            (),
            over=book.over,
            name=book.name,
            subtitle=book.subtitle,
            facts=[self._fact(fact) for fact in book.facts],
            note=book.note,
            lines=directories.contents(book, numbers),
        )
        return Gathering(html, "", NAMED[CONTENTS])

    def indexes(self, numbers: Mapping[str, int]) -> list[Gathering]:
        """All faces by name, and all rulings by id."""
        made = [(FACES, directories.index_of_faces(self._book, numbers))]
        if RULINGS in numbers:
            made.append((RULINGS, directories.index_of_rulings(self._book, numbers)))
        return [
            Gathering(
                self._render(
                    "index", PAPER, (), anchor=anchor, name=NAMED[anchor], pages=pages
                ),
                "",
                NAMED[anchor],
            )
            for anchor, pages in made
        ]

    def _section(self, section: Section) -> Iterator[Gathering]:
        opening: View | None = self._opening(section)
        for some in self._filling.gathered(section) if section.entries else ((),):
            large = bool(some) and look_of(some[0]) is Look.LARGE
            paper = PAPER
            if large:
                paper = self._filling.own_page(some[0], opening=opening is not None)
            html = self._render(
                "large" if large else "flow",
                paper,
                (*_styles(some), *_back_styles(section)),
                opening=opening,
                entries=[self._entry(entry) for entry in some],
                topics=[self._topic(topic) for topic in section.topics],
            )
            opening = None
            yield Gathering(html, section.id, section.title)

    def _opening(self, section: Section) -> View:
        back = section.back
        backs = [] if back is None else [_shown(s, back.format) for s in back.shown]
        places = [] if back is None else nested(back.format, len(backs))
        return {
            "anchor": SECTION_MARK + section.id,
            "part": "" if self._book.stands_alone(section) else section.part,
            "name": section.title,
            "back": backs[0] if len(backs) == 1 else None,
            "broad": back is not None and is_broad(back.format),
            "rows": [] if back is None or places else _rows(backs, back.format),
            "nest": backs if places else [],
            "facts": [self._fact(fact) for fact in section.facts],
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

    def _entry(self, entry: Entry) -> View:
        facts = [Fact("Copies", (entry.copies,)), *entry.facts]
        if entry.used:
            facts.append(Fact("Used by", entry.used))
        look = look_of(entry)
        first = self._filling.standing_first(entry) if look is Look.BESIDE else 0
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
            "facts": [self._fact(fact) for fact in facts],
            "first": rulings[:first],
            "rulings": rulings[first:],
        }

    def _topic(self, topic: Topic) -> View:
        return {
            "anchor": topic_anchor(topic.id),
            "title": topic.title,
            "rulings": [_ruling(topic.id, ruling) for ruling in topic.rulings],
        }

    def _fact(self, fact: Fact) -> View:
        parts = [
            {
                "words": self._titles.get(word, word),
                "link": LINK_MARK + word if word in self._titles else "",
            }
            for word in fact.words
        ]
        letters = len(", ".join(part["words"] for part in parts))
        return {"label": fact.label, "parts": parts, "brief": letters <= BRIEF}

    def _render(
        self, template: str, paper: Size, styles: Iterable[str], **view: object
    ) -> str:
        above, beside, below = MARGINS
        box = f"size:{paper.width} {paper.height};margin:{above} {beside} {below}"
        sizes = [f"@page{{{box}}}", *dict.fromkeys(styles)]
        page = self._jinja.get_template(f"reference/{template}.html")
        return page.render(sizes="\n".join(sizes), **view)


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


def _styles(entries: Iterable[Entry]) -> Iterator[str]:
    """Sizes of faces, and the heights of those that stand beside notes.

    What floats does not keep a box from the foot of a page; its height does.
    """
    for entry in entries:
        yield _size(entry.format)
        yield f".{_stack_class(entry)}{{min-height:{stack_height(entry)}}}"


def _back_styles(section: Section) -> Iterator[str]:
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
