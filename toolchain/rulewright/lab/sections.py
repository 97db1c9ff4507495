"""The sections of a report, in the order of reading.

One without anything to say is left out, so that a game without owners or endings has no
empty tables. Not here: sums (`sums`), how a page looks (`publish.house_page`).
"""

from collections.abc import Callable, Iterator

from rulewright.lab.pages import Section
from rulewright.lab.sections_on_play import endings, flags, length, options
from rulewright.lab.sections_on_scores import counts, scores, sources
from rulewright.lab.sections_on_wins import bots, orders, owners, seats
from rulewright.lab.sums import Sums
from rulewright.lab.wording import Words

ALL: tuple[Callable[[Sums, Words], Section | None], ...] = (
    owners,
    orders,
    seats,
    bots,
    scores,
    sources,
    endings,
    flags,
    options,
    counts,
    length,
)


def sections(sums: Sums, words: Words) -> Iterator[Section]:
    """Every section that has something to say."""
    for make in ALL:
        made = make(sums, words)
        if made is not None:
            yield made
