"""Kinds: the record of a whole content file."""

from rulewright.model.kind import generic_kinds


def test_generic_kinds_are_the_kernels() -> None:
    assert {kind.home for kind in generic_kinds()} == {"rulewright"}
