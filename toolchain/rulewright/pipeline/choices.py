"""Choices: how a person at the printer wants things printed.

Plain words, so that asking whether anything has to be done loads nothing; the makers of
targets turn them into what the press knows.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choices:
    """The options of a build.

    `papers` limits what is imposed to some papers. `backs` is the edge over which the
    printer turns the paper, `fold` for backs beside their fronts, or `none`. `low_ink`
    drops fills. With `by_deck` each deck begins a sheet of its own. `printer` is where
    a pin came out on the back of the calibration page, left and right, each as x and y.
    """

    papers: tuple[str, ...] | None = None
    backs: str = "long-edge"
    low_ink: bool = False
    by_deck: bool = False
    printer: tuple[tuple[str, str], tuple[str, str]] | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """What tells one set of choices from another in the name of a run."""
        return (
            *(self.papers or ()),
            self.backs,
            *(("low-ink",) if self.low_ink else ()),
            *(("by-deck",) if self.by_deck else ()),
        )
