"""What a run depends on, as one digest: content, templates, code and versions.

If the digest is the one of the last run, nothing has to be read, checked or drawn.
"""

import hashlib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from rulewright.publish import engines
from rulewright.source.digests import files_digest

CONTENT_FOLDERS = ("components", "rules", "rulings")


def digest_of(
    content: Path, templates: Iterable[Path], game_package: str | None, *choices: object
) -> str:
    """A digest of content, templates, our code, the game's, and choices."""
    files = (
        *content_files(content),
        *_all_files(templates),
        *code_files(game_package),
    )
    parts = (files_digest(files, named=True), engines.digest(), repr(choices))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def content_files(folder: Path) -> Iterator[Path]:
    """The files of a game's content, in a fixed order; outputs are not among them."""
    yield from sorted(folder.glob("*.yaml"))
    for part in CONTENT_FOLDERS:
        yield from sorted(p for p in (folder / part).rglob("*.y*ml") if p.is_file())


def file_digests(folders: Iterable[Path]) -> str:
    """A digest of every file under some folders, by path and content."""
    return files_digest(_all_files(folders), named=True)


def code_files(game_package: str | None) -> Iterator[Path]:
    """The modules of the toolchain and of a game's package, in a fixed order."""
    for package in ("rulewright", game_package):
        spec = find_spec(package) if package else None
        if spec is not None and spec.origin is not None:
            yield from sorted(Path(spec.origin).parent.rglob("*.py"))


def _all_files(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(
            path
            for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".pyc"
        )
