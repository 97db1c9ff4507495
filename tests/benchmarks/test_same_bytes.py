"""Everything of Mandate 2038, built twice in two worlds, is the same to the byte.

    .venv/bin/pytest tests/benchmarks/test_same_bytes.py

Not part of the test run: it draws all faces twice. What the small game can show of it
is tested in `unit/test_same_bytes.py`.
"""

from pathlib import Path

from unit.test_same_bytes import AWAY, HOME, alike, build


def test_mandate_is_the_same_wherever_it_is_built(game: Path, tmp_path: Path) -> None:
    content = game / "content" / "mandate2038"
    one = build(content, tmp_path / "one", HOME, "--jobs", "1")
    assert len(one) > 300
    alike(one, build(content, tmp_path / "two", AWAY, "--jobs", "2"))
