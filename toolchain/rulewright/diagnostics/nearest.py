"""The nearest known name to one that is misspelt, for "did you mean".

Here: the measure of nearness. Not here: which names are known (the caller's business).
"""

from __future__ import annotations

from collections.abc import Iterable

_MOST = 4


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a typing slip turns into `word`, or None if none is near.

    Letters missing, added, changed or swapped count one each; case, and `_` or `-` or a
    space for one another, count nothing. Up to a third of the letters may differ, four
    at most. Of equally near candidates the first in the alphabet wins, so that the
    answer does not depend on their order.
    """
    plain = _plain(word)
    best: tuple[int, str] | None = None
    limit = min(_MOST, len(plain) // 3)
    for candidate in candidates:
        distance = _distance(plain, _plain(candidate), limit)
        if distance <= limit and (best is None or (distance, candidate) < best):
            best = (distance, candidate)
            limit = distance
    return None if best is None else best[1]


def _plain(word: str) -> str:
    return word.casefold().replace("-", "_").replace(" ", "_")


def _distance(a: str, b: str, limit: int) -> int:
    """Slips between two words (optimal string alignment); above `limit`, any excess."""
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        above, row = row, [i]
        for j, other in enumerate(b, 1):
            step = above[j - 1] + (letter != other)
            step = min(step, above[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                step = min(step, before[j - 2] + 1)
            row.append(step)
        if min(row) > limit:
            return limit + 1
        before = above
    return row[-1]
