"""Verbs that choose, announce and remember."""

from unit.mandate2038.verbs.lectern import compiler, holds, seats, table


def test_freezing_remembers_a_seat_whatever_comes_after() -> None:
    """R-CTRL-7: a person fixed by a Headline stays fixed."""
    t = table()
    t.tile("o0", "government")
    t.pawn(2, 0, "o0")
    t.headline("ai_written_law")
    t.answer("fund")
    t.pawn(2, 0, "c")
    t.pawn(1, 0, "o0")
    assert seats(t, {"frozen": "author"}) == [2]
    assert seats(t, {"controller": "government"}) == [1]


def test_nobody_controls_a_name_that_is_even() -> None:
    t = table()
    assert holds(t, {"uncontrolled": "government"})
    t.tile("o0", "government")
    t.pawn(2, 0, "o0")
    assert not holds(t, {"uncontrolled": "government"})


def test_r_trd_7_what_is_banned_is_not_tradable() -> None:
    t = table()
    assert holds(t, {"tradable": "compute"})
    t.headline("export_controls")
    assert not holds(t, {"tradable": "compute"})


def test_r_fac_10_a_choice_among_nobody_cannot_be_made() -> None:
    t = table()
    among = {"more_than_self": "customers"}
    form = {"op": "choose", "what": "player", "among": among, "bind": "subject"}
    op = compiler(t, "program.narrative_capture").op(form)
    for seat, customers in enumerate((1, 1, 2)):
        t.seat(seat, customers=customers)
    assert [op.can(t.s, seat) for seat in range(3)] == [True, True, False]
