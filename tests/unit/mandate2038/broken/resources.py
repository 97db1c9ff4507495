"""Broken rules of resources, costs, ties, the Training Run, the Audit."""

from typing import Any

import pytest

from rulewright.engine import (
    FaceRules,
    State,
    Track,
    Who,
    always,
    compiling,
)
from rulewright_mandate2038.play import (
    audit,
    game,
    mandates,
    metrics,
    resources,
    training,
)
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import (
    MANDATE,
    PROTECTION,
    RUNWAY,
    TRACKS,
    TRUST,
    Mandate,
)
from unit.mandate2038.broken.breaking import breaks, number, put_step, put_word

# -- resources, costs, ties ------------------------------------------------------------


def uncapped(m: pytest.MonkeyPatch, name: str) -> None:
    true = Track.change

    def change(self: "Track[Any]", r: Any, s: State, seat: int, by: int) -> int:  # noqa: ANN401
        most = self.most
        self.most = None if self.name == name else most
        done = true(self, r, s, seat, by)
        self.most = most
        return done

    m.setattr(Track, "change", change)


@breaks("S-COST-1", "S-COST-2")
def runway_has_no_cap(m: pytest.MonkeyPatch) -> None:
    uncapped(m, "runway")


@breaks("S-COST-3", "S-COST-8")
def compute_has_no_cap(m: pytest.MonkeyPatch) -> None:
    uncapped(m, "compute")


@breaks("S-RES-7")
def trust_has_no_end(m: pytest.MonkeyPatch) -> None:
    uncapped(m, "trust")


@breaks("S-RES-15")
def thresholds_score_again(m: pytest.MonkeyPatch) -> None:
    m.setattr(resources, "_first", lambda s, place, index: True)


@breaks("S-RES-5", "S-RES-11")
def every_customer_scores_one(m: pytest.MonkeyPatch) -> None:
    number(m, "customers", lambda true: [(capability, 1) for capability, _ in true])


@breaks("S-RES-12")
def a_gain_scores_one_threshold_at_most(m: pytest.MonkeyPatch) -> None:
    number(m, "capability_awards", lambda true: true[:1])


@breaks("S-COST-10")
def what_replaces_a_cost_comes_last(m: pytest.MonkeyPatch) -> None:
    def fill(self: FaceRules, paths: tuple[str, ...]) -> None:
        found = [c for path in paths for c in self.changes.get(path, ())]
        self._lists[paths] += sorted(found, key=lambda change: -change.stage)

    m.setattr(FaceRules, "_fill", fill)


@breaks("S-COST-5", "S-COST-4")
def research_protection_adds_up(m: pytest.MonkeyPatch) -> None:
    def refresh(r: Mandate, s: State, seat: int) -> None:
        r.gain(s, PROTECTION, seat, 1)

    m.setattr(game, "_refresh", refresh)


@breaks("S-TIE-1")
def a_tie_goes_to_the_first_seat(m: pytest.MonkeyPatch) -> None:
    def extreme(c: Any, form: Any) -> Who:  # noqa: ANN401
        r, sign = c.rules, 1 if form["extreme"] == "least" else -1
        track = TRACKS.index(form["of"])
        return lambda s, seat: [
            min(range(r.seats), key=lambda one: sign * r.get(s, track, one))
        ]

    put_word(m, WORDS.seat, "extreme", extreme)


@breaks("S-CARD-6")
def abilities_have_no_limit(m: pytest.MonkeyPatch) -> None:
    m.setattr(compiling, "_limited", lambda effect: always)


@breaks("S-PROG-7", "S-PROG-2")
def program_markers_carry_over(m: pytest.MonkeyPatch) -> None:
    def ready(r: Mandate, s: State, f: list[int]) -> None:
        left = s.values[r.at.markers : r.at.markers + r.seats]
        true(r, s, f)
        for seat, markers in enumerate(left):
            s.values[r.at.markers + seat] += markers

    true = put_step(m, game.ERA, "ready", ready)


# -- the Training Run ------------------------------------------------------------------


@breaks("S-TRN-9")
def a_crash_loses_nothing(m: pytest.MonkeyPatch) -> None:
    m.setattr(training, "_crash", lambda r, s, seat: r.call(s, training.BANKING, seat))


@breaks("S-TRN-15", "S-TRN-12")
def a_protected_run_goes_on(m: pytest.MonkeyPatch) -> None:
    def answer(r: Mandate, s: State, f: list[int]) -> None:
        true(r, s, f)
        s.values[r.at.run_over] = 0

    true = put_step(m, training.DUPLICATE, "answer", answer)


@breaks("S-TRN-16")
def a_curated_corpus_is_no_domain(m: pytest.MonkeyPatch) -> None:
    m.setattr(training, "add_domain", lambda r, s, domain: None)


# -- Audit and Era Mandates ------------------------------------------------------------


@breaks("S-AUD-3", "S-AUD-5")
def a_cube_that_is_not_there_costs_nothing(m: pytest.MonkeyPatch) -> None:
    true = resources.add_scrutiny

    def add(r: Mandate, s: State, seat: int, n: int) -> None:
        true(r, s, seat, min(n, r.numbers.cubes - s.values[r.at.bag + seat]))

    m.setattr(resources, "add_scrutiny", add)


@breaks("S-AUD-3", "S-AUD-10")
def a_hit_takes_trust_first(m: pytest.MonkeyPatch) -> None:
    def hit(r: Mandate, s: State, seat: int) -> None:
        if not r.gain(s, TRUST, seat, -1):
            r.gain(s, RUNWAY, seat, -1)

    m.setattr(resources, "hit", hit)


@breaks("S-AUD-9", "S-AUD-4")
def a_hit_goes_on_to_mandate(m: pytest.MonkeyPatch) -> None:
    def hit(r: Mandate, s: State, seat: int) -> None:
        if not r.gain(s, RUNWAY, seat, -1) and not r.gain(s, TRUST, seat, -1):
            r.gain(s, MANDATE, seat, -1)

    m.setattr(resources, "hit", hit)


@breaks("S-AUD-7", "S-AUD-6")
def audit_draws_are_rounded_down(m: pytest.MonkeyPatch) -> None:
    def draws(r: Mandate, era: int) -> int:
        base: int = r.eras[era].named("audit").data["value"]
        return max(r.numbers.audit_least, base * r.seats // r.numbers.audit_over)

    m.setattr(audit, "draws", draws)


@breaks("S-AUD-11")
def the_bag_is_empty_after_an_audit(m: pytest.MonkeyPatch) -> None:
    def draw(r: Mandate, s: State, f: list[int]) -> None:
        true(r, s, f)
        if s.stack[-1:] != [f]:
            s.values[r.at.bag : r.at.bag + r.seats] = [0] * r.seats

    true = put_step(m, audit.AUDIT, "draw", draw)


@breaks("S-AUD-13")
def systemic_risk_hits_everyone(m: pytest.MonkeyPatch) -> None:
    number(m, "exposed", 0)


@breaks("S-MAN-1", "S-MAN-2")
def an_era_mandate_has_no_minimum(m: pytest.MonkeyPatch) -> None:
    true = metrics.value
    m.setattr(metrics, "value", lambda *what: max(true(*what), 2))


@breaks("S-MAN-3")
def tied_leaders_score_as_a_sole_one(m: pytest.MonkeyPatch) -> None:
    def score(r: Mandate, s: State, f: list[int]) -> None:
        before = [r.get(s, MANDATE, seat) for seat in range(r.seats)]
        true(r, s, f)
        for seat, held in enumerate(before):
            if r.get(s, MANDATE, seat) == held + 1:
                r.gain(s, MANDATE, seat, 1)

    true = put_step(m, mandates.SCORE_MANDATE, "score", score)
