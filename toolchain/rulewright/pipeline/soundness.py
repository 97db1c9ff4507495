"""Soundness: what was looked at before and had no fault is not looked at again.

Kept are digests of what was found sound, never findings: a fault is found anew in each
run, at its place. A digest holds all that a check depends on, or the shelf's key does.

Here: remembering. Not here: the checks (`checking`).
"""

from dataclasses import dataclass, field

from rulewright.pipeline.shelf import Shelf


@dataclass
class Sound:
    """What one check found sound, with the same `shared` inputs."""

    shelf: Shelf
    stage: str
    shared: str
    _known: frozenset[str] = frozenset()
    _seen: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, shelf: Shelf, stage: str, *shared: str) -> "Sound":
        """What is remembered of a check."""
        key = "\0".join(shared)
        known = shelf.find("sound", stage, key)
        return cls(
            shelf, stage, key, known if isinstance(known, frozenset) else frozenset()
        )

    def knows(self, digest: str) -> bool:
        """Whether this was found sound before; it stays remembered then."""
        if digest not in self._known:
            return False
        self._seen.add(digest)
        return True

    def note(self, digest: str) -> None:
        """Remember that this is sound."""
        self._seen.add(digest)

    def keep(self) -> None:
        """Put what this run saw on the shelf."""
        if self._seen != self._known:
            self.shelf.keep(frozenset(self._seen), "sound", self.stage, self.shared)
