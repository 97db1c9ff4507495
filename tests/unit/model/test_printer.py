"""Printer profiles: lengths of a few millimetres, nothing else."""

import pytest
from pydantic import ValidationError

from rulewright.model.printer import Printer


def test_a_pin_has_two_lengths() -> None:
    printer = Printer(left=("0.6mm", "-0.25mm"), right=("0mm", "9.999mm"))
    assert printer.left == ("0.6mm", "-0.25mm")


@pytest.mark.parametrize("shift", ["10mm", "0.6", "0.6cm", "1e3mm", "0.0001mm", "mm"])
def test_nonsense_is_refused(shift: str) -> None:
    with pytest.raises(ValidationError):
        Printer(left=("0mm", "0mm"), right=("0mm", shift))
