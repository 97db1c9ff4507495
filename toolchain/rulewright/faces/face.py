"""A face: one printable side of a component, as a document that can be drawn."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.measure import Length, Size
from rulewright.model import Item
from rulewright.model.printfile import Setting


@dataclass(frozen=True)
class Face:
    """One printable side.

    `id` is `kind.id`, with `@variant` where a component has several, and `back.deck`
    for backs. `html` is a whole document whose urls are relative to the template roots
    or `asset:` names; `copies` how many are printed.
    """

    id: str
    item: Item
    variant: str
    is_back: bool
    back: str | None
    copies: int
    title: str
    alt: str
    html: str
    trim: Size
    bleed: Length
    safe: Length
    format: str
    shape: str
    dpi: int
    settings: tuple[Setting, ...]
    assets: Mapping[str, bytes]
