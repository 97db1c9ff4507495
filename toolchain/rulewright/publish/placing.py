"""Placing: each drawn face becomes one form XObject, however often it is shown.

The form is built by hand with the whole MediaBox, because the usual helpers cut it at
the TrimBox and lose the bleed. What faces share (fonts, pictures, graphics states) is
kept once.

Here: forms from drawings, and the numbers that put them on a page. Not here: where
they go (`press`, `publish.reference`), fonts themselves (`publish.fonts`).
"""

from __future__ import annotations

import hashlib
import re
from fractions import Fraction
from io import BytesIO
from typing import TYPE_CHECKING, Any, Protocol

from rulewright.measure import Length, Size
from rulewright.press import Box, Outline, Turn

if TYPE_CHECKING:
    import pikepdf

    from rulewright.publish.fonts import Typecase

_TAGGED = re.compile(
    rb"^/[A-Za-z0-9]+\n<</MCID \d+>>\nBDC\n|^/Artifact\nBMC\n|^EMC\n", re.MULTILINE
)
_NAME = re.compile(rb"/[^\s/<>\[\]()]+")
_OPENED = re.compile(rb"^(?:BDC|BMC)$", re.MULTILINE)
_CLOSED = re.compile(rb"^EMC$", re.MULTILINE)


class Drawn(Protocol):
    """What placing needs of a drawing: one page, whose trim starts at the origin."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def pdf(self) -> bytes: ...  # noqa: D102
    @property
    def trim(self) -> Size: ...  # noqa: D102


class Forms:
    """The faces of one PDF that is being written, each as one form XObject."""

    def __init__(self, pdf: pikepdf.Pdf, typecase: Typecase) -> None:
        self._pdf = pdf
        self._typecase = typecase
        self._shared: dict[bytes, pikepdf.Object] = {}

    def plain(self, drawn: Drawn) -> pikepdf.Object:
        """The form of a face without its tags, for sheets."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        with pikepdf.open(BytesIO(drawn.pdf)) as source:
            page = source.pages[0]
            return self.form(source, page, untagged(contents_of(page)))

    def form(
        self, source: pikepdf.Pdf, page: pikepdf.Page, contents: bytes
    ) -> pikepdf.Object:
        """A form that shows `contents` with the boxes and resources of a page."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        form = self._pdf.make_stream(contents)
        form["/Type"] = pikepdf.Name.XObject
        form["/Subtype"] = pikepdf.Name.Form
        form["/BBox"] = pikepdf.Array(list(page.mediabox))
        form["/Resources"] = self.resources(source, page.obj["/Resources"], contents)
        return form

    def resources(
        self, source: pikepdf.Pdf, resources: pikepdf.Object, contents: bytes
    ) -> pikepdf.Object:
        """The resources that `contents` uses, taken over from another PDF."""
        fonts = self._fonts(resources)
        used = _used(resources, contents)
        for group in used.values():
            for value in group.values():
                _strip_fonts(value)
        taken = self._pdf.copy_foreign(source.make_indirect(used))
        return self._filled(taken, fonts, contents)

    def _fonts(self, resources: pikepdf.Object) -> dict[str, pikepdf.Object]:
        """The united font for each font name of a piece."""
        fonts = {}
        for name, font in sorted(resources.get("/Font", {}).items()):
            united = self._typecase.united(font)
            fonts[name] = self._pdf.copy_foreign(font) if united is None else united
        return fonts

    def _filled(
        self,
        resources: pikepdf.Object,
        fonts: dict[str, pikepdf.Object],
        contents: bytes,
    ) -> pikepdf.Object:
        """Copied resources: only what `contents` uses, shared, with united fonts."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        used = _used(resources, contents)
        for kind, group in used.items():
            for name, value in group.items():
                used[kind][name] = self._settled(value, fonts)
        names = set(_NAME.findall(contents))
        mine = {name: font for name, font in fonts.items() if name.encode() in names}
        if mine:
            used["/Font"] = pikepdf.Dictionary(mine)
        return used

    def _settled(
        self, value: pikepdf.Object, fonts: dict[str, pikepdf.Object]
    ) -> pikepdf.Object:
        """A copied resource with its parts, or the equal one that is already here."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        if isinstance(value, pikepdf.Array):
            for index in range(len(value)):
                value[index] = self._settled(value[index], fonts)
        elif isinstance(value, (pikepdf.Dictionary, pikepdf.Stream)):
            for key in set(value.keys()) - {"/Length", "/Resources"}:
                value[key] = self._settled(value[key], fonts)
            if "/Resources" in value:
                # Not through the shared ones: what a form names is its own affair.
                value["/Resources"] = self._filled(
                    value["/Resources"], fonts, value.read_bytes()
                )
        else:
            return value
        if not value.is_indirect:
            return value
        digest = _digest(value)
        if digest not in self._shared:
            self._shared[digest] = value
        return self._shared[digest]


def contents_of(page: pikepdf.Page) -> bytes:
    """The drawing operators of a page."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    contents: Any = page.obj["/Contents"]
    if isinstance(contents, pikepdf.Array):
        return b"\n".join(part.read_bytes() for part in contents)
    return bytes(contents.read_bytes())


def untagged(contents: bytes) -> bytes:
    """Drawing operators without marks of structure; unchanged if these do not pair."""
    if len(_OPENED.findall(contents)) != len(_CLOSED.findall(contents)):
        return contents
    return _TAGGED.sub(b"", contents)


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


def _used(resources: pikepdf.Object, contents: bytes) -> pikepdf.Dictionary:
    """A new dictionary of the resources, fonts apart, that `contents` names."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    names = set(_NAME.findall(contents))
    used = pikepdf.Dictionary()
    for kind in sorted(set(resources.keys()) - {"/Font"}):
        group = {
            name: value
            for name, value in sorted(resources[kind].items())
            if name.encode() in names
        }
        if group:
            used[kind] = pikepdf.Dictionary(group)
    return used


def _strip_fonts(value: pikepdf.Object) -> None:
    """Take the fonts out of a form or pattern and everything below it.

    They are whole subsets; the united ones take their place.
    """
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    if isinstance(value, pikepdf.Array):
        parts = list(value)
    elif isinstance(value, (pikepdf.Dictionary, pikepdf.Stream)):
        if "/Resources" in value and "/Font" in value["/Resources"]:
            del value["/Resources"]["/Font"]
        parts = [part for _, part in value.items()]
    else:
        return
    for part in parts:
        _strip_fonts(part)


def _digest(value: pikepdf.Object) -> bytes:
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    digest = hashlib.sha256()
    if isinstance(value, pikepdf.Stream):
        entries = sorted(
            (key, part.unparse())
            if isinstance(part, pikepdf.Object)
            else (key, str(part).encode())
            for key, part in value.items()
        )
        for key, part in entries:
            digest.update(key.encode() + b" " + part + b"\n")
        digest.update(value.read_raw_bytes())
    else:
        digest.update(value.unparse(resolved=True))
    return digest.digest()
