"""Legality: judged on the board, for the right reasons, leaving no trace."""

from rulewright.engine import save
from rulewright_mandate2038.play import legality
from tabletop import Tabletop


def test_judging_leaves_no_trace() -> None:
    t = Tabletop()
    before = save(t.r, t.s)
    for seat in range(4):
        for card in t.r.cards:
            legality.legal_moves(t.r, t.s, seat, card)
            legality.resolvable(t.r, t.s, seat, card)
    assert save(t.r, t.s) == before


def test_r_map_14_frontier_is_legal_for_what_builds_nothing() -> None:
    t = Tabletop()
    for card in t.r.cards[:4]:
        legal = (0, 0) in legality.legal_moves(t.r, t.s, 0, card)
        assert legal == (card.face.id != "build"), card.face.id


def test_a_move_is_up_to_two_steps_of_any_pawn_on_the_map() -> None:
    t = Tabletop()
    found = legality.moves(t.r, t.s, 0)
    assert len(found) == 2 * 19
    t.pawn(0, 1, "o0")
    assert sum(pawn == 1 for pawn, _ in legality.moves(t.r, t.s, 0)) == 9
    assert legality.destinations(t.r, t.s, 0) == list(range(19))
