"""`rulewright printer`: a profile kept, listed, forgotten, and used."""

import contextlib
from pathlib import Path

import pytest

from rulewright.cli import printer
from samples import sample
from unit.cli.desk import run

PINS = ("--left", "0.6,-0.3", "--right", "0.7,0.1")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the user's own that is nobody's."""
    home = tmp_path / "home"
    monkeypatch.setattr(printer.click, "get_app_dir", lambda name: str(home / name))
    return home


def test_a_printer_is_kept_and_forgotten(at_home: Path) -> None:
    assert "no printers" in run("printer").out
    assert run("printer", "study", *PINS).status == 0
    assert (at_home / "rulewright/printers.yaml").is_file()
    shown = "left 0.6mm, -0.3mm; right 0.7mm, 0.1mm\n"
    assert run("printer", "study").out == shown
    assert run("printer").out == f"study: {shown}"
    assert run("printer", "study", "--forget").status == 0
    assert "no printers" in run("printer").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("study",), "study is new"),
        (("study", "--left", "0,0"), "both pins are needed"),
        (("study", "--left", "12,0", "--right", "0,0"), "less than ten"),
        (("The Study", *PINS), "small letters"),
    ],
)
def test_what_is_no_profile(arguments: tuple[str, ...], says: str) -> None:
    said = run("printer", *arguments)
    assert said.status == 2
    assert says in " ".join(said.err.split())


def test_one_that_is_not_there_cannot_be_forgotten() -> None:
    said = run("printer", "study", "--forget")
    assert (said.status, [code for _, code in said.findings]) == (1, ["RW671"])


def test_a_build_uses_it_or_says_that_it_does_not_know_it(tmp_path: Path) -> None:
    run("printer", "study", *PINS)
    game = sample(tmp_path)
    told = ("build", "calibration", "--paper", "a4", "--out", str(tmp_path / "out"))
    with contextlib.chdir(game):
        assert run(*told, "--printer", "study").status == 0
        one = (tmp_path / "out/pebble/calibration-a4.pdf").read_bytes()
        assert run(*told).status == 0
        assert (tmp_path / "out/pebble/calibration-a4.pdf").read_bytes() != one
        lost = run(*told, "--printer", "stduy")
    assert (lost.status, [code for _, code in lost.findings]) == (1, ["RW671"])
