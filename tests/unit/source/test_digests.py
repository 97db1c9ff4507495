"""Digests tell what files hold, and read no file twice."""

import os
from pathlib import Path

import pytest

from rulewright.source.digests import digest_of, file_digest, files_digest


def test_a_file_has_the_digest_of_its_bytes(tmp_path: Path) -> None:
    file = tmp_path / "a.css"
    file.write_bytes(b"one")
    assert file_digest(file) == digest_of(b"one") != digest_of(b"two")


def test_a_file_is_read_again_only_when_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.css"
    file.write_bytes(b"one")
    first = file_digest(file)
    with monkeypatch.context() as blind:
        blind.setattr(Path, "read_bytes", None)
        assert file_digest(file) == first
    file.write_bytes(b"two")
    os.utime(file, ns=(1, 1))
    assert file_digest(file) == digest_of(b"two")


def test_several_files_are_told_by_what_they_hold_and_in_which_order(
    tmp_path: Path,
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"1")
    two.write_bytes(b"2")
    assert files_digest([one, two]) != files_digest([two, one])
    moved = tmp_path / "moved"
    moved.write_bytes(b"1")
    assert files_digest([one]) == files_digest([moved])
    assert files_digest([one], named=True) != files_digest([moved], named=True)


def test_a_file_that_is_gone_is_said(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gone"):
        file_digest(tmp_path / "gone")
