"""Broken rules of turns: selection, blocked Actions, Programs, trade."""

import pytest

from rulewright.engine import (
    Op,
    State,
)
from rulewright_mandate2038.play import (
    cycle,
    legality,
    programs,
    replacing,
    resources,
    selection,
    swarm,
    trade,
    turn,
)
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import (
    Card,
    Mandate,
)
from rulewright_mandate2038.verbs import programs as program_verbs
from unit.mandate2038.broken.breaking import breaks, put_step, put_word, skip

# -- selection and turns ---------------------------------------------------------------


@breaks("S-LOOP-9", "S-LOOP-10", "S-BLK-1")
def any_unused_card_may_be_selected(m: pytest.MonkeyPatch) -> None:
    m.setattr(legality, "resolvable", lambda *_: True)


@breaks("S-LOOP-9")
def abilities_in_place_of_a_move_do_not_count(m: pytest.MonkeyPatch) -> None:
    m.setattr(replacing, "replacements", lambda r, s, seat, card: [])


@breaks("S-LOOP-14")
def the_acting_piece_walks_after_orbital_compute(m: pytest.MonkeyPatch) -> None:
    m.setattr(legality, "stays", legality.moves)
    m.setattr(legality, "legal_stays", legality.legal_moves)


@breaks("S-LOOP-12", "S-CYC-5")
def turns_go_by_seats_and_not_by_initiative(m: pytest.MonkeyPatch) -> None:
    def play_turn(r: Mandate, s: State, f: list[int]) -> None:
        r.call(s, turn.TURN, f[cycle.TURNS])

    put_step(m, cycle.CYCLE, "play_turn", play_turn)


@breaks("S-LOOP-17", "S-CYC-6", "S-TIE-4")
def initiative_stays(m: pytest.MonkeyPatch) -> None:
    def keep(r: Mandate, s: State, f: list[int]) -> None:
        before = s.values[r.at.initiative]
        true(r, s, f)
        s.values[r.at.initiative] = before

    true = put_step(m, cycle.CYCLE, "pass_initiative", keep)


@breaks("S-CARD-15")
def a_headline_outlives_its_cycle(m: pytest.MonkeyPatch) -> None:
    true = Mandate.expire

    def expire(self: Mandate, s: State, period: str) -> None:
        if period != "cycle":
            true(self, s, period)

    m.setattr(Mandate, "expire", expire)


@breaks("S-LOOP-3", "S-LOOP-16")
def a_core_action_is_not_exhausted(m: pytest.MonkeyPatch) -> None:
    put_step(m, turn.TURN, "exhaust", skip)


@breaks("S-BLK-3")
def a_blocked_action_resolves_all_the_same(m: pytest.MonkeyPatch) -> None:
    def act(r: Mandate, s: State, f: list[int]) -> None:
        s.result = turn.ACTED
        true(r, s, f)

    true = put_step(m, turn.TURN, "act", act)


@breaks("S-BLK-3")
def a_blocked_action_does_not_move(m: pytest.MonkeyPatch) -> None:
    def choose(r: Mandate, s: State, f: list[int]) -> None:
        card = r.cards[f[turn.MOVED_FOR]]
        if legality.legal_moves(r, s, f[turn.MOVER], card):
            true(r, s, f)
        else:
            r.leave(s, turn.BLOCKED_RESULT)

    true = put_step(m, turn.MOVE, "choose", choose)


@breaks("S-LOOP-18", "S-BLK-2")
def nobody_minds_a_move_that_blocks(m: pytest.MonkeyPatch) -> None:
    def every(r: Mandate, s: State, seat: int, card: Card) -> list[tuple[int, int]]:
        del card
        return legality.moves(r, s, seat)

    m.setattr(legality, "legal_moves", every)


@breaks("S-LOOP-11", "S-CYC-4")
def a_selection_stays_hidden(m: pytest.MonkeyPatch) -> None:
    put_step(m, selection.SELECTION, "reveal", skip)


# -- Programs --------------------------------------------------------------------------


@breaks("S-PROG-6")
def a_program_comes_again(m: pytest.MonkeyPatch) -> None:
    true = programs.eligible

    def again(r: Mandate, s: State, seat: int) -> list[int]:
        place = r.at.programs_done + seat
        done, s.values[place] = s.values[place], 0
        found = true(r, s, seat)
        s.values[place] = done
        return found

    m.setattr(programs, "eligible", again)


@breaks("S-PROG-5")
def a_program_marker_is_not_spent(m: pytest.MonkeyPatch) -> None:
    true = programs.commit

    def free(r: Mandate, s: State, seat: int, card: int) -> None:
        before = s.values[r.at.markers + seat]
        true(r, s, seat, card)
        s.values[r.at.markers + seat] = before

    m.setattr(programs, "commit", free)


@breaks("S-SWM-1")
def agent_swarm_needs_one_core_action(m: pytest.MonkeyPatch) -> None:
    true = program_verbs._enough
    m.setattr(program_verbs, "_enough", lambda r, least: true(r, least - 1))


@breaks("S-SWM-4", "S-PROG-10")
def agent_swarm_exhausts_nothing(m: pytest.MonkeyPatch) -> None:
    put_word(m, WORDS.verb, "exhaust", lambda c, form: Op(lambda s, seat: None))


@breaks("S-SWM-3")
def the_visit_bonus_serves_an_action_that_leaves_it(m: pytest.MonkeyPatch) -> None:
    def resolve(r: Mandate, s: State, f: list[int]) -> None:
        s.answer = swarm.USE
        true(r, s, f)

    true = put_step(m, swarm.SWARM, "resolve_first", resolve)


# -- trade -----------------------------------------------------------------------------


@breaks("S-TRD-5")
def a_headline_stops_no_trade(m: pytest.MonkeyPatch) -> None:
    true = Mandate.banned

    def banned(self: Mandate, s: State, what: str, seat: int, name: str = "") -> bool:
        return what != "trade" and true(self, s, what, seat, name)

    m.setattr(Mandate, "banned", banned)


@breaks("S-TRD-6")
def a_trade_may_block_its_own_action(m: pytest.MonkeyPatch) -> None:
    m.setattr(trade, "_keeps_action", lambda *_: True)


@breaks("S-COST-9", "S-TRD-1")
def a_trade_passes_a_cap(m: pytest.MonkeyPatch) -> None:
    # Trades ask for room by the module, Allocation Window too.
    m.setattr(resources, "room", lambda r, s, track, seat: 99)


@breaks("S-TRD-2")
def a_refused_trade_takes_place(m: pytest.MonkeyPatch) -> None:
    def settle(r: Mandate, s: State, f: list[int]) -> None:
        s.answer = trade.ACCEPT
        true(r, s, f)

    true = put_step(m, trade.TRADE, "settle", settle)


@breaks("S-TRD-1", "S-TRD-3")
def a_trade_gives_what_is_not_there(m: pytest.MonkeyPatch) -> None:
    m.setattr(trade, "_fits", lambda r, s, seat, rival, gives: True)


@breaks("S-TRD-4")
def a_trade_moves_one_slider(m: pytest.MonkeyPatch) -> None:
    def half(r: Mandate, s: State, seat: int, gives: int) -> None:
        r.gain(s, gives, seat, -1)

    m.setattr(trade, "_move", half)
