"""Rehearsing: the scenarios of rulings, played by the engine of the game.

Not here: how a scenario is played (`engine.scenarios`).
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.diagnostics import Finding, Report
from rulewright.engine import Bundle, read_bundle
from rulewright.engine.scenarios import play
from rulewright.model import Catalogue
from rulewright.model import findings_of_statements as rules
from rulewright.model.catalogue import PlacedRuling
from rulewright.pipeline.asking import Checked, check_game
from rulewright.pipeline.bundling import engine_file
from rulewright.pipeline.locating import locate

if TYPE_CHECKING:
    from rulewright.sdk.playing import Engine


def check_and_play(game: str | None, start: Path, out: Path) -> Checked:
    """Check a game as `check_game` does, then play the scenarios of its rulings.

    A game with errors is not played, nor one without an engine.
    """
    checked = check_game(game, start, out, whole=True)
    place = locate(game, start, Report())
    if checked.errors or checked.catalogue is None or place is None:
        return checked
    if place.game is None or place.game.engine is None:
        summary = f"{checked.summary}; no engine, no scenario played"
        return replace(checked, summary=summary)
    report = Report(checked.findings)
    report.extend(rehearse(checked.catalogue, place.game.engine()))
    count = sum(len(one.ruling.scenarios) for one in checked.catalogue.rulings)
    summary = f"{checked.counts}; {count} scenarios played; {len(report)} findings"
    return replace(checked, findings=report.findings, summary=summary)


def rehearse(catalogue: Catalogue, engine: "Engine") -> Iterator[Finding]:
    """Where the engine does not do what a scenario says, or cannot read it."""
    bundle = read_bundle(engine_file(catalogue, engine.procedures))
    for placed in catalogue.rulings:
        yield from rehearse_ruling(placed, engine, bundle)


def rehearse_ruling(
    placed: PlacedRuling, engine: "Engine", bundle: Bundle
) -> Iterator[Finding]:
    """The scenarios of one ruling."""
    stage = engine.stage
    if stage is None:
        return
    for number in range(len(placed.ruling.scenarios)):
        loc = (*placed.loc, "scenarios", number)
        scenario: Any = placed.document.data
        for step in loc:
            scenario = scenario[step]
        for fault in play(scenario, lambda names, seed: stage(bundle, names, seed)):
            yield rules.SCENARIO_FAILS.at(
                placed.document.span((*loc, *fault.loc)),
                fault.says,
                hint=fault.hint or "correct the scenario, or what the engine plays by",
                within=f"ruling {placed.ruling.id}",
            )
