"""Outputs appear whole or not at all; a refusal is told to the author."""

import signal
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.publish.writing import replace_whole, write_together, write_whole


def test_folders_are_made_and_nothing_else_is_left(tmp_path: Path) -> None:
    report = Report()
    assert write_whole(tmp_path / "a" / "b.pdf", b"pages", report)
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["b.pdf"]
    assert (tmp_path / "a" / "b.pdf").read_bytes() == b"pages"
    assert not report.findings


def test_the_same_bytes_leave_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "b.pdf"
    assert write_whole(path, b"pages", Report())
    before = path.stat()
    assert write_whole(path, b"pages", Report())
    assert path.stat().st_ino == before.st_ino
    assert write_whole(path, b"other", Report())
    assert path.read_bytes() == b"other"


def test_a_folder_that_is_a_file_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("in the way")
    report = Report()
    assert not write_whole(tmp_path / "a" / "b.pdf", b"pages", report)
    (finding,) = report.findings
    assert finding.rule.code == "RW701"
    assert "b.pdf" in finding.says


def test_a_full_disk_leaves_the_old_file_and_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "b.pdf"
    path.write_bytes(b"old")

    def full(part: Path, data: bytes) -> int:
        part.open("wb").close()
        del data
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    report = Report()
    assert not write_whole(path, b"new", report)
    assert "No space left" in report.findings[0].says
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_output_is_as_open_as_any_other_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    replace_whole(tmp_path / "b.pdf", b"pages")
    other, mine = (tmp_path / name for name in ("other", "b.pdf"))
    assert mine.stat().st_mode == other.stat().st_mode


def test_many_files_come_together_or_not_at_all(tmp_path: Path) -> None:
    (tmp_path / "old.pdf").write_bytes(b"old")
    (tmp_path / "folder.pdf").mkdir()
    new = {tmp_path / name: b"new" for name in ("old.pdf", "sub/b.pdf", "folder.pdf")}
    report = Report()
    assert not write_together(new, report)
    assert "folder.pdf" in report.findings[0].says
    assert (tmp_path / "old.pdf").read_bytes() == b"old"
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [
        tmp_path / "old.pdf"
    ]
    del new[tmp_path / "folder.pdf"]
    assert write_together(new, Report())
    assert {path.read_bytes() for path in new} == {b"new"}


def test_ctrl_c_waits_until_all_are_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.replace

    def put(path: Path, to: Path) -> Path:
        signal.raise_signal(signal.SIGINT)
        return real(path, to)

    monkeypatch.setattr(Path, "replace", put)
    files = {tmp_path / "a.pdf": b"a", tmp_path / "b.pdf": b"b"}
    with pytest.raises(KeyboardInterrupt):
        write_together(files, Report())
    assert sorted(tmp_path.iterdir()) == list(files)
