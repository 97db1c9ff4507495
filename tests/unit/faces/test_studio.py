"""From components and templates to faces."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.faces.studio import Studio
from rulewright.pipeline.locating import locate, template_roots
from samples import CARD_HEAD, CHECKOUT, PEBBLE, cards
from unit.faces.atelier import faces, plain
from unit.mandate2038.workshop import content
from unit.pipeline.bench import TOP, Overlay, said

PRINT = (PEBBLE / "print.yaml").read_text("utf-8")
CARD = (PEBBLE / "templates" / "pebble" / "card.html").read_text("utf-8")
SEATS = """\
# yaml-language-server: $schema=../schemas/rulewright/board.json
kind: board
deck: {id: seats, name: Seat, code: SE, format: card}
components:
- {id: north, name: North}
- {id: south, name: South}
"""


def printed(**how: str) -> Overlay:
    """`print.yaml` with other lines for cards, and one for boards."""
    line = how.get("card", "{template: pebble/card.html, back: pebble/back.html}")
    text = PRINT.replace("{template: pebble/card.html, back: pebble/back.html}", line)
    return {"print.yaml": text + "  board: {template: pebble/card.html}\n"}


def test_a_deck_gives_its_back_and_a_face_for_each_component(tmp_path: Path) -> None:
    body = cards("- {id: a, name: A}\n- {id: b, name: B, copies: 0}\n")
    drawn, report = faces(tmp_path, body)
    assert report.findings == ()
    assert list(drawn) == ["back.cards", "card.a", "card.b", "stone.flint"]
    assert drawn["stone.flint"].back is None


def test_an_owned_deck_gives_a_face_for_each_owner(tmp_path: Path) -> None:
    owned = CARD_HEAD.replace("back: card}", "back: card, owned: true}")
    drawn, report = faces(
        tmp_path,
        {
            **printed(),
            "game.yaml": TOP + "owners: board\n",
            "components/cards.yaml": owned + "- {id: a, name: A, copies: 2}\n",
            "components/seats.yaml": SEATS,
        },
    )
    assert report.findings == ()
    assert [face for face in drawn if face.startswith("card.")] == [
        "card.a@north",
        "card.a@south",
    ]
    north = drawn["card.a@north"]
    assert (north.title, north.variant, north.copies) == ("A (North)", "north", 2)
    assert north.back == "back.cards"


def test_a_field_of_variants_gives_a_face_and_a_back_for_each(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    kept = [i for i in catalogue.items if i.kind.faceless or i.name == "tile.cloud"]
    tiles = replace(catalogue, items=tuple(kept))
    place = locate("mandate2038", CHECKOUT, Report())
    assert place is not None
    report = Report()
    drawn = Studio(tiles, template_roots(place), plain, None).faces(report)
    assert report.findings == ()
    assert [(face.id, face.copies, face.back) for face in drawn] == [
        ("back.tiles@inner", 0, None),
        ("back.tiles@outer", 0, None),
        ("tile.cloud@inner", 1, "back.tiles@inner"),
        ("tile.cloud@outer", 2, "back.tiles@outer"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("face.component.name", "face.component.nmae", 7, "`nmae`"),
        ("face.copies", "3 + face.copies", 10, "unsupported operand"),
        ("{% endblock %}", "{% endblok %}", 4, "endblok"),
        ("face.deck.code", "icon('nowhere')", 10, "nowhere"),
    ],
)
def test_a_template_that_fails_is_told_at_its_line(
    tmp_path: Path, old: str, new: str, line: int, says: str
) -> None:
    assert old in CARD
    broken = CARD.replace(old, new, 1)
    drawn, report = faces(tmp_path, {"templates/pebble/card.html": broken})
    (finding,) = report.findings
    assert finding.rule.code == "RW661"
    assert str(finding.span).endswith(f"pebble/card.html:{line}:1")
    assert says in finding.says
    assert finding.hint
    assert list(drawn) == ["back.cards"]


def test_a_template_that_is_not_there(tmp_path: Path) -> None:
    drawn, report = faces(tmp_path, printed(card="{template: pebble/crad.html}"))
    (finding,) = report.findings
    assert said(finding) == ("components/cards.yaml:2:7", "RW662")
    assert "pebble/crad.html" in finding.says
    assert list(drawn) == ["stone.flint"]


@pytest.mark.parametrize("typed", ["<p>3</p>", "{{ '3' }}", "{{ 3 }}", "&#51;"])
def test_a_typed_digit_is_told_whatever_way_it_came(tmp_path: Path, typed: str) -> None:
    html = CARD.replace("</main>", f"{typed}</main>")
    _, report = faces(tmp_path, {"templates/pebble/card.html": html})
    (finding,) = report.findings
    assert said(finding) == ("components/cards.yaml:5:3", "RW311")
    assert "pebble/card.html" in finding.says


def test_a_digit_in_a_name_is_told_of_its_component(tmp_path: Path) -> None:
    body = cards("- {id: a, name: Area 51}\n- {id: b, name: Area}\n")
    _, report = faces(tmp_path, body)
    (finding,) = report.findings
    assert said(finding) == ("components/cards.yaml:5:3", "RW311")
    assert finding.within == 'card "Area 51"'


def test_markup_in_content_prints_as_characters(tmp_path: Path) -> None:
    drawn, _ = faces(tmp_path, cards('- {id: a, name: "<b>A & B</b>"}\n'))
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in drawn["card.a"].html
