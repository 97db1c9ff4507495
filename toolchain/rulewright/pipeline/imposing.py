"""Imposing: the sheets of some faces on each paper, as the choices ask.

Here: runs, papers, backs. Not here: where things stand (`press`), PDF (`publish`).
"""

from collections.abc import Iterator, Sequence

from rulewright.faces.face import Face
from rulewright.measure import Length
from rulewright.pipeline.artworks import formats, orders, papers
from rulewright.pipeline.job import Job
from rulewright.press import Backs, Paper, Run, Sheet, collate, fold, impose


def imposed_on(
    job: Job, some: Sequence[Face]
) -> Iterator[tuple[Paper, tuple[Sheet, ...]]]:
    """Each paper with the sheets of some faces on it; none without a sheet."""
    sizes = formats(job.catalogue)
    runs = _runs(job, some)
    gutter = Length.parse(job.catalogue.press.gutter)
    for paper in papers(job.catalogue, job.papers).values():
        imposed: list[Sheet] = []
        for run in runs:
            size = sizes[run.format]
            if job.backs is Backs.FOLD:
                imposed += fold(run, paper, size, gutter=gutter, report=job.report)
            else:
                imposed += impose(
                    run,
                    paper,
                    size,
                    gutter=gutter,
                    report=job.report,
                    backs=job.backs,
                )
        if imposed:
            yield paper, tuple(imposed)


def _runs(job: Job, some: Sequence[Face]) -> tuple[Run, ...]:
    """The copies of one format together, or of one deck."""
    kept = list(orders(some))
    if not job.choices.by_deck:
        return collate(kept)
    decks = dict.fromkeys(order.deck for order in kept)
    return tuple(
        run
        for deck in decks
        for run in collate(order for order in kept if order.deck == deck)
    )
