"""Reporting: the page on a run, from the parts that are there to one file.

Not here: what stands in its sections (`sections`), how it looks (`publish.house_page`).
"""

from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.lab import wording
from rulewright.lab.pages import Page
from rulewright.lab.parts import look
from rulewright.lab.runs import Run, find_run
from rulewright.lab.sections import sections
from rulewright.lab.simulating import no_duckdb
from rulewright.lab.sums import Sums, sum_up
from rulewright.lab.wording import Words, count
from rulewright.pipeline import findings_of_simulations as own
from rulewright.pipeline.locating import house_folder
from rulewright.publish.house_page import house_page
from rulewright.publish.writing import write_whole

NAME = "report.html"
_TEMPLATE = "report/page.html"
_BOTS = (
    "Bots played. What no bot tries does not show, and what bots do badly is not "
    "thereby bad."
)


@dataclass(frozen=True)
class Reported:
    """What reporting leaves: findings, the page, and how many games it tells of."""

    findings: tuple[Finding, ...]
    path: Path | None = None
    games: int = 0


def report_on(name: str, out: Path, into: Path | None = None) -> Reported:
    """Writes the page on a run, a folder or the name of one below `out`.

    It goes to `into`, or beside the parts.
    """
    lacks = no_duckdb()
    run = find_run(name, out) if lacks is None else lacks
    if isinstance(run, Finding):
        return Reported((run,))
    report = Report()
    parts = look(run.folder)
    for path in parts.broken:
        report.add(
            own.BROKEN_PART.at(
                None,
                f"{path} is not as it was written; its games are not in the report",
                hint="run `rulewright simulate` again, which plays them again",
            )
        )
    sums = None
    if parts.whole:
        flags = [str(flag) for flag in run.facts.get("flags", ())]
        sums = sum_up([part.path for part in parts.whole], flags)
    if sums is None or not sums.games:
        report.add(
            own.NO_RESULTS.at(
                None,
                f"{run.folder} holds no finished game",
                hint="play some with `rulewright simulate`",
            )
        )
        return Reported(report.findings)
    path = into or run.folder / NAME
    text = page_text(run, sums)
    if not write_whole(path, text.encode(), report):
        return Reported(report.findings)
    return Reported(report.findings, path, sums.games)


def page_text(run: Run, sums: Sums) -> str:
    """The page on a run, whole: fonts and pictures are in it."""
    words = Words(run.facts.get("words", {}))
    page = Page(
        f"{run.facts.get('title', run.terms.game)}: {count(sums.games)} games",
        tuple(_facts(run, sums)),
        tuple(_cautions(sums)),
        tuple(sections(sums, words)),
    )
    return house_page(_TEMPLATE, house_folder(), page)


def _facts(run: Run, sums: Sums) -> list[tuple[str, str]]:
    terms = run.terms
    facts = [
        ("Games", count(sums.games)),
        ("Seats", str(len(terms.bots))),
        ("Bots", ", ".join(dict.fromkeys(terms.bots))),
        ("Profile", terms.profile),
        ("Seeds", f"{sums.first_seed} to {sums.last_seed}"),
        ("Rules", terms.rules_hash[:16]),
        ("Code", terms.code),
    ]
    if sums.joint:
        facts.append(("Won by several", count(sums.joint)))
    if sums.unfinished:
        facts.append(("Left out, without end", count(sums.unfinished)))
    return facts


def _cautions(sums: Sums) -> list[str]:
    said = [_BOTS]
    if sums.games < wording.FEW:
        said.append(
            f"With {count(sums.games)} games most differences cannot be told from "
            "chance."
        )
    if sums.joint:
        said.append(
            f"{count(sums.joint)} games were won by several seats together and count "
            "for each of them."
        )
    return said
