"""Tagging: the structure of many drawings becomes the structure of one PDF.

Here: elements, which stretches of operators they hold, and the way back from these.
Not here: what the structure is (`galleys`), what is on the pages (`binding`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from rulewright.publish.structure import At, Picture, Structure, values

# The layout engine counts in pixels of 1/96 inch, from the top.
PIXEL = 0.75
_NO_ELEMENT = "null"

Instead = Callable[[Picture, Ref, Ref], bool]
"""A picture, its element and that one's parent: whether something else was put there.
"""


@dataclass(slots=True)
class Home:
    """Where marked operators are: a page, or a form that is shown once on a page.

    `key` is its key in the parent tree. `left` and `top` place the home's upper left
    corner on the page, in points.
    """

    page: Ref
    key: int
    left: float
    top: float
    form: Ref | None = None
    slots: list[str] = field(default_factory=list)

    def hold(self, mcid: int, element: str) -> None:
        """Note which element a mark belongs to."""
        self.slots += [_NO_ELEMENT] * (mcid + 1 - len(self.slots))
        self.slots[mcid] = element


class Tagging:
    """The structure tree of one PDF that is being written.

    Grow elements under `document` or under each other; call `finish` once.
    """

    def __init__(self, forme: Forme) -> None:
        self.forme = forme
        self._root = forme.reserve()
        self._homes: list[Home] = []
        self._annotations: dict[int, Ref] = {}
        self._keys_of_annotations: dict[Ref, int] = {}
        self._keys = 0
        self._ids: dict[str, Ref] = {}
        self._pieces = 0
        self.document = forme.reserve()

    def home(self, page: Ref, *, left: float = 0, top: float = 0) -> Home:
        """A page, or a place on it for a form, as a home for marked operators.

        Write the home's key into the page or form as `StructParents`.
        """
        home = Home(page, self._key(), left, top)
        self._homes.append(home)
        return home

    def element(self, ref: Ref, tag: str, parent: Ref, parts: Iterable[object]) -> None:
        """Say what a plain element is and what its parts are."""
        self.forme.put(ref, f"<</S/{tag}/P {parent}/K{array(parts)}>>")

    def figure(self, ref: Ref, home: Home, mcid: int, alt: str, parent: Ref) -> None:
        """Say that an element is a picture with words, marked on its home as `mcid`."""
        about = f"/Alt{text(alt)}/Pg {home.page}/K[{mcid}]"
        self.forme.put(ref, f"<</S/Figure/P {parent}{about}>>")
        home.hold(mcid, str(ref))

    def grow(
        self,
        parent: Ref,
        structure: Structure,
        homes: Sequence[Home],
        *,
        links: Mapping[int, Ref] | None = None,
        instead: Instead | None = None,
    ) -> list[Ref]:
        """The elements of a galley under `parent`, to be put among its parts.

        `homes` has the home of each page of the galley, `links` the annotation of each
        link. `instead` may put something of its own in place of a picture.
        """
        self._pieces += 1
        prefix, leads = f"{self._pieces}.", links or {}
        first = self.forme.reserve_run(structure.count)
        elements = [f"{first + number} 0 R" for number in range(structure.count)]
        others = values(
            str(parent),
            prefix,
            [At(str(h.page), "" if h.form is None else str(h.form)) for h in homes],
            [str(leads[link]) for link in range(len(leads))],
            [_box(box, homes[page]) for page, box in structure.boxes],
        )
        self.forme.put_run(first, structure.filled(elements, others))
        for home, marks in zip(homes, structure.marks, strict=True):
            # A mark without an element has the number -1: the last of these.
            home.slots = [*map([*elements, _NO_ELEMENT].__getitem__, marks)]
        for link, number in structure.links:
            self.annotation(leads[link], Ref(first + number))
        for name, number in structure.ids:
            self._ids[prefix + name] = Ref(first + number)
        if instead is not None:
            for picture in structure.pictures:
                above = parent if picture.parent < 0 else Ref(first + picture.parent)
                if instead(picture, Ref(first + picture.element), above):
                    homes[picture.page].hold(picture.mcid, _NO_ELEMENT)
        return [Ref(first + number) for number in structure.tops]

    def annotation(self, annotation: Ref, element: Ref) -> None:
        """Note which element an annotation belongs to."""
        key = self._key()
        self._keys_of_annotations[annotation] = key
        self._annotations[key] = element

    def key_of(self, annotation: Ref) -> int:
        """The key of an annotation in the parent tree, its `StructParent`."""
        return self._keys_of_annotations[annotation]

    def finish(self, parts: Sequence[Ref]) -> None:
        """Close the tree over the parts of the document."""
        forme = self.forme
        self.element(self.document, "Document", self._root, parts)
        entries = dict(self._annotations)
        for home in self._homes:
            entries[home.key] = forme.add(f"[{' '.join(home.slots)}]")
        numbers = array(f"{key} {entries[key]}" for key in sorted(entries))
        root: dict[str, object] = {
            "/Type": "/StructTreeRoot",
            "/K": array([self.document]),
            "/ParentTree": forme.add(f"<</Nums{numbers}>>"),
            "/ParentTreeNextKey": self._keys,
        }
        if self._ids:
            names = array(
                f"{text(name)} {self._ids[name]}" for name in sorted(self._ids)
            )
            root["/IDTree"] = forme.add(f"<</Names{names}>>")
        forme.put(self._root, dictionary(root))
        forme.root["/StructTreeRoot"] = str(self._root)
        forme.root["/MarkInfo"] = "<</Marked true>>"

    def _key(self) -> int:
        self._keys += 1
        return self._keys - 1


def _box(box: Iterable[float], home: Home) -> str:
    left, top, right, bottom = (side * PIXEL for side in box)
    places = (
        home.left + left,
        home.top - bottom,
        home.left + right,
        home.top - top,
    )
    return array(f"{place:.3f}" for place in places)
