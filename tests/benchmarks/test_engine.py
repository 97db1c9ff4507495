"""How fast the engine plays at random, beside catanatron in the same run.

    pip install -e .[bench]; .venv/bin/pytest tests/benchmarks/test_engine.py -s

The peer may live elsewhere: PEER=/path/to/python names an interpreter that has it. Bars
of the design: unforced decisions a second 1.5 times the peer's (aim 4), 20,000 (aim
60,000); a clone 10 µs (3); load 0.3 s (0.1); memory 60 MB (25). Times are of the
processor; on a busy machine only the ratio means much, so runs take turns.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from tabletop import bundle_text

RUN = Path(__file__).with_name("engine_run.py")
PEER = os.environ.get("PEER", sys.executable)
ROUNDS = 3


def measured(python: str, *arguments: str) -> dict[str, float]:
    done = subprocess.run(
        [python, str(RUN), *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip(done.stderr.strip().splitlines()[-1])
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_random_play(tmp_path: Path) -> None:
    bundle = tmp_path / "engine.json"
    bundle.write_text(bundle_text(), encoding="utf-8")
    ours, peers = [], []
    for _ in range(ROUNDS):
        ours.append(measured(sys.executable, "mandate", str(bundle), "30"))
        peers.append(measured(PEER, "catanatron", "6"))
    own = {key: median(run[key] for run in ours) for key in ours[0]}
    peer = {key: median(run[key] for run in peers) for key in peers[0]}
    print("\nMandate 2038 ", {key: round(value, 3) for key, value in own.items()})
    print("catanatron   ", {key: round(value, 3) for key, value in peer.items()})
    print("unforced decisions, ratio:", round(own["unforced"] / peer["unforced"], 2))
