"""The command as a whole: its verbs, its statuses, and what it says when we fail."""

import gc
import json
from pathlib import Path

import pytest

from rulewright.cli.main import commands, uncollected
from rulewright.pipeline import asking
from unit.cli.desk import check, run


def test_help_names_every_verb_and_nothing_else() -> None:
    said = run("--help")
    assert said.status == 0
    verbs = {
        "new",
        "check",
        "build",
        "export",
        "import",
        "printer",
        "preflight",
        "simulate",
        "report",
        "where",
        "explain",
        "schema",
    }
    assert set(commands.commands) == verbs
    assert all(f"\n  {verb} " in said.out for verb in commands.commands)


@pytest.mark.parametrize("verb", sorted(commands.commands))
def test_every_verb_shows_an_example_that_it_understands(verb: str) -> None:
    said = run(verb, "--help")
    assert said.status == 0
    (example,) = [
        line.split()[1:]
        for line in said.out.splitlines()
        if line.strip().startswith("rulewright ")
    ]
    assert example[0] == verb
    # Click reads the words of the example; the work behind them is not done.
    context = commands.commands[verb].make_context(verb, example[1:])
    assert context.params


@pytest.mark.parametrize(
    "arguments",
    [
        ["chekc"],
        ["check", "--frmt", "json"],
        ["check", "--format", "xml"],
        ["build", "pebble", "shets"],
        ["build", "--jobs", "0"],
        ["explain"],
        ["new"],
        ["new", "salt_marsh", "--like", "dice"],
        ["where"],
        ["check", "--materials", "xml"],
        ["check", "--materials", "csv", "--format", "json"],
        ["check", "--into", "bill.csv"],
        ["simulate"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "9", "--jobs", "0"],
        ["report"],
    ],
)
def test_bad_usage_is_2_and_says_where_help_is(arguments: list[str]) -> None:
    said = run(*arguments)
    assert (said.status, said.out) == (2, "")
    assert said.err.strip()
    assert "Traceback" not in said.err


def test_a_fault_of_ours_is_3_and_kept_for_its_makers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(asking, "locate", fail)
    said = check(tmp_path)
    assert said.status == 3
    assert said.findings == [("", "RW901")]
    assert "ZeroDivisionError: by nothing" in said.err
    assert "Traceback" not in said.err
    kept = tmp_path / "pebble" / "build" / "fault.txt"
    assert str(kept.relative_to(tmp_path / "pebble")) in said.err
    assert "Traceback" in kept.read_text("utf-8")


def test_a_fault_of_ours_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    (tmp_path / "build").write_text("mine")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(asking, "locate", fail)
    said = run("check")
    assert said.status == 3
    assert "report it with what you did" in said.err


@pytest.mark.parametrize(
    ("raised", "status"), [(KeyboardInterrupt, 130), (BrokenPipeError, 0)]
)
def test_what_stops_a_command_from_outside_is_no_fault(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    raised: type[BaseException],
    status: int,
) -> None:
    def stop(*_: object) -> None:
        raise raised

    monkeypatch.setattr(asking, "locate", stop)
    said = check(tmp_path)
    assert said.status == status
    assert said.findings == []


def test_the_machine_form_of_a_clean_game_is_a_list_of_nothing(tmp_path: Path) -> None:
    said = check(tmp_path, None, "--format", "json")
    assert (said.status, said.err) == (0, "")
    assert json.loads(said.out)["findings"] == []


def test_the_collector_rests_meanwhile_and_only_then() -> None:
    assert gc.isenabled()
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()
