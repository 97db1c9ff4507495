"""Derived figures: numbers that follow from others by a formula that content states.

A formula is a row of a table with `over`, `least` and `round`; its home is the row, so
that a derived number points at what makes it. Exact integers throughout.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from typing import Any

from rulewright.model import Figure


def derived(formula: Mapping[str, Any], *factors: Figure) -> Figure:
    """The product of some figures under a formula.

    `over` divides it, `round: half_up` makes it whole, `least` is its floor.

    Raises:
        ValueError: the formula rounds in a way that is not known.
    """
    product = Fraction(1)
    for factor in factors:
        product *= factor.value
    over = formula.get("over")
    if isinstance(over, Figure):
        product /= over.value
    if formula.get("round") == "half_up":
        whole = floor(product + Fraction(1, 2))
    elif product.denominator == 1:
        whole = int(product)
    else:
        msg = f"a formula leaves {product} and does not say how to round it"
        raise ValueError(msg)
    least = formula.get("least")
    home = over.home.rsplit(".", 1)[0] if isinstance(over, Figure) else factors[0].home
    return Figure(max(whole, least.value) if isinstance(least, Figure) else whole, home)


def scale(*ends: Figure) -> list[Figure]:
    """Every value from the least to the most, each with the home of the far end.

    With one end only, from 1: pieces, cycles, places.
    """
    least = ends[0].value if len(ends) > 1 else 1
    most = ends[-1]
    return [Figure(value, most.home) for value in range(least, most.value + 1)]
