"""Fitting: the first setting of a face in which the fitted boxes do not overflow.

Settings are tried on a page that holds the fitted boxes (`data-fit`) and nothing else,
which is quick and draws no ornament; the page of the one that fits is then laid out
whole and looked at again. Other boxes do not take part: a title that is too long stays
too long in every setting.

Here: the choice. Not here: what overflows (`overflow`), and the settings themselves,
which the template's author lists in order of preference.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.publish.drawing import Fault, Overflow, Setting
from rulewright.publish.overflow import examine

if TYPE_CHECKING:
    from weasyprint import Document

    from rulewright.publish.drawing_layout import Layout

Element = Any


@dataclass(frozen=True, slots=True)
class Fitted:
    """A page laid out in the setting that was chosen."""

    document: Document
    setting: Setting | None
    overflow: tuple[Overflow, ...]
    faults: tuple[Fault, ...]


def fit(layout: Layout) -> Fitted:
    """Lay the artwork out in its first setting that fits, or else in the last."""
    settings: tuple[Setting | None, ...] = layout.artwork.fit or (None,)
    last = len(settings) - 1
    sketch = only_fitted(layout.root) if last else None
    for place, setting in enumerate(settings):
        if place < last and sketch is not None:
            page = layout.lay_out(setting, sketch)
            if examine(page, layout.artwork).unfit:
                continue
        document = layout.lay_out(setting)
        seen = examine(document, layout.artwork)
        if place == last or not seen.unfit:
            return Fitted(document, setting, seen.overflow, seen.faults)
    raise AssertionError("the last setting is always taken")


def only_fitted(root: Element) -> Element | None:
    """A copy of a document with its fitted boxes and nothing else that shows.

    What is left out stays as an empty, hidden element, so that selectors which count or
    follow siblings match as before. None if no box is fitted.
    """
    copy = deepcopy(root)
    return copy if _strip(copy.find("body")) else None


def _strip(element: Element) -> bool:
    """Leave only fitted boxes below an element; whether there is one."""
    if element.get("data-fit") is not None:
        return True
    element.text = None
    holds = False
    for child in element:
        child.tail = None
        if _strip(child):
            holds = True
        else:
            child[:] = []
            child.set("hidden", "")
    return holds
