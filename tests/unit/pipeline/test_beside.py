"""Work in a second process, and what it brings back."""

import os

import pytest

from rulewright.pipeline.beside import Beside


@pytest.mark.parametrize("apart", [True, False])
def test_the_work_is_done_and_brought_back(apart: bool) -> None:
    beside = Beside(lambda: [os.getpid(), b"bytes" * 100_000], apart=apart)
    pid, data = beside.result()
    assert len(data) == 500_000
    assert (pid != os.getpid()) is apart


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    def fails() -> None:
        raise ValueError("no such paper")

    beside = Beside(fails)
    with pytest.raises(ValueError, match="no such paper"):
        beside.result()


def test_a_process_that_ends_at_its_work_is_noticed() -> None:
    beside = Beside(lambda: os._exit(3))
    with pytest.raises(RuntimeError, match="ended at its work"):
        beside.result()
