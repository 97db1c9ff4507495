"""An entry is found whole or not at all, and is marked as used once a day."""

import os
import time
from pathlib import Path

import pytest

from rulewright.source import entries

BODY = b"what was made\n" * 9


def test_what_was_put_is_fetched(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b"
    assert entries.fetch(path) is None
    entries.put(path, BODY)
    assert entries.fetch(path) == BODY
    entries.put(path, b"")
    assert entries.fetch(path) == b""
    assert [p.name for p in path.parent.iterdir()] == ["b"]


@pytest.mark.parametrize("at", [0, 5, 15, 16, 17, 80, len(BODY) + 15])
def test_one_spoilt_byte_is_noticed_wherever_it_is(tmp_path: Path, at: int) -> None:
    path = tmp_path / "entry"
    entries.put(path, BODY)
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)
    assert entries.fetch(path) is None


@pytest.mark.parametrize("length", [0, 1, 16, 20, len(BODY) + 15])
def test_an_entry_cut_short_is_none(tmp_path: Path, length: int) -> None:
    path = tmp_path / "entry"
    entries.put(path, BODY)
    path.write_bytes(path.read_bytes()[:length])
    assert entries.fetch(path) is None


def test_what_cannot_be_put_is_told_or_borne(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    path = tmp_path / "taken" / "entry"
    entries.keep(path, BODY)
    with pytest.raises(OSError, match="taken"):
        entries.put(path, BODY)
    assert entries.fetch(path) is None


def test_nothing_is_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        entries.put(tmp_path / "entry", BODY)
    assert list(tmp_path.iterdir()) == []


def test_an_old_entry_that_is_used_is_marked(tmp_path: Path) -> None:
    path, other = tmp_path / "entry", tmp_path / "other"
    old = time.time() - 10 * 86_400
    for one in (path, other):
        entries.put(one, BODY)
        os.utime(one, (old, old))
    assert entries.fetch(path) == BODY
    assert path.stat().st_mtime > old + 9 * 86_400
    assert other.stat().st_mtime == pytest.approx(old)
    before = path.stat().st_mtime_ns
    entries.fetch(path)
    assert path.stat().st_mtime_ns == before
