"""Pages: whether their number and their order are what a preset expects.

Which page is a back nobody writes into a PDF. Backs repeat and fronts seldom do: if
the pages in the places of backs differ more among each other than those in the places
of fronts, the two have changed places.

Here: counting and comparing pages. Not here: what is on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from rulewright.model import Preset
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.faults import Fault

if TYPE_CHECKING:
    import pikepdf

_PAIRED = {"back_then_front": ("back", "front"), "front_then_back": ("front", "back")}
_DEEPEST = 8


def check_pages(prints: Sequence[str], preset: Preset | None) -> Iterator[Fault]:
    """Too many pages, pages without a partner, and fronts where backs belong.

    `prints` tells pages apart: equal ones look the same.
    """
    asked = preset.pages if preset is not None else None
    if preset is None or asked is None:
        return
    many = len(prints)
    if asked.most is not None and many > asked.most:
        says = f"there are {many} pages, and {preset.name} takes {asked.most} in a file"
        yield Fault(rules.OTHER_COUNT, says, "write a file for each page")
    if asked.order not in _PAIRED:
        return
    first, second = _PAIRED[asked.order]
    if many % 2:
        says = f"there are {many} pages, and one of them has no partner"
        hint = f"give each {first} its {second} on the next page"
        yield Fault(rules.OTHER_COUNT, says, hint)
        return
    odd, even = len(set(prints[::2])), len(set(prints[1::2]))
    backs, fronts = (odd, even) if first == "back" else (even, odd)
    if backs > fronts:
        says = (
            f"the pages where a {first} belongs show {odd} different faces, those where"
            f" a {second} belongs {even}"
        )
        hint = f"backs repeat and fronts do not: put the {first} before the {second}"
        yield Fault(rules.OTHER_ORDER, says, hint)


def fingerprint(page: pikepdf.Page) -> str:
    """Digest of what a page shows; equal for pages that are written alike."""
    digest = sha256()
    _add(page.obj.get("/Contents"), digest, 0)
    resources = page.obj.get("/Resources")
    _add(resources.get("/XObject") if resources is not None else None, digest, 0)
    digest.update(str([float(edge) for edge in page.mediabox]).encode())
    return digest.hexdigest()


def _add(value: Any, digest: Any, deep: int) -> None:  # noqa: ANN401 - PDF objects
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    if deep > _DEEPEST:
        return
    if isinstance(value, pikepdf.Stream):
        # An object of the file is the same wherever it is named.
        digest.update(sha256(value.read_raw_bytes()).digest())
        _add(value.get("/Resources"), digest, deep + 1)
    elif isinstance(value, pikepdf.Array):
        for part in value:
            _add(part, digest, deep + 1)
    elif isinstance(value, pikepdf.Dictionary):
        group = value.get("/XObject")
        parts = value.items() if group is None else group.items()
        for key, part in parts:
            if isinstance(part, pikepdf.Stream):
                digest.update(str(key).encode())
                _add(part, digest, deep + 1)
