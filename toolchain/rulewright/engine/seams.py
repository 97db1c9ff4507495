"""Seams of rules with faces: what a game may say otherwise, with the usual answer.

`facerules.FaceRules` builds on it; a game's own class overrides what it needs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.engine.effects import Amount, Effect, Face, Form, Op, Test, always
from rulewright.engine.rules import Rules
from rulewright.engine.state import State

if TYPE_CHECKING:
    from rulewright.engine.compiling import Compiler


@dataclass(frozen=True, slots=True)
class OpList:
    """Ops with a frame of their own; `may`: the seat is asked first."""

    ops: tuple[Op, ...]
    may: bool
    cause: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of one branch: names, ops and legality of each, where it is kept."""

    number: int
    effect: Effect
    names: tuple[str, ...]
    branches: tuple[tuple[Op, ...], ...]
    tests: tuple[Test, ...]
    place: Amount | None

    def legal(self, s: State, seat: int) -> list[int]:
        """Branches that could be done in full just then, by number."""
        return [n for n, test in enumerate(self.tests) if test(s, seat)]


class FaceSeams(Rules):
    """See the module. `active` names the profiles that are played."""

    active: frozenset[str]

    def plays(self, entry: Form) -> bool:
        """Whether an entry is there under the profile of these rules."""
        return "profile" not in entry or entry["profile"] in self.active

    def other_entry(self, compiler: "Compiler[Any]", effect: Effect) -> None:
        """Makes of an entry what the kernel does not know."""

    def listens(self, effect: Effect) -> bool:
        """Whether an entry is switched on when its face resolves, not done at once."""
        return effect.at >= 0 or effect.form in ("change", "ban")

    def gate(self, entry: Form) -> Test:
        """A condition that lies in the game's own keys of an entry."""
        del entry
        return always

    def paths(self, form: Form) -> list[str]:
        """The fields that a change is for."""
        change = form["change"]
        return list(change) if isinstance(change, list) else [change]

    def layer(self, effect: Effect) -> int:
        """In what order effects happen that wait for one window; less is earlier."""
        del effect
        return 0

    def lasts(self, face: Face) -> str:
        """How long entries of a face are in force that do not say it."""
        del face
        return "game"

    def memory(self, face: Face) -> str:
        """The period after which the names of a face are forgotten."""
        del face
        return "game"

    def means(self, s: State, effect: Effect, word: str, name: str) -> bool:
        """Whether the word of a ban means this name."""
        del s, effect
        return not name or word == name

    def words(self, choice: Choice, name: str) -> str:
        """What is shown of a branch."""
        labels: Mapping[str, str] = choice.effect.face.data.get("labels", {})
        return labels.get(name, name.replace("_", " ").capitalize())
