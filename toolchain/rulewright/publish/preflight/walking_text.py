"""Walking text: where the glyphs of a text object stand.

Here: the text operators. Not here: fonts (`lettering`), and all other operators
(`walking`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rulewright.publish.preflight.colours import Colour
from rulewright.publish.preflight.marks import Content, Letters
from rulewright.publish.preflight.plane import (
    UPRIGHT,
    Area,
    Matrix,
    Quad,
    around,
    laid,
    times,
)
from rulewright.publish.preflight.state import State

if TYPE_CHECKING:
    import pikepdf

# Text that neither fills nor strokes: it is there to be found, not to be seen.
_UNSEEN = frozenset({3, 7})
_STROKED = frozenset({1, 2, 5, 6})
_FILLED = frozenset({0, 2, 4, 6})


class Walk(Protocol):
    """The walk that the text is part of."""

    content: Content
    state: State

    def named(self, kind: str, name: object) -> Any:  # noqa: ANN401
        """What the resources call by a name."""

    def use_font(self, font: pikepdf.Object | None, size: float) -> None:
        """Set the font."""

    def note(self, how: str, colour: Colour, quad: Quad) -> None:
        """Note a colour."""


class TextWalk:
    """The text matrices of a walk, and what its text operators do."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk
        self._matrix = self._line = UPRIGHT

    def act(self, name: str, operands: Sequence[Any]) -> None:
        """Do what an operator says; one that is not of text does nothing."""
        act = _ACTS.get(name)
        if act is not None:
            act(self, operands)

    def begin(self, _: Sequence[Any]) -> None:
        """Start a text object."""
        self._matrix = self._line = UPRIGHT

    def font(self, operands: Sequence[Any]) -> None:
        """Set font and size."""
        self._walk.use_font(self._walk.named("/Font", operands[0]), float(operands[1]))

    def spacing(self, operands: Sequence[Any]) -> None:
        """Set the space after each glyph."""
        self._walk.state.spacing = float(operands[0])

    def word_spacing(self, operands: Sequence[Any]) -> None:
        """Set the space after each space."""
        self._walk.state.word_spacing = float(operands[0])

    def stretch(self, operands: Sequence[Any]) -> None:
        """Set the width of glyphs."""
        self._walk.state.stretch = float(operands[0]) / 100

    def leading(self, operands: Sequence[Any]) -> None:
        """Set the distance of lines."""
        self._walk.state.leading = float(operands[0])

    def rise(self, operands: Sequence[Any]) -> None:
        """Set how far letters are raised."""
        self._walk.state.rise = float(operands[0])

    def mode(self, operands: Sequence[Any]) -> None:
        """Set whether letters fill, stroke, clip or are not seen."""
        self._walk.state.mode = int(operands[0])

    def place(self, operands: Sequence[Any]) -> None:
        """Set the matrix of the line."""
        a, b, c, d, e, f = (float(number) for number in operands)
        self._matrix = self._line = (a, b, c, d, e, f)

    def next_place(self, operands: Sequence[Any]) -> None:
        """Begin a line somewhere else."""
        self._step(float(operands[0]), float(operands[1]))

    def next_place_leading(self, operands: Sequence[Any]) -> None:
        """Begin a line somewhere else, and set the leading by it."""
        self._walk.state.leading = -float(operands[1])
        self.next_place(operands)

    def next_line(self, _: Sequence[Any]) -> None:
        """Begin the next line."""
        self._step(0.0, -self._walk.state.leading)

    def _step(self, x: float, y: float) -> None:
        self._matrix = self._line = times((1.0, 0.0, 0.0, 1.0, x, y), self._line)

    def show(self, operands: Sequence[Any]) -> None:
        """Show a string."""
        self._run([operands[0]])

    def show_spaced(self, operands: Sequence[Any]) -> None:
        """Show strings with steps between them."""
        self._run(operands[0])

    def line_and_show(self, operands: Sequence[Any]) -> None:
        """Begin the next line and show a string."""
        self.next_line(operands)
        self._run([operands[0]])

    def set_line_and_show(self, operands: Sequence[Any]) -> None:
        """Set both spacings, begin the next line, show a string."""
        self.word_spacing(operands[:1])
        self.spacing(operands[1:2])
        self.line_and_show(operands[2:])

    def _run(self, parts: Iterable[Any]) -> None:
        """Show a run of strings and the steps between them."""
        state = self._walk.state
        words, boxes, x = [], [], 0.0
        for part in parts:
            shown = _shown(part)
            if shown is None:
                x -= float(part) / 1000 * state.size * state.stretch
                continue
            for glyph in state.font.glyphs(shown) if state.font is not None else ():
                words.append(glyph.text or "\ufffd")
                if glyph.box is not None:
                    boxes.append(_box(glyph.box, state, x))
                step = glyph.advance / 1000 * state.size + state.spacing
                step += state.word_spacing if glyph.space else 0.0
                x += step * state.stretch
        if boxes and state.mode not in _UNSEEN:
            self._print("".join(words), boxes)
        self._matrix = times((1.0, 0.0, 0.0, 1.0, x, 0.0), self._matrix)

    def _print(self, words: str, boxes: Sequence[Area]) -> None:
        state, content = self._walk.state, self._walk.content
        whole = Area(
            min(box.left for box in boxes),
            min(box.top for box in boxes),
            max(box.right for box in boxes),
            max(box.bottom for box in boxes),
        )
        to_page: Matrix = times(self._matrix, state.matrix)
        quad = laid(whole.quad, to_page)
        if state.clip is None or state.clip.shared(around(quad)):
            content.letters.append(Letters(" ".join(words.split()), quad))
        for modes, how, colour in (
            (_FILLED, "letters", state.fill),
            (_STROKED, "stroke", state.stroke),
        ):
            if state.mode in modes:
                self._walk.note(how, colour, quad)
                for feature in state.features(stroked=how == "stroke"):
                    content.features.setdefault(feature, quad)


def _shown(part: Any) -> bytes | None:  # noqa: ANN401 - a string of the PDF or a number
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    return bytes(part) if isinstance(part, pikepdf.String) else None


def _box(box: tuple[float, float, float, float], state: State, x: float) -> Area:
    """The box of a glyph in text space; y goes up there, so that `top` is below."""
    size = state.size / 1000
    left, bottom, right, top = (edge * size for edge in box)
    return around(
        (
            (x + left * state.stretch, bottom + state.rise),
            (x + right * state.stretch, top + state.rise),
        )
    )


_ACTS: dict[str, Callable[[TextWalk, Sequence[Any]], None]] = {
    "BT": TextWalk.begin,
    "Tf": TextWalk.font,
    "Tc": TextWalk.spacing,
    "Tw": TextWalk.word_spacing,
    "Tz": TextWalk.stretch,
    "TL": TextWalk.leading,
    "Ts": TextWalk.rise,
    "Tr": TextWalk.mode,
    "Tm": TextWalk.place,
    "Td": TextWalk.next_place,
    "TD": TextWalk.next_place_leading,
    "T*": TextWalk.next_line,
    "Tj": TextWalk.show,
    "TJ": TextWalk.show_spaced,
    "'": TextWalk.line_and_show,
    '"': TextWalk.set_line_and_show,
}
