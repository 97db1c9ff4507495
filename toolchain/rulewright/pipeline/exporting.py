"""Exporting: a game in the form of another program.

Here: the order of the work. Not here: the forms (`publish.tabletop`).
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import quote

from rulewright.diagnostics import Report
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.locating import Place, template_roots
from rulewright.pipeline.making import Built, game_to_export
from rulewright.pipeline.outputs import disk_refusal
from rulewright.publish.drawing_hands import Hand
from rulewright.publish.turns import beside_others

TABLETOP = "tts"
"""The folder, below the game's outputs, of what Tabletop Simulator loads."""


def export_tabletop(
    game: str | None,
    start: Path,
    out: Path,
    *,
    images_at: str | None,
    progress: Callable[[str, int, int], None],
) -> Built:
    """Write a game for Tabletop Simulator below `out/<game>/tts`.

    `images_at` is the address under which the pictures will be hosted; without it the
    saved object names them where they are written. Errors stop before anything is
    written.
    """
    place = game_to_export(game, start, out)
    if isinstance(place, Built):
        return place
    report = Report()
    ready = Hand(out / "cache", template_roots(place))
    try:
        with beside_others(out / "cache"):
            return _tabletop(
                place,
                out,
                report,
                images_at=images_at,
                progress=progress,
                ready=ready,
            )
    except OSError as error:
        unwritten = disk_refusal(error)
        if unwritten is None:
            raise
        return Built((*report.findings, unwritten), "nothing was exported")
    finally:
        ready.end()


def _tabletop(  # noqa: PLR0913 - one parameter for each choice of the export
    place: Place,
    out: Path,
    report: Report,
    *,
    images_at: str | None,
    progress: Callable[[str, int, int], None],
    ready: Hand,
) -> Built:
    from rulewright.pipeline.building import drawn, put  # noqa: PLC0415 - heavy
    from rulewright.pipeline.checking import check_place  # noqa: PLC0415 - heavy
    from rulewright.pipeline.tabletop import table_of  # noqa: PLC0415 - heavy
    from rulewright.publish.tabletop import tabletop_files  # noqa: PLC0415 - heavy

    checked = check_place(place, out / "cache", report)
    if checked.errors or checked.catalogue is None:
        return Built(checked.findings, f"{checked.summary}; nothing was exported")
    found = Report()
    found.extend(checked.findings)
    job = drawn(
        place,
        checked,
        out,
        found,
        choices=Choices(),
        jobs=None,
        progress=progress,
        ready=ready,
    )
    if job is None:
        return Built(found.findings, "nothing was exported")
    folder = out / checked.catalogue.game.id / TABLETOP
    table = table_of(checked.catalogue, checked.faces)
    progress("pictures", 0, len(table.stacks))
    address = images_at or f"file:///{quote(str(folder.resolve()).lstrip('/'))}"
    files = tabletop_files(table, job.stock.drawings, f"{address.rstrip('/')}/")
    written = put(files, folder, found)
    if not found.errors:
        _sweep(folder, written)
    cards = sum(side.copies for stack in table.stacks for side in stack.cards)
    pieces = sum(piece.side.copies for piece in table.pieces)
    return Built(
        found.findings,
        f"{cards} cards in {len(table.stacks)} decks, {pieces} tiles and boards; "
        f"{len(written)} files written below {folder}",
        tuple(written),
    )


def _sweep(folder: Path, written: Sequence[Path]) -> None:
    """Pictures of faces that are no more would be uploaded with the others."""
    for path in sorted(set(folder.glob("*.png")) - set(written)):
        path.unlink()
