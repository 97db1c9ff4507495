"""What a card is, what is set apart, how a haggle goes: what each form of the family claims."""

from unit.mandate2038.tongue import LANGUAGE


def test_a_sentence_of_the_family_is_read() -> None:
    assert LANGUAGE.read("This card is a duplicate.").read
