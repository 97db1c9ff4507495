"""The JSON form keeps its keys."""

import json

from rulewright.diagnostics import Label, Rule, Severity, Span, render_json

RULE = Rule("RW017", "doubled-key", Severity.ERROR, "Twice.", "Why.", None, None)
SPAN = Span("cards.yaml", 3, 1, 3, 5)
FIRST = Span("cards.yaml", 1, 1, 1, 5)


def test_a_finding_in_full() -> None:
    label = Label(FIRST, "the first one")
    found = RULE.at(SPAN, "“cost” again", hint="keep one", labels=(label,), within="x")
    text = render_json([found])
    assert "“cost”" in text
    assert text.endswith("}\n")
    assert json.loads(text) == {
        "version": 1,
        "counts": {"error": 1, "warning": 0, "note": 0},
        "findings": [
            {
                "code": "RW017",
                "slug": "doubled-key",
                "severity": "error",
                "title": "Twice.",
                "file": "cards.yaml",
                "line": 3,
                "column": 1,
                "end_line": 3,
                "end_column": 5,
                "says": "“cost” again",
                "hint": "keep one",
                "within": "x",
                "labels": [
                    {
                        "file": "cards.yaml",
                        "line": 1,
                        "column": 1,
                        "end_line": 1,
                        "end_column": 5,
                        "text": "the first one",
                    }
                ],
            }
        ],
    }


def test_without_a_place_the_keys_are_still_there() -> None:
    (found,) = json.loads(render_json([RULE.at(None, "a", hint="b")]))["findings"]
    assert [found[key] for key in ("file", "line", "column", "end_line")] == [None] * 4
    assert found["within"] is None
    assert found["labels"] == []


def test_nothing_found_is_a_document_too() -> None:
    assert json.loads(render_json([]))["findings"] == []
