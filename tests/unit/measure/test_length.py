"""Lengths are whole micrometres, read and written without loss."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.measure import Length

lengths = st.integers(-(10**9), 10**9).map(Length)


@pytest.mark.parametrize(
    ("written", "um"),
    [
        ("63mm", 63_000),
        ("0.45mm", 450),
        ("2.5in", 63_500),
        ("1.2cm", 12_000),
        ("-3mm", -3_000),
        ("63 mm", 63_000),
        ("0.001mm", 1),
        # 9pt are exactly 1/8 in; 8pt are 2822.2 um, 1pt is 352.8 um.
        ("9pt", 3_175),
        ("8pt", 2_822),
        ("1pt", 353),
    ],
)
def test_parse(written: str, um: int) -> None:
    assert Length.parse(written) == Length(um)


@pytest.mark.parametrize(
    "written",
    # Wrong forms, a digit of another script, and what is finer than a micrometre.
    [
        "63",
        "mm",
        "63px",
        "6e1mm",
        ".5mm",
        "5.mm",
        "+5mm",
        "٣mm",
        " 63mm",
        "63mm ",
        "63mm\n",
        "1_0mm",
        "0.0005mm",
        "0.00001in",
        "",
        "1" * 50 + "mm",
    ],
)
def test_what_is_no_length_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"length|finer"):
        Length.parse(written)


def test_only_whole_micrometres() -> None:
    for wrong in (63.0, True, "63"):
        with pytest.raises(TypeError):
            Length(wrong)  # type: ignore[arg-type]


def test_sums_and_ratios() -> None:
    card, gutter = Length.parse("63mm"), Length.parse("3mm")
    assert card * 3 + gutter * 2 == Length.parse("195mm")
    assert 3 * card == card * 3
    assert card - gutter == Length.parse("60mm")
    assert -gutter == Length(-3000)
    assert abs(-gutter) == gutter
    assert Length.parse("210mm") // card == 3
    assert Length.parse("210mm") % card == Length.parse("21mm")
    assert Length(7) // 2 == Length(3)
    assert card / gutter == Fraction(21)
    assert gutter < card
    assert card
    assert not Length(0)
    assert Length.sum([card, gutter, gutter]) == Length.parse("69mm")
    assert Length.sum([]) == Length(0)


@pytest.mark.parametrize("other", [2, 2.0, "2mm", None])
def test_lengths_and_numbers_do_not_add(other: object) -> None:
    with pytest.raises(TypeError):
        Length(1) + other  # type: ignore[operator]
    with pytest.raises(TypeError):
        Length(1) - other  # type: ignore[operator]


def test_lengths_multiply_by_whole_numbers_only() -> None:
    for other in (1.5, Length(2), True):
        with pytest.raises(TypeError):
            Length(1) * other  # type: ignore[operator]


def test_other_units() -> None:
    inch = Length.parse("1in")
    assert inch.mm == Fraction(127, 5)
    assert inch.pt == 72


@pytest.mark.parametrize(
    ("um", "written"),
    [(63_000, "63mm"), (450, "0.45mm"), (1, "0.001mm"), (-1500, "-1.5mm"), (0, "0mm")],
)
def test_written(um: int, written: str) -> None:
    assert str(Length(um)) == written


@given(lengths)
def test_what_is_written_is_read_back(length: Length) -> None:
    assert Length.parse(str(length)) == length


@given(lengths, lengths)
def test_order_is_that_of_micrometres(a: Length, b: Length) -> None:
    assert (a < b) == (a.um < b.um)
    assert (a + b) - b == a
