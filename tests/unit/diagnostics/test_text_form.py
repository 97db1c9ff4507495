"""The form for people, line for line."""

from rulewright.diagnostics import (
    Label,
    Report,
    Rule,
    Severity,
    Span,
    render_text,
    summary,
)

ERROR = Rule("RW412", "promise-without-deed", Severity.ERROR, "T.", "W.", None, None)
NOTE = Rule("RW601", "thin-bleed", Severity.NOTE, "T.", "W.", None, None)
WARNING = Rule("RW602", "thin-line", Severity.WARNING, "T.", "W.", None, None)

CARDS = "\n" * 40 + (
    "      text: Draw {draw.cards} cards, then block the attack.\n"
    "      flavour: nobody home\n\n"
    "      effects: [{op: draw, cards: 2}]\n"
)
FILES = {"cards.yaml": CARDS, "other.yaml": "cost: 2\r\ncost: 3\r\n"}


def test_a_finding_in_full() -> None:
    found = ERROR.at(
        Span("cards.yaml", 41, 43, 41, 59),
        "the face promises this",
        hint="add an op that does it, or strike the words",
        labels=(
            Label(Span("cards.yaml", 44, 16, 44, 38), "and nothing here blocks"),
            Label(Span("other.yaml", 2, 7, 2, 8), "nor here"),
        ),
        within='card "Safe House", front face, first sentence',
    )
    assert render_text([found], FILES.get) == (
        "cards.yaml:41:43: error RW412 promise-without-deed\n"
        "   41 |       text: Draw {draw.cards} cards, then block the attack.\n"
        "      |                                           ^^^^^^^^^^^^^^^^"
        " the face promises this\n"
        "   44 |       effects: [{op: draw, cards: 2}]\n"
        "      |                ---------------------- and nothing here blocks\n"
        "      > other.yaml:2:7\n"
        "    2 | cost: 3\n"
        "      |       - nor here\n"
        '   in card "Safe House", front face, first sentence\n'
        "   hint: add an op that does it, or strike the words\n"
        "   more: rulewright explain RW412\n"
    )


def test_without_a_place() -> None:
    found = NOTE.at(None, "no game was found", hint="name one")
    assert render_text([found], FILES.get) == (
        "note RW601 thin-bleed\n"
        "   no game was found\n"
        "   hint: name one\n"
        "   more: rulewright explain RW601\n"
    )


def test_without_a_source_or_beyond_its_end() -> None:
    for span in (Span("gone.yaml", 1, 1, 1, 1), Span("other.yaml", 9, 1, 9, 1)):
        text = render_text([WARNING.at(span, "says", hint="do")], FILES.get)
        assert text == (
            f"{span}: warning RW602 thin-line\n"
            "   says\n   hint: do\n   more: rulewright explain RW602\n"
        )


def test_a_span_of_several_lines_marks_the_first() -> None:
    found = ERROR.at(Span("cards.yaml", 41, 7, 44, 38), "all of it", hint="do")
    lines = render_text([found], FILES.get).splitlines()
    assert lines[2] == "      |       " + "^" * 53 + " all of it (to line 44)"


def test_the_gutter_grows_with_line_numbers() -> None:
    long = {"long.yaml": "\n" * 123_455 + "end\n"}
    found = ERROR.at(Span("long.yaml", 123_456, 1, 123_456, 4), "here", hint="do")
    lines = render_text([found], long.get).splitlines()
    assert lines[1:3] == ["123456 | end", "       | ^^^ here"]


def test_findings_stand_apart_and_each_file_is_read_once() -> None:
    asked: list[str] = []

    def source(file: str) -> str | None:
        asked.append(file)
        return FILES.get(file)

    span = Span("other.yaml", 1, 1, 1, 5)
    found = Report([ERROR.at(span, "a", hint="x"), NOTE.at(span, "b", hint="y")])
    text = render_text(found, source)
    assert text.count("\n\n") == 1
    assert asked == ["other.yaml"]
    assert render_text([], source) == ""


def test_words_of_a_file_cannot_break_the_layout() -> None:
    found = ERROR.at(None, "a\nb \x1b[2J", hint="c\td")
    lines = render_text([found], FILES.get).splitlines()
    assert lines[1:3] == ["   a b ␛[2J", "   hint: c d"]


def test_summary() -> None:
    error = ERROR.at(None, "a", hint="b")
    assert summary([]) == "no findings"
    assert summary([error]) == "1 error"
    both = [error, error, NOTE.at(None, "a", hint="b"), WARNING.at(None, "", hint="")]
    assert summary(both) == "2 errors, 1 warning, 1 note"
