"""What a seat cannot see: exactly that is permuted."""

from rulewright.battery import variants
from unit.battery.beach import pebble


def test_streams_guesses_of_others_and_sealed_answers_are_permuted() -> None:
    r = pebble()
    s = r.start(1)
    assert {what for what, _ in variants(r, s, 0)} == {"chance", "guess"}
    r.answer(s, 0, 1)
    assert [what for what, _ in variants(r, s, 0)].count("a sealed answer") == 1
    assert "a sealed answer" not in {what for what, _ in variants(r, s, 1)}
    own = s.values[r.guess]
    assert all(other.values[r.guess] == own for _, other in variants(r, s, 0))
