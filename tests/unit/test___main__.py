"""`python -m rulewright` is the command."""

import subprocess
import sys


def test_the_module_runs_the_command() -> None:
    run = [sys.executable, "-m", "rulewright", "--help"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert "check" in done.stdout
    assert "build" in done.stdout


def test_it_leaves_with_the_status_of_the_command() -> None:
    run = [sys.executable, "-m", "rulewright", "explain", "RW000"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "RW001" in done.stderr
    assert "Traceback" not in done.stderr
