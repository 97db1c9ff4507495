"""What tests of revisions share: the sample game in a git repository of its own."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from samples import sample

_WHO = {
    "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_AUTHOR_DATE": "2038-01-31T12:00:00 +0900",
    "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_COMMITTER_DATE": "2038-01-31T12:00:00 +0900",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_SYSTEM": os.devnull,
}


def git(folder: Path, *arguments: str) -> str:
    """Let git do something in a folder; what it says."""
    done = subprocess.run(
        ["git", "-C", str(folder), *arguments],  # noqa: S607
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **_WHO},
    )
    return done.stdout.strip()


def repository(folder: Path, overlay: Mapping[str, str | bytes] | None = None) -> Path:
    """The sample in a new repository at `folder`, committed; the game's folder."""
    game = sample(folder, overlay)
    git(folder, "init", "-q", "-b", "main")
    commit(folder, "v1")
    return game


def commit(folder: Path, tag: str) -> str:
    """Commit everything under a tag; the commit."""
    git(folder, "add", "-A", ".")
    git(folder, "commit", "-q", "-m", tag)
    git(folder, "tag", "-f", tag)
    return git(folder, "rev-parse", "HEAD")
