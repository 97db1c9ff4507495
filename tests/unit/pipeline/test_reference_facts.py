"""What is said of a component follows from what its fields are."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import pytest

from rulewright.model import Catalogue, Component, Id, Item, Kind, Ref
from rulewright.model.ruling import Ruling
from rulewright.pipeline.reference_facts import copies_of, facts_of, in_order, printed
from rulewright.publish.book import Fact
from samples import CARD_HEAD
from unit.faces.atelier import faces
from unit.pipeline.bench import TOP, Overlay, loaded

SEATS = """\
# yaml-language-server: $schema=../schemas/rulewright/board.json
kind: board
deck: {id: seats, name: Seat, code: SE, format: card}
components:
- {id: north, name: North}
- {id: south, name: South}
"""
PRINT = """\
# yaml-language-server: $schema=schemas/rulewright/print.json
papers:
  a4: {size: [210mm, 297mm], margin: 5mm}
gutter: 4mm
smallest: 7pt
formats:
  card: {trim: [63mm, 88mm], bleed: 2mm, safe: 3mm, dpi: 300}
faces:
  card: {template: pebble/card.html, variants: labels}
  board: {template: pebble/card.html}
  stone: {template: pebble/card.html}
"""


class Journey(Component):
    """A kind with a field of each sort."""

    start: Annotated[Id, Ref("pier", "card")]
    calls: tuple[Annotated[Id, Ref("stone")], ...] = ()
    mood: Literal["at_ease", "in_haste"] | None = None
    profile: Literal["plain", "fancy"] = "plain"
    sail_icon: Literal["white", "red"] = "red"
    sails: int = 2
    captain: str = "Ann"


def journey(folder: Path, **fields: object) -> tuple[Catalogue, Item]:
    """A journey among the components of the sample."""
    overlay: Overlay = {"game.yaml": TOP + "profiles: {fancy: The fancy game}\n"}
    catalogue, _ = loaded(folder, overlay)
    made = Journey.model_validate({"id": "long", "name": "Long journey", **fields})
    kind = Kind("journey", Journey, "pebble")
    document = catalogue.items[0].document
    item = Item(kind, None, made, document, (), 1)
    return replace(catalogue, items=(*catalogue.items, item)), item


def test_names_of_components_and_choices_are_facts(tmp_path: Path) -> None:
    catalogue, item = journey(
        tmp_path, start="shore", calls=("flint", "flint"), mood="in_haste"
    )
    facts = list(facts_of(catalogue, item, {"stone.flint": ()}))
    shore = catalogue.find("card.shore")
    assert shore is not None
    assert facts == [
        # What the book does not show has only a name.
        Fact("Start", (shore.component.name,)),
        Fact("Calls", ("stone.flint", "stone.flint")),
        Fact("Mood", ("In haste",)),
        Fact("Profile", ("Plain",)),
    ]


def test_a_profile_is_called_what_the_game_calls_it(tmp_path: Path) -> None:
    catalogue, item = journey(tmp_path, start="shore", profile="fancy")
    assert Fact("Profile", ("The fancy game",)) in set(facts_of(catalogue, item, {}))


def test_what_leads_nowhere_and_what_is_missing_is_no_fact(tmp_path: Path) -> None:
    catalogue, item = journey(tmp_path, start="atlantis")
    assert [fact.label for fact in facts_of(catalogue, item, {})] == ["Profile"]


@pytest.mark.parametrize(("copies", "words"), [(1, "1"), (3, "3"), (0, "0")])
def test_one_face_has_its_copies(tmp_path: Path, copies: int, words: str) -> None:
    body = CARD_HEAD + f"- {{id: a, name: A, copies: {copies}}}\n"
    drawn, _ = faces(tmp_path, {"components/cards.yaml": body})
    face = drawn["card.a"]
    assert copies_of(face.item, [face], None) == words


def test_owners_share_alike(tmp_path: Path) -> None:
    owned = CARD_HEAD.replace("back: card}", "back: card, owned: true}")
    drawn, _ = faces(
        tmp_path,
        {
            "game.yaml": TOP + "owners: board\n",
            "components/cards.yaml": owned + "- {id: a, name: A, copies: 2}\n",
            "components/seats.yaml": SEATS,
        },
    )
    two = [drawn["card.a@north"], drawn["card.a@south"]]
    assert copies_of(two[0].item, two, None) == "4 (2 for each owner)"


def test_variants_are_counted_by_name(tmp_path: Path) -> None:
    drawn, _ = faces(tmp_path)
    face = next(face for face in drawn.values() if not face.is_back)
    two = [
        replace(face, variant="far_out", copies=2),
        replace(face, variant="inner", copies=1),
    ]
    assert copies_of(face.item, two, "ring") == "3 (2 far out ring, 1 inner ring)"
    assert copies_of(face.item, two[1:], "ring") == "1 (1 inner ring)"


def ruling(name: str) -> Ruling:
    return Ruling.model_validate(
        {
            "id": name,
            "about": ("card.shore",),
            "given": "two stones are left",
            "when": "you draw",
            "then": "draw both.",
            "rests_on": "printed card",
        }
    )


def test_a_ruling_is_one_sentence_and_its_ground() -> None:
    said = printed(ruling("R-DRW-1"))
    assert said.words == "Given two stones are left, when you draw: draw both."
    assert (said.id, said.rests) == ("R-DRW-1", "printed card")


def test_the_ground_of_a_ruling_names_its_statements() -> None:
    based = ruling("R-DRW-1").model_copy(update={"statements": ("S-DRW-1", "S-DRW-4")})
    assert printed(based).rests == "printed card; S-DRW-1, S-DRW-4"


def test_rulings_go_by_area_and_number_and_decisions_come_last() -> None:
    names = ["R-ED-2", "R-ZOO-1", "R-DRW-10", "R-ED-1", "R-DRW-9"]
    assert [one.id for one in in_order([ruling(name) for name in names])] == [
        "R-DRW-9",
        "R-DRW-10",
        "R-ZOO-1",
        "R-ED-1",
        "R-ED-2",
    ]
