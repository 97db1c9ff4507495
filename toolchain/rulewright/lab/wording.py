"""What a report says in words: names for keys, numbers as they are read, verdicts.

A verdict says no more than the intervals do. Not here: intervals (`wilson`), where it
stands on the page (`sections`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.lab.wilson import Share

FEW = 100
"""Games below which a report warns that it knows little."""


@dataclass(frozen=True, slots=True)
class Words:
    """What people call the keys of results, by the words that the game gave."""

    known: Mapping[str, str]

    def known_of(self, sort: str) -> list[str]:
        """The keys of a sort that the game has words for."""
        names = (name.partition(".") for name in self.known)
        return sorted(key for kind, _, key in names if kind == sort and ":" not in key)

    def say(self, sort: str, key: str) -> str:
        """A key of a sort (`owner`, `ending`, `source`, `count`, `option`)."""
        for name in (f"{sort}.{key}", key):
            if name in self.known:
                whole, _, part = key.partition(":")
                said = self.known[name]
                # Parts of a face are known by their own name alone.
                return f"{self.say(sort, whole)}: {said}" if part else said
        whole, _, part = key.partition(":")
        if part:
            return f"{self.say(sort, whole)}: {_plain(part)}"
        ask, _, option = key.rpartition(".")
        if sort == "option" and ask:
            return f"{_plain(ask)}: {_plain(option).lower()}"
        return _plain(option)


def _plain(key: str) -> str:
    return key.replace("_", " ").capitalize()


def count(number: int) -> str:
    """Such as 12,345."""
    return f"{number:,}"


def percent(share: float) -> str:
    """Such as 12.3 %."""
    return f"{share * 100:.1f} %"


def interval(share: Share) -> str:
    """Such as 10.1 to 14.9 %."""
    return f"{share.low * 100:.1f} to {share.high * 100:.1f} %"


def points(number: float) -> str:
    """1.25, with a true minus; less than half a hundredth is 0."""
    said = f"{number:.2f}"
    return "0" if float(said) == 0 else said.replace("-", "−")


def several(names: Sequence[str]) -> str:
    """Names as a sentence lists them: a, b and c."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def against(share: Share, fair: float) -> str:
    """How a share of wins stands to the fair one."""
    if share.low > fair:
        return "more than its share"
    if share.high < fair:
        return "less than its share"
    return "cannot be told from its share"


def verdicts(what: str, shares: Mapping[str, Share], fair: float) -> list[str]:
    """Sentences on several groups: what the intervals tell, and what they do not."""
    if not shares:
        return []
    above = [name for name, one in shares.items() if one.low > fair]
    below = [name for name, one in shares.items() if one.high < fair]
    said = [
        f"{several(names)} won {how} than a fair share of {percent(fair)}."
        for names, how in ((above, "more"), (below, "less"))
        if names
    ]
    rest = len(shares) - len(above) - len(below)
    if rest == len(shares):
        said.append(
            f"No {what} can be told from a fair share of {percent(fair)}: every "
            "interval holds it."
        )
    elif rest:
        said.append(
            f"Of the other {count(rest)} the interval holds the fair share: these games"
            " do not tell."
        )
    best, *others = sorted(shares, key=lambda name: -shares[name].value)
    if others:
        said.append(_between(best, others, shares))
    return said


def _between(best: str, others: Sequence[str], shares: Mapping[str, Share]) -> str:
    """Whether the one that won most is told apart from those behind it."""
    near = [name for name in others if shares[best].overlaps(shares[name])]
    if not near:
        return f"The interval of {best} lies above all others."
    if len(near) == len(others):
        return (
            f"{best} won most, but its interval overlaps all others: which is the "
            "strongest is open."
        )
    return (
        f"{best} won most; its interval overlaps {several(near)}, so which of them is "
        "stronger is open."
    )


def caution(groups: int) -> str:
    """What so many intervals at once are worth."""
    return (
        f"Intervals are Wilson's at 95 %: of {count(groups)} of them, about "
        f"{groups * 0.05:.1f} miss the true share by chance alone."
    )
