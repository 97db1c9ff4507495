"""Sizes are two lengths, neither negative."""

import pytest

from rulewright.measure import Length, Size

CARD = Size(Length.parse("63mm"), Length.parse("88mm"))


@pytest.mark.parametrize("written", ["63mm x 88mm", "63mm×88mm", "6.3cm x 88 mm"])
def test_parse(written: str) -> None:
    assert Size.parse(written) == CARD


@pytest.mark.parametrize("written", ["63mm", "63 x 88", "63mm x", "1mm x 2mm x 3mm"])
def test_what_is_no_size_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"length|size"):
        Size.parse(written)


def test_never_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        Size(Length(-1), Length(1))
    with pytest.raises(ValueError, match="negative"):
        CARD.grown(Length.parse("-40mm"))


def test_turned_and_grown() -> None:
    assert CARD.turned == Size.parse("88mm x 63mm")
    assert CARD.grown(Length.parse("3mm")) == Size.parse("69mm x 94mm")
    assert CARD.grown(Length.parse("-3mm")) == Size.parse("57mm x 82mm")
    assert str(CARD) == "63mm x 88mm"


def test_fits_without_turning() -> None:
    assert CARD.fits_in(CARD)
    assert CARD.fits_in(CARD.grown(Length(1)))
    assert not CARD.fits_in(CARD.turned)
    assert not CARD.turned.fits_in(CARD)
