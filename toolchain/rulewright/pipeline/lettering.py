"""Lettering: every character that will print has a glyph in the game's fonts.

Here: which strings print, and one finding for each that no font can set. Not here:
what the fonts hold (`publish.glyphs`).
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.diagnostics import Finding, Span
from rulewright.model import Catalogue, Prose, Record
from rulewright.model.fields import marked
from rulewright.publish.findings import NO_GLYPH
from rulewright.publish.glyphs import Coverage, coverage, missing_glyphs
from rulewright.source import Document, Loc


def unprintable(
    catalogue: Catalogue, roots: tuple[Path, ...], cache: Path
) -> Iterator[Finding]:
    """Strings with characters that the bundled fonts cannot print."""
    fonts = coverage(roots, cache)
    top = catalogue.file("game.yaml")
    if top is not None:
        yield from _of(catalogue.game, top, (), "", fonts)
    for items in catalogue.decks.values():
        deck, first = items[0].deck, items[0]
        if deck is not None:
            yield from _of(deck, first.document, ("deck",), "", fonts)
    for item in catalogue.items:
        yield from _of(item.component, item.document, item.loc, item.heading, fonts)
    for placed in catalogue.rulings:
        heading = f"ruling {placed.ruling.id}"
        yield from _of(placed.ruling, placed.document, placed.loc, heading, fonts)


def _of(
    record: Record,
    document: Document,
    loc: Loc,
    heading: str,
    fonts: tuple[Coverage, ...],
) -> Iterator[Finding]:
    """One finding for each string, at the first run of characters that none can set."""
    for step, value, mark in marked(record):
        missing = missing_glyphs(value, fonts) if isinstance(mark, Prose) else ()
        if not missing:
            continue
        start = end = missing[0].offset
        lacking = {glyph.character for glyph in missing}
        while end < len(value) and value[end] in lacking:
            end += 1
        more = f", and {len(missing) - 1} more in this text" if missing[1:] else ""
        yield NO_GLYPH.at(
            document.within((*loc, *step), start, end),
            f"{missing[0]}{more}",
            hint=missing[0].fault.hint,
            within=heading,
        )


def repeats(finding: Finding, unset: Iterable[Finding]) -> bool:
    """Whether a finding only repeats that characters cannot be printed.

    A sentence stops being read where no word can stand.
    """
    return any(_overlap(finding.span, other.span) for other in unset)


def _overlap(one: Span | None, other: Span | None) -> bool:
    if one is None or other is None or one.file != other.file:
        return False
    starts = (one.line, one.column), (other.line, other.column)
    ends = (one.end_line, one.end_column), (other.end_line, other.end_column)
    return max(starts) < min(ends)
