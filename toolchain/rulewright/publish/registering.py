"""Registering: a drift of the printer as the matrix that makes it good.

Here: the numbers of a matrix, and a page's operators put under it. Not here: how a
drift is measured (`press.registration`).
"""

from __future__ import annotations

from math import atan as angle_of
from math import cos, sin

from rulewright.measure import Size
from rulewright.press import Drift


def registered(content: bytes, paper: Size, drift: Drift | None) -> bytes:
    """The operators of a back, moved and turned about the middle of the paper."""
    if drift is None:
        return content
    numbers = " ".join(f"{value:.6f}" for value in matrix(paper, drift))
    return f"q {numbers} cm\n".encode() + content + b"Q\n"


def matrix(
    paper: Size, drift: Drift
) -> tuple[float, float, float, float, float, float]:
    """The matrix of a drift on a paper, in points counted upwards, as PDF does."""
    # Clockwise on the paper, where y runs down, is a negative angle where it runs up.
    angle = -angle_of(float(drift.slope))
    across, up = cos(angle), sin(angle)
    x, y = float(paper.width.pt) / 2, float(paper.height.pt) / 2
    shift = drift.shift
    to_x, to_y = x + float(shift.x.pt), y - float(shift.y.pt)
    return (
        across,
        up,
        -up,
        across,
        to_x - across * x + up * y,
        to_y - up * x - across * y,
    )
