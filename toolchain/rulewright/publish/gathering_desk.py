"""Laying out gatherings, each kept on file under what it was made from.

Here: HTML -> PDF -> galley, and finding it again. Not here: what the HTML says
(`gatherings`). The layout engine is loaded only for a gathering that is not on file.
"""

from __future__ import annotations

import atexit
import hashlib
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from rulewright.publish import engines
from rulewright.publish.book import Workshop
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.galleys import Galley
from rulewright.publish.gathering_hand import Task, shared
from rulewright.publish.gatherings import Gathering
from rulewright.source import entries
from rulewright.source.digests import files_digest

_STYLE = "reference/reference.css"
# Below this many, starting a second process costs more than it saves.
_WORTH_SHARING = 8


def lay_out(
    gatherings: Iterable[Gathering], workshop: Workshop, galleys: GalleyFile
) -> dict[Gathering, Galley]:
    """The galley of each gathering; only what changed is laid out anew.

    Raises:
        RuntimeError: the layout engine complained, which is a fault of our templates.
    """
    folder = workshop.cache_dir / "gatherings"
    made_with = _made_with(workshop.roots)
    paths = {}
    for gathering in gatherings:
        key = hashlib.sha256((made_with + gathering.html).encode()).hexdigest()
        paths[gathering] = folder / key
    missing = [
        Task(gathering.html, path)
        for gathering, path in paths.items()
        if galleys.find(path.name) is None and entries.fetch(path) is None
    ]
    if len(missing) >= _WORTH_SHARING and workshop.share:
        with shared(missing, workshop):
            carry_out(missing, workshop)
    else:
        carry_out(missing, workshop)
    return {
        gathering: galleys.named(path.name, partial(_on_file, path))
        for gathering, path in paths.items()
    }


def _on_file(path: Path) -> bytes:
    pdf = entries.fetch(path)
    if pdf is None:
        raise RuntimeError(f"{path} was laid out and is gone")
    return pdf


def carry_out(tasks: Iterable[Task], workshop: Workshop) -> None:
    """Lay out what nobody else has laid out meanwhile."""
    for task in tasks:
        if entries.fetch(task.path) is None:
            entries.put(task.path, _pdf(task.html, workshop))


@cache
def _made_with(roots: tuple[Path, ...]) -> str:
    """A digest of all that a page is made with besides its HTML."""
    fonts = (font for root in roots for font in sorted((root / "fonts").glob("*.ttf")))
    return files_digest((_style_file(roots), *fonts)) + engines.digest()


def _style_file(roots: tuple[Path, ...]) -> Path:
    for root in roots:
        if (root / _STYLE).is_file():
            return root / _STYLE
    raise FileNotFoundError(f"no template root has {_STYLE}")


def laid_out(html: str, workshop: Workshop) -> bytes:
    """A document by itself as a PDF/UA, in the style of the reference.

    Raises:
        RuntimeError: the layout engine complained, which is a fault of our templates.
    """
    return _pdf(html, workshop)


def _pdf(html: str, workshop: Workshop) -> bytes:
    from rulewright.publish import fontconfig  # noqa: PLC0415

    fontconfig.isolate(workshop.roots, workshop.cache_dir)
    from rulewright.publish.drawing_html import html_of  # noqa: PLC0415
    from rulewright.publish.drawing_quick import quicken  # noqa: PLC0415
    from rulewright.publish.drawing_styles import can_remember  # noqa: PLC0415

    quicken()
    with _no_complaints():
        fonts, styles, memory = _setting(workshop.roots)
        document = html_of(html)
        if can_remember((_style_file(workshop.roots).read_text("utf-8"), html)):
            document.style_memory = memory
        return bytes(
            document.write_pdf(
                font_config=fonts, stylesheets=styles, pdf_variant="pdf/ua-1"
            )
        )


@cache
def _setting(roots: tuple[Path, ...]) -> tuple[Any, list[Any], Any]:
    """The fonts, the style sheet and the styles so far, which all gatherings share."""
    from weasyprint import CSS  # noqa: PLC0415 - after the fonts are shut off
    from weasyprint.text.fonts import FontConfiguration  # noqa: PLC0415

    from rulewright.publish.drawing_styles import StyleMemory  # noqa: PLC0415

    # It frees what it holds itself, and can no longer once the program is ending.
    atexit.register(_setting.cache_clear)
    fonts = FontConfiguration()
    sheets = [CSS(filename=_style_file(roots), font_config=fonts)]
    return fonts, sheets, StyleMemory()


@contextmanager
def _no_complaints() -> Iterator[None]:
    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record.getMessage())

    logger, ear = logging.getLogger("weasyprint"), Ear(logging.WARNING)
    handlers, spread = logger.handlers, logger.propagate
    logger.handlers, logger.propagate = [ear], False
    try:
        yield
    finally:
        logger.handlers, logger.propagate = handlers, spread
    if heard:
        raise RuntimeError(f"a page of the reference: {'; '.join(heard)}")
