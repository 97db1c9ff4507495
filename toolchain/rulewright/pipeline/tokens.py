"""The target `tokens`: every copy of every token, packed on sheets to be cut.

Here: from faces to blanks, the files. Not here: packing (`press.packing`), what cannot
be cut (`undersize`), how sheets become PDF (`publish.tokens`).
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from rulewright.measure import Length
from rulewright.pipeline.artworks import formats, orders, papers
from rulewright.pipeline.job import Job, Output
from rulewright.pipeline.undersize import form_of, make_of
from rulewright.press import TokenSheet, collate, pack
from rulewright.press.blanks import Blank


def tokens(job: Job) -> Iterator[Output]:
    """Every copy of every token, packed on each paper."""
    blanks = _blanks(job)
    gutter = Length.parse(job.catalogue.press.gutter)
    for paper in papers(job.catalogue, job.papers).values() if blanks else ():
        sheets = pack(blanks, paper, gutter=gutter, backs=job.unfolded)
        if sheets:
            job.progress(f"tokens {paper.id}", 0, len(sheets))
            yield f"tokens-{paper.id}.pdf", _pdf(job, sheets)


def _blanks(job: Job) -> list[Blank]:
    sizes = formats(job.catalogue)
    faces = {face.id: face.item for face in job.tokens}
    return [
        Blank(copy, form_of(sizes[run.format], item), make_of(item))
        for run in collate(orders(job.tokens))
        for copy in run.copies
        for item in [faces[copy.face]]
    ]


def _pdf(job: Job, sheets: Sequence[TokenSheet]) -> bytes:
    """Sheets as PDF; made once for the same placement of the same drawings."""
    from rulewright.publish.tokens import shown_on, tokens_pdf  # noqa: PLC0415 - heavy

    key = sha256(repr((sheets, job.imprint, job.drift)).encode())
    for face in sorted({face for sheet in sheets for face in shown_on(sheet)}):
        key.update(job.stock.drawings[face].pdf)
    inputs = ("tokens", job.fonts, key.hexdigest())
    found = job.shelf.find(*inputs)
    if isinstance(found, bytes):
        return found
    pdf = tokens_pdf(
        sheets, job.stock, job.imprint, backs=job.unfolded, drift=job.drift
    )
    job.shelf.keep(pdf, *inputs)
    return pdf
