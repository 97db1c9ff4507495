"""Conditions on the map, power, training and claims: what each form of the family claims."""

from unit.mandate2038.tongue import LANGUAGE


def test_a_sentence_of_the_family_is_read() -> None:
    assert LANGUAGE.read("If AGI emerges, gain 1 Trust.").read
