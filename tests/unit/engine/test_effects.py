"""Effects: tests joined, words found once."""

import pytest

from rulewright.engine import Op, State, Vocabulary, all_of, always, any_of

YES, NO = (lambda s, seat: True), (lambda s, seat: False)
S = State([], 0, [])


@pytest.mark.parametrize(
    ("tests", "every", "some"),
    [
        ([YES], True, True),
        ([NO], False, False),
        ([YES, NO], False, True),
        ([YES, YES, YES], True, True),
        ([YES, YES, NO], False, True),
        ([NO, NO, NO], False, False),
        ([always, NO], False, True),
    ],
)
def test_tests_are_joined(tests: list, every: bool, some: bool) -> None:  # type: ignore[type-arg]
    assert all_of(tests)(S, 0) is every
    assert any_of(tests)(S, 0) is some


def test_what_is_always_true_costs_nothing() -> None:
    assert all_of([]) is always
    assert all_of([always, always]) is always
    assert all_of([always, NO]) is NO
    assert any_of([NO, always]) is always


def test_a_word_is_registered_once() -> None:
    words = Vocabulary()
    words.verb("hum")(lambda c, form: Op(lambda s, seat: None))
    with pytest.raises(ValueError, match="verb hum"):
        words.verb("hum")(lambda c, form: Op(lambda s, seat: None))
    with pytest.raises(KeyError, match="no seat `ghost`"):
        words.seat.find("ghost")
