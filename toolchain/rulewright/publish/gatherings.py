"""Gatherings: the pages of the reference as HTML, a few at a time.

A gathering depends on what it prints and on nothing else, above all not on page
numbers, so that most are found on file again. Each face is a blank picture whose text
alternative names it; `binding` puts the drawing there.

Here: the HTML of gatherings. Not here: where a book is cut (`filling`), what templates
see (`views`), contents and indexes (`directories`), layout (`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from jinja2 import FileSystemLoader, StrictUndefined

from rulewright.faces.bytecode import Bytecode
from rulewright.faces.environment import Sandbox
from rulewright.measure import Size
from rulewright.publish import directories
from rulewright.publish.anchors import CONTENTS, FACES, NAMED, RULINGS
from rulewright.publish.book import Book, Section, Workshop
from rulewright.publish.filling import Filling
from rulewright.publish.glyphs import stamp_of
from rulewright.publish.imprint import Imprint
from rulewright.publish.standing import MARGINS, PAPER, Look, look_of
from rulewright.publish.views import View, Views, back_styles, styles
from rulewright.source.digests import files_digest

# A blank picture; where it lies is where the face goes.
_BLANK = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'"
    " width='1' height='1'/%3E"
)


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
        self._workshop = workshop
        self._filling = Filling(workshop.roots)
        self._titles = {
            entry.id: entry.title
            for section in book.sections
            for entry in section.entries
        }
        self._views = Views(self._titles, self._filling)
        self._jinja = Sandbox(
            loader=FileSystemLoader(workshop.roots),
            bytecode_cache=Bytecode(workshop.cache_dir / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
        )
        self._jinja.globals["blank"] = _BLANK
        self._jinja.globals["language"] = imprint.language
        self._jinja.globals["title"] = f"{book.name}: {book.over}"
        self._made_of = _digest(workshop.roots)

    def body(self) -> list[Gathering]:
        """The gatherings of all sections, in order."""
        return [
            gathering
            for section in self._book.sections
            for gathering in self._kept(section)
        ]

    def _kept(self, section: Section) -> list[Gathering]:
        """The gatherings of a section; those of an unchanged one are on file."""
        if self._workshop.kept is None:
            return list(self._section(section))
        alone = self._book.stands_alone(section)
        names = sorted(self._titles.items())
        common = (self._jinja.globals["language"], self._jinja.globals["title"])
        key = repr((section, alone, names, common, self._made_of))
        found = self._workshop.kept.find("gatherings", key)
        if isinstance(found, list):
            return [Gathering(*parts) for parts in found]
        made = list(self._section(section))
        parts = [(one.html, one.section, one.heading) for one in made]
        self._workshop.kept.keep(parts, "gatherings", key)
        return made

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
            facts=[self._views.fact(fact) for fact in book.facts],
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
        alone = self._book.stands_alone(section)
        opening: View | None = self._views.opening(section, alone=alone)
        for some in self._filling.gathered(section):
            large = look_of(some[0]) is Look.LARGE
            paper = PAPER
            if large:
                opens = opening is not None
                paper = self._filling.own_page(some[0], opens=opens)
            html = self._render(
                "large" if large else "flow",
                paper,
                (*styles(some), *back_styles(section)),
                opening=opening,
                entries=[self._views.entry(entry) for entry in some],
            )
            opening = None
            yield Gathering(html, section.id, section.title)
        for columns in self._filling.paged(section):
            view = self._views.columns(columns)
            html = self._render("topics", PAPER, (), opening=opening, columns=view)
            opening = None
            yield Gathering(html, section.id, section.title)

    def _render(
        self, template: str, paper: Size, styles: Iterable[str], **view: object
    ) -> str:
        above, beside, below = MARGINS
        box = f"size:{paper.width} {paper.height};margin:{above} {beside} {below}"
        sizes = [f"@page{{{box}}}", *dict.fromkeys(styles)]
        page = self._jinja.get_template(f"reference/{template}.html")
        return page.render(sizes="\n".join(sizes), **view)


def _digest(roots: tuple[Path, ...]) -> str:
    """A digest of the templates and of the fonts that text is reckoned with."""
    pages = (path for root in roots for path in sorted(root.glob("reference/*")))
    return files_digest(pages) + stamp_of(roots)
