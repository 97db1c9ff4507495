"""Noun phrases of the map: what each form of the family claims."""

from unit.mandate2038.tongue import LANGUAGE


def test_a_sentence_of_the_family_is_read() -> None:
    assert LANGUAGE.read("On a Power Corridor hex, gain 1 Trust.").read
