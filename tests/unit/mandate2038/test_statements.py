"""Statements of Mandate 2038: tests that they name are there."""

from rulewright.model.statement_checks import tried
from samples import CHECKOUT
from tabletop import catalogue


def test_every_test_that_is_named_exists() -> None:
    missing = []
    for names in tried(catalogue()).values():
        for name in names:
            path, _, function = name.partition("::")
            if function and f"def {function}(" not in (CHECKOUT / path).read_text(
                encoding="utf-8"
            ):
                missing.append(name)
    assert missing == []


def test_most_of_the_rules_are_tried() -> None:
    tests = tried(catalogue())
    assert len(tests) == 453
    # Raised as statements find their tests; none may lose its last one unseen.
    assert sum(1 for names in tests.values() if names) >= 250
