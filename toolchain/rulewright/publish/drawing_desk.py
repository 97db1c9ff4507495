"""The desk: where one artwork after another is laid out and written as a PDF.

A desk works for one process, on one artwork at a time. It leans on private parts of
WeasyPrint 70.0, which is pinned for that reason.

Here: set-up, the order of work, and what the engine complained about. Not here: parsing
and writing (`drawing_layout`), the setting (`fitting`), what sticks out (`overflow`).
"""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.publish import fontconfig
from rulewright.publish.drawing import Artwork, Fault
from rulewright.publish.drawing_file import Plate
from rulewright.publish.drawing_sources import Sources
from rulewright.publish.galley_file import packed
from rulewright.publish.glyphs import coverage, missing_glyphs

if TYPE_CHECKING:
    from weasyprint import Document
    from weasyprint.pdf.fonts import Font

    from rulewright.publish.drawing_layout import Benches

Element = Any
_SVG = "{http://www.w3.org/2000/svg}"


class Desk:
    """Draws artworks one after another; see `draw`."""

    def __init__(self, cache_dir: Path) -> None:
        self._cache_dir = cache_dir
        self._benches: Benches = {}
        self._names: dict[str, str] = {}

    def draw(self, artwork: Artwork) -> Plate:
        """Draw one artwork, fitted and checked."""
        fontconfig.isolate(artwork.roots, self._cache_dir)
        from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415
        from rulewright.publish.drawing_look import look, look_at_fitted  # noqa: PLC0415
        from rulewright.publish.fitting import fit  # noqa: PLC0415
        from rulewright.publish.galley_reading import read  # noqa: PLC0415
        from rulewright.publish.overflow import fitted_boxes  # noqa: PLC0415

        sources = Sources(artwork.roots, artwork.assets)
        with _no_collection(), _complaints() as heard:
            layout = Layout(artwork, sources, self._benches)
            fitted = fit(layout)
            pdf = layout.write(fitted.document)
            glyphs = self._glyphs(fitted.document)
            missing = self._missing(layout.body, fitted.document, artwork)
            page = fitted.document.pages[0]._page_box  # noqa: SLF001
            seen = [*look_at_fitted(fitted_boxes(page), artwork.limits)]
            seen += look(pdf, artwork.limits, unseen=_unseen(layout.body))
        if heard:
            layout.bench.forget_styles()
        return Plate(
            pdf=pdf,
            galley=packed(read(pdf)),
            setting=fitted.setting,
            glyphs=glyphs,
            overflow=fitted.overflow,
            faults=(
                *fitted.faults,
                *missing,
                *layout.shelf.faults,
                *_source_faults(sources),
                *_heard_faults(heard, sources),
                *seen,
                *wordless(layout.body),
            ),
            used=dict(sources.used),
        )

    def _glyphs(self, document: Document) -> dict[str, tuple[int, ...]]:
        """The glyph ids of a written document, by PostScript name of the font."""
        used: dict[str, set[int]] = {}
        for font in document.fonts.values():
            name = self._names.get(font.hash)
            if name is None:
                name = self._names[font.hash] = _postscript_name(font)
            used.setdefault(name, set()).update(font.to_unicode)
        return {name: tuple(sorted(used[name])) for name in sorted(used)}

    def _missing(
        self, body: Element, document: Document, artwork: Artwork
    ) -> list[Fault]:
        """Characters that some bundled font lacks, and those that no font had."""
        fonts = coverage(artwork.roots, self._cache_dir)
        text = printed(body)
        # What a style sheet adds is in no element; the fonts tell what they lacked.
        lacked = {chr(c) for font in document.fonts.values() for c in font.missing}
        text += "".join(sorted(lacked - set(text)))
        return [missing.fault for missing in missing_glyphs(text, fonts)]


def printed(body: Element) -> str:
    """The text that an element prints, with nothing between its pieces."""
    if body.tag in ("style", "script", "title"):
        return ""
    parts = [body.text or ""]
    for child in body:
        parts += (printed(child), child.tail or "")
    return "".join(parts)


def _unseen(body: Element) -> frozenset[str]:
    """Words that nobody is shown."""
    marked = (one for one in body.iter() if one.get("data-unseen") is not None)
    return frozenset(" ".join(printed(one).split()) for one in marked)


def wordless(body: Element) -> Iterator[Fault]:
    """Pictures of which a reader who does not see them is told nothing at all.

    An ornament is no picture of the text but a background of its style sheet.
    """
    hint = "say there what it means; let an ornament be a background instead"
    for one in body.iter("img"):
        if not one.get("alt", "").strip():
            says = f"the picture {one.get('src', '')} has no `alt`"
            yield Fault("RW615", says, hint)
    for one in body.iter(f"{_SVG}svg"):
        # The layout engine takes the title that is a child of the drawing itself.
        if not (one.findtext(f"{_SVG}title") or "").strip():
            yield Fault("RW615", "a drawing in the template has no <title>", hint)


def _postscript_name(font: Font) -> str:
    import uharfbuzz  # noqa: PLC0415

    face = uharfbuzz.Face(uharfbuzz.Blob(font.file_content), font.index)
    return str(face.get_name(uharfbuzz.OTNameIdPredefined.POSTSCRIPT_NAME))


def _source_faults(sources: Sources) -> Iterator[Fault]:
    for address in sources.missing:
        yield Fault(
            "RW606",
            f"the template asks for {address}, which is in none of its folders",
            "add the file, or correct the name in the template",
        )
    for url in sources.refused:
        yield Fault(
            "RW607",
            f"the template reaches for {url}, outside its folders",
            "copy the file into the templates and name it from there",
        )


def _heard_faults(heard: list[str], sources: Sources) -> Iterator[Fault]:
    # What has a finding of its own: files, characters without a glyph, pictures.
    told = (*sources.missing, *sources.refused, ".notdef glyph", "required alt")
    for message in dict.fromkeys(heard):
        if not any(address in message for address in told):
            yield Fault(
                "RW603",
                f"the layout engine says: {message}",
                "correct the template or its style sheet",
            )


class _Ear(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What the engine logs as a warning or worse meanwhile; it reaches no console."""
    ear = _Ear()
    loggers = [logging.getLogger(name) for name in ("weasyprint", "fontTools")]
    spread = [logger.propagate for logger in loggers]
    for logger in loggers:
        logger.addHandler(ear)
        logger.propagate = False
    try:
        yield ear.heard
    finally:
        for logger, before in zip(loggers, spread, strict=True):
            logger.removeHandler(ear)
            logger.propagate = before


@contextmanager
def _no_collection() -> Iterator[None]:
    """No garbage collection while a page is drawn: it costs a quarter of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
