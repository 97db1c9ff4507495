"""What content declares and nothing uses is told, with the name that was meant."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.model.unused import unused
from samples import CARD_HEAD, PEBBLE
from unit.model.desk import catalogue, once


def found(tmp_path: Path, name: str, old: str, new: str) -> list[tuple[str, str, str]]:
    """Place, words and hint of what is unused in the sample with one change."""
    text = once((PEBBLE / name).read_text("utf-8"), old, new)
    told = unused(catalogue(tmp_path, {name: text}))
    return [(str(one.span).rpartition("/")[2], one.says, one.hint) for one in told]


TAROT = "  tarot: {trim: [70mm, 120mm], bleed: 2mm, safe: 3mm}\n"
NO_KIND = "no component is of this kind, and no deck has it as its back"


@pytest.mark.parametrize(
    ("change", "place", "says", "hint"),
    [
        (
            ("print.yaml", "faces:\n", f"{TAROT}faces:\n"),
            "print.yaml:9:3",
            "no deck is of this format",
            "strike it, or make use of it",
        ),
        (
            ("print.yaml", "  stone:", "  stonne:"),
            "print.yaml:11:3",
            NO_KIND,
            "did you mean `stone`?",
        ),
        (
            ("game.yaml", "reference:", "  stonee: {of: card}\nreference:"),
            "game.yaml:16:3",
            "no file of components is of this kind",
            "did you mean `stone`?",
        ),
    ],
)
def test_each_is_told_where_it_stands(
    tmp_path: Path, change: tuple[str, str, str], place: str, says: str, hint: str
) -> None:
    assert found(tmp_path, *change) == [(place, says, hint)]


def test_the_sample_uses_all_that_it_declares(tmp_path: Path) -> None:
    assert list(unused(catalogue(tmp_path))) == []


def test_a_back_that_is_no_kind_is_in_use(tmp_path: Path) -> None:
    press = once(
        (PEBBLE / "print.yaml").read_text("utf-8"),
        "  stone:",
        "  night: {template: pebble/card.html, back: pebble/back.html}\n  stone:",
    )
    cards = CARD_HEAD.replace("back: card", "back: night") + "- {id: a, name: A}\n"
    idle = unused(catalogue(tmp_path / "idle", {"print.yaml": press}))
    assert [one.rule.code for one in idle] == ["RW208"]
    overlay = {"print.yaml": press, "components/cards.yaml": cards}
    assert list(unused(catalogue(tmp_path / "used", overlay))) == []


def test_nothing_is_called_unused_while_a_file_is_missing(tmp_path: Path) -> None:
    found = catalogue(tmp_path)
    less = tuple(item for item in found.items if item.kind.id != "stone")
    assert list(unused(replace(found, items=less)))
    assert list(unused(replace(found, items=less, whole=False))) == []
