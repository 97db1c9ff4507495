"""Beginning a game: a folder with everything that a small one needs.

The folder is put together under another name beside the place where it will stand, and
moved there in one step: whoever looks sees a whole game or none.

Here: the folder. Not here: what is in it (`skeletons`).
"""

import contextlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

from rulewright.diagnostics import Finding
from rulewright.pipeline.locating import doors
from rulewright.pipeline.schemas import write_schemas
from rulewright.pipeline.skeletons import fault_of, id_near, skeleton
from rulewright.publish.findings_of_outputs import NOT_WRITTEN


class NameRefusedError(Exception):
    """A game cannot have this name here; says why, and what would do."""


@dataclass(frozen=True)
class Begun:
    """What beginning leaves: findings, or the folder and the files in it."""

    findings: tuple[Finding, ...]
    folder: Path
    files: tuple[Path, ...] = ()


def begin_game(name: str, like: str, start: Path) -> Begun:
    """Lay out a game in the folder `name` below `start`, like one of `skeletons.LIKES`.

    The disk's refusals are findings.

    Raises:
        NameRefusedError: the name is no id, is kept or taken, or its folder is not
            empty.
    """
    _judge(name, start)
    folder = start / name
    try:
        with _beside(folder) as half:
            files = _filled(half, name, like)
            half.replace(folder)
    except OSError as error:
        refused = NOT_WRITTEN.at(
            None,
            f"{folder} could not be written: {error.strerror or error}",
            hint="make room, give the folder back its rights, or go to another",
        )
        return Begun((refused,), folder)
    return Begun((), folder, files)


def _judge(name: str, start: Path) -> None:
    fault = fault_of(name, doors())
    if fault:
        near = id_near(name)
        raise NameRefusedError(
            f"{fault}. Would `{near}` do?"
            if near and near != name
            else f"{fault}. Choose another name, such as `salt_marsh`"
        )
    folder = start / name
    if folder.is_symlink() or (folder.exists() and not _is_empty(folder)):
        raise NameRefusedError(
            f"{folder} is there and is no empty folder. Choose another name, or "
            "move it away"
        )


def _is_empty(folder: Path) -> bool:
    try:
        return folder.is_dir() and not any(folder.iterdir())
    except OSError:
        return False


@contextlib.contextmanager
def _beside(folder: Path) -> Iterator[Path]:
    """A folder beside another; whatever is left of it in the end is taken away."""
    half = Path(mkdtemp(dir=folder.parent, prefix=f".{folder.name}.", suffix=".part"))
    try:
        yield half
    finally:
        shutil.rmtree(half, ignore_errors=True)


def _filled(half: Path, name: str, like: str) -> tuple[Path, ...]:
    """Write a whole game below a folder that is nobody's yet; paths inside it."""
    for path, data in skeleton(like, name):
        target = half / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    findings, _ = write_schemas(str(half.absolute()), half)
    for finding in findings:
        raise OSError(finding.says)
    # `mkdtemp` lets nobody else in; a game is as open as any other folder.
    half.chmod(0o777 & ~_umask())
    return tuple(sorted(p.relative_to(half) for p in half.rglob("*") if p.is_file()))


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
