"""The SARIF form has what SARIF 2.1.0 asks for."""

import json
from pathlib import Path

from rulewright.diagnostics import Label, Rule, Severity, Span, explain, render_sarif

ERROR = Rule("RW017", "doubled-key", Severity.ERROR, "Twice.", "Why.", None, None)
NOTE = Rule("RW005", "empty-file", Severity.NOTE, "Empty.", "Why.", None, None)
SPAN = Span("my cards/é.yaml", 3, 1, 3, 5)
FOUND = [
    ERROR.at(
        SPAN,
        "again",
        hint="keep one",
        labels=(Label(Span("cards.yaml", 1, 1, 1, 5), "the first one"),),
        within="card",
    ),
    ERROR.at(None, "nowhere", hint="do"),
    NOTE.at(Span("b.yaml", 1, 1, 1, 1), "empty", hint="write"),
]


def test_the_log_and_its_tool() -> None:
    log = json.loads(render_sarif(FOUND))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    (run,) = log["runs"]
    assert set(run) == {"tool", "columnKind", "results"}
    assert run["columnKind"] == "unicodeCodePoints"
    driver = run["tool"]["driver"]
    assert driver["name"] == "Rulewright"
    assert driver["version"]
    assert [rule["id"] for rule in driver["rules"]] == ["RW005", "RW017"]
    assert driver["rules"][1] == {
        "id": "RW017",
        "name": "DoubledKey",
        "shortDescription": {"text": "Twice."},
        "fullDescription": {"text": "Why."},
        "help": {"text": explain(ERROR)},
        "defaultConfiguration": {"level": "error"},
    }


def test_results_point_at_their_rule_and_place() -> None:
    run = json.loads(render_sarif(FOUND))["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
    first, second, third = run["results"]
    assert first["message"]["text"] == "again\nin card\nhint: keep one"
    assert first["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "my%20cards/%C3%A9.yaml"},
                "region": {
                    "startLine": 3,
                    "startColumn": 1,
                    "endLine": 3,
                    "endColumn": 5,
                },
            }
        }
    ]
    (related,) = first["relatedLocations"]
    assert related["id"] == 1
    assert related["message"] == {"text": "the first one"}
    assert related["physicalLocation"]["artifactLocation"] == {"uri": "cards.yaml"}
    assert "locations" not in second
    assert "relatedLocations" not in third


def test_an_absolute_path_becomes_a_file_uri(tmp_path: Path) -> None:
    file = tmp_path / "a b.yaml"
    log = render_sarif([ERROR.at(Span(str(file), 1, 1, 1, 1), "x", hint="y")])
    assert f'"uri": "{file.as_uri()}"' in log


def test_nothing_found_is_a_log_too() -> None:
    (run,) = json.loads(render_sarif([]))["runs"]
    assert run["results"] == []
    assert run["tool"]["driver"]["rules"] == []
