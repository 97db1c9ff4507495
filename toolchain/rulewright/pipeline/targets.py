"""The targets of a build: which files each is made of, and their bytes.

Every maker yields path and bytes of its outputs and writes nothing itself, so that
nothing is in place until everything could be made.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from rulewright.faces.face import Face
from rulewright.pipeline.artworks import drawing_of, papers
from rulewright.pipeline.boards import boards
from rulewright.pipeline.imposing import imposed_on
from rulewright.pipeline.job import Job, Output
from rulewright.pipeline.reference_book import book_of
from rulewright.pipeline.tokens import tokens
from rulewright.press import Cabinet, Sheet
from rulewright.publish.book import Workshop
from rulewright.publish.reference import ReferencePages, reference_pdf, set_pages


def sheets(job: Job) -> Iterator[Output]:
    """Every copy of everything rectangular, imposed on each paper."""
    yield from _imposed(job, job.flats, "sheets")


def tiles(job: Job) -> Iterator[Output]:
    """The hex tiles imposed on each paper, and each as a drawing of its own."""
    yield from _imposed(job, job.tiles, "tiles")
    for face in job.tiles:
        svg = drawing_of(face.html)
        if svg is not None:
            yield f"tiles/{face.id}.svg", _outlined(job, svg)


def calibration(job: Job) -> Iterator[Output]:
    """A page for each paper to find out what a printer does to backs."""
    if not job.backs.turns:
        return
    from rulewright.publish.calibration import calibration_pdf  # noqa: PLC0415 - heavy

    for paper in papers(job.catalogue, job.papers).values():
        pdf = calibration_pdf(
            paper, job.stock.fonts, job.imprint, backs=job.backs, drift=job.drift
        )
        yield f"calibration-{paper.id}.pdf", pdf


def cutting(job: Job) -> Iterator[Output]:
    """How the sheets of cards and tiles are cut, for each paper."""
    from rulewright.publish.cutting import cutting_pdf, guides_of  # noqa: PLC0415

    found: dict[str, list[Sheet]] = {}
    for some in (job.flats, job.tiles):
        for paper, imposed in imposed_on(job, some):
            found.setdefault(paper.id, []).extend(imposed)
    for name, every in found.items():
        guides = guides_of(every)
        yield f"cutting-{name}.pdf", cutting_pdf(guides, job.stock.fonts, job.imprint)


def reference(job: Job) -> Iterator[Output]:
    """The Card and Board Reference."""
    job.progress("reference", 0, 1)
    pages = job.pages or pages_of(job)
    yield "reference.pdf", reference_pdf(pages, job.stock, job.imprint)


def pages_of(job: Job) -> ReferencePages:
    """The pages of the reference before any face is on them, which needs no drawing."""
    book = book_of(job.catalogue, job.faces, job.texts)
    workshop = Workshop(job.roots, job.cache, kept=job.shelf)
    return set_pages(book, job.stock.galleys, job.imprint, workshop)


def faces(job: Job) -> Iterator[Output]:
    """Each face as a one-page PDF and a PNG."""
    from rulewright.publish.raster import raster  # noqa: PLC0415 - heavy

    for done, face in enumerate(job.faces, 1):
        job.progress("pictures", done, len(job.faces))
        pdf = job.stock.drawings[face.id].pdf
        yield f"faces/{face.id}.pdf", pdf
        yield f"faces/{face.id}.png", raster(pdf, face.trim, face.dpi)


def _outlined(job: Job, svg: bytes) -> bytes:
    """A drawing whose letters are shapes; made once for the same drawing and fonts."""
    inputs = ("outlined", job.fonts, sha256(svg).hexdigest())
    found = job.shelf.find(*inputs)
    if isinstance(found, bytes):
        return found
    from rulewright.publish.tiles import svg_outlined  # noqa: PLC0415 - heavy

    outlined = svg_outlined(svg, roots=job.roots, cache_dir=job.cache)
    job.shelf.keep(outlined, *inputs)
    return outlined


def _imposed(job: Job, some: Sequence[Face], name: str) -> Iterator[Output]:
    for paper, imposed in imposed_on(job, some):
        job.progress(f"{name} {paper.id}", 0, len(imposed))
        yield f"{name}-{paper.id}.pdf", _sheets_pdf(job, imposed)


def _sheets_pdf(job: Job, imposed: Sequence[Sheet]) -> bytes:
    """Imposed sheets as PDF; made once for the same placement of the same drawings."""
    shown = {p.face for sheet in imposed for p in sheet.placed if p.face}
    key = sha256(repr((imposed, job.imprint, job.backs, job.drift)).encode())
    for face in sorted(shown):
        key.update(job.stock.drawings[face].digest.encode())
    inputs = ("sheets", job.fonts, key.hexdigest())
    found = job.shelf.find(*inputs)
    if isinstance(found, bytes):
        return found
    from rulewright.publish.sheets import sheets_pdf  # noqa: PLC0415 - heavy

    kind = f"{imposed[0].grid.paper.id} {imposed[0].grid.format.id}"
    kept = job.shelf.find("furniture", kind)
    cabinet = Cabinet(kept if isinstance(kept, dict) else {})
    pdf = sheets_pdf(
        imposed,
        job.stock,
        job.imprint,
        backs=job.backs,
        drift=job.drift,
        cabinet=cabinet,
    )
    if cabinet.used != cabinet.drawers:
        job.shelf.keep(cabinet.used, "furniture", kind)
    job.shelf.keep(pdf, *inputs)
    return pdf


MAKERS: dict[str, Callable[[Job], Iterator[Output]]] = {
    "reference": reference,
    "sheets": sheets,
    "boards": boards,
    "tiles": tiles,
    "tokens": tokens,
    "calibration": calibration,
    "cutting": cutting,
    "faces": faces,
}
"""Every target by the name that the command line gives it, in the order of the work."""
