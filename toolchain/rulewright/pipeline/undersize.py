"""Tokens that nobody can cut: too small for a knife, or too large while flat.

Here: asking for each token, where its size is written, and how it is made. Not here:
the files (`tokens`), boards (`oversize`).
"""

from collections.abc import Iterator
from dataclasses import replace

from rulewright.diagnostics import Finding
from rulewright.measure import Length
from rulewright.model import Catalogue, Item, Token
from rulewright.pipeline.artworks import formats, papers
from rulewright.press import Format, Paper, Shape
from rulewright.press.blanks import Make, flat
from rulewright.press.findings import TOO_LARGE_WHEN_FLAT, TOO_SMALL_FOR_KNIFE
from rulewright.press.packing import room

KNIFE = Length(5000)
"""The least side that a knife along a rule cuts cleanly."""


def form_of(form: Format, item: Item) -> Format:
    """The format of a token, in the shape that the token itself asks for."""
    token = item.component
    if isinstance(token, Token) and token.shape is not None:
        return replace(form, shape=Shape(token.shape))
    return form


def make_of(item: Item) -> Make:
    """How a token is made of paper."""
    token = item.component
    return Make(token.make) if isinstance(token, Token) else Make.CUT


def uncuttable(catalogue: Catalogue) -> Iterator[Finding]:
    """Each token's format that is too small to cut or too large when flat, once."""
    sizes = formats(catalogue)
    asked: set[tuple[str, Make]] = set()
    for item in catalogue.items:
        form = sizes.get(item.deck.format) if item.deck else None
        if form is None or not isinstance(item.component, Token):
            continue
        make = make_of(item)
        if (form.id, make) not in asked:
            asked.add((form.id, make))
            yield from _small(catalogue, form)
            for paper in papers(catalogue, None).values():
                yield from _large(item, form, make, paper)


def _small(catalogue: Catalogue, form: Format) -> Iterator[Finding]:
    file = catalogue.file("print.yaml")
    if file is not None and min(form.trim.width, form.trim.height) < KNIFE:
        yield TOO_SMALL_FOR_KNIFE.at(
            file.span(("formats", form.id, "trim")),
            f"a token of {form.trim} is smaller than {KNIFE} on a side",
            hint="print it larger, or give a real piece instead of a stand-in",
        )


def _large(item: Item, form: Format, make: Make, paper: Paper) -> Iterator[Finding]:
    size, free = flat(form.trim, make), room(paper)
    if not size.fits_in(free):
        yield TOO_LARGE_WHEN_FLAT.at(
            item.span(("make",)),
            f"flat, it is {size}; {paper.id} has room for {free}",
            hint="make it smaller, or let it be a board: `sheets: false` in its format",
            within=item.heading,
        )
