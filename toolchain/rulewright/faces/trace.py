"""The trace: which components a face was filled from.

A face that is on file is good as long as the components that its template looked at are
as they were. Whoever reads a component for a face notes it here; whoever fills a
template collects the notes.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from rulewright.model import Item

_NOTES: ContextVar[dict[str, Item] | None] = ContextVar("notes", default=None)


def note(item: Item) -> None:
    """Say that a component is being read."""
    notes = _NOTES.get()
    if notes is not None:
        notes[item.name] = item


@contextmanager
def collecting() -> Iterator[dict[str, Item]]:
    """Collect the components read meanwhile, by name; an outer collection gets them."""
    notes: dict[str, Item] = {}
    outer = _NOTES.get()
    token = _NOTES.set(notes)
    try:
        yield notes
    finally:
        _NOTES.reset(token)
        if outer is not None:
            outer.update(notes)
