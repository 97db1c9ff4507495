"""`rulewright simulate`: what it says, what it leaves with."""

import io
from pathlib import Path

import click
import pytest

from rulewright.cli.simulate import Bar
from rulewright.lab import simulating
from unit.cli.desk import Said, run
from unit.lab.shore import game, installed

__all__ = ["installed"]
pytestmark = pytest.mark.usefixtures("installed")


def simulate(folder: Path, *more: str) -> Said:
    """Three games of Pebble in this process, unless told otherwise."""
    where = ("--out", str(folder / "out"), "--jobs", "1", "--games", "3")
    return run("simulate", str(game(folder)), *where, *more)


def test_games_are_played_once(tmp_path: Path) -> None:
    said = simulate(tmp_path, "--bots", "greedy,random", "--name", "mine")
    folder = tmp_path / "out" / "pebble" / "simulations" / "mine"
    assert (said.status, said.err) == (0, "")
    assert said.out == f"3 games: 3 played\n{folder}\n"
    again = simulate(tmp_path, "--bots", "greedy,random", "--name", "mine")
    assert again.out == f"3 games: 0 played, 3 were there\n{folder}\n"


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--bots", "gredy"), "There is no bot gredy. Did you mean greedy?"),
        (("--players", "7"), "Players: 2, 3, 4; the nearest is 4"),
        (("--profile", "none"), "There is no profile none"),
        (("--games", "0"), "0 is not in the range"),
        (("--seed", "-1"), "-1 is not in the range"),
        (("--name", "../mine"), "--name wants a plain name"),
    ],
)
def test_a_wish_that_cannot_be_met(
    tmp_path: Path, more: tuple[str, ...], says: str
) -> None:
    said = simulate(tmp_path, *more)
    assert said.status == 2
    assert says in said.err
    assert not list(tmp_path.glob("out/pebble/simulations/*"))


def test_a_folder_that_refuses(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("", encoding="utf-8")
    said = simulate(tmp_path)
    assert said.status == 1
    assert [code for _, code in said.findings] == ["RW701"]


@pytest.mark.parametrize(("interrupted", "status"), [(True, 130), (False, 1)])
def test_what_was_finished_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, interrupted: bool, status: int
) -> None:
    done = simulating.simulate

    def ended(*arguments: object, **more: object) -> simulating.Simulated:
        made = done(*arguments, **more)  # type: ignore[arg-type]
        lost = simulating.own.WORKER_LOST.at(None, "a process was ended", hint="again")
        findings = () if interrupted else (lost,)
        return simulating.Simulated(findings, made.run, 3, 2, 0, interrupted)

    monkeypatch.setattr(simulating, "simulate", ended)
    said = simulate(tmp_path)
    assert said.status == status
    told = said.err if interrupted else said.out
    assert "2 of 3 games are kept; the same command plays the rest" in told


def test_a_bar_waits_a_second_and_is_for_terminals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    with Bar(10, shown=False) as bar:
        now[0] = 5
        bar.show(3, 10)
    assert screen.getvalue() == ""
    with Bar(10, shown=True) as bar:
        bar.show(1, 10)
        assert screen.getvalue() == ""
        now[0] = 7
        bar.show(3, 10)
        now[0] = 9
        bar.show(10, 10)
    assert "3/10" in screen.getvalue()
    assert click.unstyle(screen.getvalue()).rstrip().endswith("10/10")
