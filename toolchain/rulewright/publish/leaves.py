"""Leaves: the pages of the reference while they are being made.

Here: one page with what is put on it bit by bit: its own operators, faces, the running
head. Not here: which page comes when, links, bookmarks (`binding`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.press import Outline
from rulewright.publish.forme import Forme, Ref, array, dictionary
from rulewright.publish.galleys import Page

if TYPE_CHECKING:
    from rulewright.publish.fonts import Typecase
    from rulewright.publish.placing import Forms
    from rulewright.publish.tagging import Home, Tagging

_FONT = "IBMPlexSansCond-Medm"
_SIZE = 7.0
# Points from the edges of the page to the lines of the running head and foot.
_INSET, _DROP, _LIFT = 25.51, 24.0, 16.0
_KEYLINE = "0.34 w 0.6 G"


@dataclass(slots=True)
class Leaf:
    """A page of the output while it is being made.

    `home` is where marked operators of the page belong. `resources` and `box` are those
    of the galley, as PDF syntax.
    """

    page: Ref
    width: float
    height: float
    heading: str
    home: Home
    resources: dict[str, str]
    box: str
    annotations: list[Ref] = field(default_factory=list)
    _forms: dict[str, Ref] = field(default_factory=dict)
    _fonts: dict[str, Ref] = field(default_factory=dict)
    _contents: tuple[Ref, ...] = ()
    _more: list[bytes] = field(default_factory=list)
    _marks: int = 0

    def next_mark(self) -> int:
        """A number for marked operators that is still free on this page."""
        self._marks += 1
        return self._marks - 1

    def show(
        self,
        form: Ref,
        cut: Outline,
        place: tuple[float, float, float],
        mcid: int | None = None,
    ) -> None:
        """A face within its cut, and a thin line around it.

        `place` is its left edge, its top, and its bottom. `mcid` marks it as a picture;
        None leaves it to the marks inside the form.
        """
        left, top, bottom = place
        name = f"/Face{len(self._forms)}"
        self._forms[name] = form
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
        self._fonts["/Head"] = typecase.used(_FONT)

    def close(self, forme: Forme) -> None:
        """Write everything into the page."""
        own = forme.stream(b"".join((b"Q\n", *self._more)))
        resources = {
            **self.resources,
            "/XObject": _joined(self.resources.get("/XObject"), self._forms),
            "/Font": _joined(self.resources.get("/Font"), self._fonts),
        }
        entries: dict[str, object] = {
            "/MediaBox": self.box,
            "/CropBox": self.box,
            "/TrimBox": self.box,
            "/Tabs": "/S",
            "/StructParents": self.home.key,
            "/Contents": array((*self._contents, own)),
            "/Resources": dictionary(resources),
        }
        if self.annotations:
            entries["/Annots"] = array(self.annotations)
        forme.close(self.page, "".join(f"{k} {v} " for k, v in entries.items()))


def _joined(group: str | None, more: Mapping[str, Ref]) -> str:
    """A group of resources with some more in it."""
    return f"{group[:-2] if group else '<<'} {dictionary(more)[2:]}"


@dataclass(frozen=True, slots=True)
class LeafMaker:
    """What leaves are made with: the output, its forms, its structure.

    `opening` begins every leaf: what a page of a galley sets is undone after it.
    """

    forme: Forme
    forms: Forms
    tagging: Tagging
    opening: Ref

    @classmethod
    def of(cls, forme: Forme, forms: Forms, tagging: Tagging) -> LeafMaker:
        """What leaves of one output are made with."""
        return cls(forme, forms, tagging, forme.stream(b"q"))

    def leaf(self, page: Page, fonts: Mapping[str, str], heading: str) -> Leaf:
        """A new last page of the output with what is on a page of a galley."""
        made = self.forme.page()
        operators = self.forme.stream(page.tagged, "/Filter/FlateDecode", packed=True)
        height = float(page.media[3])
        return Leaf(
            page=made,
            width=float(page.media[2]),
            height=height,
            heading=heading,
            home=self.tagging.home(made, top=height),
            resources=self.forms.resources(page.resources, fonts),
            box=array(page.media),
            _contents=(self.opening, operators),
            _marks=page.marks,
        )


def path_at(outline: Outline, left: float, top: float) -> str:
    """The operators of a closed outline, its upper left corner at a place on a page."""
    points = [
        f"{left + float(point.x.pt):.4f} {top - float(point.y.pt):.4f}"
        for point in outline
    ]
    return f"{points[0]} m " + " ".join(f"{point} l" for point in points[1:]) + " h"
