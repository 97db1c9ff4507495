"""Inspecting: the whole of a file, from its bytes to findings and a summary.

A page that cannot be looked at is a finding, and the others are looked at all the same.

Here: the order of the checks. Not here: any of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from rulewright.diagnostics import Finding
from rulewright.model import Preset
from rulewright.press import FinishedSize, finished_sizes
from rulewright.publish.preflight import bleed, document, picture_file
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.boxes import (
    Boxes,
    Meant,
    check_boxes,
    check_size,
    check_uniform,
    meant,
    read_boxes,
)
from rulewright.publish.preflight.faults import Fault, findings_of
from rulewright.publish.preflight.fonts import check_fonts
from rulewright.publish.preflight.inks import Job, check_inks, families, job_of
from rulewright.publish.preflight.marks import Content
from rulewright.publish.preflight.pages import check_pages, fingerprint
from rulewright.publish.preflight.pictures import Pixels, check_pictures
from rulewright.publish.preflight.safe_area import check_safe_area
from rulewright.publish.preflight.streams import UninspectedError
from rulewright.publish.preflight.summary import Sums, of_pdf, of_picture
from rulewright.publish.preflight.walking import Walker

if TYPE_CHECKING:
    import pikepdf

_PDF = b"%PDF-"
# Some programs write a few lines before the first of the PDF.
_LEAD = 1024


@dataclass(frozen=True)
class Inspection:
    """What was found in a file, and in a few lines what was looked at."""

    findings: tuple[Finding, ...]
    summary: str


@dataclass
class _Page:
    """A page under inspection: its boxes and marks, or why it has none."""

    boxes: Boxes
    meant: Meant
    content: Content | None
    print: str
    faults: list[Fault] = field(default_factory=list)


def inspect(data: bytes, file: str, preset: Preset | None = None) -> Inspection:
    """Look into a file that was made for print.

    `file` is its name as shown to people. Without a preset only what holds for every
    print house is checked.
    """
    sizes = finished_sizes(preset) if preset is not None else ()
    if data.startswith(picture_file.MAGIC):
        faults, pages, summary = _picture(data, preset, sizes)
    elif _PDF in data[:_LEAD]:
        faults, pages, summary = _pdf(data, preset, sizes)
    else:
        says = "this is neither a PDF nor a picture in PNG or JPEG"
        hint = "name the file that goes to the print house"
        faults, pages = [(0, Fault(rules.UNREADABLE, says, hint))], 0
        summary = "nothing was looked at"
    return Inspection(tuple(findings_of(file, faults, pages)), f"{file}: {summary}")


_Found = tuple[list[tuple[int, Fault]], int, str]
"""Faults with the page of each, the number of pages, and the summary."""


def _picture(
    data: bytes, preset: Preset | None, sizes: Sequence[FinishedSize]
) -> _Found:
    picture = picture_file.opened(data)
    if isinstance(picture, Fault):
        return [(0, picture)], 0, "nothing was looked at"
    faults = list(_kind(preset, "pdf", "a picture"))
    if preset is not None:
        faults += picture_file.check_picture_file(picture, preset, sizes)
    return [(0, fault) for fault in faults], 1, of_picture(picture, preset)


def _kind(preset: Preset | None, other: str, this: str) -> Iterator[Fault]:
    asked = preset.file.kind if preset is not None and preset.file is not None else ""
    if preset is not None and asked == other:
        wanted = "one PDF" if other == "pdf" else "pictures, one for each face"
        says = f"this is {this}, and {preset.name} takes {wanted}"
        yield Fault(rules.OTHER_KIND, says, f"make {wanted}")


def _pdf(data: bytes, preset: Preset | None, sizes: Sequence[FinishedSize]) -> _Found:
    pdf = document.opened(data)
    if isinstance(pdf, Fault):
        return [(0, pdf)], 0, "nothing was looked at"
    try:
        facts = document.facts_of(pdf)
    except broken() as error:
        fault = Fault(
            rules.UNREADABLE, f"this PDF is broken: {error}", "export it again"
        )
        return [(0, fault)], 0, "nothing was looked at"
    faults = [(0, fault) for fault in _kind(preset, "picture", "a PDF")]
    faults += [(0, fault) for fault in document.check_document(facts, preset)]
    numbered = list(_pages(pdf, sizes, faults))
    pages = [page for _, page in numbered]
    used = {f for page in pages if page.content for f in families(page.content)}
    job = job_of(preset, intent=facts.intent, claim=facts.claim, used=used)
    pixels = Pixels()
    with _Plates(data) as plates:
        for number, page in numbered:
            found = _checked(page, preset, sizes, job, pixels)
            faults += [(number, fault) for fault in (*page.faults, *found)]
            faults += [(number, fault) for fault in plates.check(number - 1, page)]
    faults += check_uniform([page.meant for page in pages])
    prints = [page.print for page in pages]
    faults += [(0, fault) for fault in check_pages(prints, preset)]
    faults += [(0, fault) for fault in _of_fonts(pages)]
    sums = Sums(
        pages=[page.meant for page in pages],
        contents=[page.content for page in pages if page.content is not None],
        facts=facts,
        drawn=plates.drawn,
        unread=pixels.unread,
    )
    return faults, len(pdf.pages), of_pdf(sums, preset)


def _pages(
    pdf: pikepdf.Pdf, sizes: Sequence[FinishedSize], faults: list[tuple[int, Fault]]
) -> Iterator[tuple[int, _Page]]:
    """Each page that has boxes, with its number; the others leave a fault."""
    walker = Walker()
    for number, page in enumerate(pdf.pages, 1):
        try:
            boxes = read_boxes(page)
        except broken() as error:
            faults.append(
                (number, _not_inspected(f"its boxes cannot be read: {error}"))
            )
            continue
        made = _Page(boxes, meant(boxes, sizes), None, str(number))
        try:
            made.content = walker.page(page, boxes.to_view)
            made.print = fingerprint(page)
        except UninspectedError as error:
            made.faults.append(_not_inspected(str(error)))
        except broken() as error:
            says = f"its content cannot be followed: {type(error).__name__}: {error}"
            made.faults.append(_not_inspected(says))
        yield number, made


def _not_inspected(reason: str) -> Fault:
    says = " ".join(reason.split())[:160]
    return Fault(rules.NOT_INSPECTED, says, "export the page again, and look at it")


def _checked(
    page: _Page,
    preset: Preset | None,
    sizes: Sequence[FinishedSize],
    job: Job,
    pixels: Pixels,
) -> Iterator[Fault]:
    yield from check_boxes(page.boxes, page.meant)
    if preset is not None:
        yield from check_size(page.meant, sizes, preset.name)
    if page.content is None:
        return
    yield from check_safe_area(page.content, page.meant)
    yield from check_inks(page.content, page.meant, job)
    yield from check_pictures(page.content, page.meant, preset, pixels)


def _of_fonts(pages: Iterable[_Page]) -> Iterator[Fault]:
    fonts: dict[Any, pikepdf.Object] = {}
    for page in pages:
        if page.content is not None:
            fonts |= page.content.fonts
    try:
        yield from check_fonts(fonts.values())
    except broken() as error:
        yield _not_inspected(f"a font cannot be read: {error}")


class _Plates:
    """The pages of a file as pixels, drawn one at a time and only where needed."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._document: Any = None
        self.drawn = 0

    def __enter__(self) -> _Plates:
        return self

    def __exit__(self, *_: object) -> None:
        if self._document is not None:
            self._document.close()

    def check(self, index: int, page: _Page) -> Iterator[Fault]:
        """What is wrong with the bleed of a page."""
        import pypdfium2  # noqa: PLC0415 - only what looks into a PDF needs it

        if not bleed.needs_a_look(page.meant):
            return
        try:
            if self._document is None:
                self._document = pypdfium2.PdfDocument(self._data)
            plate = bleed.plate_of(self._document, index, page.boxes)
        except (pypdfium2.PdfiumError, *broken()) as error:
            yield _not_inspected(f"its bleed cannot be drawn: {error}")
            return
        self.drawn += 1
        yield from bleed.check_bleed(plate, page.meant)


@cache
def broken() -> tuple[type[Exception], ...]:
    """What reading a PDF raises if it holds other objects than it should."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    return (
        pikepdf.PdfError,
        ArithmeticError,
        AttributeError,
        LookupError,
        RuntimeError,
        TypeError,
        ValueError,
        OSError,
    )
