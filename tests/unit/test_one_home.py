"""One number, one home: change it there, and all that prints it moves, and only that.

In sentences every home of the game is tried; on faces a few of each sort.
"""

import re
import shutil
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pypdfium2 import PdfDocument

from rulewright.diagnostics import Report
from rulewright.faces.studio import Studio
from rulewright.model import Catalogue, Item
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.face_shelf import FaceShelf
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place, locate, template_roots
from rulewright.pipeline.wording import Setter, figures_on, language_of
from rulewright.source import Loc
from rulewright.text.weaving import Woven, weave
from samples import CHECKOUT, cards
from unit.cli.desk import build

CONTENT = CHECKOUT / "content" / "mandate2038"
ADDED = 7
OWNERS = (
    "coalition_lab",
    "foundry",
    "imperial_research_lab",
    "platform_empire",
    "safety_laboratory",
    "vertical_empire",
)
SHORE = """\
- id: shore
  name: The Shore
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: NUMBER}]}]
  rules: |
    Gain {tide.n} Pebbles.
"""
T = TypeVar("T")
Sentence = tuple[str, Loc]


def place_of(folder: Path) -> Place:
    place = locate(str(folder), folder, Report())
    assert place is not None
    return place


def woven(
    catalogue: Catalogue, only: Collection[Sentence] | None = None
) -> dict[Sentence, Woven]:
    """Printed strings of a game with their figures in place: all, or some."""
    names = {name for name, _ in only} if only is not None else None
    return {
        (item.name, passage.loc): weave(passage.source, figures_on(catalogue, item))
        for item in catalogue.items
        if names is None or item.name in names
        for passage in catalogue.passages(item)
        if only is None or (item.name, passage.loc) in only
    }


def homes(catalogue: Catalogue) -> Iterator[tuple[Item, Loc, str]]:
    """Every number of the game that a sentence may name."""
    for item in catalogue.items:
        for loc, path in item.paths.items():
            yield item, loc, f"{item.name}.{path}"


def changed(catalogue: Catalogue, item: Item, loc: Loc) -> Catalogue:
    """The catalogue as if one number of one component were `ADDED` higher."""

    def at(node: Any, steps: Loc) -> Any:  # noqa: ANN401 - plain values
        if not steps:
            return node + ADDED
        copy = node.copy()
        copy[steps[0]] = at(node[steps[0]], steps[1:])
        return copy

    data = at(item.document.data, (*item.loc, *loc))
    other = replace(item, document=replace(item.document, data=data))
    items = tuple(other if one is item else one for one in catalogue.items)
    return replace(catalogue, items=items)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    found = load(place_of(CONTENT), Report(), cache=CHECKOUT / "build" / "cache")
    assert found is not None
    return found


def test_in_sentences_every_number_moves_alone(catalogue: Catalogue) -> None:
    before = woven(catalogue)
    tried = moved = 0
    for item, loc, _ in homes(catalogue):
        expected = {
            sentence
            for sentence, string in before.items()
            if any(_is_home(part, item, loc) for part in string.parts)
        }
        tried += 1
        # Every fifth number must leave all other sentences alone.
        only = expected if tried % 5 else None
        after = woven(changed(catalogue, item, loc), only)
        assert {s for s in after if after[s].words != before[s].words} == expected
        for sentence in expected:
            moved += 1
            for old, new in zip(
                before[sentence].parts, after[sentence].parts, strict=True
            ):
                if _is_home(old, item, loc):
                    assert old.figure is not None
                    assert new.figure is not None
                    assert new.figure.value == old.figure.value + ADDED
                    assert new.figure.home == old.figure.home
                else:
                    assert _words(after[sentence], new) == _words(before[sentence], old)
    assert tried > 500
    assert moved > 250


def _is_home(part: Any, item: Item, loc: Loc) -> bool:  # noqa: ANN401
    if part.figure is None:
        return False
    kind, name, path = part.figure.home.split(".", 2)
    found = item.homes.get(path) if f"{kind}.{name}" == item.name else None
    return isinstance(found, tuple) and found[0] == loc


def _words(string: Woven, part: Any) -> str:  # noqa: ANN401 - a stretch
    return string.words[part.start : part.end]


@dataclass
class Copy:
    """A copy of the game in a folder, with the faces that it has unchanged."""

    folder: Path
    cache: Path
    faces: dict[str, str]

    def changed(self, file: str, old: str, new: str, then: Callable[[], T]) -> T:
        """What comes of it when some words of a file are others for a while."""
        path = self.folder / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), "utf-8")
        try:
            return then()
        finally:
            path.write_text(text, "utf-8")

    def filled(self) -> dict[str, str]:
        """The documents of all faces, filled anew only where something changed."""
        report = Report()
        checked = check_place(place_of(self.folder), self.cache, report)
        assert checked.faces, checked.findings
        return {face.id: face.html for face in checked.faces}


def copied(to: Path) -> Copy:
    """A copy of the game below a folder."""
    folder = to / "content" / "mandate2038"
    shutil.copytree(CONTENT, folder)
    copy = Copy(folder, to / "cache", {})
    copy.faces = copy.filled()
    return copy


# File, what is there and what instead, the home, and how often which face prints it.
MOVES = (
    # Cost strip and sentence of one Program, which is on no other face.
    (
        "components/programs.yaml",
        "program_marker: 1, runway: 3,",
        "program_marker: 1, runway: 7,",
        "program.mega_cluster.fee.runway",
        {"program.mega_cluster": 2},
    ),
    # Table and sentence on the card of each owner, and a sentence on a tile.
    (
        "components/core-actions.yaml",
        "capital]}, ops: [{op: gain, trust: 1}]",
        "capital]}, ops: [{op: gain, trust: 2}]",
        "action.influence.lobby.trust",
        {f"action.influence@{owner}": 2 for owner in OWNERS}
        | {"tile.government@outer": 1},
    ),
)


def test_on_faces_a_number_moves_with_its_home_and_alone(tmp_path: Path) -> None:
    game = copied(tmp_path)
    for file, old, new, home, on in MOVES:
        after = game.changed(file, old, new, game.filled)
        assert list(after) == list(game.faces)
        moved = {name for name, html in after.items() if html != game.faces[name]}
        assert {name: _figures(after[name], home) for name in moved} == on
        for name in moved:
            assert _without(after[name], home) == _without(game.faces[name], home)

    # Unchanged faces came from the shelf; filled anew they are the same.
    def both() -> tuple[dict[str, str], dict[str, str]]:
        return _faces(game, shelf=True), _faces(game, shelf=False)

    change = ("{id: crash, scrutiny: 1}", "{id: crash, scrutiny: 2}")
    kept, anew = game.changed("rules/tables.yaml", *change, both)
    assert kept == anew
    assert kept != game.faces


def _figures(html: str, home: str) -> int:
    """How often a face prints the number of a home."""
    return html.count(f'data-home="{home}"')


def _without(html: str, home: str) -> str:
    """A face with the figures of one home left out."""
    return re.sub(rf'(data-home="{re.escape(home)}"[^<>]*>)[^<]*', r"\1", html)


def _faces(game: Copy, *, shelf: bool) -> dict[str, str]:
    """The faces of a copy, whatever its own checks say of the numbers."""
    place, report = place_of(game.folder), Report()
    catalogue = load(place, report, cache=game.cache)
    assert catalogue is not None
    roots = template_roots(place)
    setter = Setter(catalogue, language_of(place, catalogue, game.cache))
    file = FaceShelf.of(place, catalogue, roots, game.cache) if shelf else None
    faces = Studio(catalogue, roots, setter.typeset, None, file).faces(report)
    return {face.id: face.html for face in faces}


def test_the_words_of_the_reference_move_too(tmp_path: Path) -> None:
    words = []
    for number in (2, 5):
        body = SHORE.replace("NUMBER", str(number))
        assert build(tmp_path, cards(body), "reference").status == 0
        pdf = PdfDocument(tmp_path / "out" / "pebble" / "reference.pdf")
        pages = [pdf[index].get_textpage() for index in range(len(pdf))]
        words.append(" ".join(" ".join(p.get_text_bounded().split()) for p in pages))
        for page in pages:
            page.close()
        pdf.close()
    assert "Gain 2 Pebbles." in words[0]
    assert words[1] == words[0].replace("Gain 2 Pebbles.", "Gain 5 Pebbles.")
