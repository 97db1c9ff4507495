"""Pebble as a subject of the battery, sound or with a fault of one kind."""

from functools import cache
from importlib.metadata import EntryPoint

from rulewright_pebble.play import Pebble

from rulewright.diagnostics import Report
from rulewright.engine import Bundle, read_bundle
from rulewright.pipeline.bundling import engine_file
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place
from samples import CHECKOUT

_SHIPPED = "tests/thirdgame/package/rulewright_pebble/shipped/content"


@cache
def bundle() -> Bundle:
    """The bundle of the content that Pebble's package ships."""
    door = EntryPoint("pebble", "rulewright_pebble:GAME", "rulewright.games")
    report = Report()
    catalogue = load(Place(CHECKOUT / _SHIPPED, door), report, cache=None)
    assert catalogue is not None, report.findings
    return read_bundle(engine_file(catalogue, "1"))


def pebble(seats: int = 3) -> Pebble:
    """The rules at one table."""
    return Pebble(bundle(), "default", seats)
