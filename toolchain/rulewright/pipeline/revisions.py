"""Revisions: an earlier state of a folder, read from the objects of its git repository.

Git is asked and never told: the work tree, the index and all references stay as they
are, nothing is fetched, and no filter or hook of a repository runs.

Here: finding the repository and the revision, listing and reading files. Not here:
what is done with them (`former`).
"""

import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.pipeline.findings_of_revisions import NO_HISTORY, NO_REVISION

# What a hook of git sets for its own repository.
_OF_HOOKS = {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"}
_QUIET = {
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_NO_LAZY_FETCH": "1",
    # For versions that do not know the line above: no way to any remote is allowed.
    "GIT_ALLOW_PROTOCOL": "none",
    "LC_ALL": "C",
}
_DAY = ("--format=%ad", "--date=short", "--no-show-signature", "--no-notes")
_REGULAR = ("100644", "100755")
SHORT = 10
"""How many digits name a commit for people and in paths."""


class GitError(Exception):
    """Git could not do what it was asked; with what it says."""


@dataclass(frozen=True)
class Revision:
    """A commit of the repository at `top`; `said` is how the user named it.

    `day` is the day of the commit, as its author's clock had it.
    """

    top: Path
    commit: str
    said: str
    day: str

    @property
    def short(self) -> str:
        """The commit for people and for paths."""
        return self.commit[:SHORT]

    @cached_property
    def files(self) -> Mapping[str, str]:
        """The object of every file, by its path from the top with `/` between.

        Links and other repositories are left out.

        Raises:
            GitError: the revision's folders are not in the repository.
        """
        listed = _git(self.top, "ls-tree", "-r", "-z", "--full-tree", self.commit)
        found = {}
        for line in listed.split(b"\0"):
            about, _, path = line.partition(b"\t")
            mode, _, rest = about.decode().partition(" ")
            if mode in _REGULAR and _is_plain(path):
                found[path.decode()] = rest.partition(" ")[2]
        return found

    def read(self, paths: Iterable[str]) -> dict[str, bytes]:
        """The bytes of some files, by path.

        Raises:
            GitError: an object is not in the repository.
        """
        wanted = list(paths)
        asked = "".join(f"{self.files[path]}\n" for path in wanted).encode()
        answer = _git(self.top, "cat-file", "--batch", said=asked)
        found, at = {}, 0
        for path in wanted:
            end = answer.index(b"\n", at)
            head = answer[at:end].split()
            if len(head) != 3:
                raise GitError(f"{path} of {self.short} is not in the repository")
            size = int(head[2])
            found[path] = answer[end + 1 : end + 1 + size]
            at = end + size + 2
        return found


def revision(said: str, folder: Path, report: Report) -> Revision | None:
    """The revision that somebody means, in the repository of a folder.

    Without a repository, or if it has no such revision, there is a finding.
    """
    try:
        top = Path(os.fsdecode(_git(folder, "rev-parse", "--show-toplevel").strip()))
    except GitError as error:
        report.add(
            NO_HISTORY.at(
                None,
                f"{folder} has no history: {error}",
                hint="run it where the game lies in a git repository, or build without"
                " --since",
            )
        )
        return None
    try:
        name = f"{_plainly(said)}^{{commit}}"
        commit = _git(top, "rev-parse", "--verify", "--quiet", name).decode().strip()
        day = _git(top, "show", "-s", *_DAY, commit)
    except GitError:
        report.add(
            NO_REVISION.at(
                None,
                f"the repository at {top} has no revision `{said}`",
                hint=_hint(top),
            )
        )
        return None
    return Revision(top.resolve(), commit, said, day.decode().strip())


def _plainly(said: str) -> str:
    """A revision that git cannot take for an option.

    Raises:
        GitError: it is one, or nothing.
    """
    if said.startswith("-") or not said.strip() or "\0" in said:
        raise GitError("that names no revision")
    return said


def _hint(top: Path) -> str:
    try:
        shallow = _git(top, "rev-parse", "--is-shallow-repository").strip() == b"true"
    except GitError:
        shallow = False
    if shallow:
        return (
            "this clone has only the last commits; fetch the others with"
            " `git fetch --unshallow`"
        )
    return "name a tag, a branch or a commit, as `git log --oneline` shows them"


def _is_plain(path: bytes) -> bool:
    """Whether a path stays below the folder that it is unpacked in."""
    try:
        parts = path.decode().split("/")
    except UnicodeDecodeError:
        return False
    return not {"", ".", "..", ".git"}.intersection(parts) and "\\" not in parts


def _git(folder: Path, *arguments: str, said: bytes = b"") -> bytes:
    """What git answers.

    Raises:
        GitError: git is not there, or refuses.
    """
    git = shutil.which("git")
    if git is None:
        raise GitError("git is not installed")
    kept = {name: value for name, value in os.environ.items() if name not in _OF_HOOKS}
    try:
        done = subprocess.run(  # noqa: S603 - git, with arguments of ours
            [git, "-C", str(folder), *arguments],
            input=said,
            capture_output=True,
            check=False,
            env=kept | _QUIET,
        )
    except OSError as error:
        raise GitError(str(error)) from error
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise GitError(lines[0].removeprefix("fatal: ") if lines else "git refuses")
    return done.stdout
