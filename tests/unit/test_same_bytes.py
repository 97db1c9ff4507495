"""The same input gives the same bytes, whoever builds it, where, when and how.

In processes of their own, since what is tested is what a process inherits.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from samples import sample

HOME = {"TZ": "UTC", "LC_ALL": "C", "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "0"}
AWAY = {
    "TZ": "Pacific/Kiritimati",
    "LC_ALL": "tr_TR.UTF-8",
    "LANG": "ja_JP.UTF-8",
    "LANGUAGE": "he",
    "PYTHONHASHSEED": "4242",
    "USER": "somebody",
    "HOME": "/nowhere",
}


def build(game: Path, out: Path, world: dict[str, str], *more: str) -> dict[str, bytes]:
    """Build a game in a process of its own; every output with its bytes."""
    arguments = ["build", str(game), *more, "--out", str(out)]
    keep = {name: os.environ[name] for name in ("PATH", "PYTHONPYCACHEPREFIX")
            if name in os.environ}  # fmt: skip
    said = subprocess.run(
        [sys.executable, "-m", "rulewright", *arguments],
        cwd=game if world is HOME else "/",
        env=keep | world,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, ""), said.stderr
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in out.rglob("*")
        if path.is_file() and path.relative_to(out).parts[0] != "cache"
    }


def alike(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Assert that two builds wrote the same, naming what differs."""
    assert set(one) == set(other)
    assert [name for name in one if one[name] != other[name]] == []


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    """The sample, built by one worker in the plainest of worlds."""
    folder = tmp_path_factory.mktemp("home")
    made = build(sample(folder), folder / "out", HOME, "--jobs", "1")
    assert "pebble/manifest.json" in made
    return folder, made


def test_elsewhere_in_another_world_with_two_workers(
    at_home: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    away = sample(tmp_path / "ein Ordner" / "ñ")
    alike(at_home[1], build(away, tmp_path / "elsewhere", AWAY, "--jobs", "2"))


def test_with_a_cache_and_without(
    at_home: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    folder, made = at_home
    game = sample(tmp_path)
    shutil.copytree(folder / "out" / "cache", tmp_path / "out" / "cache")
    cards = game / "components" / "cards.yaml"
    sound = cards.read_text("utf-8")
    # There and back again: what was drawn for another state must not come through.
    cards.write_text(sound.replace("copies: ", "copies: 1"), "utf-8")
    other = build(game, tmp_path / "out", AWAY)
    assert other["pebble/sheets-a4.pdf"] != made["pebble/sheets-a4.pdf"]
    cards.write_text(sound, "utf-8")
    alike(made, build(game, tmp_path / "out", AWAY))


def test_target_by_target(
    at_home: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    game, out = sample(tmp_path), tmp_path / "out"
    shutil.copytree(at_home[0] / "out" / "cache", out / "cache")
    for name in at_home[1]:
        assert name.startswith("pebble/")
    build(game, out, HOME, "sheets", "--paper", "letter")
    build(game, out, HOME, "faces", "reference", "cutting", "calibration")
    alike(at_home[1], build(game, out, AWAY, "sheets", "tiles"))
