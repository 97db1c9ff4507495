"""Rulings: answered questions, printed with the faces that they are about."""

import re

from rulewright.model.ruling import RULING_PATTERN


def test_a_ruling_is_numbered() -> None:
    assert re.search(RULING_PATTERN, "R-ACT-1")
    assert not re.search(RULING_PATTERN, "ACT-1")
