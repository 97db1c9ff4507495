"""The trace: what a face was filled from.

A face that is on file is good as long as what its template looked at is as it was.
Whoever reads something for a face notes it here, as a name and a digest; whoever fills
a template collects the notes.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from rulewright.model import Item

_NOTES: ContextVar[dict[str, str] | None] = ContextVar("notes", default=None)


def note(item: Item) -> None:
    """Say that a component is being read."""
    notes = _NOTES.get()
    if notes is not None and item.name not in notes:
        notes[item.name] = item.digest


def note_copies(deck: str, items: Sequence[Item]) -> int:
    """The copies of a deck, of which a face says only how many they are together."""
    total = copies_of(items)
    notes = _NOTES.get()
    if notes is not None:
        notes[name_of_copies(deck)] = str(total)
    return total


def note_again(notes: Mapping[str, str]) -> None:
    """Say that something is used again that was made from what was noted then."""
    here = _NOTES.get()
    if here is not None:
        here.update(notes)


def copies_of(items: Sequence[Item]) -> int:
    """Copies of some components together."""
    return sum(item.component.copies for item in items)


def name_of_copies(deck: str) -> str:
    """The name under which the copies of a deck are noted; no component has it."""
    return f"copies of {deck}"


@contextmanager
def collecting() -> Iterator[dict[str, str]]:
    """Collect what is read meanwhile, digests by name; an outer collection gets it."""
    notes: dict[str, str] = {}
    outer = _NOTES.get()
    token = _NOTES.set(notes)
    try:
        yield notes
    finally:
        _NOTES.reset(token)
        if outer is not None:
            outer.update(notes)
