"""What is old or too much goes; what is in use and what is not ours stays."""

import os
import time
from pathlib import Path

import pytest

from rulewright.pipeline.sweeping import OLDEST, sweep
from rulewright.publish.turns import turn


def entry(cache: Path, name: str, age: float = 0, size: int = 10) -> Path:
    """A file of a cache that was used last so many seconds ago."""
    path = cache / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x" * size)
    then = time.time() - age
    os.utime(path, (then, then))
    return path


def left(cache: Path) -> set[str]:
    found = (path for path in cache.rglob("*") if path.is_file())
    return {path.relative_to(cache).as_posix() for path in found} - {"swept"}


def test_what_nobody_has_used_for_long_goes(tmp_path: Path) -> None:
    entry(tmp_path, "faces/old.pdf", OLDEST + 60)
    entry(tmp_path, "stages/shaped/old.pickle", OLDEST + 60)
    entry(tmp_path, "grammar-old.json", OLDEST + 60)
    entry(tmp_path, "faces/new.pdf", OLDEST - 60)
    assert sweep(tmp_path) == 3
    assert left(tmp_path) == {"faces/new.pdf"}


def test_of_too_much_the_longest_unused_goes(tmp_path: Path) -> None:
    for age in range(5):
        entry(tmp_path, f"galleys/{age}", age * 100)
    sweep(tmp_path, most=30)
    assert left(tmp_path) == {"galleys/0", "galleys/1", "galleys/2"}


def test_what_others_keep_there_stays(tmp_path: Path) -> None:
    entry(tmp_path, "hypothesis/old", OLDEST * 2)
    entry(tmp_path, "pycache/old.pyc", OLDEST * 2)
    entry(tmp_path, "mine.txt", OLDEST * 2)
    assert sweep(tmp_path, most=0) == 0
    assert len(left(tmp_path)) == 3


def test_parts_go_and_nothing_else_that_is_new(tmp_path: Path) -> None:
    entry(tmp_path, "faces/.a.pdf.123-4.part")
    entry(tmp_path, "faces/a.pdf")
    assert sweep(tmp_path) == 1
    assert left(tmp_path) == {"faces/a.pdf"}


def test_a_cache_is_swept_once_a_day(tmp_path: Path) -> None:
    sweep(tmp_path)
    entry(tmp_path, "faces/old.pdf", OLDEST + 60)
    assert sweep(tmp_path) == 0
    yesterday = time.time() - 90_000
    os.utime(tmp_path / "swept", (yesterday, yesterday))
    assert sweep(tmp_path) == 1


def test_a_cache_that_another_build_uses_is_left_alone(tmp_path: Path) -> None:
    entry(tmp_path, "faces/old.pdf", OLDEST + 60)
    with turn(tmp_path, shared=True):
        assert sweep(tmp_path) == 0
    assert sweep(tmp_path) == 1


@pytest.mark.parametrize("name", ["nowhere", "file"])
def test_what_is_no_cache_is_no_fault(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    assert sweep(tmp_path / name) == 0
