"""Streams: the raw material of walking, and when it is too much or too broken.

Here: content streams and their limits, operands as numbers, pictures as their
dictionaries describe them. Not here: operators (`walking`).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from rulewright.publish.preflight.colours import UNKNOWN, Space, space_of
from rulewright.publish.preflight.marks import PictureFacts
from rulewright.publish.preflight.plane import Matrix

_LARGEST = 64 * 1024 * 1024
"""Bytes of one content stream, unpacked."""


class UninspectedError(Exception):
    """A page whose content cannot be walked, with the reason for people."""


def matrix_of(operands: Sequence[Any]) -> Matrix:
    """The six numbers of a matrix."""
    a, b, c, d, e, f = (float(number) for number in operands)
    return (a, b, c, d, e, f)


def numbers_of(operands: Sequence[Any]) -> tuple[float, ...]:
    """Operands as numbers."""
    return tuple(float(number) for number in operands)


def facts_of(picture: Any, key: Any, resources: Any) -> PictureFacts:  # noqa: ANN401
    """What a picture says of itself; `named` colour spaces are in the resources."""
    mask = bool(picture.get("/ImageMask", False))
    named = resources.get("/ColorSpace") if resources is not None else None
    space = space_of(picture.get("/ColorSpace"), named)
    family = "" if mask else space.family
    width, height = int(picture.get("/Width", 0)), int(picture.get("/Height", 0))
    return PictureFacts(key, width, height, family, mask, picture)


def inline_facts(picture: Any) -> PictureFacts:  # noqa: ANN401 - of pikepdf
    """What an inline picture says of itself."""
    mask = bool(picture.image_mask)
    family = "" if mask else _inline_space(picture).family
    width, height = int(picture.width), int(picture.height)
    return PictureFacts(id(picture), width, height, family, mask, None)


def _inline_space(picture: Any) -> Space:  # noqa: ANN401 - an inline picture of pikepdf
    try:
        return space_of(picture.obj.get("/ColorSpace", picture.obj.get("/CS")))
    except AttributeError:
        return UNKNOWN


def streams_of(contents: Any) -> list[Any]:  # noqa: ANN401 - a stream, a list, or nothing
    """The streams that a page's content is made of."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if isinstance(contents, pikepdf.Array):
        return list(contents)
    return [] if contents is None else [contents]


def bound(stream: Any) -> None:  # noqa: ANN401 - a stream of the PDF
    """Refuse a stream that unpacks to more than any page can need."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if not isinstance(stream, pikepdf.Stream):
        raise UninspectedError("its content is no stream")
    raw = stream.read_raw_bytes()
    # Deflate packs a thousand to one at best.
    if len(raw) * 1032 <= _LARGEST or str(stream.get("/Filter")) != "/FlateDecode":
        return
    unpacking = zlib.decompressobj()
    try:
        size = len(unpacking.decompress(raw, _LARGEST + 1))
    except zlib.error:
        return
    if size > _LARGEST:
        raise UninspectedError("its content is larger than any page needs")
