"""How well a share is known: Wilson's score interval.

E. B. Wilson, Probable inference, the law of succession, and statistical inference,
Journal of the American Statistical Association 22 (1927), pages 209 to 212. Unlike the
plain normal interval it stays within 0 and 1 and is honest for few games and for shares
near either end. Not here: what is counted (`sums`), what is said of it (`verdicts`).
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""The normal quantile of 97.5 %: 95 of 100 such intervals hold the true share."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many, and where the true share is likely to lie, from 0 to 1."""

    hits: int
    trials: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share that was seen."""
        return self.hits / self.trials if self.trials else 0.0

    def holds(self, share: float) -> bool:
        """Whether a share may be the true one, for all these trials say."""
        return self.low <= share <= self.high

    def overlaps(self, other: "Share") -> bool:
        """Whether both may have the same true share, by their intervals."""
        return self.low <= other.high and other.low <= self.high


def wilson(hits: int, trials: int, z: float = Z) -> Share:
    """The share of hits with its interval; of no trials nothing is known."""
    if not trials:
        return Share(0, 0, 0.0, 1.0)
    if not 0 <= hits <= trials:
        raise ValueError(f"{hits} of {trials}")
    share = hits / trials
    slack = z * z / trials
    centre = share + slack / 2
    spread = z * sqrt((share * (1 - share) + slack / 4) / trials)
    low, high = (centre - spread) / (1 + slack), (centre + spread) / (1 + slack)
    # At either end the bound is the end itself, which rounding would miss.
    return Share(hits, trials, low if hits else 0.0, high if hits < trials else 1.0)
