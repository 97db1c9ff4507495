"""Conditions on what was just resolved and spent."""

from unit.mandate2038.verbs.lectern import holds, table

SPENT = {"spent": {"by": "rival", "compute": {"min": 2}, "in": "single_action"}}


def test_resolved_just_now_or_in_this_era_or_as_selection() -> None:
    t = table()
    t.v[t.r.at.resolved] = 4
    t.v[t.r.at.resolved_cards] = 1 << 3
    t.v[t.r.at.selected] = 4
    t.v[t.r.at.selected + 1] = 0
    assert holds(t, {"resolved": "deploy"})
    assert not holds(t, {"resolved": "fund"})
    assert holds(t, {"resolved": "organize", "since": "era"})
    assert not holds(t, {"resolved": "organize", "since": "era"}, seat=1)
    assert holds(t, {"resolved": "deploy", "as": "selection"})
    assert not holds(t, {"resolved": "deploy", "as": "selection"}, seat=1)


def test_a_name_of_the_face_stands_for_a_card() -> None:
    t = table()
    t.headline("ai_written_law")
    t.answer("deploy")
    t.v[t.r.at.resolved] = 4
    assert holds(t, {"resolved": "law"})
    t.v[t.r.at.resolved] = 0
    assert not holds(t, {"resolved": "law"})


def test_r_fac_1_spending_of_a_rival_in_a_single_action() -> None:
    t = table()
    t.v[t.r.at.acting] = 1
    t.v[t.r.at.spent_compute] = 2
    assert holds(t, SPENT, seat=2)
    assert not holds(t, SPENT, seat=1)
    t.v[t.r.at.spent_compute] = 1
    assert not holds(t, SPENT, seat=2)
