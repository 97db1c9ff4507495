"""Lettering: every character that will print has a glyph in the game's fonts.

Here: which strings print, and one finding for each that no font can set. Not here:
what the fonts hold (`publish.glyphs`).
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.diagnostics import Finding, Span
from rulewright.model import Catalogue, Prose, Record
from rulewright.model.fields import marked
from rulewright.pipeline.shelf import Shelf
from rulewright.pipeline.soundness import Sound
from rulewright.publish.findings import NO_GLYPH
from rulewright.publish.glyphs import Coverage, coverage, missing_glyphs, stamp_of
from rulewright.source import Document, Loc

Lot = list[tuple[Record, Document, Loc, str]]
"""Records whose strings print: the file, the place in it, the heading."""


def unprintable(
    catalogue: Catalogue, roots: tuple[Path, ...], cache: Path, shelf: Shelf
) -> Iterator[Finding]:
    """Strings with characters that the bundled fonts cannot print."""
    sound = Sound.of(shelf, "lettering", stamp_of(roots))
    for digest, lot in _lots(catalogue):
        if sound.knows(digest):
            continue
        fonts = coverage(roots, cache)
        found = [finding for one in lot for finding in _of(*one, fonts)]
        if not found:
            sound.note(digest)
        yield from found
    sound.keep()


def _lots(catalogue: Catalogue) -> Iterator[tuple[str, Lot]]:
    """What prints, some at a time, each lot with a digest of all that it holds."""
    top = catalogue.file("game.yaml")
    if top is not None:
        yield top.digest, [(catalogue.game, top, (), "")]
    for items in catalogue.decks.values():
        deck, first = items[0].deck, items[0]
        if deck is not None:
            yield deck.model_dump_json(), [(deck, first.document, ("deck",), "")]
    for item in catalogue.items:
        yield item.digest, [(item.component, item.document, item.loc, item.heading)]
    rulings: dict[str, Lot] = {}
    for placed in catalogue.rulings:
        one = placed.ruling, placed.document, placed.loc, f"ruling {placed.ruling.id}"
        rulings.setdefault(placed.document.digest, []).append(one)
    yield from rulings.items()


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
