"""Shown text of a galley: spacing of letters said once, not after every glyph.

The layout engine moves on by hand after each glyph of a spaced word. To a program that
searches, wide moves look like gaps between words. A spacing that all letters of a line
share is set as such, so that the word can be found.

Here: rewriting the operators that show text. Not here: marks of structure
(`galley_marks`).
"""

from __future__ import annotations

import re

# A size of type is set, or glyphs are shown with moves between them.
_SHOWN = re.compile(rb"^(/\S+) ([\d.]+) Tf\n|^\[([^\]\n]*)\] TJ\n(ET\n)?", re.MULTILINE)
_PART = re.compile(rb"<([0-9a-f]*)>|(-?[\d.]+)")
# Two bytes name a glyph.
_GLYPH = 4
# Moves are in thousandths of the size; kerning is smaller than a spacing, and a
# difference that cannot be seen is none.
_SPACED, _UNSEEN = -20.0, 0.6
_FEWEST = 3


def spaced_once(contents: bytes) -> bytes:
    """The operators of a page with every shared spacing set once; they print alike."""
    size = b""

    def rewritten(found: re.Match[bytes]) -> bytes:
        nonlocal size
        if found[1]:
            size = found[2]
            return found[0]
        line = _line(found[3], float(size), last=bool(found[4])) if size else None
        return found[0] if line is None else line + (found[4] or b"")

    return _SHOWN.sub(rewritten, contents)


def _line(array: bytes, size: float, *, last: bool) -> bytes | None:
    """Glyphs with a shared spacing; None if they have none."""
    glyphs, moves = _glyphs(array)
    between = moves[:-1]
    if len(glyphs) < _FEWEST or not all(move <= _SPACED for move in between):
        return None
    shared = max(between)
    rest = [move - shared for move in moves]
    if last:
        # Nothing follows that could be moved.
        rest[-1] = 0.0
    shown = "".join(
        f"<{glyph}>" + (f"{move:.2f}" if abs(move) > _UNSEEN else "")
        for glyph, move in zip(glyphs, rest, strict=True)
    )
    spacing = -shared * size / 1000
    return f"{spacing:.5f} Tc\n[{shown.replace('><', '')}] TJ\n0 Tc\n".encode()


def _glyphs(array: bytes) -> tuple[list[str], list[float]]:
    """The glyphs of an array, and the move after each."""
    glyphs: list[str] = []
    moves: list[float] = []
    for part in _PART.finditer(array):
        if part[2] is not None:
            # A move before the first glyph is nobody's spacing.
            if not moves:
                return [], []
            moves[-1] += float(part[2])
            continue
        codes = part[1].decode()
        some = [codes[at : at + _GLYPH] for at in range(0, len(codes), _GLYPH)]
        glyphs += some
        moves += [0.0] * len(some)
    return glyphs, moves
