"""Placing: each drawn face becomes one form XObject, however often it is shown.

The form is built by hand with the whole MediaBox, because the usual helpers cut it at
the TrimBox and lose the bleed. What faces share (fonts, pictures, graphics states) is
kept once.

Here: forms from galleys, and the numbers that put them on a page. Not here: where they
go (`press`, `publish.reference`), fonts themselves (`publish.fonts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from rulewright.measure import Length, Size
from rulewright.press import Box, Outline, Turn
from rulewright.publish.forme import Forme, Ref, array, dictionary
from rulewright.publish.galleys import Blob, FontUse, Galley, Page, Resources, Value

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase


class Forms:
    """The pieces of one PDF that is being written; what is equal in them is shared."""

    def __init__(self, forme: Forme, typecase: Typecase) -> None:
        self._forme = forme
        self._typecase = typecase
        self._shared: dict[tuple[object, ...], Ref] = {}

    def plain(self, galley: Galley) -> Ref:
        """The form of a face without marks of structure, bleed included."""
        page = galley.pages[0]
        return self.form(page, galley.fonts, page.plain, page.media)

    def form(
        self,
        page: Page,
        fonts: Mapping[str, FontUse],
        contents: bytes,
        box: Sequence[str],
        *,
        marked: int | None = None,
    ) -> Ref:
        """A form that shows deflated `contents` within `box`.

        `marked` is its key in the parent tree, if it has marks of structure.
        """
        resources = dictionary(self.resources(page.resources, self.fonts(fonts)))
        parents = "" if marked is None else f"/StructParents {marked}"
        return self._forme.stream(
            contents,
            f"/Type/XObject/Subtype/Form/BBox{array(box)}/Resources{resources}"
            f"{parents}/Filter/FlateDecode",
            packed=True,
        )

    def fonts(self, uses: Mapping[str, FontUse]) -> dict[str, str]:
        """The united font for each font name of a piece, as PDF syntax."""
        fonts = {}
        for name, use in uses.items():
            united: object = self._typecase.united(use)
            if united is None and use.own is not None:
                united = self._object(use.own, {})
            if united is None:
                raise LookupError(f"no bundled font file is called {use.name}")
            fonts[name] = str(united)
        return fonts

    def resources(
        self, resources: Resources, fonts: Mapping[str, str]
    ) -> dict[str, str]:
        """The resources of a piece in the output: each kind as PDF syntax."""
        made = {
            kind: self._object(group, fonts)
            for kind, group in resources.objects.items()
        }
        if resources.fonts:
            made["/Font"] = dictionary({name: fonts[name] for name in resources.fonts})
        return made

    def _object(self, value: Value, fonts: Mapping[str, str]) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            return array(self._object(part, fonts) for part in value)
        if isinstance(value, Blob):
            return str(self._stream(value, fonts))
        return dictionary(
            {key: self._object(part, fonts) for key, part in value.items()}
        )

    def _stream(self, blob: Blob, fonts: Mapping[str, str]) -> Ref:
        # Equal forms may name different fonts: a name is an affair of its drawing.
        names = _font_names(blob)
        key = (blob.digest, *(fonts[name] for name in names))
        if key not in self._shared:
            entries = "".join(
                f"{entry} {self._object(value, fonts)} "
                for entry, value in blob.entries.items()
            )
            if blob.resources is not None:
                resources = dictionary(self.resources(blob.resources, fonts))
                entries += f"/Resources{resources}"
            self._shared[key] = self._forme.stream(
                blob.data, entries, packed="/Filter" in blob.entries
            )
        return self._shared[key]


def _font_names(blob: Blob) -> list[str]:
    """The font names that a form uses, itself or further down."""
    names: list[str] = []
    todo: list[Value] = [blob]
    while todo:
        value = todo.pop()
        if isinstance(value, Blob):
            todo += value.entries.values()
            if value.resources is not None:
                names += value.resources.fonts
                for group in value.resources.objects.values():
                    todo += group.values()
        elif isinstance(value, tuple):
            todo += value
        elif isinstance(value, Mapping):
            todo += value.values()
    return names


def number(value: Length | Fraction) -> str:
    """A length in points, or a plain number, as PDF writes it."""
    exact = value.pt if isinstance(value, Length) else value
    return f"{float(exact):.4f}".rstrip("0").rstrip(".")


def matrix(box: Box, turn: Turn, paper: Size) -> str:
    """The six numbers that lay a face, turned, into a box on a paper."""
    left, right = number(box.at.x), number(box.right)
    top, bottom = number(paper.height - box.at.y), number(paper.height - box.bottom)
    return {
        Turn.NONE: f"1 0 0 1 {left} {bottom}",
        Turn.QUARTER: f"0 -1 1 0 {left} {top}",
        Turn.HALF: f"-1 0 0 -1 {right} {top}",
        Turn.THREE_QUARTERS: f"0 1 -1 0 {right} {bottom}",
    }[turn]


def path(outline: Outline, paper: Size) -> str:
    """The operators that draw an outline on a paper, closed, not yet painted."""
    points = [f"{number(p.x)} {number(paper.height - p.y)}" for p in outline]
    return f"{points[0]} m " + " ".join(f"{p} l" for p in points[1:]) + " h"
