"""What a page on a run is made of: sections with sentences, pictures and tables.

Plain values, which the house's template writes down. Not here: what is in them.
"""

from dataclasses import dataclass

from rulewright.lab.plots import Plot


@dataclass(frozen=True, slots=True)
class Table:
    """A table: headings, and rows of which all but the first column are numbers.

    `strong` are the rows that stand out, by number.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page under a heading."""

    id: str
    heading: str
    says: tuple[str, ...]
    plots: tuple[Plot, ...] = ()
    tables: tuple[Table, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page: what stands at its head, and its sections."""

    title: str
    facts: tuple[tuple[str, str], ...]
    cautions: tuple[str, ...]
    sections: tuple[Section, ...]
