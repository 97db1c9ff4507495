"""Gatherings: the pages of the reference as HTML, a few at a time.

A gathering depends on what it prints and on nothing else, above all not on page
numbers, so that most are found on file again. Each face is a blank picture whose text
alternative names it; `binding` puts the drawing there.

Here: cutting a book into gatherings, and their HTML. Not here: layout
(`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from jinja2 import (
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    StrictUndefined,
)

from rulewright.measure import Length, Size
from rulewright.press import Format
from rulewright.publish.book import Book, Entry, Section, Shown, Workshop
from rulewright.publish.imprint import Imprint

# A blank picture; where it lies is where the face goes.
_BLANK = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'"
    " width='1' height='1'/%3E"
)
FACE_MARK = "face:"
LINK_MARK = "rw:"
SECTION_MARK = "section:"
_PAPER = Size(Length(210_000), Length(297_000))
_MARGINS = "14mm 9mm 11mm"
# What stands beside a face needs this much of the page.
_WIDEST_BESIDE = Length(105_000)
_NARROW_BESIDE = Length(64_000)
_TALLEST_BESIDE = Length(130_000)
# A page holds three cards: two pages to a gathering.
_TOGETHER = 6
# Lines in a column of the index, and columns on a page.
_COLUMN = 52
_ABREAST = 3
# Around a face that has a page of its own; left of the rulings below it; and the mean
# size of a letter and a line of these.
_AROUND = Length(15_000)
_BESIDE_RULINGS = Length(86_000)
_LETTER = Length(1500)
_LINE = Length(3800)


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
        lines: list[dict[str, str]] = []
        part = ""
        for section in self._book.sections:
            if section.part != part and not self._book.stands_alone(section):
                lines.append({"part": section.part})
            part = section.part
            anchor = SECTION_MARK + section.id
            lines.append(
                {
                    "part": "",
                    "title": section.title,
                    "count": _count(len(section.entries)),
                    "page": str(numbers[anchor]),
                    "link": LINK_MARK + anchor,
                }
            )
        if self._titles:
            lines.append(
                {
                    "part": "",
                    "title": "Index of faces",
                    "count": "",
                    "page": str(numbers["index"]),
                    "link": LINK_MARK + "index",
                }
            )
        book = self._book
        html = self._render(
            "front",
            _PAPER,
            (),
            over=book.over,
            name=book.name,
            subtitle=book.subtitle,
            facts=[{"label": label, "words": words} for label, words in book.facts],
            note=book.note,
            lines=lines,
        )
        return Gathering(html, "", "Contents")

    def index(self, numbers: Mapping[str, int]) -> Gathering:
        """All faces by name."""
        lines: list[dict[str, str]] = []
        entries = sorted(
            (title.casefold(), title, name) for name, title in self._titles.items()
        )
        for letter, group in groupby(entries, key=lambda entry: entry[1][:1].upper()):
            lines.append({"letter": letter})
            lines += [
                {
                    "letter": "",
                    "title": title,
                    "page": str(numbers[name]),
                    "link": LINK_MARK + name,
                }
                for _, title, name in group
            ]
        html = self._render("index", _PAPER, (), pages=list(_columns(lines)))
        return Gathering(html, "", "Index of faces")

    def _section(self, section: Section) -> Iterator[Gathering]:
        yield self._opening(section)
        for look, group in groupby(section.entries, key=_look):
            entries = list(group)
            many = _TOGETHER if look == "beside" else 1
            for start in range(0, len(entries), many):
                some = entries[start : start + many]
                paper = _own_page(some[0]) if look == "large" else _PAPER
                formats = tuple(dict.fromkeys(entry.format for entry in some))
                views = [self._entry(entry) for entry in some]
                html = self._render(look, paper, formats, entries=views)
                yield Gathering(html, section.id, section.title)

    def _opening(self, section: Section) -> Gathering:
        back = section.back
        formats = () if back is None else (back.format,)
        html = self._render(
            "opening",
            _PAPER,
            formats,
            anchor=SECTION_MARK + section.id,
            part="" if self._book.stands_alone(section) else section.part,
            name=section.title,
            back=None if back is None else _shown(back.shown, back.format),
            facts=[self._fact(label, (words,)) for label, words in section.facts],
            entries=[
                {
                    "title": entry.title,
                    "id": entry.id,
                    "copies": entry.copies,
                    "link": LINK_MARK + entry.id,
                }
                for entry in section.entries
            ],
        )
        return Gathering(html, section.id, section.title)

    def _entry(self, entry: Entry) -> dict[str, object]:
        facts = [self._fact("Copies", (entry.copies,))]
        if entry.used:
            facts.append(self._fact("Used by", entry.used))
        facts += [self._fact(label, (words,)) for label, words in entry.facts]
        return {
            "id": entry.id,
            "anchor": entry.id,
            "title": entry.title,
            "kind": entry.kind,
            "broad": entry.format.trim.width > _NARROW_BESIDE,
            "shown": [_shown(shown, entry.format) for shown in entry.shown],
            "facts": facts,
            "rulings": [{"id": name, "text": text} for name, text in entry.rulings],
        }

    def _fact(self, label: str, words: Sequence[str]) -> dict[str, object]:
        parts = [
            {
                "words": self._titles.get(word, word),
                "link": LINK_MARK + word if word in self._titles else "",
            }
            for word in words
        ]
        return {"label": label, "parts": parts}

    def _render(
        self, template: str, paper: Size, formats: Sequence[Format], **view: object
    ) -> str:
        sizes = [
            f"@page{{size:{paper.width} {paper.height};margin:{_MARGINS}}}",
            *(
                f".{_size_class(each)}{{width:{each.trim.width};"
                f"height:{each.trim.height}}}"
                for each in formats
            ),
        ]
        page = self._jinja.get_template(f"reference/{template}.html")
        return page.render(sizes="\n".join(sizes), **view)


def _columns(lines: Sequence[dict[str, str]]) -> Iterator[list[list[dict[str, str]]]]:
    """The lines of the index as columns of pages; no letter at the foot of a column."""
    columns: list[list[dict[str, str]]] = [[]]
    room = _COLUMN
    for line in lines:
        # A letter takes two lines and must have one below it.
        needed = 3 if line["letter"] else 1
        if needed > room:
            columns.append([])
            room = _COLUMN
        columns[-1].append(line)
        room -= 2 if line["letter"] else 1
    for start in range(0, len(columns), _ABREAST):
        yield columns[start : start + _ABREAST]


def _look(entry: Entry) -> str:
    """Which template sets an entry."""
    trim = entry.format.trim
    if trim.width > _WIDEST_BESIDE or trim.height > _TALLEST_BESIDE:
        return "large"
    return "beside" if len(entry.shown) == 1 else "variants"


def _own_page(entry: Entry) -> Size:
    """A page for a large face, high enough for its notes as far as can be told."""
    trim = entry.format.trim
    width = max(trim.width + _AROUND * 2, _PAPER.width)
    letters = max((width - _BESIDE_RULINGS) // _LETTER, 1)
    lines = sum(-(-len(text) // letters) + 1 for _, text in entry.rulings)
    notes = max(_LINE * lines, _LINE * 8) + _LINE * 10
    return Size(width, trim.height + _AROUND + min(notes, trim.height))


def _shown(shown: Shown, each: Format) -> dict[str, str]:
    return {
        "mark": FACE_MARK + shown.face,
        "size": _size_class(each),
        "label": shown.label,
    }


def _size_class(each: Format) -> str:
    return f"size-{each.id}"


def _count(faces: int) -> str:
    return "1 face" if faces == 1 else f"{faces} faces"
