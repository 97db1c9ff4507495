"""A cache that is damaged or out of reach is as good as none."""

from pathlib import Path

import pytest

from rulewright.source import cache

DATA: dict[str, object] = {"name": "Café", "n": 2, "list": [True, "x"]}
SPOTS = [-1, -1, 0, 9, 5]
DIGEST = "0" * 64


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    kept = cache.place(tmp_path, DIGEST)
    assert kept.parent == tmp_path / "source"
    assert cache.load(kept) is None
    cache.store(kept, {"name": "Café", "n": 2}, SPOTS)
    assert cache.load(kept) == ({"name": "Café", "n": 2}, SPOTS)
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]


def test_names_depend_on_the_bytes_and_on_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = cache.place(tmp_path, DIGEST)
    assert one == cache.place(tmp_path, DIGEST)
    assert one != cache.place(tmp_path, "1" * 64)
    monkeypatch.setattr(cache, "_reader", lambda: "another")
    assert one != cache.place(tmp_path, DIGEST)


def test_any_damage_is_noticed(tmp_path: Path) -> None:
    kept = cache.place(tmp_path, DIGEST)
    cache.store(kept, {"name": "Café"}, SPOTS)
    whole = kept.read_bytes()
    for at in range(len(whole)):
        kept.write_bytes(whole[:at])
        assert cache.load(kept) is None
        flipped = bytes([whole[at] ^ 1])
        kept.write_bytes(whole[:at] + flipped + whole[at + 1 :])
        assert cache.load(kept) is None


@pytest.mark.parametrize("body", [b"[[], []]", b"[{}, [1]]", b"[{}]", b"7", b"{", b""])
def test_other_shapes_are_refused(body: bytes, tmp_path: Path) -> None:
    import zlib  # noqa: PLC0415

    file = tmp_path / "kept.json"
    file.write_bytes(f"{zlib.crc32(body):08x}\n".encode() + body)
    assert cache.load(file) is None


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    kept = cache.place(blocked, DIGEST)
    cache.store(kept, {}, [])
    assert cache.load(kept) is None


def test_a_write_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, target: Path) -> Path:
        raise OSError(self, target)

    monkeypatch.setattr(Path, "replace", fail)
    kept = cache.place(tmp_path, DIGEST)
    cache.store(kept, {}, [])
    assert list(kept.parent.iterdir()) == []
