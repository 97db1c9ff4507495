"""Names in content: each leads to the thing it names, or is a finding."""

from pathlib import Path

from samples import checked


def test_the_sample_binds(tmp_path: Path) -> None:
    assert checked(tmp_path).findings == ()
