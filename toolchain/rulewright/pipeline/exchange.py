"""Exchange: decks out to a spreadsheet, and back in with every check.

What comes back is planned as changes of text, checked as if it stood in the files, and
written only if nothing is wrong. Findings about a value point at its cell; all others
at the files as they are.

Here: the order of the work. Not here: cells (`decks_as_tables`), changes
(`tables_as_decks`, `source.editing`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Span, nearest
from rulewright.model import Catalogue
from rulewright.pipeline import findings_of_tables as rules
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.decks_as_tables import table_csv
from rulewright.pipeline.locating import Place, locate
from rulewright.pipeline.making import Built, game_to_export
from rulewright.pipeline.outputs import cache_below
from rulewright.pipeline.tables_as_decks import Plan, planned
from rulewright.publish.writing import write_whole
from rulewright.source import read_bytes, read_file
from rulewright.source.editing import moved, rewritten
from rulewright.source.tabular import Table, read_table

TABLES = "csv"
"""The folder, below the game's outputs, of tables."""


def export_tables(game: str | None, start: Path, out: Path) -> Built:
    """Write every deck of a game as CSV below `out/<game>/csv`."""
    place = game_to_export(game, start, out)
    if isinstance(place, Built):
        return place
    report = Report()
    catalogue = check_place(place, out / "cache", report).catalogue
    if catalogue is None or not catalogue.whole:
        return Built(report.findings, "nothing was exported")
    folder = out / catalogue.game.id / TABLES
    unwritten = Report()
    written = [
        folder / f"{deck}.csv"
        for deck, items in catalogue.decks.items()
        if write_whole(folder / f"{deck}.csv", table_csv(items), unwritten)
    ]
    summary = f"{len(written)} decks written below {folder}"
    return Built(unwritten.findings, summary, tuple(written))


def import_table(  # noqa: PLR0913 - one parameter for each option of the command
    table: Path,
    game: str | None,
    start: Path,
    out: Path,
    *,
    deck: str | None,
    dry: bool,
) -> Built:
    """Take a table into the deck that it is named after, or that `deck` names.

    With `dry` everything is checked and nothing written.
    """
    report = Report()
    place = locate(game, start, report)
    if place is None:
        return Built(report.findings, "no game, nothing taken in")
    found = read_file(table, report)
    cells = read_table(*found, report) if found is not None else None
    if cells is None:
        return Built(report.findings, "nothing was taken in")
    with cache_below(out) as cache:
        plan = _plan(place, cache, cells, deck or table.stem, report)
        texts = {
            path: rewritten(plan.documents[path], changes)
            for path, changes in plan.changes.items()
        }
        if not report.errors:
            report.extend(_consequences(place, cache, plan, texts))
    if report.errors:
        return Built(report.findings, "nothing was taken in")
    count = f"{len(plan.cells)} cells differ"
    if dry or not texts:
        return Built(report.findings, f"{count}; nothing was written")
    written = [
        Path(path)
        for path, text in texts.items()
        if write_whole(Path(path), text.encode("utf-8"), report)
    ]
    names = ", ".join(str(path) for path in written) or "nothing"
    return Built(report.findings, f"{count}; {names} written", tuple(written))


def _plan(place: Place, cache: Path, cells: Table, deck: str, report: Report) -> Plan:
    """What the table changes in a deck; nothing if the game has faults already."""
    before = check_place(place, cache, found := Report()).catalogue
    if before is None or not before.whole:
        report.extend(found.findings)
        return Plan()
    items = before.decks.get(deck)
    if items is None:
        report.add(_no_deck(before, deck, cells.header[0].span))
        return Plan()
    return planned(items, cells, report)


def _no_deck(catalogue: Catalogue, name: str, span: Span) -> Finding:
    known = list(catalogue.decks)
    near = nearest(name, known)
    return rules.NO_DECK.at(
        span,
        f"there is no deck `{name}`",
        hint=f"did you mean --deck {near}?"
        if near
        else f"say which with --deck: {', '.join(known)}",
    )


def _consequences(
    place: Place, cache: Path, plan: Plan, texts: Mapping[str, str]
) -> Iterator[Finding]:
    """What the checks would say of the files with the changes."""
    instead = {Path(path).resolve(): text.encode() for path, text in texts.items()}
    found = check_place(replace(place, instead=instead), cache, Report())
    shown = {path: _Shown.of(plan, path, text) for path, text in texts.items()}
    for finding in found.findings:
        span = finding.span
        if span is None or span.file not in shown:
            yield finding
            continue
        labels = tuple(
            replace(label, span=shown[label.span.file].span(label.span))
            if label.span.file in shown
            else label
            for label in finding.labels
        )
        yield replace(finding, span=shown[span.file].span(span), labels=labels)


@dataclass(frozen=True)
class _Shown:
    """Where people find a place of a file that is not written yet."""

    cells: tuple[tuple[Span, Span], ...]
    plan: Plan
    path: str
    text: str

    @classmethod
    def of(cls, plan: Plan, path: str, text: str) -> "_Shown":
        document = read_bytes(text.encode("utf-8"), path, Report())
        cells = [
            (document.span(loc), cell)
            for (file, loc), cell in plan.cells.items()
            if file == path and document is not None
        ]
        return cls(tuple(cells), plan, path, text)

    def span(self, span: Span) -> Span:
        """The cell of a value that the table changes, or the place as it is."""
        start, end = (span.line, span.column), (span.end_line, span.end_column)
        for place, cell in self.cells:
            begins, ends = (
                (place.line, place.column),
                (place.end_line, place.end_column),
            )
            if begins <= start and end <= ends:
                return cell
        before = self.plan.documents[self.path]
        offset = _offset(self.text, span)
        at = moved(self.plan.changes[self.path], offset)
        if at is None:
            return Span(self.path, 1, 1, 1, 1)
        return before.stretch(at, at + _offset(self.text, span, end=True) - offset)


def _offset(text: str, span: Span, *, end: bool = False) -> int:
    line, column = (span.end_line, span.end_column) if end else (span.line, span.column)
    at = 0
    for _ in range(line - 1):
        at = text.index("\n", at) + 1
    return at + column - 1
