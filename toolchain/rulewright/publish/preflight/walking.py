"""Walking: a content stream, operator by operator, to the marks that it makes.

A form is walked once for each state that it is placed in, however often it is placed.
Text that is not shown, and what lies outside a clip, leaves no letters or pictures;
colours count wherever they are used.

Here: state, paths, forms, pictures. Not here: text (`walking_text`), the records
(`marks`), and what to make of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.publish.preflight.colours import (
    SET_BY,
    UNKNOWN,
    Colour,
    Space,
    shading_colours,
    space_of,
)
from rulewright.publish.preflight.lettering import Lettering, lettering_of
from rulewright.publish.preflight.marks import (
    Content,
    PictureFacts,
    Placed,
    clipped,
    scale,
)
from rulewright.publish.preflight.plane import (
    UPRIGHT,
    Area,
    Matrix,
    Point,
    Quad,
    around,
    laid,
    moved,
    times,
)
from rulewright.publish.preflight.state import State, apply
from rulewright.publish.preflight.streams import (
    UninspectedError,
    bound,
    facts_of,
    inline_facts,
    matrix_of,
    numbers_of,
    streams_of,
)
from rulewright.publish.preflight.walking_text import TextWalk

if TYPE_CHECKING:
    import pikepdf

_DEEPEST = 16
_MISFITS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
_UNIT: Quad = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


class Walker:
    """Walks the pages of one file; forms and fonts are looked at once."""

    def __init__(self) -> None:
        self._forms: dict[tuple[object, ...], Content] = {}
        self._fonts: dict[tuple[int, int] | int, Lettering] = {}
        self._kept: list[pikepdf.Object] = []

    def page(self, page: pikepdf.Page, view: Matrix) -> Content:
        """The marks of a page, seen through `view`.

        Raises:
            UninspectedError: the content is too large or cannot be read.
        """
        content = Content()
        resources = page.obj.get("/Resources")
        resources = page.resources if resources is None else resources
        for stream in streams_of(page.obj.get("/Contents")):
            bound(stream)
        walk = _Walk(self, resources, content, State(matrix=view), 0)
        walk.run(page.obj)
        return content

    def form(
        self,
        form: pikepdf.Object,
        state: State,
        deep: int,
        outer: Any,  # noqa: ANN401 - the resources that a form without its own uses
    ) -> Content:
        """The marks of a form in its own space, as placed in `state`."""
        if deep > _DEEPEST:
            raise UninspectedError("its forms lie too deep in one another")
        key = (self.key(form), *state.inherited)
        if key not in self._forms:
            # A form that holds itself finds itself empty.
            content = self._forms[key] = Content()
            bound(form)
            box = [float(edge) for edge in form.get("/BBox", ())]
            inner = state.copy()
            inner.matrix, inner.clip = UPRIGHT, None
            if len(box) == 4:
                inner.clip = around(((box[0], box[1]), (box[2], box[3])))
            _Walk(self, form.get("/Resources", outer), content, inner, deep).run(form)
        return self._forms[key]

    def lettering(self, font: pikepdf.Object) -> Lettering:
        """The lettering of a font."""
        key = self.key(font)
        if key not in self._fonts:
            self._fonts[key] = lettering_of(font)
        return self._fonts[key]

    def key(self, value: pikepdf.Object) -> tuple[int, int] | int:
        """What tells an object of the file from others."""
        if value.objgen != (0, 0):
            return value.objgen
        # Kept, so that no other object gets its number in memory.
        self._kept.append(value)
        return id(value)


class _Walk:
    """One content stream under way."""

    def __init__(
        self,
        walker: Walker,
        resources: Any,  # noqa: ANN401 - a dictionary of the PDF or none
        content: Content,
        state: State,
        deep: int,
    ) -> None:
        self.walker = walker
        self.content = content
        self.state = state
        self._resources = resources
        self._deep = deep
        self._saved: list[State] = []
        self._points: list[Point] = []
        self._clipping = False
        self._text = TextWalk(self)

    def run(self, stream: pikepdf.Object) -> None:
        """Walk all operators."""
        import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

        try:
            listed = pikepdf.parse_content_stream(stream)
        except (pikepdf.PdfError, pikepdf.PdfParsingError, TypeError) as error:
            raise UninspectedError(f"its content cannot be read: {error}") from error
        for each in listed:
            name = str(each.operator)
            try:
                self._act(name, list(each.operands))
            except _MISFITS as error:
                says = f"what stands before an operator {name} does not fit it"
                raise UninspectedError(says) from error

    def _act(self, name: str, operands: Sequence[Any]) -> None:
        act = _ACTS.get(name)
        if act is not None:
            act(self, operands)
        elif name in _PAINTS:
            self._paint(*_PAINTS[name])
        elif name in SET_BY:
            stroked, space = SET_BY[name]
            self._set(Colour(space, numbers_of(operands)), stroked=stroked)
        else:
            self._text.act(name, operands)

    # State

    def save(self, _: Sequence[Any]) -> None:
        self._saved.append(self.state.copy())

    def restore(self, _: Sequence[Any]) -> None:
        if self._saved:
            self.state = self._saved.pop()

    def concat(self, operands: Sequence[Any]) -> None:
        self.state.matrix = times(matrix_of(operands), self.state.matrix)

    def line_width(self, operands: Sequence[Any]) -> None:
        self.state.width = float(operands[0])

    def graphics_state(self, operands: Sequence[Any]) -> None:
        change = self.named("/ExtGState", operands[0])
        if change is not None:
            apply(self.state, change)
            if "/Font" in change:
                font, size = change["/Font"]
                self.use_font(font, float(size))

    def named(self, kind: str, name: object) -> Any:  # noqa: ANN401 - an object of the PDF
        """What the resources call by a name, or None."""
        group = self._resources.get(kind) if self._resources is not None else None
        return group.get(str(name)) if group is not None else None

    def use_font(self, font: pikepdf.Object | None, size: float) -> None:
        """Set the font for the text that follows."""
        self.state.size = size
        if font is None:
            self.state.font = None
            return
        self.content.fonts[self.walker.key(font)] = font
        self.state.font = self.walker.lettering(font)

    # Colours

    def _set(self, colour: Colour, *, stroked: bool) -> None:
        if stroked:
            self.state.stroke = colour
        else:
            self.state.fill = colour

    def fill_space(self, operands: Sequence[Any]) -> None:
        self._set(self._space(operands).first, stroked=False)

    def stroke_space(self, operands: Sequence[Any]) -> None:
        self._set(self._space(operands).first, stroked=True)

    def _space(self, operands: Sequence[Any]) -> Space:
        named = self._resources.get("/ColorSpace") if self._resources else None
        return space_of(operands[0], named) if operands else UNKNOWN

    def fill_colour(self, operands: Sequence[Any]) -> None:
        self._colour(operands, self.state.fill.space, stroked=False)

    def stroke_colour(self, operands: Sequence[Any]) -> None:
        self._colour(operands, self.state.stroke.space, stroked=True)

    def _colour(self, operands: Sequence[Any], space: Space, *, stroked: bool) -> None:
        import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

        if operands and isinstance(operands[-1], pikepdf.Name):
            self._pattern(operands[-1])
            return
        self._set(Colour(space, numbers_of(operands)), stroked=stroked)

    def _pattern(self, name: object) -> None:
        """The colours of a pattern; where it lies is not followed."""
        pattern = self.named("/Pattern", name)
        if pattern is None:
            return
        if int(pattern.get("/PatternType", 0)) == 2:
            self._shade(pattern["/Shading"])
            return
        state = self.state.copy()
        made = self.walker.form(pattern, state, self._deep + 1, self._resources)
        for how, colour in made.paints:
            self.content.paints.setdefault((how, colour), self._everywhere)
        for placed in made.placed:
            quad = laid(placed.quad, self.state.matrix)
            self.content.placed.append(Placed(placed.picture, quad, quad))

    def shading(self, operands: Sequence[Any]) -> None:
        shading = self.named("/Shading", operands[0])
        if shading is not None:
            self._shade(shading)

    def _shade(self, shading: pikepdf.Object) -> None:
        named = self._resources.get("/ColorSpace") if self._resources else None
        for colour in shading_colours(shading, named):
            self.note("shading", colour, self._everywhere)
        for feature in self.state.features(stroked=False):
            self.content.features.setdefault(feature, self._everywhere)

    @property
    def _everywhere(self) -> Quad:
        clip = self.state.clip
        return clip.quad if clip is not None else laid(_UNIT, self.state.matrix)

    def note(self, how: str, colour: Colour, quad: Quad) -> None:
        """Note that a colour is used, and in which state."""
        self.content.paints.setdefault((how, colour), quad)

    # Paths

    def move(self, operands: Sequence[Any]) -> None:
        numbers = numbers_of(operands)
        for x, y in zip(numbers[::2], numbers[1::2], strict=False):
            self._points.append(moved((x, y), self.state.matrix))

    def rectangle(self, operands: Sequence[Any]) -> None:
        x, y, width, height = numbers_of(operands)
        for corner in (
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x, y + height),
        ):
            self._points.append(moved(corner, self.state.matrix))

    def clip(self, _: Sequence[Any]) -> None:
        self._clipping = True

    def _paint(self, filled: bool, stroked: bool) -> None:
        if self._points:
            quad = around(self._points).quad
            if filled:
                self._painted("fill", self.state.fill, quad, stroked=False)
            if stroked:
                self._painted("stroke", self.state.stroke, quad, stroked=True)
                self.content.line(self.state.width * scale(self.state.matrix), quad)
        if self._clipping:
            self._narrow()
        self._points, self._clipping = [], False

    def _painted(self, how: str, colour: Colour, quad: Quad, *, stroked: bool) -> None:
        self.note(how, colour, quad)
        for feature in self.state.features(stroked=stroked):
            self.content.features.setdefault(feature, quad)

    def _narrow(self) -> None:
        """Clip to the path; to the box around it, which is never too small."""
        area = around(self._points) if self._points else Area(0.0, 0.0, 0.0, 0.0)
        clip = self.state.clip
        nothing = Area(area.left, area.top, area.left, area.top)
        self.state.clip = area if clip is None else clip.shared(area) or nothing

    # Forms and pictures

    def show(self, operands: Sequence[Any]) -> None:
        shown = self.named("/XObject", operands[0])
        if shown is None:
            return
        if str(shown.get("/Subtype")) == "/Form":
            self._form(shown)
        elif str(shown.get("/Subtype")) == "/Image":
            self._picture(facts_of(shown, self.walker.key(shown), self._resources))
            if "/SMask" in shown:
                self.content.features.setdefault("a soft mask", self._square)

    def inline(self, operands: Sequence[Any]) -> None:
        self._picture(inline_facts(operands[0]))

    @property
    def _square(self) -> Quad:
        return laid(_UNIT, self.state.matrix)

    def _picture(self, facts: PictureFacts) -> None:
        quad = self._square
        seen = quad if self.state.clip is None else clipped(quad, self.state.clip)
        if seen is not None:
            self.content.placed.append(Placed(facts, quad, seen))
        if facts.mask:
            self.note("fill", self.state.fill, quad)
        for feature in self.state.features(stroked=False):
            self.content.features.setdefault(feature, quad)

    def _form(self, form: pikepdf.Object) -> None:
        made = self.walker.form(form, self.state, self._deep + 1, self._resources)
        matrix = self.state.matrix
        if "/Matrix" in form:
            matrix = times(matrix_of(list(form["/Matrix"])), matrix)
        self.content.take_in(made, matrix, self.state.clip)


_ACTS: dict[str, Callable[[_Walk, Sequence[Any]], None]] = {
    "q": _Walk.save,
    "Q": _Walk.restore,
    "cm": _Walk.concat,
    "w": _Walk.line_width,
    "gs": _Walk.graphics_state,
    "cs": _Walk.fill_space,
    "CS": _Walk.stroke_space,
    "sc": _Walk.fill_colour,
    "scn": _Walk.fill_colour,
    "SC": _Walk.stroke_colour,
    "SCN": _Walk.stroke_colour,
    "sh": _Walk.shading,
    "m": _Walk.move,
    "l": _Walk.move,
    "c": _Walk.move,
    "v": _Walk.move,
    "y": _Walk.move,
    "re": _Walk.rectangle,
    "W": _Walk.clip,
    "W*": _Walk.clip,
    "Do": _Walk.show,
    "INLINE IMAGE": _Walk.inline,
}
_PAINTS = {
    "f": (True, False),
    "F": (True, False),
    "f*": (True, False),
    "S": (False, True),
    "s": (False, True),
    "B": (True, True),
    "B*": (True, True),
    "b": (True, True),
    "b*": (True, True),
    "n": (False, False),
}
