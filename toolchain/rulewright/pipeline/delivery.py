"""Delivery: outputs put in place together, with the manifest of all that is there.

A folder of outputs is delivered to by one process at a time. Everything is written
beside its place first; then outputs go in place, files that an earlier build left and
this one no longer makes go away, and the manifest comes last. A list of what is under
way (`.unfinished.json`) stands there meanwhile, so that the next build knows what one
that was killed has left.

Here: what stays, what goes, and the order. Not here: the bytes of outputs (`targets`),
how one file is written (`publish.writing`), the manifest's form (`publish.manifest`).
"""

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.pipeline.runs import Placed, placed
from rulewright.publish.findings_of_outputs import BUSY
from rulewright.publish.manifest import (
    NAME,
    Manifest,
    Origin,
    Output,
    read_manifest,
    sha256,
)
from rulewright.publish.turns import TakenError, turn
from rulewright.publish.writing import refused, write_together
from rulewright.source.entries import PART

_UNFINISHED = ".unfinished.json"
# Putting files in place takes a second at most; whoever takes longer hangs.
_PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Made:
    """An output that could be made: its target, its path in the folder, its bytes."""

    target: str
    path: str
    data: bytes


@dataclass(frozen=True)
class Delivery:
    """What one build has to deliver, and what of an earlier one it takes the place of.

    It takes the place of everything that its `targets` made before, apart from sheets
    on the papers that it was not asked for, `other_papers`.
    """

    game: str
    made: Sequence[Made]
    targets: Sequence[str]
    origin: Origin
    other_papers: Sequence[str] = ()

    def replaces(self, old: Output) -> bool:
        """Whether an output of an earlier build has no place beside this one."""
        stem = old.path.rpartition(".")[0]
        kept = any(stem.endswith(f"-{paper}") for paper in self.other_papers)
        return old.target in self.targets and not kept


def deliver(delivery: Delivery, folder: Path, report: Report) -> tuple[Placed, ...]:
    """Put outputs and manifest in place; none, with a finding, if that is refused.

    Files that are none of ours are never touched, and neither is an output that
    somebody has changed since.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with turn(folder, patience=_PATIENCE):
            return _delivered(delivery, folder, report)
    except TakenError:
        report.add(
            BUSY.at(
                None,
                f"another build has been writing to {folder} for more than"
                f" {_PATIENCE:.0f} seconds",
                hint="wait for it, or end it if it hangs, and build again",
            )
        )
    except OSError as error:
        report.add(refused(folder, error))
    return ()


def _delivered(delivery: Delivery, folder: Path, report: Report) -> tuple[Placed, ...]:
    known = [*_read(folder / NAME), *_read(folder / _UNFINISHED)]
    files = {folder / one.path: one.data for one in delivery.made}
    listed = [old for manifest in known for old in manifest.outputs]
    _clear_parts({*files, *(folder / old.path for old in listed)})
    earlier = {
        old.path: old
        for old in listed
        if folder / old.path not in files and _still_stands(folder, old)
    }
    stay = [old for old in earlier.values() if not delivery.replaces(old)]
    go = [folder / old.path for old in earlier.values() if delivery.replaces(old)]
    manifest = _manifest(delivery, known, stay)
    # The list of what is under way comes first, the manifest last.
    if not write_together({folder / _UNFINISHED: manifest, **files}, report):
        return ()
    _remove(go, folder)
    if not write_together({folder / NAME: manifest}, report):
        return ()
    (folder / _UNFINISHED).unlink(missing_ok=True)
    return placed([*files, folder / NAME])


def _manifest(
    delivery: Delivery, known: Iterable[Manifest], stay: Iterable[Output]
) -> bytes:
    """The manifest of what is delivered and what stays."""
    origin = delivery.origin
    origins: dict[str, Mapping[str, object]] = {origin.id: origin.record}
    for manifest in known:
        origins |= manifest.origins
    outputs = [
        Output.of(one.path, one.data, one.target, origin) for one in delivery.made
    ]
    return Manifest(delivery.game, origins, (*stay, *outputs)).json()


def _read(path: Path) -> list[Manifest]:
    """The manifest in a file, if there is one."""
    try:
        found = read_manifest(path.read_bytes())
    except OSError:
        return []
    return [] if found is None else [found]


def _still_stands(folder: Path, old: Output) -> bool:
    """Whether an output is there as it was written."""
    path = folder / old.path
    try:
        return path.stat().st_size == old.size and (
            sha256(path.read_bytes()) == old.sha256
        )
    except OSError:
        return False


def _clear_parts(paths: Iterable[Path]) -> None:
    """Take away what builds that were killed had begun to write.

    Nobody else writes here: the folder is ours for the moment.
    """
    for parent in {path.parent for path in paths}:
        for part in parent.glob(f".*{PART}"):
            with contextlib.suppress(OSError):
                part.unlink()


def _remove(paths: Iterable[Path], folder: Path) -> None:
    """Remove outputs that nobody makes any more, and folders that they leave empty."""
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink()
            for parent in path.relative_to(folder).parents:
                if parent != Path():
                    (folder / parent).rmdir()


def inputs_of(
    content: Mapping[str, str], folder: Path, roots: Sequence[Path]
) -> dict[str, str]:
    """The inputs of a build, by name, with their hashes.

    `content` has the digest of each file that was read, by its path; those below
    `folder` are named from there. Templates are named by the folder of their root; of
    two with one name the first is the one that is used.
    """
    named = {}
    base = folder.resolve()
    for path, digest in content.items():
        whole = Path(path).resolve()
        below = whole.is_relative_to(base)
        named[whole.relative_to(base).as_posix() if below else whole.name] = digest
    for root in roots:
        for file in sorted(root.rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                name = f"templates/{root.name}/{file.relative_to(root).as_posix()}"
                named.setdefault(name, sha256(file.read_bytes()))
    return named
