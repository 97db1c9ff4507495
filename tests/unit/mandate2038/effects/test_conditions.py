"""Conditions: one key each, joined by all, any and none."""

import pytest

from rulewright_mandate2038.effects.conditions import KEYS
from unit.mandate2038.workshop import complaints


def test_one_condition_has_one_key() -> None:
    assert complaints("- needs: {all: [{did: a}, {none: [{did: b}]}]}") == []
    assert complaints("- needs: {did: a, not_did: [b]}") == [
        "0.needs.not_did: extra_forbidden"
    ]
    assert complaints("- needs: {all: []}") == ["0.needs.all: empty_list"]
    assert complaints("- needs: {luck: 3}") == ["0.needs: no_such_form"]


def test_every_kind_of_condition_is_told_apart_by_a_key_of_its_own() -> None:
    assert len(set(KEYS)) == len(KEYS)
    for key in KEYS:
        (first, *_) = complaints(f"- needs: {{{key}: {{}}}}")
        assert first.startswith(f"0.needs.{key}"), first


@pytest.mark.parametrize(
    ("share", "expected"),
    [
        ("{share: gone, cmp: \">=\", value: 1}", []),
        ("{share: run.banked, cmp: \">=\", value: 3}", []),
        ("{share: run.bankd, cmp: \">=\", value: 3}", ["0.needs.share: literal_error"]),
        ("{share: gone, cmp: \"=>\", value: 3}", ["0.needs.cmp: literal_error"]),
        ("{share: gone, value: 3}", ["0.needs.cmp: missing"]),
        ("{share: {own: facility, state: powered}, cmp: \"<\", value: players}", []),
        ("{share: [gone], cmp: \"<\", value: 1}", ["0.needs.share: no_such_form"]),
    ],
)  # fmt: skip
def test_shares(share: str, expected: list[str]) -> None:
    assert complaints(f"- needs: {share}") == expected
