"""State: what the operators of a content stream set and later ones use.

Here: the graphics and text state, and what a graphics state dictionary changes in it.
Not here: the operators (`walking`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulewright.publish.preflight.colours import BLACK, Colour
from rulewright.publish.preflight.plane import UPRIGHT, Area, Matrix

if TYPE_CHECKING:
    from rulewright.publish.preflight.lettering import Lettering

_PLAIN_BLENDS = frozenset({"/Normal", "/Compatible"})


@dataclass(slots=True)
class State:
    """One level of the graphics state. Copied by `q`, dropped by `Q`."""

    matrix: Matrix = UPRIGHT
    clip: Area | None = None
    fill: Colour = BLACK
    stroke: Colour = BLACK
    width: float = 1.0
    font: Lettering | None = None
    size: float = 0.0
    spacing: float = 0.0
    word_spacing: float = 0.0
    stretch: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    blend: str = ""
    soft_mask: bool = False
    overprint: frozenset[str] = frozenset()

    def copy(self) -> State:
        """The same, to be changed on its own."""
        return replace(self)

    @property
    def inherited(self) -> tuple[object, ...]:
        """What a form takes over from where it is placed."""
        return (
            self.fill,
            self.stroke,
            self.fill_opacity,
            self.stroke_opacity,
            self.blend,
            self.soft_mask,
            self.overprint,
        )

    def features(self, *, stroked: bool) -> list[str]:
        """What a printer's program must work out to paint in this state."""
        found = []
        opacity = self.stroke_opacity if stroked else self.fill_opacity
        if opacity < 0.999:
            found.append(f"an opacity of {opacity * 100:.0f} %")
        if self.blend:
            found.append(f"the blend mode {self.blend}")
        if self.soft_mask:
            found.append("a soft mask")
        if ("stroke" if stroked else "fill") in self.overprint:
            found.append("overprint")
        return found


def apply(state: State, change: Any) -> None:  # noqa: ANN401 - a dictionary of the PDF
    """Change a state as a graphics state dictionary says."""
    if "/ca" in change:
        state.fill_opacity = float(change["/ca"])
    if "/CA" in change:
        state.stroke_opacity = float(change["/CA"])
    if "/LW" in change:
        state.width = float(change["/LW"])
    if "/SMask" in change:
        state.soft_mask = str(change["/SMask"]) != "/None"
    if "/BM" in change:
        state.blend = _blend(change["/BM"])
    _overprint(state, change)


def _blend(value: Any) -> str:  # noqa: ANN401 - a name of the PDF, or a list of them
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    # A list names several, of which a program takes the first that it knows.
    first = value[0] if isinstance(value, pikepdf.Array) and len(value) else value
    name = str(first)
    return "" if name in _PLAIN_BLENDS else name.removeprefix("/")


def _overprint(state: State, change: Any) -> None:  # noqa: ANN401
    ways = set(state.overprint)
    if "/OP" in change:
        ways -= {"stroke"} if "/op" in change else {"stroke", "fill"}
        if bool(change["/OP"]):
            # `OP` alone speaks for both.
            ways |= {"stroke"} if "/op" in change else {"stroke", "fill"}
    if "/op" in change:
        ways = ways | {"fill"} if bool(change["/op"]) else ways - {"fill"}
    state.overprint = frozenset(ways)
