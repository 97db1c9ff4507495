"""Idioms: forms that a single face needs, counted so that their number may only fall.

An idiom is honest where an effect is singular and suspicious in fields and conditions
(EDITORIAL, section 6).
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Census:
    """What the faces of a game use of its language."""

    sentences: int
    forms: int
    idioms: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.sentences} sentences, {self.forms} forms, "
            f"{len(self.idioms)} serve one face"
        )


def idioms(usage: Mapping[str, Collection[str]]) -> tuple[str, ...]:
    """The forms that exactly one face uses; `usage` is form to faces."""
    return tuple(sorted(form for form, faces in usage.items() if len(faces) == 1))


def census(readings: Iterable[tuple[str, Collection[str]]]) -> Census:
    """Count over all units read: the face of each, and the forms used in it."""
    sentences, usage = 0, {}  # type: int, dict[str, set[str]]
    for face, forms in readings:
        sentences += 1
        for form in forms:
            usage.setdefault(form, set()).add(face)
    return Census(sentences, len(usage), idioms(usage))
