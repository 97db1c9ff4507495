"""Boards too large to be posters: a question of `print.yaml` alone.

Here: asking for each format and paper, where each figure stands. Not here: the answer
(`press.posters`), the files (`boards`).
"""

from collections.abc import Iterator

from rulewright.diagnostics import Finding
from rulewright.measure import Length
from rulewright.model import Catalogue
from rulewright.pipeline.artworks import formats, papers
from rulewright.press import fit
from rulewright.press.posters import Places, unfit


def uncuttable(catalogue: Catalogue) -> Iterator[Finding]:
    """Formats that no paper holds whole and that cannot be cut into pages either."""
    file = catalogue.file("print.yaml")
    gutter = Length.parse(catalogue.press.gutter)
    overlap = Length.parse(catalogue.press.overlap)
    for name, size in formats(catalogue).items():
        if catalogue.press.formats[name].sheets:
            continue
        for paper in papers(catalogue, None).values():
            if file is None or fit(paper, size, gutter) is not None:
                continue
            places = Places(
                file.span(("papers", paper.id)),
                file.span(("formats", name, "trim")),
                file.span(("overlap",)),
            )
            yield from unfit(paper, size, overlap, places)
