"""The calibration page: crosses behind crosses, scales on the back."""

import pytest

from rulewright.press import Backs, Drift
from rulewright.publish.calibration import calibration_pdf
from unit.publish.easel import HOUSE
from unit.publish.printshop import A4, IMPRINT, LETTER, opened, words

FONTS = (HOUSE / "fonts",)


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_two_pages_say_what_to_do(paper: object) -> None:
    chosen = A4 if paper is A4 else LETTER
    data = calibration_pdf(chosen, FONTS, IMPRINT, backs=Backs.SHORT_EDGE)
    with opened(data) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert len(pdf.pages) == 2
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
    assert "Push a pin" in words(data, 0)
    assert "rulewright printer NAME --left X,Y --right X,Y" in words(data, 1)
    assert words(data, 1).count("-10") == 4


def test_crosses_stand_where_turning_the_paper_brings_them() -> None:
    data = calibration_pdf(A4, FONTS, IMPRINT, backs=Backs.LONG_EDGE)
    with opened(data) as pdf:
        front, back = (page.Contents.read_bytes() for page in pdf.pages)
    lines = [line for line in front.split(b"\n") if line.endswith(b" S")]
    assert len(lines) == 4
    assert all(line in back for line in lines)


def test_a_known_drift_moves_the_back_alone() -> None:
    drift = Drift.parse(("0.6mm", "0mm"), ("0.6mm", "0mm"))
    still, moved = (
        calibration_pdf(A4, FONTS, IMPRINT, backs=Backs.LONG_EDGE, drift=one)
        for one in (None, drift)
    )
    with opened(still) as one, opened(moved) as other:
        pages = [
            [page.Contents.read_bytes() for page in pdf.pages] for pdf in (one, other)
        ]
    assert pages[0][0] == pages[1][0]
    moving, _, rest = pages[1][1].partition(b" cm\n")
    assert [float(v) for v in moving[2:].split()] == [1, 0, 0, 1, 1.700787, 0]
    assert rest == pages[0][1] + b"Q\n"
