"""Parts: written whole, known by their names, never counted twice."""

import errno
from pathlib import Path

import pytest

from rulewright.lab.chunks import Chunk
from rulewright.lab.columns import COLUMNS
from rulewright.lab.parts import Writer, connect, look, sweep
from rulewright.lab.playing import play_chunk
from unit.lab.shore import table


def written(folder: Path, *spans: tuple[int, int]) -> Writer:
    writer = Writer(folder)
    for span in spans:
        rows = play_chunk(Chunk(table(folder, "random", "greedy"), *span)).rows
        writer.write(span, rows)
    return writer


def test_what_was_written_is_read(tmp_path: Path) -> None:
    rows = play_chunk(Chunk(table(tmp_path, "random", "greedy"), 0, 5)).rows
    part = Writer(tmp_path).write((0, 5), rows)
    duckdb = connect()
    table_of = duckdb.from_parquet(str(part.path))
    found = table_of.fetchall()
    assert found == [tuple(row.values()) for row in rows]
    named = zip(table_of.columns, map(str, table_of.types), strict=True)
    assert list(named) == [(name, kind) for name, (kind, _) in COLUMNS.items()]
    said = duckdb.execute(
        "SELECT decode(value) FROM parquet_kv_metadata(?)"
        " WHERE decode(key) = 'rulewright_schema'",
        [str(part.path)],
    )
    assert said.fetchall() == [("1",)]


def test_parts_stand_in_the_order_of_their_seeds(tmp_path: Path) -> None:
    written(tmp_path, (10, 12), (2, 4), (0, 2))
    parts = look(tmp_path)
    assert [part.span for part in parts.whole] == [(0, 2), (2, 4), (10, 12)]
    assert (parts.games, parts.broken) == (6, ())


@pytest.mark.parametrize(
    "harm", [lambda b: b[:-1], lambda b: b[:40] + b"?" + b[41:], lambda _: b""]
)
def test_a_part_that_was_harmed_is_broken(tmp_path: Path, harm) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    written(tmp_path, (0, 2), (2, 4))
    path = look(tmp_path).whole[0].path
    path.write_bytes(harm(path.read_bytes()))
    parts = look(tmp_path)
    assert parts.broken == (path,)
    assert [part.span for part in parts.whole] == [(2, 4)]


def test_seeds_that_two_parts_have_count_once(tmp_path: Path) -> None:
    written(tmp_path, (0, 4), (3, 6))
    parts = look(tmp_path)
    assert [part.span for part in parts.whole] == [(0, 4)]
    assert len(parts.broken) == 1


def test_what_is_broken_or_half_written_goes(tmp_path: Path) -> None:
    written(tmp_path, (0, 2))
    half = tmp_path / ".games_2_4.parquet.1-1.part"
    half.write_bytes(b"half")
    other = tmp_path / "notes.txt"
    other.write_text("mine", encoding="utf-8")
    sweep(tmp_path, [look(tmp_path).whole[0].path])
    assert sorted(tmp_path.iterdir()) == [tmp_path / "engine.json", other]


def test_a_disk_that_refuses_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = play_chunk(Chunk(table(tmp_path, "random", "greedy"), 0, 2)).rows
    writer = Writer(tmp_path / "gone")
    with pytest.raises(OSError, match="No such file"):
        writer.write((0, 2), rows)

    def full(_: Path) -> bytes:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", full)
        with pytest.raises(OSError, match="No space"):
            Writer(tmp_path).write((0, 2), rows)
    assert [path.name for path in tmp_path.iterdir()] == ["engine.json"]
