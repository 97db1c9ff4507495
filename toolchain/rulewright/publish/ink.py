"""Ink: what a drawing prints, so that two of them can be compared.

Two files may differ and print alike, for instance when a description for readers who
hear the face has changed. So what counts is the picture, bleed and all.

Here: a digest of one drawing's picture. Not here: what its words are (`face_words`).
"""

from __future__ import annotations

import hashlib


def ink_of(pdf: bytes, dpi: int) -> str:
    """A digest of the picture that the first page of a PDF gives at a resolution.

    It reaches to the edge of the bleed.
    """
    import pypdfium2  # noqa: PLC0415 - only where two files differ

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        page.set_cropbox(*page.get_mediabox())
        bitmap = page.render(scale=dpi / 72)
        digest = hashlib.sha256(f"{bitmap.width} {bitmap.height}".encode())
        digest.update(bytes(bitmap.buffer))
        return digest.hexdigest()
    finally:
        document.close()
