"""The GitHub form escapes what a workflow command gives a meaning to."""

from rulewright.diagnostics import Label, Rule, Severity, Span, render_github

ERROR = Rule("RW017", "doubled-key", Severity.ERROR, "T.", "W.", None, None)
NOTE = Rule("RW601", "thin-bleed", Severity.NOTE, "T.", "W.", None, None)
WARNING = Rule("RW602", "thin-line", Severity.WARNING, "T.", "W.", None, None)


def test_a_finding_in_full() -> None:
    found = ERROR.at(
        Span("a, b:c/50%.yaml", 3, 1, 3, 5),
        "100% twice, here: “cost”",
        hint="keep one",
        labels=(Label(Span("a.yaml", 1, 1, 1, 5), "the first one"),),
        within="card",
    )
    assert render_github([found]) == (
        "::error file=a%2C b%3Ac/50%25.yaml,line=3,endLine=3,col=1,endColumn=5,"
        "title=RW017 doubled-key::100%25 twice, here: “cost”"
        "%0Aa.yaml:1:1: the first one%0Ain card%0Ahint: keep one\n"
    )


def test_several_lines_have_no_columns() -> None:
    line = render_github([ERROR.at(Span("a.yaml", 3, 2, 5, 1), "x", hint="y")])
    assert line.startswith("::error file=a.yaml,line=3,endLine=5,title=")


def test_without_a_place_and_other_severities() -> None:
    lines = render_github(
        [NOTE.at(None, "a\r\nb", hint="c"), WARNING.at(None, "d", hint="e")]
    )
    assert lines == (
        "::notice title=RW601 thin-bleed::a%0D%0Ab%0Ahint: c\n"
        "::warning title=RW602 thin-line::d%0Ahint: e\n"
    )
    assert render_github([]) == ""
