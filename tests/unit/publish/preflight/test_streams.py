"""Streams and operands, apart from what they paint."""

import pikepdf
import pytest

from rulewright.publish.preflight.streams import (
    UninspectedError,
    bound,
    facts_of,
    matrix_of,
    numbers_of,
    streams_of,
)
from unit.publish.preflight.pressroom import picture


def test_contents_are_a_stream_several_or_none() -> None:
    pdf = pikepdf.new()
    one = pdf.make_stream(b"q Q")
    assert streams_of(None) == []
    assert len(streams_of(one)) == 1
    assert len(streams_of(pikepdf.Array([one, one]))) == 2


def test_only_streams_are_walked() -> None:
    pdf = pikepdf.new()
    bound(pdf.make_stream(b"q Q"))
    with pytest.raises(UninspectedError, match="no stream"):
        bound(pikepdf.Dictionary())


def test_operands() -> None:
    assert numbers_of([1, 2.5]) == (1.0, 2.5)
    assert matrix_of([1, 0, 0, 1, 5, 6]) == (1, 0, 0, 1, 5, 6)
    with pytest.raises(ValueError, match="unpack"):
        matrix_of([1, 2])


def test_a_picture_describes_itself() -> None:
    pdf = pikepdf.new()
    facts = facts_of(picture(pdf, (3, 4), "DeviceCMYK"), (7, 0), None)
    assert (facts.width, facts.height, facts.family) == (3, 4, "CMYK")
    assert not facts.mask
