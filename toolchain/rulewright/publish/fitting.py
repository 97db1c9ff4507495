"""Fitting: the first setting of a face in which nothing overflows.

Here: the choice. Not here: what overflows (`overflow`), and the settings themselves,
which the template's author lists in order of preference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.publish.drawing import Fault, Overflow, Setting
from rulewright.publish.drawing_layout import Layout
from rulewright.publish.overflow import examine


@dataclass(frozen=True, slots=True)
class Fitted:
    """A page laid out in the setting that was chosen."""

    document: Any
    setting: Setting | None
    overflow: tuple[Overflow, ...]
    faults: tuple[Fault, ...]


def fit(layout: Layout) -> Fitted:
    """Lay the artwork out in its first setting that fits, or else in the last."""
    settings: tuple[Setting | None, ...] = layout.artwork.fit or (None,)
    for setting in settings:
        document = layout.lay_out(setting)
        seen = examine(document, layout.artwork)
        if not seen.overflow or setting is settings[-1]:
            break
    return Fitted(document, setting, seen.overflow, seen.faults)
