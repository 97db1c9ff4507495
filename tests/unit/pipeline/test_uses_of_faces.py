"""Uses of a face: by figure, by word, by ruling, by template; never by itself."""

from pathlib import Path

from rulewright.pipeline.uses_of_faces import uses_of_face
from samples import cards
from unit.pipeline.lookout import BODY, CARDS, RULINGS, item_of, library, mandate, told


def test_every_use_has_its_place(tmp_path: Path) -> None:
    found = library(tmp_path)
    uses = {told(use) for use in uses_of_face(found, item_of(found, "card.shore"))}
    assert uses == {
        (f"{CARDS}:5:7", "definition"),
        (f"{CARDS}:16:57", "effect"),
        (f"{CARDS}:18:10", "figure in a sentence"),
        (f"{CARDS}:19:22", "word in flavour"),
        (f"{RULINGS}:4:11", "ruling about it"),
        (f"{RULINGS}:6:27", "word in a ruling"),
        ("print.yaml:10:20", "template of its kind"),
        ("pebble/card.html:2:5", "name in a template"),
        ("pebble/card.html:2:25", "name in a template"),
    }


def test_a_name_inside_a_longer_word_is_another(tmp_path: Path) -> None:
    body = BODY.replace("it is lower", "The Shores are lower").replace(
        "from The Shore ", "from a boat "
    )
    found = library(tmp_path, cards(body))
    kinds = {told(u)[1] for u in uses_of_face(found, item_of(found, "card.shore"))}
    assert "word in flavour" not in kinds


def test_nobody_uses_the_cliff(tmp_path: Path) -> None:
    found = library(tmp_path)
    uses = {told(use)[1] for use in uses_of_face(found, item_of(found, "card.cliff"))}
    assert uses == {"definition", "template of its kind"}


def test_a_field_that_names_a_component_is_a_reference() -> None:
    found = mandate()
    uses = uses_of_face(found, item_of(found, "tile.media"))
    assert ('action "Influence"', "reference") in {
        (use.within, use.kind.value) for use in uses
    }
