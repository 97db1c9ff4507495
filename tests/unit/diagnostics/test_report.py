"""A report keeps one order and no doubles."""

import itertools

from rulewright.diagnostics import Label, Report, Rule, Severity, Span

ERROR = Rule("RW412", "promise-without-deed", Severity.ERROR, "T.", "W.", None, None)
OTHER = Rule("RW101", "field-missing", Severity.ERROR, "T.", "W.", None, None)
WARNING = Rule("RW601", "thin-bleed", Severity.WARNING, "T.", "W.", None, None)


def _span(file: str, line: int, column: int = 1) -> Span:
    return Span(file, line, column, line, column + 1)


IN_ORDER = (
    WARNING.at(None, "everywhere", hint="-"),
    ERROR.at(_span("a.yaml", 2), "x", hint="-"),
    ERROR.at(_span("a.yaml", 10, 2), "x", hint="-"),
    OTHER.at(_span("a.yaml", 10, 11), "x", hint="-"),
    ERROR.at(_span("a.yaml", 10, 11), "a", hint="-"),
    ERROR.at(_span("a.yaml", 10, 11), "b", hint="-"),
    ERROR.at(
        _span("a.yaml", 10, 11),
        "b",
        hint="-",
        labels=(Label(_span("a.yaml", 1), "because"),),
    ),
    WARNING.at(_span("b.yaml", 1), "x", hint="-"),
)


def test_order_does_not_depend_on_who_came_first() -> None:
    for some in itertools.islice(itertools.permutations(IN_ORDER), 0, None, 997):
        assert Report(some).findings == IN_ORDER


def test_no_doubles() -> None:
    report = Report()
    report.add(IN_ORDER[1])
    report.add(ERROR.at(_span("a.yaml", 2), "x", hint="-"))
    report.extend(IN_ORDER[:2])
    assert report.findings == IN_ORDER[:2]
    assert len(report) == 2


def test_extend_takes_another_report() -> None:
    report = Report()
    report.extend(Report(IN_ORDER))
    assert tuple(report) == IN_ORDER


def test_errors_are_what_stops_publishing() -> None:
    report = Report()
    assert not report.errors
    report.add(IN_ORDER[0])
    assert not report.errors
    report.add(IN_ORDER[1])
    assert report.errors


def test_an_empty_report_is_still_a_report() -> None:
    assert bool(Report())
    assert len(Report()) == 0
