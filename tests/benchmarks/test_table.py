"""The table of the press: our figures, the bars, and Chromium beside them.

    .venv/bin/pytest tests/benchmarks/test_table.py -s

Not part of the test run: a figure is no verdict. Wall and processor seconds, since the
machine may have other work; the best of some rounds, since nothing makes one faster
than it is. Ratios are of the same run and mean most.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from benchmarks.builds import build, clear, edit, peak_memory
from benchmarks.chromium import page_of, print_page

PAPER = ("reference", "sheets")
FAMILIAR = ("reference", "sheets", "tiles")
EVERYTHING = ("reference", "sheets", "boards", "tiles", "tokens")


@dataclass(frozen=True, slots=True)
class Took:
    """Seconds on the clock, and seconds of all processors."""

    wall: float
    work: float


def best(rounds: int, run: Callable[[], object], before: Callable[[], object]) -> Took:
    """The quickest of some rounds, each after `before`."""
    found = []
    for _ in range(rounds):
        before()
        spent, clock = sum(os.times()[:4]), time.perf_counter()
        run()
        wall, work = time.perf_counter() - clock, sum(os.times()[:4]) - spent
        found.append(Took(wall, work))
    return Took(min(t.wall for t in found), min(t.work for t in found))


def row(what: str, took: Took, bar: str, remark: str = "") -> None:
    print(f"| {what:<44} | {took.wall:6.2f} | {took.work:6.2f} | {bar:>8} | {remark} |")


def nothing() -> None:
    """Nothing to do before a round."""


def test_table(game: Path, tmp_path: Path) -> None:
    heads = ("", "wall s", "work s", "bar s", "")
    print("\n\n| {:<44} | {} | {} | {:>8} | {} |".format(*heads))
    everything = best(1, lambda: build(game, *EVERYTHING), lambda: clear(game))
    row("everything but pictures, cold", everything, "12")
    build(game, *FAMILIAR)
    no_op = best(5, lambda: build(game, *FAMILIAR), nothing)
    row("nothing to do", no_op, "0.8")
    edited = best(5, lambda: build(game, *FAMILIAR), lambda: edit(game))
    row("one card edited, new process", edited, "1.5")
    _beside_chromium(game, tmp_path)


def _beside_chromium(game: Path, tmp_path: Path) -> None:
    build(game, *PAPER)
    folder = tmp_path / "page"
    folder.mkdir()
    page, sides = page_of(game, game / "build", folder)
    profiles = (tmp_path / f"profile-{number}" for number in count())
    pdf = tmp_path / "chromium.pdf"
    theirs = best(2, lambda: print_page(page, pdf, next(profiles)), nothing)
    ours = best(2, lambda: build(game, *PAPER), lambda: clear(game))
    again = best(1, lambda: print_page(page, pdf, next(profiles)), nothing)
    theirs = Took(min(theirs.wall, again.wall), min(theirs.work, again.work))
    size = f"{sides} sides, {pdf.stat().st_size // 1024} KiB"
    row("chromium prints the sheets of one paper", theirs, "", size)
    ratio = f"{ours.wall / theirs.wall:.2f} times its time"
    row("sheets and reference, cold", ours, "1.5x", ratio)


@pytest.mark.parametrize("few", [100])
def test_a_thousand_faces(tmp_path: Path, few: int) -> None:
    took = {}
    for many in (few, 10 * few):
        folder = tmp_path / str(many)
        folder.mkdir()
        _deck(folder, many)
        took[many] = best(1, lambda at=folder / "deck": build(at, "sheets"), nothing)  # type: ignore[misc]
        row(f"{many} distinct cards, sheets, cold", took[many], "")
    ratio = took[10 * few].work / took[few].work / 10
    print(f"a face among {10 * few} takes {ratio:.2f} of the time of one among {few}")


def _deck(folder: Path, many: int) -> None:
    """A game like those that `new` lays out, with so many cards of different words."""
    new = [sys.executable, "-m", "rulewright", "new", "deck", "--like", "cards"]
    subprocess.run(new, cwd=folder, check=True, capture_output=True)
    (folder / "deck/rulings/tide.yaml").unlink()
    head = (
        "# yaml-language-server: $schema=../schemas/rulewright/card.json\nkind: card\n"
        "deck: {id: tide, name: Tide, code: TD, format: card, back: card}\n"
        "components:\n"
    )
    cards = (
        f"- id: card_{_letters(number)}\n  name: Tide {_letters(number).title()}\n"
        f"  icon: shell\n  copies: 1\n  effects:\n"
        f"  - {{id: forage, ops: [{{op: gain, what: fish, n: {number % 9 + 1}}}]}}\n"
        "  rules: |\n    Gain {forage.n} Fish.\n"
        f"  flavour: {_flavour(number)}\n"
        for number in range(many)
    )
    deck = folder / "deck/components/tide.yaml"
    deck.write_text(head + "".join(cards), encoding="utf-8")


def _letters(number: int) -> str:
    return "".join(chr(97 + number // 26**place % 26) for place in (2, 1, 0))


def _flavour(number: int) -> str:
    words = [
        "sea",
        "lamp",
        "shore",
        "boat",
        "wind",
        "rope",
        "sand",
        "gull",
        "salt",
        "pier",
        "fog",
        "oar",
    ]
    some = [words[number // 9**place % 9] for place in range(3)]
    return f"The {some[0]} of the {some[1]} is the {some[2]} of the night."


def test_memory(game: Path) -> None:
    clear(game)
    print(f"\npeak memory of all processes: {peak_memory(game) // 1024} MB (bar 400)")
