"""A style sheet put together from rules says what it says as a whole."""

from pathlib import Path
from typing import Any

import pytest

from rulewright.publish import fontconfig
from rulewright.publish.drawing_sources import Sources
from unit.publish.easel import templates

PLAIN = (
    "\n.a{color:#ff0000}.a b,.c{margin:0 auto}\n\n.a::before{width:calc((1mm + 2mm))}\n"
)


def bench(tmp_path: Path) -> Any:  # noqa: ANN401 - loaded when the fonts are shut off
    roots = templates(tmp_path)
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish.drawing_bench import Bench  # noqa: PLC0415

    return Bench((), Sources(roots, {}))


def said(sheet: Any) -> list[Any]:  # noqa: ANN401 - the engine's
    found = sheet.matcher.class_selectors | sheet.matcher.lower_local_name_selectors
    return [
        (key, specificity, order, pseudo, repr(payload))
        for key, entries in sorted(found.items())
        for _, specificity, order, pseudo, payload in entries
    ]


def test_rules_are_read_once_and_say_the_same_in_the_same_order(tmp_path: Path) -> None:
    some = bench(tmp_path)
    book = some._rules

    sheet = book.sheet(PLAIN)
    other = book.sheet(".z{color:#00ff00}" + PLAIN)

    assert said(sheet) == said(some._parse(PLAIN, "", None))
    assert len(said(sheet)) == 4
    assert len(book._known) == 4
    entry = sheet.matcher.class_selectors["c"][0]
    assert other.matcher.class_selectors["c"][0][4] is entry[4]
    assert other.matcher.class_selectors["c"][0][2] == entry[2] + 1


@pytest.mark.parametrize(
    "css",
    [
        '.a{content:"} .b {"}',
        ".a{color:#ff0000}/* } */",
        "@page{margin:0}",
        "@media print{.a{color:#ff0000}}",
        ".a{width:calc(1mm}.b{color:#ff0000}",
        ".a{color:#ff0000}}",
        ".a{color:#ff0000",
        r".a\{{color:#ff0000}",
        ".a{}{color:#ff0000}",
    ],
)
def test_what_cannot_be_split_for_certain_is_read_whole(
    tmp_path: Path, css: str, caplog: pytest.LogCaptureFixture
) -> None:
    some = bench(tmp_path)
    with caplog.at_level("CRITICAL", "weasyprint"):
        sheet = some._rules.sheet(css)
        whole = some._parse(css, "", None)

    assert type(sheet) is type(whole)
    assert said(sheet) == said(whole)
    assert some._rules._known == {}


def test_a_complaint_is_heard_each_time_with_its_place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    some = bench(tmp_path)
    css = ".a{color:#ff0000}\n.b{colour:red}"
    heard = []
    for _ in range(2):
        caplog.clear()
        some._rules.sheet(css)
        heard.append([record.getMessage() for record in caplog.records])

    assert heard[0] == heard[1]
    assert len(heard[0]) == 1
    assert "colour:red" in heard[0][0]
    assert "2:4" in heard[0][0]
