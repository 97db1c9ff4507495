"""Comparing content: what changed on which face, where faces cannot be compared.

A face counts as changed if anything that its component says has changed, or anything of
another component whose figures its sentences print. What is only in effects counts
too, whether it prints or not: a face too many is printed again rather than one too few.

Here: content of two states. Not here: faces (`comparing`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.diagnostics import Report
from rulewright.faces.face import Face
from rulewright.model import Catalogue
from rulewright.pipeline.comparing import change_of
from rulewright.pipeline.inputs import content_files
from rulewright.pipeline.locating import Place
from rulewright.publish.change_list import Change
from rulewright.publish.face_words import Difference
from rulewright.source import read
from rulewright.text.facetext import FaceText

_COPIES = "copies"


@dataclass(frozen=True, slots=True)
class _Component:
    """A component as it was authored, with the deck that its file declares."""

    data: Mapping[str, Any]
    deck: Mapping[str, Any]

    @property
    def copies(self) -> int:
        found = self.data.get(_COPIES, 1)
        return found if isinstance(found, int) else 1

    @property
    def leaves(self) -> dict[str, str]:
        """What it says, by the way to it; how many copies there are stands apart."""
        own = {key: value for key, value in self.data.items() if key != _COPIES}
        return dict(_leaves(own, ()))


def compared_content(
    catalogue: Catalogue,
    faces: Sequence[Face],
    texts: Sequence[FaceText],
    then: Place,
) -> tuple[Change, ...]:
    """Every front of which something has to be printed or taken out.

    In the order of today; what is gone comes last.
    """
    before = _components(then)
    now = {
        item.name: _Component(item.data, _deck_of(item.document.data))
        for item in catalogue.items
    }
    speaks_of = {
        item.name: _spoken_of(text, item.name)
        for item, text in zip(catalogue.items, texts, strict=True)
    }
    found = []
    for face in faces:
        if not face.is_back:
            name = face.item.name
            parts = {name: face.item.component.name} | {
                other: catalogue_name(catalogue, other) for other in speaks_of[name]
            }
            found.append(_change(face, now, before, parts))
    gone = (
        Change(
            deck=str(old.deck.get("name", name.partition(".")[0])),
            component=str(old.data.get("name", name)),
            variant="",
            face="",
            has=0,
            had=old.copies,
            copies=0,
        )
        for name, old in before.items()
        if name not in now and "name" in old.deck
    )
    kept = (one for one in found if one.copies or one.has != one.had)
    return (*kept, *gone)


def catalogue_name(catalogue: Catalogue, name: str) -> str:
    """What a component is called, by its name in references."""
    item = catalogue.find(name)
    return item.component.name if item is not None else name


def _change(
    face: Face,
    now: Mapping[str, _Component],
    before: Mapping[str, _Component],
    parts: Mapping[str, str],
) -> Change:
    """What became of a front: its own component and those that it speaks of."""
    own = face.item.name
    old = before.get(own)
    if old is None:
        return change_of(face, None)
    words: list[Difference] = []
    for name, called in parts.items():
        was, has = before.get(name), now.get(name)
        said = _differences(was.leaves if was else {}, has.leaves if has else {})
        where = "" if name == own else f"{called}, "
        words += [replace(one, box=f"{where}{one.box}") for one in said]
    deck = _differences(dict(_leaves(old.deck, ())), dict(_leaves(now[own].deck, ())))
    words += [replace(one, box=f"deck, {one.box}") for one in deck]
    # The field counts for all variants of a component alike.
    had = max(face.copies - now[own].copies + old.copies, 0)
    change = replace(change_of(face, None), had=had, words=tuple(words))
    if not words:
        return replace(change, copies=max(face.copies - had, 0))
    return change


def _differences(
    old: Mapping[str, str], new: Mapping[str, str]
) -> Iterator[Difference]:
    for way in dict.fromkeys((*new, *old)):
        if old.get(way) != new.get(way):
            yield Difference(way, old.get(way, ""), new.get(way, ""))


def _components(place: Place) -> dict[str, _Component]:
    """Every component of a game by name; files that cannot be read are left out."""
    found = {}
    for path in content_files(place.folder):
        document = read(path, Report())
        data = document.data if document is not None else None
        listed = data.get("components") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(listed, list):
            continue
        for one in listed:
            if isinstance(one, dict):
                name = f"{data.get('kind')}.{one.get('id')}"
                found[name] = _Component(one, _deck_of(data))
    return found


def _deck_of(data: Any) -> Mapping[str, Any]:  # noqa: ANN401 - plain values
    deck = data.get("deck") if isinstance(data, dict) else None
    return deck if isinstance(deck, dict) else {}


def _spoken_of(text: FaceText, own: str) -> tuple[str, ...]:
    """The other components whose figures a face prints."""
    homes = (
        part.figure.home
        for string in text.strings
        for part in string.woven.figures
        if part.figure is not None
    )
    names = dict.fromkeys(".".join(home.split(".")[:2]) for home in homes)
    return tuple(name for name in names if name != own)


def _leaves(value: Any, way: tuple[str, ...]) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - plain values
    """Every plain value with the way to it."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, (*way, str(key)))
    elif isinstance(value, list):
        for number, part in enumerate(value, 1):
            yield from _leaves(part, (*way, str(number)))
    else:
        said = value if isinstance(value, str) else str(value)
        yield " ".join(way), " ".join(said.split())
