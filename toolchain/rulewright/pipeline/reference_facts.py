"""What the reference says of a component besides its face.

Facts are taken from its fields by what these are: names of other components, choices
from a list. Texts and numbers stand on the face itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

from rulewright.faces.face import Face
from rulewright.model import Catalogue, Item, Ref
from rulewright.model.fields import Marked
from rulewright.model.ruling import Ruling
from rulewright.publish.book import Fact
from rulewright.publish.book import Ruling as Printed
from rulewright.publish.directories import by_number

_PROFILE = "profile"
# The area of rulings that are decisions of the editor; they come last.
_DECISIONS = "R-ED-"


def facts_of(
    catalogue: Catalogue, item: Item, linked: Mapping[str, object]
) -> Iterator[Fact]:
    """The facts of a component, in the order of its fields.

    Names in `linked` stay as they are, so that the book leads to them; others become
    printed names.
    """
    refs: dict[str, list[str]] = {}
    for one in item.marked:
        if isinstance(one.mark, Ref) and _is_top(one):
            found = _named(catalogue, one.mark, one.value)
            if found is not None and found is not item:
                words = found.name if found.name in linked else found.component.name
                refs.setdefault(str(one.loc[0]), []).append(words)
    component = item.component
    for name, info in type(component).model_fields.items():
        value = getattr(component, name)
        if name in refs:
            yield Fact(_words(name), tuple(refs[name]))
        elif isinstance(value, str) and _is_choice(info.annotation) and _speaks(name):
            profiles = catalogue.game.profiles if name == _PROFILE else {}
            yield Fact(_words(name), (profiles.get(value) or _words(value),))


def copies_of(item: Item, faces: Sequence[Face], field: str | None) -> str:
    """How many copies there are, and how they divide among the variants.

    `field` is the field that names the variants, if they have no owners.
    """
    total = sum(face.copies for face in faces)
    if not faces[0].variant:
        return str(total)
    if item.deck is not None and item.deck.owned:
        return f"{total} ({faces[0].copies} for each owner)"
    parts = (f"{face.copies} {variant_words(face.variant, field)}" for face in faces)
    return f"{total} ({', '.join(parts)})"


def variant_words(variant: str, field: str | None) -> str:
    """A variant in words: its own name, and the field that it is an entry of."""
    return f"{variant} {field or ''}".replace("_", " ").strip()


def printed(ruling: Ruling) -> Printed:
    """A ruling as one sentence."""
    words = f"Given {ruling.given}, when {ruling.when}: {ruling.then}"
    rests = "; ".join((ruling.rests_on, ", ".join(ruling.statements)))
    return Printed(ruling.id, words, rests if ruling.statements else ruling.rests_on)


def in_order(rulings: Sequence[Ruling]) -> list[Ruling]:
    """Rulings by area and number, decisions of the editor last."""
    return sorted(
        rulings, key=lambda one: (one.id.startswith(_DECISIONS), by_number(one.id))
    )


def _is_top(one: Marked) -> bool:
    """Whether a marked string is a field of the component, or in a list that is."""
    return len(one.loc) == 1 or (len(one.loc) == 2 and isinstance(one.loc[1], int))


def _named(catalogue: Catalogue, mark: Ref, name: str) -> Item | None:
    found = (catalogue.find(f"{kind}.{name}") for kind in mark.kinds)
    return next((item for item in found if item is not None), None)


def _is_choice(annotation: Any) -> bool:  # noqa: ANN401 - any type form
    if get_origin(annotation) is Literal:
        return True
    return any(_is_choice(inner) for inner in get_args(annotation))


def _speaks(name: str) -> bool:
    """Whether a field says something in words: an icon is seen on the face."""
    return "icon" not in name.split("_")


def _words(name: str) -> str:
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
