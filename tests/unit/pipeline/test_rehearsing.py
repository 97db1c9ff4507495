"""Scenarios of rulings are played; what fails is told where it is written."""

from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.model.catalogue import PlacedRuling
from rulewright.model.ruling import RulingFile
from rulewright.model.shaping import shape
from rulewright.pipeline.rehearsing import check_and_play, rehearse_ruling
from rulewright_mandate2038.play.assembly import ENGINE
from samples import sample
from tabletop import bundle
from unit.model.desk import document, once, said

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- id: R-ABC-1
  about: [action.fund]
  given: G
  when: W
  then: T
  rests_on: R
  scenarios:
  - given:
      seats: {kestralyn: {runway: 2}, dovetalis: {}}
      table: {tiles: {i0: research}}
    when:
    - play: [action, kestralyn, fund]
    - kestralyn: ["move:ceo:i0", venture]
    then:
      seats: {kestralyn: {runway: 6, scrutiny: 2}}
      asks: nothing
"""


def failing(text: str) -> list[str]:
    """What playing the one ruling says."""
    file = document(text)
    shaped = shape(file, RulingFile, Report())
    assert shaped is not None
    placed = PlacedRuling(shaped.rulings[0], file, ("rulings", 0))
    return said(rehearse_ruling(placed, ENGINE, bundle()))


def test_a_scenario_that_holds_is_silent() -> None:
    assert failing(RULINGS) == []


def test_what_fails_is_underlined_in_its_file() -> None:
    assert failing(once(RULINGS, "runway: 6", "runway: 7")) == [
        "RW534 17:35 it is 6 here; correct the scenario, or what the engine plays by"
    ]
    (told,) = failing(once(RULINGS, "venture]", "adventure]"))
    assert told.startswith("RW534 15:18 `adventure` is not offered; offered: conser")
    (told,) = failing(once(RULINGS, "{runway: 2}", "{runaway: 2}"))
    assert told.startswith("RW534 11:36 there is no thing `runaway`; known: ")


def test_a_game_without_an_engine_is_checked_alone(tmp_path: Path) -> None:
    checked = check_and_play(str(sample(tmp_path)), tmp_path, tmp_path / "out")
    assert checked.findings == ()
    assert checked.summary.endswith("; no engine, no scenario played")
