"""One process at a time in a folder, however the one before it ended."""

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.publish.turns import TakenError, beside_others, turn

HOLD = """
import sys
from pathlib import Path
from rulewright.publish.turns import turn
with turn(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def holder(folder: Path) -> "subprocess.Popen[str]":
    """Another process that holds the folder until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_turn_is_given_to_one_and_then_to_the_next(tmp_path: Path) -> None:
    with turn(tmp_path):
        with pytest.raises(TakenError), turn(tmp_path):
            pass
        with pytest.raises(TakenError), turn(tmp_path, shared=True):
            pass
    with turn(tmp_path):
        pass
    assert list(tmp_path.iterdir()) == []


def test_a_shared_turn_is_for_many_and_keeps_out_who_wants_it_alone(
    tmp_path: Path,
) -> None:
    with turn(tmp_path, shared=True), turn(tmp_path, shared=True):
        taken = 0
        with contextlib.suppress(TakenError), turn(tmp_path):
            taken += 1
        assert not taken
    with turn(tmp_path):
        pass


def test_a_process_that_is_killed_leaves_its_turn(tmp_path: Path) -> None:
    with holder(tmp_path) as other:
        with pytest.raises(TakenError), turn(tmp_path):
            pass
        other.kill()
        other.wait()
        with turn(tmp_path):
            pass


def test_one_waits_for_the_other(tmp_path: Path) -> None:
    with holder(tmp_path) as other:
        assert other.stdin is not None
        other.stdin.close()
        with turn(tmp_path, patience=30):
            pass


def test_a_folder_that_is_not_there_has_no_turns(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), turn(tmp_path / "nowhere"):
        pass
    with beside_others(tmp_path / "nowhere"):
        pass
