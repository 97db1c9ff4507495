"""Leaves: the pages of the reference while they are being made.

Here: one page with what is put on it bit by bit: its own operators, faces, the running
head. Not here: which page comes when, links, bookmarks (`binding`).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.press import Outline
from rulewright.publish.galleys import Page

if TYPE_CHECKING:
    import pikepdf

    from rulewright.publish.fonts import Typecase
    from rulewright.publish.placing import Forms
    from rulewright.publish.tagging import Home, Tagging

_MARK = re.compile(rb"<</MCID (\d+)>>")
_FONT = "IBMPlexSansCond-Medm"
_SIZE = 7.0
# Points from the edges of the page to the lines of the running head and foot.
_INSET, _DROP, _LIFT = 25.51, 24.0, 16.0
_KEYLINE = "0.34 w 0.6 G"


@dataclass(slots=True)
class Leaf:
    """A page of the output while it is being made.

    `home` is where marked operators of the page belong. The resources have room for
    forms and fonts from the start.
    """

    page: pikepdf.Object
    width: float
    height: float
    heading: str
    home: Home
    resources: pikepdf.Object
    annotations: list[pikepdf.Object] = field(default_factory=list)
    _contents: bytes = b""
    _more: list[bytes] = field(default_factory=list)
    _marks: int = 0

    def clear(self, mcid: int) -> None:
        """Make an artifact of a blank picture: a face takes its place."""
        blank = b"/Figure\n<</MCID %d>>\nBDC" % mcid
        self._contents = self._contents.replace(blank, b"/Artifact\nBMC", 1)

    def next_mark(self) -> int:
        """A number for marked operators that is still free on this page."""
        self._marks += 1
        return self._marks - 1

    def show(
        self,
        form: pikepdf.Object,
        cut: Outline,
        place: tuple[float, float, float],
        mcid: int | None = None,
    ) -> None:
        """A face within its cut, and a thin line around it.

        `place` is its left edge, its top, and its bottom. `mcid` marks it as a picture;
        None leaves it to the marks inside the form.
        """
        left, top, bottom = place
        name = f"/Face{len(self.resources['/XObject'].keys())}"
        self.resources["/XObject"][name] = form
        outline = path_at(cut, left, top)
        face = f"q {outline} W n 1 0 0 1 {left:.4f} {bottom:.4f} cm {name} Do Q\n"
        if mcid is not None:
            face = f"/Figure <</MCID {mcid}>> BDC\n{face}EMC\n"
        line = f"/Artifact BMC q {_KEYLINE} {outline} S Q EMC\n"
        self._more += [face.encode(), line.encode()]

    def run(self, typecase: Typecase, running: str, number: int) -> None:
        """Running head and page number, which are no part of the text."""
        high, right = self.height - _DROP, self.width - _INSET
        out = [b"/Artifact <</Type /Pagination>> BDC BT 0.23 g /Head 7 Tf\n"]
        for words, x, y, to_left in (
            (running, _INSET, high, False),
            (self.heading, right, high, True),
            (str(number), right, _LIFT, True),
        ):
            line = typecase.line(words, _FONT, _SIZE)
            start = x - line.width if to_left else x
            out.append(f"1 0 0 1 {start:.3f} {y:.3f} Tm ".encode() + line.show + b"\n")
        self._more.append(b"".join((*out, b"ET EMC\n")))
        self.resources["/Font"]["/Head"] = typecase.used(_FONT)

    def close(self, pdf: pikepdf.Pdf) -> None:
        """Write everything into the page."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        body = b"".join((b"q\n", self._contents, b"\nQ\n", *self._more))
        self.page["/Contents"] = pdf.make_stream(body)
        self.page["/Resources"] = self.resources
        if self.annotations:
            self.page["/Annots"] = pikepdf.Array(self.annotations)


@dataclass(frozen=True, slots=True)
class LeafMaker:
    """What leaves are made with: the output, its forms, its structure."""

    pdf: pikepdf.Pdf
    forms: Forms
    tagging: Tagging

    def leaf(
        self, page: Page, fonts: Mapping[str, pikepdf.Object], heading: str
    ) -> Leaf:
        """A new last page of the output with what is on a page of a galley."""
        import pikepdf  # noqa: PLC0415 - only builds that write need it

        box = pikepdf.Object.parse(f"[{' '.join(page.media)}]".encode())
        made = pikepdf.Dictionary(
            Type=pikepdf.Name.Page,
            MediaBox=box,
            CropBox=box,
            TrimBox=box,
            Tabs=pikepdf.Name.S,
        )
        self.pdf.pages.append(pikepdf.Page(self.pdf.make_indirect(made)))
        made = self.pdf.pages[-1].obj
        contents = zlib.decompress(page.tagged)
        resources = self.forms.resources(page.resources, fonts)
        for kind in ("/XObject", "/Font"):
            if kind not in resources:
                resources[kind] = pikepdf.Dictionary()
        height = float(page.media[3])
        return Leaf(
            page=made,
            width=float(page.media[2]),
            height=height,
            heading=heading,
            home=self.tagging.home(made, top=height),
            resources=resources,
            _contents=contents,
            _marks=max((int(m) for m in _MARK.findall(contents)), default=-1) + 1,
        )


def path_at(outline: Outline, left: float, top: float) -> str:
    """The operators of a closed outline, its upper left corner at a place on a page."""
    points = [
        f"{left + float(point.x.pt):.4f} {top - float(point.y.pt):.4f}"
        for point in outline
    ]
    return f"{points[0]} m " + " ".join(f"{point} l" for point in points[1:]) + " h"
