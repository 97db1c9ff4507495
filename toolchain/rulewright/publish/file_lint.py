"""File lint: files of the templates that are not what their names say.

A picture that cannot be read leaves a hole on the face, one of too many pixels eats the
memory of the machine, a font that is none gives way to another in silence, and nobody
reads a template that is not UTF-8. All of that shows in the file itself, before
anything is drawn.

Here: one look at each file below the template folders, no more of it read than needed.
Not here: SVG files (`svg_lint`), the resolution of a picture where it is placed
(`drawing_look`).
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from rulewright.diagnostics import Report, Span
from rulewright.publish.findings import UNUSABLE_FILE

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".webp"})
FONTS = frozenset({".ttf", ".otf", ".woff", ".woff2"})
TEXTS = frozenset({".html", ".css", ".svg"})
MOST_PIXELS = 60_000_000
"""A poster of A2 at 300 pixels to the inch has 35 million."""
MOST_BYTES = 64 * 1024 * 1024
_FONT_SIGNS = (b"\x00\x01\x00\x00", b"OTTO", b"true", b"ttcf", b"wOFF", b"wOF2")


def lint_files(roots: Iterable[Path], report: Report, *, shown_from: Path) -> None:
    """Look at every picture, font and template below some folders."""
    for root in roots:
        for path in sorted(root.rglob("*")):
            kind = path.suffix.lower()
            if kind not in PICTURES | FONTS | TEXTS or not path.is_file():
                continue
            fault = _fault(path, kind)
            if fault is None:
                continue
            base = shown_from if path.is_relative_to(shown_from) else Path("/")
            shown = path if base == Path("/") else path.relative_to(base)
            says, hint, line = fault
            span = Span(shown.as_posix(), line, 1, line, 1)
            report.add(UNUSABLE_FILE.at(span, says, hint=hint))


def in_utf8(data: bytes) -> bool:
    """Whether a text can be read as UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _fault(path: Path, kind: str) -> tuple[str, str, int] | None:
    """What is wrong with a file, what to do, and the line."""
    if kind in TEXTS:
        return _text_fault(path.read_bytes())
    found = _binary_fault(path, kind)
    return (*found, 1) if found else None


def _text_fault(data: bytes) -> tuple[str, str, int] | None:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        says = f"this file is not UTF-8: it has the byte {data[error.start]:#04x}"
        return says, "save it as UTF-8", line
    return None


def _binary_fault(path: Path, kind: str) -> tuple[str, str] | None:
    size = path.stat().st_size
    if size > MOST_BYTES:
        says = (
            f"the file has {size // 1024**2} MiB; {MOST_BYTES // 1024**2} is the limit"
        )
        return says, "save it with fewer pixels or stronger compression"
    if kind in FONTS:
        with path.open("rb") as file:
            if file.read(4) in _FONT_SIGNS:
                return None
        return "this file is no font", "put the font there, or take the file away"
    return picture_fault(path.read_bytes())


def picture_fault(data: bytes) -> tuple[str, str] | None:
    """What is wrong with the file of a picture, and what to do; None if nothing is.

    Its size is looked at before its pixels are: those of a picture that is too large
    are never unpacked.
    """
    # Heavy, and only a game with pictures needs it.
    from PIL import Image, ImageFile  # noqa: PLC0415

    # The layout engine, once loaded, has pictures taken that are cut short.
    lenient, ImageFile.LOAD_TRUNCATED_IMAGES = ImageFile.LOAD_TRUNCATED_IMAGES, False
    try:
        with warnings.catch_warnings():
            # A limit of our own stands below.
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data)) as image:
                width, height = image.size
                if width * height > MOST_PIXELS:
                    says = f"the picture has {width} by {height} pixels"
                    most = MOST_PIXELS // 1_000_000
                    return says, f"make it smaller; {most} million pixels are the most"
                image.load()
    except Image.DecompressionBombError:
        most = MOST_PIXELS // 1_000_000
        says = "the picture has far too many pixels"
        return says, f"make it smaller; {most} million pixels are the most"
    except (OSError, SyntaxError, ValueError, EOFError) as error:
        says = f"this picture cannot be read: {_first_words(error)}"
        return says, "save it again from the program that made it"
    finally:
        ImageFile.LOAD_TRUNCATED_IMAGES = lenient
    return None


def _first_words(error: Exception) -> str:
    words = " ".join(str(error).split())
    if "BytesIO" in words or not words:
        return "it is no picture, or not of the kind that its name says"
    return words[:100]
