"""Which faces are decks and which are tiles, on the table of Tabletop Simulator."""

from pathlib import Path

from rulewright.pipeline.tabletop import table_of
from samples import sample
from unit.pipeline.bench import Overlay, checked


def sorted_out(
    folder: Path, overlay: Overlay | None = None
) -> tuple[list[str], list[tuple[str, int, str]]]:
    found = checked(folder, overlay)
    assert found.catalogue is not None
    table = table_of(found.catalogue, found.faces)
    stacks = [
        f"{stack.id}: {', '.join(card.name for card in stack.cards)}"
        for stack in table.stacks
    ]
    return stacks, [(p.side.face, p.side.copies, p.cut) for p in table.pieces]


def test_cards_with_one_back_are_a_stack(tmp_path: Path) -> None:
    assert sorted_out(tmp_path) == (["cards: The Shore", "stones: Flint"], [])


def test_what_does_not_go_on_sheets_is_a_piece(tmp_path: Path) -> None:
    text = (sample(tmp_path) / "print.yaml").read_text()
    large = text.replace("dpi: 300}", "dpi: 300, sheets: false}")
    stacks, pieces = sorted_out(tmp_path, {"print.yaml": large})
    assert stacks == []
    assert pieces == [("card.shore", 3, "box"), ("stone.flint", 1, "box")]


def test_a_hex_is_a_piece(tmp_path: Path) -> None:
    text = (sample(tmp_path) / "print.yaml").read_text()
    cut = text.replace("dpi: 300}", "dpi: 300, shape: hex}")
    stacks, pieces = sorted_out(tmp_path, {"print.yaml": cut})
    assert stacks == []
    assert {form for _, _, form in pieces} == {"hex"}


def test_a_face_without_copies_is_not_on_the_table(tmp_path: Path) -> None:
    path = sample(tmp_path) / "components/cards.yaml"
    none = path.read_text().replace("copies: 3", "copies: 0")
    stacks, _ = sorted_out(tmp_path, {"components/cards.yaml": none})
    assert stacks == ["stones: Flint"]


TOKENS = """\
# yaml-language-server: $schema=../schemas/rulewright/token.json
kind: token
deck: {id: coins, name: Coin, code: CN, format: card}
components:
- {id: penny, name: Penny, copies: 2, shape: circle}
- {id: bill, name: Bill}
"""


def test_a_token_is_cut_as_it_says(tmp_path: Path) -> None:
    text = (sample(tmp_path) / "print.yaml").read_text()
    faced = text.replace("faces:\n", "faces:\n  token: {template: pebble/card.html}\n")
    _, pieces = sorted_out(
        tmp_path, {"print.yaml": faced, "components/coins.yaml": TOKENS}
    )
    assert pieces == [("token.penny", 2, "circle"), ("token.bill", 1, "box")]
