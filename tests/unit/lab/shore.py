"""Pebble for tests of the lab: its bundle in a file, its table, runs of it."""

import shutil
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.engine import read_bundle
from rulewright.lab.chunks import Table
from rulewright.lab.executors import Executor, Here
from rulewright.lab.simulating import Simulated, Wish, simulate
from rulewright.pipeline import locating
from rulewright.pipeline.bundling import engine_file
from rulewright.pipeline.loading import load
from samples import CHECKOUT

THIRD = CHECKOUT / "tests" / "thirdgame"
CONTENT = THIRD / "package" / "rulewright_pebble" / "shipped" / "content"
VALUE = "rulewright_pebble:GAME"
DOOR = EntryPoint("pebble", VALUE, "rulewright.games")


@cache
def text() -> str:
    """`engine.json` of Pebble."""
    found = load(locating.Place(CONTENT, DOOR), Report(), cache=None)
    assert found is not None
    return engine_file(found, "1")


def table(folder: Path, *bots: str, door: str = VALUE) -> Table:
    """A table whose bundle lies in a folder."""
    path = folder / "engine.json"
    path.write_text(text(), encoding="utf-8")
    return Table(path, read_bundle(text()).rules_hash, door, "default", bots)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebble is installed in this process."""
    monkeypatch.setattr(locating, "doors", lambda: {"pebble": DOOR})


def game(folder: Path) -> Path:
    """The content of Pebble below a folder, with its templates as when installed."""
    copy = folder / "pebble"
    if not copy.exists():
        shutil.copytree(CONTENT, copy)
        shutil.copytree(THIRD / "pebble" / "templates", copy / "templates")
    return copy


def simulated(
    out: Path, games: int, *bots: str, executor: Executor | None = None, **more: object
) -> Simulated:
    """Some games of Pebble, played in this process; its content is copied to `out`."""
    wish = Wish(games, bots=bots or ("random", "greedy"), **more)  # type: ignore[arg-type]
    return simulate(
        str(game(out / "game")), out, out / "build", wish, executor=executor or Here()
    )
