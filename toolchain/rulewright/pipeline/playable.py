"""Games to play: the bundle of a game, exported again only if something has changed.

Here: the light end, which loads nothing of content while there is nothing to do. Not
here: the bundle (`bundling`), playing.
"""

from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Severity
from rulewright.pipeline.asking import input_key
from rulewright.pipeline.locating import Place, locate
from rulewright.pipeline.outputs import refusal
from rulewright.pipeline.runs import Memory, placed


@dataclass(frozen=True)
class Playable:
    """What asking for a bundle gives: findings, and the bundle if the game plays.

    `place` and `text` (of `engine.json`) are `None` if there are errors.
    """

    findings: tuple[Finding, ...]
    place: Place | None = None
    text: str | None = None

    @property
    def door(self) -> EntryPoint | None:
        """Where the game's Python enters, if it has any."""
        return self.place.door if self.place is not None else None


def playable(game: str | None, start: Path, out: Path) -> Playable:
    """The bundle of a game; it stands in `out/<game>/engine.json` too.

    `game` is a folder, an id, or `None` for the only game found from `start` upwards.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Playable(report.findings)
    refused = refusal(out)
    if refused is not None:
        return Playable((refused,))
    memory, name = Memory(out / "cache"), f"engine-{place.folder.name}"
    key = input_key(place, "engine", str(out.resolve()))
    recalled = memory.recall(name, key)
    if recalled is not None:
        return Playable(
            recalled.findings, place, recalled.outputs[0].read_text("utf-8")
        )
    from rulewright.pipeline.bundling import export_engine  # noqa: PLC0415 - heavy

    built = export_engine(game, start, out)
    if any(finding.rule.severity is Severity.ERROR for finding in built.findings):
        return Playable(built.findings)
    outputs = placed(built.outputs)
    memory.keep(name, key, built.findings, built.summary, outputs)
    return Playable(built.findings, place, built.outputs[0].read_text("utf-8"))
