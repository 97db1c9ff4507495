"""Cells of a CSV file, whatever the spreadsheet's country."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.source.decoding import UNSEEN
from rulewright.source.tabular import Table, read_table

WORDS = st.text(st.characters(exclude_categories=("C",)) | st.just("\n"), max_size=8)


def table(data: bytes | str) -> tuple[Table | None, list[tuple[str, str]]]:
    report = Report()
    raw = data.encode() if isinstance(data, str) else data
    found = read_table(raw, "cards.csv", report)
    return found, [(str(f.span), f.rule.code) for f in report.findings]


def texts(found: Table | None) -> list[list[str]]:
    assert found is not None
    return [[cell.text for cell in row] for row in (found.header, *found.rows)]


@pytest.mark.parametrize(
    "data",
    [
        "id,name\nash,Ash\n",
        "id;name\r\nash;Ash\r\n",
        "id\tname\nash\tAsh",
        b"\xef\xbb\xbfid,name\r\nash,Ash",
        "\ufeffid\tname\r\nash\tAsh\r\n".encode("utf-16-le"),
        "id,name\n\n,\nash,Ash\n",
    ],
)
def test_every_country_writes_the_same_table(data: bytes | str) -> None:
    found, faults = table(data)
    assert texts(found) == [["id", "name"], ["ash", "Ash"]]
    assert faults == []


def test_quotes_hold_separators_line_ends_and_quotes() -> None:
    found, faults = table('id,rules\nash,"Gain 2, then\n""draw""."\n')
    assert texts(found)[1] == ["ash", 'Gain 2, then\n"draw".']
    assert found is not None
    assert str(found.rows[0][1].span) == "cards.csv:2:5"
    assert (found.rows[0][1].span.end_line, faults) == (3, [])


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ('id,name\nash,"Ash\n', "cards.csv:2:5"),
        ('id,name\nash,"Ash"es\n', "cards.csv:2:10"),
        ("id,name\nash\n", "cards.csv:2:1"),
        ("id,name\nash,Ash,3\n", "cards.csv:2:1"),
        ("id,name\nash,A\u200bsh\n", "cards.csv:2:5"),
        ("", "cards.csv:1:1"),
    ],
)
def test_a_table_that_is_none(data: str, place: str) -> None:
    found, faults = table(data)
    assert found is None
    assert faults == [(place, "RW029")]


def test_another_encoding_is_refused() -> None:
    found, faults = table("id,name\nash,Été\n".encode("latin-1"))
    assert found is None
    assert faults == [("cards.csv:1:1", "RW006")]


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=4))
def test_what_python_writes_is_read(rows: list[tuple[str, str]]) -> None:
    kept = [row for row in rows if any(row)]
    if any(UNSEEN.search(cell) for row in kept for cell in row):
        return
    out = io.StringIO(newline="")
    csv.writer(out).writerows([("left", "right"), *kept])
    found, faults = table(out.getvalue())
    assert faults == []
    assert texts(found) == [["left", "right"], *map(list, kept)]
