"""Reading: the stage from a file to its document.

Here: the file system, and the order of decoding, cache and tree. Not here: each of
those (`decoding`, `cache`, `piecewise`, `events`).
"""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.diagnostics import Finding, Report, Rule, Span
from rulewright.source import cache as kept_trees
from rulewright.source import findings
from rulewright.source.decoding import decode, excerpt_text
from rulewright.source.document import Document
from rulewright.source.lines import Lines
from rulewright.source.piecewise import Pieces, tree_of

if TYPE_CHECKING:
    from rulewright.source.tree import Tree

LARGEST = 8 * 1024 * 1024
"""Bytes in the largest file that is read."""


def read(
    path: Path,
    report: Report,
    *,
    cache: Path | None = None,
    root: Path | None = None,
    instead: bytes | None = None,
) -> Document | None:
    """The document in a file, or None if it has faults that leave a value in doubt.

    `cache` is the folder of stage results, such as `build/cache`. Paths are shown
    relative to `root`, by default the current folder, if they lie inside it. A byte
    order mark or carriage returns are findings, but the document is still returned.
    `instead` is read as if the file held it.
    """
    shown = _shown(path, Path.cwd() if root is None else root)
    data = _bytes(path, shown) if instead is None else instead
    if isinstance(data, Finding):
        report.add(data)
        return None
    return read_bytes(data, shown, report, cache=cache)


def read_file(path: Path, report: Report) -> tuple[bytes, str] | None:
    """The bytes of a file that is no YAML, and its name as shown; None if refused."""
    shown = _shown(path, Path.cwd())
    data = _bytes(path, shown)
    if isinstance(data, Finding):
        report.add(data)
        return None
    return data, shown


def read_bytes(
    data: bytes, shown: str, report: Report, *, cache: Path | None = None
) -> Document | None:
    """The document in the bytes of a file that is shown to people as `shown`."""
    if len(data) > LARGEST:
        report.add(_too_large(shown, len(data)))
        return None
    found = Report()
    decoded = decode(data, shown, found)
    report.extend(found)
    if decoded is None:
        return None
    digest = hashlib.sha256(data).hexdigest()
    kept = None if cache is None or len(found) else kept_trees.place(cache, digest)
    if kept is not None and (tree := kept_trees.load(kept)) is not None:
        return Document(shown, decoded.text, digest, *tree)
    tree = None
    if cache is not None and kept is not None:
        tree = _in_parts(decoded.text, shown, cache)
    if tree is None and decoded.parse:
        built = _tree(decoded.text, shown, report, decoded.sound)
        tree = None if built is None else (built.root, built.spots)
    if tree is None or not decoded.sound:
        return None
    if kept is not None:
        kept_trees.store(kept, *tree)
    return Document(shown, decoded.text, digest, *tree)


def excerpt_source(file: str) -> str | None:
    """The text of a file by its shown name, for `render_text`; None if there is none.

    Lines and columns are counted as in the spans of this room. Relative names are
    looked up in the current folder.
    """
    try:
        path = Path(file)
        if not path.is_file() or path.stat().st_size > LARGEST:
            return None
        return excerpt_text(path.read_bytes())
    except (OSError, ValueError):
        return None


def _in_parts(text: str, shown: str, cache: Path) -> kept_trees.Kept | None:
    """The tree of a sound text, of whose parts most are known; None if it is not."""

    def parse(part: str, head: bool) -> kept_trees.Kept | None:
        from rulewright.source.events import build  # noqa: PLC0415

        found = Report()
        tree = build(part, Lines(shown, part), found, whole=head)
        return None if len(found) else (tree.root, tree.spots)

    kept = kept_trees.place_of_parts(cache, shown)
    pieces = Pieces.of(kept_trees.load_parts(kept))
    tree = tree_of(text, pieces, parse)
    if tree is not None:
        kept_trees.store_parts(kept, pieces.used)
    return tree


def _tree(text: str, shown: str, report: Report, sound: bool) -> Tree | None:
    # The parser takes a tenth of a second to import, and a cached file needs none.
    from rulewright.source.events import build  # noqa: PLC0415

    found = Report()
    tree = build(text, Lines(shown, text), found, guess=not sound)
    report.extend(found)
    return None if len(found) else tree


def _bytes(path: Path, shown: str) -> bytes | Finding:
    try:
        state = path.stat()
        if stat.S_ISREG(state.st_mode) and state.st_size <= LARGEST:
            return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        # ValueError: a name that holds a NUL names no file.
        says, hint = "there is no such file", "correct the name, or add the file"
        return _whole(findings.MISSING, shown, says, hint)
    except OSError as error:
        says = f"the system says: {error.strerror or error}"
        hint = "make the file readable, or take it out of the game's folder"
        return _whole(findings.UNREADABLE, shown, says, hint)
    if stat.S_ISDIR(state.st_mode):
        says, hint = "this is a folder", "name a file inside it"
        return _whole(findings.FOLDER, shown, says, hint)
    if not stat.S_ISREG(state.st_mode):
        says, hint = "this is a device or a pipe", "put a file in its place"
        return _whole(findings.UNREADABLE, shown, says, hint)
    return _too_large(shown, state.st_size)


def _too_large(shown: str, size: int) -> Finding:
    says = f"the file has {size // 1024} KiB; {LARGEST // 1024} KiB is the limit"
    hint = "split it, or take it out of the game's folder if it is no content"
    return _whole(findings.TOO_LARGE, shown, says, hint)


def _whole(rule: Rule, shown: str, says: str, hint: str) -> Finding:
    """A finding about a file as a whole; it points at the beginning."""
    return rule.at(Span(shown, 1, 1, 1, 1), says, hint=hint)


def _shown(path: Path, root: Path) -> str:
    # Not resolve(): an author knows a linked file by the name it has in the game.
    whole = Path(os.path.abspath(path))  # noqa: PTH100
    base = Path(os.path.abspath(root))  # noqa: PTH100
    if whole.is_relative_to(base):
        return whole.relative_to(base).as_posix()
    return whole.as_posix()
