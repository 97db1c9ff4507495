"""Runs: a folder that holds games of the same terms, found again by name."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.diagnostics import Finding, Report
from rulewright.engine import read_bundle
from rulewright.lab.runs import Run, Terms, code_digest, find_run, open_run, read_run
from unit.lab.shore import DOOR, text

TERMS = Terms("pebble", read_bundle(text()).rules_hash, "c" * 16, "p", ("a", "b"), 0)


def run(folder: Path, **other: object) -> Run:
    return Run(folder, replace(TERMS, **other), {"words": {}})  # type: ignore[arg-type]


def refusal(made: Run) -> str:
    """What is said when a run is opened; empty if it may go on."""
    report = Report()
    assert open_run(made, text(), report) is not bool(report.findings)
    return "".join(finding.says for finding in report.findings)


def test_a_run_goes_on_under_the_same_terms_only(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert refusal(run(folder)) == ""
    assert read_run(folder) == run(folder)
    assert refusal(run(folder)) == ""
    other = refusal(run(folder, rules_hash="f" * 64))
    assert TERMS.rules_hash in other
    assert "f" * 64 in other
    assert "seed 0 and not 7" in refusal(run(folder, seed=7))
    assert "bots a,b and not a,c" in refusal(run(folder, bots=("a", "c")))
    (folder / "run.json").write_text("{", encoding="utf-8")
    assert "not as it was written" in refusal(run(folder))


def test_a_bundle_that_was_lost_is_put_back(tmp_path: Path) -> None:
    made = run(tmp_path / "run")
    for harm in (made.bundle.unlink, lambda: made.bundle.write_text("{", "utf-8")):
        assert refusal(made) == ""
        harm()
        assert refusal(made) == ""
        assert made.bundle.read_text("utf-8") == text()


def test_terms_make_the_name() -> None:
    others = [
        replace(TERMS, **{name: value})
        for name, value in (
            ("rules_hash", "f" * 64),
            ("code", "d" * 16),
            ("profile", "q"),
            ("bots", ("b", "a")),
            ("seed", 1),
        )
    ]
    assert len({TERMS.id, *(terms.id for terms in others)}) == 6
    assert Terms(*[getattr(TERMS, name) for name in TERMS.__slots__]).id == TERMS.id


def test_code_that_plays_another_way_is_other_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert code_digest(DOOR) == code_digest(DOOR)
    (tmp_path / "strange_shore.py").write_text("GAME = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    other = type(DOOR)("pebble", "strange_shore:GAME", DOOR.group)
    assert code_digest(other) != code_digest(DOOR)


def test_a_run_is_found_by_folder_and_by_name(tmp_path: Path) -> None:
    folder = tmp_path / "pebble" / "simulations" / "baseline"
    assert refusal(run(folder)) == ""
    assert find_run(str(folder), tmp_path / "elsewhere") == run(folder)
    assert find_run("baseline", tmp_path) == run(folder)
    missed = find_run("basline", tmp_path)
    assert isinstance(missed, Finding)
    assert missed.hint == "did you mean `baseline`?"
    empty = find_run(str(tmp_path), tmp_path)
    assert isinstance(empty, Finding)
    assert "holds no run" in empty.says
