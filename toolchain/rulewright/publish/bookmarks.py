"""Bookmarks: the outline of a PDF, entries under entries.

Here: the linked list that a PDF wants. Not here: which bookmarks there are.

Source: ISO 32000-1, 12.3.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.publish.forme import Forme, Ref, dictionary, text


@dataclass(slots=True)
class Bookmark:
    """A title, where it leads (as PDF syntax), and what stands below it.

    A `closed` one hides what is below until somebody opens it.
    """

    title: str
    goal: str
    closed: bool = False
    under: list[Bookmark] = field(default_factory=list)


def bookmark(forme: Forme, marks: Sequence[Bookmark]) -> None:
    """Give a PDF its outline; none if there are no bookmarks."""
    if not marks:
        return
    top = forme.reserve()
    first, last, shown = _chained(forme, marks, top)
    entries = {"/Type": "/Outlines", "/First": first, "/Last": last, "/Count": shown}
    forme.put(top, dictionary(entries))
    forme.root["/Outlines"] = str(top)


def _chained(
    forme: Forme, marks: Sequence[Bookmark], parent: Ref
) -> tuple[Ref, Ref, int]:
    """The first and the last of some siblings, and how many lines they show."""
    refs = [forme.reserve() for _ in marks]
    shown = 0
    for number, (ref, mark) in enumerate(zip(refs, marks, strict=True)):
        entries: dict[str, object] = {
            "/Title": text(mark.title),
            "/Parent": parent,
            "/Dest": mark.goal,
        }
        if number:
            entries["/Prev"] = refs[number - 1]
        if number + 1 < len(refs):
            entries["/Next"] = refs[number + 1]
        shown += 1
        if mark.under:
            first, last, below = _chained(forme, mark.under, ref)
            # Closed, it counts what it would show, below nothing.
            count = -below if mark.closed else below
            entries |= {"/First": first, "/Last": last, "/Count": count}
            shown += 0 if mark.closed else below
        forme.put(ref, dictionary(entries))
    return refs[0], refs[-1], shown
