"""`rulewright report`: a page, or why there is none."""

from pathlib import Path

import pytest

from unit.cli.desk import run
from unit.lab.shore import installed, simulated

__all__ = ["installed"]
pytestmark = pytest.mark.usefixtures("installed")


def test_a_page_on_a_run(tmp_path: Path) -> None:
    simulated(tmp_path, 3, name="mine")
    out = tmp_path / "build"
    said = run("report", "mine", "--out", str(out))
    path = out / "pebble" / "simulations" / "mine" / "report.html"
    assert (said.status, said.out, said.err) == (0, f"3 games\n{path}\n", "")
    assert path.is_file()


def test_no_run_is_a_finding(tmp_path: Path) -> None:
    said = run("report", "mine", "--out", str(tmp_path))
    assert (said.status, said.findings) == (1, [("", "RW716")])
    assert said.hints == 1
    machine = run("report", "mine", "--out", str(tmp_path), "--format", "json")
    assert machine.status == 1
    assert '"RW716"' in machine.out


def test_a_run_must_be_named() -> None:
    assert run("report").status == 2
