"""What benchmarks share: a copy of Mandate 2038 to build, outside the checkout."""

import shutil
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds a copy of the game's content, and nothing built."""
    folder = tmp_path_factory.mktemp("bench")
    source = CHECKOUT / "content" / "mandate2038"
    shutil.copytree(source, folder / "content" / "mandate2038")
    return folder
