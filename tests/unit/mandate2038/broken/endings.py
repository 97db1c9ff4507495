"""Broken rules of the Dossier, claims and the end."""

from typing import Any

import pytest

from rulewright.engine import (
    Op,
    State,
    Track,
    always,
)
from rulewright_mandate2038.play import (
    dossier,
    ending,
)
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import (
    Mandate,
)
from unit.mandate2038.broken.breaking import breaks, number, put_step, put_word, skip

# -- the Dossier and the end -----------------------------------------------------------


@breaks("S-DOS-8", "S-DOS-12")
def the_dossier_is_free(m: pytest.MonkeyPatch) -> None:
    put_step(m, dossier.FILING, "pay", skip)


@breaks("S-DOS-9")
def a_dossier_not_paid_in_full_is_eligible(m: pytest.MonkeyPatch) -> None:
    true = WORDS.verb.find("set_eligible")

    def eligible(c: Any, form: Any) -> Op:  # noqa: ANN401
        return true(c, form) if form["value"] else Op(lambda s, seat: None)

    put_word(m, WORDS.verb, "set_eligible", eligible)


@breaks("S-CLM-2")
def a_claim_needs_no_support(m: pytest.MonkeyPatch) -> None:
    put_word(m, WORDS.condition, "supported", lambda c, form: always)


@breaks("S-CLM-8")
def reached_thresholds_add_no_strength(m: pytest.MonkeyPatch) -> None:
    number(m, "threshold_strength", 0)


@breaks("S-CLM-10", "S-END-4")
def equal_claims_and_scores_are_not_looked_into(m: pytest.MonkeyPatch) -> None:
    m.setattr(ending, "_rank", lambda r, s, seat: (-seat,))


@breaks("S-END-10", "S-END-27")
def a_claim_replaces_nobody(m: pytest.MonkeyPatch) -> None:
    def judge(r: Mandate, s: State, f: list[int]) -> None:
        before = s.values[r.at.winners]
        true(r, s, f)
        s.values[r.at.winners] = before

    true = put_step(m, ending.ENDING, "judge", judge)


@breaks("S-END-3")
def an_offline_facility_costs_nothing(m: pytest.MonkeyPatch) -> None:
    number(m, "offline", 0)


@breaks("S-END-8")
def mandate_falls_below_nothing(m: pytest.MonkeyPatch) -> None:
    true = Mandate._track

    def track(self: Mandate, which: int, name: str) -> "Track[Mandate]":
        made = true(self, which, name)
        made.least = -9 if name == "mandate" else made.least
        return made

    m.setattr(Mandate, "_track", track)


@breaks("S-END-31")
def a_full_tie_has_one_winner(m: pytest.MonkeyPatch) -> None:
    def lead(r: Mandate, s: State, f: list[int]) -> None:
        true(r, s, f)
        s.values[r.at.winners] &= -s.values[r.at.winners]

    true = put_step(m, ending.ENDING, "lead", lead)


@breaks("S-END-16", "S-END-17")
def an_open_ending_needs_no_more_trust(m: pytest.MonkeyPatch) -> None:
    number(m, "open_trust", 0)


@breaks("S-END-18")
def an_open_ending_bears_any_risk(m: pytest.MonkeyPatch) -> None:
    number(m, "open_risk", 9)
