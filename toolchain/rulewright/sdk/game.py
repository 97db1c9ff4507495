"""The value by which a game package enters: what it adds to the kernel."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.diagnostics import Finding, Rule
from rulewright.model import Catalogue, Kind

if TYPE_CHECKING:
    from rulewright.sdk.playing import Engine
    from rulewright.text import Joining, Phrase

SDK_VERSION = "0.1"
"""The version of this door; a game names the one that it was written for."""

Check = Callable[[Catalogue], Iterator[Finding]]
"""A pass over the bound catalogue that yields findings and changes nothing."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game with Python.

    `id` is the id in `game.yaml`; `prefix` begins the codes of the game's own findings
    (three letters or more). `phrases` and `joinings` are called for once, when the
    language is built. A package may hold its templates, schemas and content in a folder
    `shipped` beside its `__init__`. `engine` is called for once, when the game is
    exported or played. `sdk` is the SDK version it was written for.
    """

    id: str
    prefix: str
    sdk: str
    kinds: tuple[Kind, ...] = ()
    phrases: Callable[[], "Iterable[Phrase]"] = tuple
    joinings: Callable[[], "Iterable[Joining]"] = tuple
    checks: tuple[Check, ...] = ()
    rules: tuple[Rule, ...] = ()
    engine: "Callable[[], Engine] | None" = None
