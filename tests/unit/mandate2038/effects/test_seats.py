"""Seat expressions."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        ("each", ""),
        ("everyone", ": literal_error"),
        ("{controller: government}", ""),
        ("{controller: self}", ".controller: literal_error"),
        ("{chosen: friend}", ""),
        ("{choose: rival}", ""),
        ("{extreme: least, of: customers, tie: initiative}", ""),
        ("{extreme: least, of: customers}", ".tie: missing"),
        ("{each_if: {presence: [media]}}", ""),
        ("{each_if: {presence: []}}", ".each_if.presence: empty_list"),
        ("[self]", ": no_such_form"),
    ],
)
def test_seats(seat: str, expected: str) -> None:
    found = complaints(f"- {{who: {seat}, ops: [{{op: train}}]}}")
    assert found == ([f"0.who{expected}"] if expected else [])
