"""The value by which a game hands over its engine."""

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.engine import Bundle, Rules


@dataclass(frozen=True, slots=True)
class Engine:
    """What plays a game: the version of its procedures, and its rules from a bundle.

    `rules` takes bundle, profile and number of seats; it raises `BundleError` for a
    bundle, profile or number that it does not play. `procedures` changes whenever the
    same bundle, seed and answers would give another game.
    """

    procedures: str
    profiles: tuple[str, ...]
    rules: Callable[[Bundle, str, int], Rules]
