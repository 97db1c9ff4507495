"""The battery on every game that has an engine."""

import os
import subprocess
import sys

import pytest
from rulewright_pebble.play import ENGINE as PEBBLE

from rulewright.battery import Subject, run
from rulewright_mandate2038.play.assembly import ENGINE
from samples import CHECKOUT
from tabletop import rules
from unit.battery.beach import pebble


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_mandate_2038_keeps_the_contract(seats: int) -> None:
    subject = Subject(rules(seats), ENGINE.invariants, ENGINE.most)
    assert run(subject, range(2), every=23) == ()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_third_game_keeps_the_contract(seats: int) -> None:
    subject = Subject(pebble(seats), PEBBLE.invariants, PEBBLE.most)
    assert run(subject, range(10), every=1) == ()


def test_the_same_log_under_two_hash_seeds() -> None:
    code = (
        "from tabletop import rules; from rulewright.battery import stroll;"
        "from rulewright.engine import log_lines;"
        "import hashlib; *_, end = stroll(rules(4), 5, 2000);"
        "print(hashlib.sha256(log_lines(rules(4), end.state).encode()).hexdigest())"
    )
    made = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": str(CHECKOUT / "tests"),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1
