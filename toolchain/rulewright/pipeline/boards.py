"""The target `boards`: what is not for sheets, at true size on any paper.

Here: which are cut into pages, the files. Not here: how they are cut (`press.posters`),
what cannot be (`oversize`), how they become PDF (`publish.posters`).
"""

from collections.abc import Iterator
from hashlib import sha256

from rulewright.measure import Length
from rulewright.pipeline.artworks import formats, orders, papers
from rulewright.pipeline.job import Job, Output
from rulewright.press import Paper, PosterPage, Sheet, collate, fit, impose
from rulewright.press.posters import cut_up, pages_of
from rulewright.publish.posters import Boards


def boards(job: Job) -> Iterator[Output]:
    """Every copy of every board: what fits a paper on sheets, the rest as posters."""
    for paper in papers(job.catalogue, job.papers).values():
        made = _laid(job, paper)
        if made.sheets or made.pages:
            job.progress(f"boards {paper.id}", 0, len(made.sheets) + len(made.pages))
            yield f"boards-{paper.id}.pdf", _pdf(job, made)


def _laid(job: Job, paper: Paper) -> Boards:
    press = job.catalogue.press
    gutter, overlap = Length.parse(press.gutter), Length.parse(press.overlap)
    sizes = formats(job.catalogue)
    sheets: list[Sheet] = []
    pages: list[PosterPage] = []
    for run in collate(orders(job.boards)):
        size = sizes[run.format]
        if fit(paper, size, gutter) is not None:
            sheets += impose(
                run, paper, size, gutter=gutter, report=job.report, backs=job.unfolded
            )
        elif (poster := cut_up(paper, size, overlap)) is not None:
            pages += pages_of(run, poster, job.unfolded)
    titles = {face.id: face.title for face in job.boards}
    return Boards(sheets, pages, titles)


def _pdf(job: Job, made: Boards) -> bytes:
    """Boards as PDF; made once for the same placement of the same drawings."""
    key = sha256(repr((made, job.imprint, job.drift)).encode())
    for face in sorted(made.faces):
        key.update(job.stock.drawings[face].pdf)
    inputs = ("boards", job.fonts, key.hexdigest())
    found = job.shelf.find(*inputs)
    if isinstance(found, bytes):
        return found
    from rulewright.publish.posters import boards_pdf  # noqa: PLC0415 - heavy

    pdf = boards_pdf(made, job.stock, job.imprint, backs=job.unfolded, drift=job.drift)
    job.shelf.keep(pdf, *inputs)
    return pdf
