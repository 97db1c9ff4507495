"""Changes to the rules of Mandate 2038: what each form of the family claims."""

from unit.mandate2038.tongue import LANGUAGE


def test_a_sentence_of_the_family_is_read() -> None:
    assert LANGUAGE.read("This cycle, Research costs 0 Compute.").read
