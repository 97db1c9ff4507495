"""The forms of findings, on one broken card."""

import json
from pathlib import Path

import pytest

from rulewright.cli.reporting import FORMS, status
from rulewright.diagnostics import Rule, Severity
from samples import cards
from unit.cli.desk import Said, check

BROKEN = cards("- {id: shore, name: The Shore, copis: 3}\n")


def shown(folder: Path, form: str) -> Said:
    said = check(folder, BROKEN, "--format", form)
    assert said.status == 1
    return said


def test_for_people_on_standard_error(tmp_path: Path) -> None:
    said = shown(tmp_path, "text")
    assert said.err.splitlines() == [
        "components/cards.yaml:5:32: error RW101 unknown-key",
        "    5 | - {id: shore, name: The Shore, copis: 3}",
        "      |                                ^^^^^ `copis` is no key of this record",
        '   in card "The Shore"',
        "   hint: did you mean `copies`?",
        "   more: rulewright explain RW101",
        "",
    ]
    assert said.out.startswith("Pebble: 1 component")


def test_for_programs_on_standard_output(tmp_path: Path) -> None:
    said = shown(tmp_path, "json")
    assert said.err == ""
    (found,) = json.loads(said.out)["findings"]
    assert found["code"] == "RW101"
    assert found["severity"] == "error"
    assert found["hint"] == "did you mean `copies`?"
    assert "components/cards.yaml" in json.dumps(found)


def test_for_a_pull_request(tmp_path: Path) -> None:
    said = shown(tmp_path, "github")
    (line,) = said.out.splitlines()
    assert line.startswith("::error file=components/cards.yaml,line=5,")
    assert ",col=32," in line
    assert "RW101" in line


def test_for_code_scanning(tmp_path: Path) -> None:
    said = shown(tmp_path, "sarif")
    (run,) = json.loads(said.out)["runs"]
    (result,) = run["results"]
    assert result["ruleId"] == "RW101"
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"]) == (5, 32)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_the_same_twice(tmp_path: Path, form: str) -> None:
    assert shown(tmp_path, form) == shown(tmp_path, form)


def test_the_status_depends_on_the_worst_finding() -> None:
    def found(severity: Severity) -> Rule:
        return Rule("XX001", "x", severity, "X", "Because.", None, None)

    notes = [found(Severity.NOTE).at(None, "x", hint="y")]
    warnings = [*notes, found(Severity.WARNING).at(None, "x", hint="y")]
    errors = [*warnings, found(Severity.ERROR).at(None, "x", hint="y")]
    assert [status(some, worst=Severity.WARNING) for some in (notes, warnings)] == [
        0,
        1,
    ]
    assert [status(some, worst=Severity.ERROR) for some in (warnings, errors)] == [0, 1]
    assert status([], worst=Severity.NOTE) == 0
