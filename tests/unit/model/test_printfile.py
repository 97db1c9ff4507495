"""`print.yaml`: sizes and papers."""

import re

from rulewright.model.printfile import LENGTH_PATTERN


def test_a_length_has_a_unit() -> None:
    assert re.search(LENGTH_PATTERN, "63mm")
    assert not re.search(LENGTH_PATTERN, "63")
