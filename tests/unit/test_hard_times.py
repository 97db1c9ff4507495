"""Full disks, killed builds, spoilt caches, two at a time: nothing is half done.

Through the real command. Each writer by itself is tested in its room.
"""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from samples import CARD_HEAD, sample
from unit.cli.desk import build, files, halves, run

MANY = "".join(
    f"- {{id: card_{chr(97 + n)}, name: {'Shore ' * (n % 3 + 1)}}}\n" for n in range(12)
)
MANY_CARDS: dict[str, str | bytes] = {"components/cards.yaml": CARD_HEAD + MANY}
SHEETS = ("sheets", "--paper", "a4")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the sample was built whole."""
    folder = tmp_path_factory.mktemp("built")
    assert build(folder).status == 0
    return folder


def copied(built: Path, to: Path) -> Path:
    """That folder again, to be harmed; the game in it must not move."""
    shutil.copytree(built / "out" / "cache", to / "out" / "cache")
    return to


def outputs(folder: Path) -> dict[str, bytes]:
    out = folder / "out"
    return {name: (out / name).read_bytes() for name in files(out)}


def as_listed(out: Path) -> set[str]:
    """The paths that the manifest lists, every hash being right."""
    manifest = json.loads((out / "pebble" / "manifest.json").read_bytes())
    for one in manifest["outputs"]:
        data = (out / "pebble" / one["path"]).read_bytes()
        assert sha256(data).hexdigest() == one["sha256"], one["path"]
    return {one["path"] for one in manifest["outputs"]}


def started(game: Path, out: Path, *more: str) -> "subprocess.Popen[str]":
    """The command in a process of its own."""
    arguments = ["build", str(game), *SHEETS, "--out", str(out), *more]
    return subprocess.Popen(
        [sys.executable, "-m", "rulewright", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda data: data[: len(data) // 2], id="cut"),
        pytest.param(lambda _: b"\x80\x05garbage." * 9, id="garbage"),
        pytest.param(lambda data: data[:-1] + bytes([data[-1] ^ 1]), id="one bit"),
        pytest.param(lambda _: b"", id="empty"),
    ],
)
def test_a_spoilt_cache_is_made_good_in_silence(
    built: Path, tmp_path: Path, harm: Callable[[bytes], bytes]
) -> None:
    folder = copied(built, tmp_path)
    harmed = 0
    for path in (folder / "out" / "cache").rglob("*"):
        # Fontconfig keeps files of its own, and looks after them itself.
        if path.is_file() and path.stat().st_size and ".cache-" not in path.name:
            path.write_bytes(harm(path.read_bytes()))
            harmed += 1
    assert harmed > 25
    said = build(folder)
    assert (said.status, said.err) == (0, "")
    assert outputs(folder) == outputs(built)


def test_a_disk_that_is_full_is_told_wherever_it_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Full from the first write into each folder on: one finding, nothing half done.

    When only the memory of the run finds no room, the outputs are in place already.
    """
    real = Path.write_bytes
    where: list[str] = []

    def noted(path: Path, data: bytes) -> int:
        where.append(path.parent.name)
        return real(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", noted)
        assert build(tmp_path / "whole", None, *SHEETS).status == 0
    firsts = sorted({where.index(name) for name in where})
    assert len(firsts) > 6
    for first in firsts:
        left = [first]

        def filling(path: Path, data: bytes, left: list[int] = left) -> int:
            left[0] -= 1
            if left[0] < 0:
                real(path, data[: len(data) // 2])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
            return real(path, data)

        folder = tmp_path / str(first)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", filling)
            said = build(folder, None, *SHEETS)
        assert halves(folder) == []
        if where[first] == "runs":
            assert (said.status, said.err) == (0, "")
            continue
        assert [code for _, code in said.findings] == ["RW701"], said.err
        assert f"{folder.name}/out/" in said.err
        assert "could not be written: No space left on device" in said.err
        assert said.status == 1
        assert files(folder / "out") == []


@pytest.mark.parametrize("step", ["cache/faces/*.pdf", "pebble/.*"])
def test_a_build_that_is_killed_is_followed_by_a_whole_one(
    tmp_path: Path, step: str
) -> None:
    """Killed when the first drawing is on file, or the first output under way."""
    game, out = sample(tmp_path, MANY_CARDS), tmp_path / "out"
    with started(game, out, "--jobs", "1") as process:
        deadline = time.monotonic() + 60
        while not list(out.glob(step)) and process.poll() is None:
            assert time.monotonic() < deadline
            time.sleep(0.001)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)
    # Not a part of it is taken for a whole.
    assert [name for name in files(out) if name == "pebble/manifest.json"] in (
        [],
        ["pebble/manifest.json"] if process.returncode == 0 else [],
    )
    said = run("build", str(game), *SHEETS, "--out", str(out))
    assert (said.status, said.err) == (0, "")
    assert files(out) == ["pebble/manifest.json", "pebble/sheets-a4.pdf"]
    assert halves(tmp_path) == []
    assert as_listed(out) == {"sheets-a4.pdf"}


def test_two_builds_in_one_folder_do_no_harm(tmp_path: Path) -> None:
    """Of two states of a game: the outputs are those of one, and so is the manifest."""
    out = tmp_path / "out"
    games = [sample(tmp_path / "a", MANY_CARDS), sample(tmp_path / "b")]
    others = [started(game, out) for game in games]
    for process in others:
        said = process.communicate(timeout=120)
        assert (process.returncode, said[1]) == (0, "")
    assert as_listed(out) == {"sheets-a4.pdf"}
    assert halves(tmp_path) == []
    # Neither remembers the outputs of the other as its own.
    for game in games:
        said = run("build", str(game), *SHEETS, "--out", str(out))
        assert said.status == 0
        fresh = tmp_path / f"fresh-{game.parent.name}"
        shutil.copytree(out / "cache", fresh / "cache")
        run("build", str(game), *SHEETS, "--out", str(fresh))
        name = "pebble/sheets-a4.pdf"
        assert (out / name).read_bytes() == (fresh / name).read_bytes()


def test_a_folder_of_the_game_that_is_taken(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "pebble").write_text("mine")
    said = build(tmp_path, None, *SHEETS)
    assert [code for _, code in said.findings] == ["RW701"]
    assert (tmp_path / "out" / "pebble").read_text() == "mine"
