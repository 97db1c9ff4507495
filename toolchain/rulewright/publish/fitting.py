"""Fitting: the first setting of a face in which the fitted boxes do not overflow.

The text of the fitted boxes (`data-fit`) is laid out once for each type size and width,
and compared with the room that each setting leaves. That room does not depend on the
text, so faces that differ only in their words share one look at the empty boxes
(`rooms`). Where to begin is guessed from the length of the text; a wrong guess costs
time and never changes the choice. What follows for templates: a style sheet may change
a fitted box by setting, but not what is inside it; and other boxes do not take part,
since a title that is too long stays too long.

Here: the choice. Not here: the empty boxes (`rooms`), what overflows (`overflow`), and
the settings themselves, which the template's author lists in order of preference.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from rulewright.publish.drawing import Fault, Overflow, Setting
from rulewright.publish.fitting_rooms import (
    Room,
    needs,
    neighbourly,
    only_fitted,
    rooms,
)
from rulewright.publish.overflow import examine, extent, fitted_boxes

if TYPE_CHECKING:
    from weasyprint import Document

    from rulewright.publish.drawing_layout import Layout

Element = Any
# Usual for text faces: width of a letter and lead of a line, in parts of the type size.
_LETTER, _LEAD, _GAP = 0.5, 1.275, 0.4
_MOSTLY = 5


@dataclass(frozen=True, slots=True)
class Fitted:
    """A page laid out in the setting that was chosen."""

    document: Document
    setting: Setting | None
    overflow: tuple[Overflow, ...]
    faults: tuple[Fault, ...]


def fit(layout: Layout) -> Fitted:
    """Lay the artwork out in its first setting that fits, or else in the last."""
    settings = layout.artwork.fit
    if not settings:
        return _looked_at(layout, None, layout.lay_out(None))[0]
    search = _Search(layout)
    for setting in settings[:-1]:
        if search.holds(setting):
            fitted, unfit = _looked_at(layout, setting, search.page(setting))
            if not unfit:
                return fitted
    return _looked_at(layout, settings[-1], search.page(settings[-1]))[0]


def _looked_at(
    layout: Layout, setting: Setting | None, page: Document
) -> tuple[Fitted, bool]:
    seen = examine(page, layout.artwork)
    return Fitted(page, setting, seen.overflow, seen.faults), seen.unfit


class _Search:
    """What is known so far about the settings of one artwork."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._settings = layout.artwork.fit
        several = len(self._settings) > 1
        self._sketch = only_fitted(layout.root, neighbourly(layout))
        self._rooms = rooms(layout, self._sketch) if several else {}
        self._needs = {} if self._sketch is None else needs(layout, self._sketch)
        self._pages: dict[Setting, Document] = {}
        self._error = 1.0
        # A board is mostly other things; its few fitted words are quicker alone.
        parts = 0 if self._sketch is None else len(list(self._sketch.iter()))
        self._try_whole = parts * _MOSTLY > len(list(layout.root.iter()))

    def page(self, setting: Setting) -> Document:
        """The whole page in a setting."""
        if setting not in self._pages:
            self._pages[setting] = self._layout.lay_out(setting)
        return self._pages[setting]

    def holds(self, setting: Setting) -> bool:
        """Whether the text, once laid out in this type and width, fits this setting."""
        if setting not in self._rooms:
            return True
        room = self._rooms[setting]
        if room.measure not in self._needs:
            self._measure(room)
        return room.holds(self._needs[room.measure])

    def _measure(self, room: Room) -> None:
        """Lay the text out in this type and width.

        On the whole page, if that is likely to be the one that is wanted; else alone.
        """
        guess = self._guess(room)
        likely = self._likely() if self._try_whole else None
        if likely is not None and self._rooms[likely].measure == room.measure:
            page = self.page(likely)
        else:
            setting = next(s for s in self._settings if self._rooms.get(s) == room)
            page = self._layout.lay_out_root(self._sketch, setting)
        boxes = list(fitted_boxes(page.pages[0]._page_box))  # noqa: SLF001
        found = [extent(box) for box in boxes]
        self._needs[room.measure] = found
        if sum(guess):
            self._error *= sum(height for height, _ in found) / sum(guess)

    def _likely(self) -> Setting | None:
        """The setting that will be taken, as far as is known and guessed."""
        for setting, room in self._rooms.items():
            known = self._needs.get(room.measure)
            if known is None:
                if room.is_as_high_as(self._guess(room)):
                    return setting
            elif room.holds(known):
                return setting
        return None

    def _guess(self, room: Room) -> list[float]:
        """About how high the text of each fitted box is."""
        found = [e for e in self._layout.body.iter() if e.get("data-fit") is not None]
        return [
            self._error * _height(element, width, size)
            for element, (width, size) in zip(found, room.type, strict=False)
        ]


def _height(element: Element, width: float, size: float) -> float:
    paragraphs = [one for one in element.iter() if one.tag in ("p", "li", "tr")]
    lines = (
        ceil(len("".join(one.itertext())) * _LETTER * size / max(width, size))
        for one in paragraphs or [element]
    )
    return size * sum(_LEAD * count + _GAP for count in lines)
