"""How uses are shown, whatever has become of the files."""

from rulewright.cli.uses_form import uses_json, uses_text
from rulewright.diagnostics import Span
from rulewright.pipeline.subjects import Subject
from rulewright.pipeline.uses import Use, UseKind
from rulewright.pipeline.whereabouts import Found

USE = Use(Span("a.yaml", 2, 3, 2, 6), UseKind.DEFINITION)
LONG = Use(Span("a.yaml", 1, 1, 2, 2), UseKind.RULES, 'card "A"')
FOUND = (Found(Subject("term", "res.x", "X"), (USE, LONG)),)


def test_lines_are_shown_and_counted() -> None:
    assert uses_text(FOUND, lambda _: "one\nabcdef\n").splitlines() == [
        "term res.x: X",
        "",
        "a.yaml:2:3: definition",
        "    2 | abcdef",
        "      |   ^^^",
        'a.yaml:1:1: word in rules, card "A"',
        "    1 | one",
        "      | ^^^",
        "",
        "res.x: 2 places (1 definition, 1 word in rules)",
    ]


def test_a_file_that_has_gone_shows_no_line() -> None:
    told = uses_text(FOUND, lambda _: None)
    assert "a.yaml:2:3: definition" in told
    assert uses_text((Found(FOUND[0].subject, (USE,)),), lambda _: None).endswith(
        "res.x: 1 place (1 definition)"
    )


def test_nothing_stands_for_no_heading() -> None:
    assert '"within": null' in uses_json(FOUND)
