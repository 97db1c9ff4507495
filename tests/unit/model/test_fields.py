"""Walking records by the marks on their fields."""

from typing import Annotated, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType

from rulewright.model.component import Card
from rulewright.model.fields import Marked, field_names, marked
from rulewright.model.kind import Kind
from rulewright.model.record import (
    Asset,
    FlavourText,
    IconName,
    Id,
    Printed,
    Prose,
    Record,
    Ref,
    RulesText,
    Title,
)
from samples import CARD_HEAD
from unit.model.desk import items


class Berth(Record):
    """A record in a record."""

    quay: Annotated[Id, Ref("quay")]
    depth: int = 0


class Buoy(Record):
    """Another one."""

    colour: str


Mooring = TypeAliasType("Mooring", Berth | Buoy)
Words: TypeAlias = dict[Id, Printed]


class Boat(Record):
    """A record with a mark of every kind, in every place that a field may have."""

    id: Id
    name: Title
    icon: IconName | None = None
    visits: tuple[Annotated[Id, Ref("quay", "reef")], ...] = ()
    words: Words = Field(default_factory=dict)
    text: Annotated[RulesText, Field(alias="is")] = ""
    berth: Berth | None = None
    berths: tuple[Berth, ...] = ()
    mooring: Mooring | None = None
    seaworthy: bool = True


FULL = Boat.model_validate_json(
    """{
        "id": "a", "name": "Ark", "icon": "sail", "visits": ["pier", "bar"],
        "words": {"to": "port", "off": "starboard"}, "is": "Sail.",
        "berth": {"quay": "north"}, "berths": [{"quay": "east"}, {"quay": "west"}],
        "mooring": {"quay": "south", "depth": 2}
    }"""
)


def test_every_marked_string_is_found_in_the_order_of_the_fields() -> None:
    label, visit, quay = Prose("label"), Ref("quay", "reef"), Ref("quay")
    assert list(marked(FULL)) == [
        Marked(("name",), "Ark", Prose("title")),
        Marked(("icon",), "sail", Asset("icons", ".svg")),
        Marked(("visits", 0), "pier", visit),
        Marked(("visits", 1), "bar", visit),
        Marked(("words", "to"), "port", label),
        Marked(("words", "off"), "starboard", label),
        Marked(("is",), "Sail.", Prose("rules")),
        Marked(("berth", "quay"), "north", quay),
        Marked(("berths", 0, "quay"), "east", quay),
        Marked(("berths", 1, "quay"), "west", quay),
        Marked(("mooring", "quay"), "south", quay),
    ]


def test_what_is_left_out_is_not_found() -> None:
    bare = Boat(id="a", name="Ark")
    assert [found.loc for found in marked(bare)] == [("name",), ("is",)]
    assert [found.loc for found in marked(bare, ("x", 1))] == [
        ("x", 1, "name"),
        ("x", 1, "is"),
    ]


def test_a_mark_leads_back_to_the_place_in_the_file() -> None:
    text = CARD_HEAD + "- {id: a, name: A, labels: {wet: Wet}, flavour: Salt}\n"
    (item,) = items(Kind("card", Card, "rulewright"), text)
    places = {found.value: item.span(found.loc) for found in item.marked}
    columns = {value: (s.line, s.column) for value, s in places.items() if value}
    assert columns == {"A": (5, 17), "Wet": (5, 34), "Salt": (5, 49)}


def test_names_of_keys_are_those_an_author_writes() -> None:
    names = field_names(Boat)
    assert {"is", "berths"} <= names
    assert "text" not in names
    assert {"quay", "depth", "colour"} <= names


class Nest(Record):
    """A record that may stand in itself."""

    name: FlavourText = ""
    inner: "tuple[Nest, ...]" = ()


def test_a_record_that_stands_in_itself_is_walked_to_its_end() -> None:
    assert field_names(Nest) == {"name", "inner"}
    nest = Nest(name="a", inner=(Nest(name="b", inner=(Nest(name="c"),)),))
    assert [found.value for found in marked(nest)] == ["a", "b", "c"]
