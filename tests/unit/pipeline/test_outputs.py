"""The folder that everything is written below, and one that refuses."""

import errno
from pathlib import Path

import pytest

from rulewright.pipeline.outputs import cache_below, disk_refusal, refusal


def test_a_folder_is_made_and_left_empty(tmp_path: Path) -> None:
    out = tmp_path / "a" / "b"
    assert refusal(out) is None
    assert [p.relative_to(out).as_posix() for p in out.rglob("*")] == ["cache"]


@pytest.mark.parametrize("taken", ["out", "out/cache"])
def test_a_file_in_its_place_is_a_finding(tmp_path: Path, taken: str) -> None:
    (tmp_path / taken).parent.mkdir(exist_ok=True)
    (tmp_path / taken).write_text("")
    found = refusal(tmp_path / "out")
    assert found is not None
    assert found.rule.code == "RW701"
    assert str(tmp_path / "out") in found.says
    assert "--out" in found.hint


def test_a_check_does_without_a_folder(tmp_path: Path) -> None:
    with cache_below(tmp_path / "out") as cache:
        assert cache == tmp_path / "out" / "cache"
    (tmp_path / "taken").write_text("")
    with cache_below(tmp_path / "taken") as cache:
        (cache / "file").write_text("")
    assert not cache.exists()


@pytest.mark.parametrize(
    ("number", "told"),
    [(errno.ENOSPC, True), (errno.EROFS, True), (errno.EBADF, False)],
)
def test_a_full_disk_is_no_fault_of_ours(number: int, told: bool) -> None:
    found = disk_refusal(OSError(number, "no", "build/x.pdf"))
    assert (found is not None) == told
    assert found is None or found.says == "build/x.pdf could not be written: no"
