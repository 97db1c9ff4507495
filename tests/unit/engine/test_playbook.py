"""The playbook: names once, frames with all their locals, events while wanted."""

import pytest

from rulewright.engine import HEAD, Playbook, State


def test_a_step_is_its_number_and_a_frame_has_every_local() -> None:
    book: Playbook[object] = Playbook("toy")
    made = book.procedure("walk", "seat", "steps")

    @made.step
    def first(r: object, s: State, f: list[int]) -> None:
        del r, s, f

    @made.step
    def second(r: object, s: State, f: list[int]) -> None:
        del r, s, f

    assert (first, second) == (0, 1)
    assert made.step_names == ["first", "second"]
    assert list(made.locals) == [HEAD, HEAD + 1]
    assert made.frame((4,)) == [made.number, 0, 4, 0]


@pytest.mark.parametrize("sort", ["procedure", "event"])
def test_names_are_given_once(sort: str) -> None:
    book: Playbook[object] = Playbook("toy")
    getattr(book, sort)("walk")
    with pytest.raises(ValueError, match="walk"):
        getattr(book, sort)("walk")


def test_events_are_noted_with_their_cause_if_anybody_wants_them() -> None:
    book: Playbook[object] = Playbook("toy")
    event = book.event("fell", "seat", "from:hex")
    s = State([], 0, [])
    event(s, 1, 2)
    s.log, s.cause = [], 6
    event(s, 1, 2)
    assert s.log == [(event.number, 6, 1, 2)]
    assert event.kinds == (("seat", "seat"), ("from", "hex"))
