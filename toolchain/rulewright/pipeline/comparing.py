"""Comparing a game with its former state: which faces print otherwise, and how.

Faces are paired by id; of those that are left, by what they print, then by deck, name
and variant, so that a face whose id alone has changed is not printed again. A card is
printed again if its front or its back prints otherwise. Of a card with more copies
than before only the new ones are printed.

Here: pairs and changes of faces that could be drawn. Not here: where they could not
(`comparing_content`), how it is told (`publish.change_list`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.faces.face import Face
from rulewright.publish.change_list import Change
from rulewright.publish.face_words import differences
from rulewright.publish.ink import ink_of
from rulewright.publish.stock import Drawn


@dataclass(frozen=True)
class State:
    """Faces with their drawings; what each prints is looked at once."""

    faces: Sequence[Face]
    drawings: Mapping[str, Drawn]
    _inks: dict[str, str] = field(default_factory=dict)

    def prints_as(self, face: Face, other: "State", old: Face) -> bool:
        """Whether a face prints as a face of another state did."""
        if (face.trim, face.bleed, face.shape) != (old.trim, old.bleed, old.shape):
            return False
        if self.drawings[face.id].pdf == other.drawings[old.id].pdf:
            return True
        return self._ink(face) == other._ink(old)  # noqa: SLF001 - another of us

    def _ink(self, face: Face) -> str:
        if face.id not in self._inks:
            self._inks[face.id] = ink_of(self.drawings[face.id].pdf, face.dpi)
        return self._inks[face.id]


def compared(now: State, then: State) -> tuple[Change, ...]:
    """Every front of which something has to be printed or taken out.

    In the order of today; what is gone comes last.
    """
    pairs = paired(now, then)
    was = {face.id: old for face, old in pairs if face is not None and face.is_back}
    reprinted = {
        face.id
        for face, old in pairs
        if face is not None
        and face.is_back
        and (old is None or not now.prints_as(face, then, old))
    }
    found = []
    for face, old in pairs:
        if face is None and old is not None and not old.is_back:
            found.append(change_of(None, old))
        elif face is not None and not face.is_back:
            back = was.get(face.back or "")
            behind = (old.back or "") != (back.id if back else "") if old else False
            found.append(
                _change(now, then, face, old, back=behind or face.back in reprinted)
            )
    return tuple(one for one in found if one.copies or one.has != one.had)


def change_of(face: Face | None, old: Face | None) -> Change:
    """What became of a front, before it is looked at."""
    shown = face or old
    assert shown is not None  # noqa: S101 - a pair is of one face at least
    item = shown.item
    name = item.component.name
    return Change(
        deck=item.deck.name if item.deck is not None else item.kind.id,
        component=name,
        variant=shown.title.removeprefix(name).strip(" ()"),
        face=face.id if face is not None else "",
        has=face.copies if face is not None else 0,
        had=old.copies if old is not None else 0,
        copies=face.copies if face is not None else 0,
    )


def _change(
    now: State, then: State, face: Face, old: Face | None, *, back: bool
) -> Change:
    """What became of a front of today."""
    change = change_of(face, old)
    if old is None:
        return change
    before = old.id if old.id != face.id else ""
    same = now.prints_as(face, then, old)
    if same and not back:
        more = max(face.copies - old.copies, 0)
        return replace(change, copies=more, id_before=before)
    words = () if same else differences(old.html, face.html)
    looks = not same and not words
    return replace(change, words=words, back=back, looks=looks, id_before=before)


def paired(now: State, then: State) -> list[tuple[Face | None, Face | None]]:
    """Every face with what it was, in the order of today; what is gone comes last."""
    left = {face.id: face for face in then.faces}
    was = {face.id: left.pop(face.id, None) for face in now.faces}
    for alike in (_same_ink, _same_name):
        for face in now.faces:
            if was[face.id] is None:
                old = next(alike(face, list(left.values()), now, then), None)
                was[face.id] = left.pop(old.id) if old is not None else None
    pairs: list[tuple[Face | None, Face | None]] = [
        (face, was[face.id]) for face in now.faces
    ]
    return [*pairs, *((None, old) for old in left.values())]


def _same_ink(
    face: Face, others: Iterable[Face], now: State, then: State
) -> Iterator[Face]:
    """Former faces that print what this one prints."""
    for old in others:
        if old.is_back == face.is_back and now.prints_as(face, then, old):
            yield old


def _same_name(
    face: Face, others: Iterable[Face], _now: State, _then: State
) -> Iterator[Face]:
    """Former faces of the same deck that are called the same."""
    for old in others:
        if _called(old) == _called(face):
            yield old


def _called(face: Face) -> tuple[object, ...]:
    deck = face.item.deck.id if face.item.deck is not None else face.item.kind.id
    return face.is_back, deck, face.title, face.variant
