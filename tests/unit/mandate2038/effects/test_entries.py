"""Entries: the twelve hard faces fit, and what is broken is refused where it stands."""

# ruff: noqa: E501 - faces as authors write them
import pytest

from unit.mandate2038.workshop import ENTRIES, complaints, entries

HARD = {
    "vote with two outcomes": """\
- procedure: vote
  weights: cpa
  bind: panic
  options:
    regulate:
    - {id: levy, change: deploy.cost.compute, stage: surcharge, value: 1, lasts: era, for: each}
    - {id: credit, at: action.done, when: {resolved: deploy}, lasts: era, ops: [{op: gain, trust: 1}]}
    do_nothing:
    - {id: boom, change: customer.income, stage: extra, value: 1, lasts: production, scope: {customer: {gained_after: panic}}}
""",
    "auction that moves a CEO": """\
- procedure: auction
  resource: runway
  winner:
  - {op: pay_bid}
  - {op: move_to, piece: {own: ceo}, to: {kind: [cloud, grid_reactor, renewable_basin]}}
  - {op: gain, runway: 2}
""",
    "remote Deploy": """\
- id: remote
  at: action.start
  when: {resolving: deploy}
  limit: {uses: 1, per: era}
  may: true
  legal_at: selection.legal
  ops:
  - {op: choose, what: hex, among: {kind: [consumer, media], controlled_by: self}, bind: site}
  - {op: define, name: destination, as: {chosen: site}}
""",
    "Agent Swarm": """\
- {at: selection.legal, needs: {resolvable_unused_actions: 2, from: one_hex}}
- id: swarm
  ops:
  - {op: resolve, actions: 2, among: {own: core_action, state: unused, different: true}, from: destination, order: free, bind: pair}
  - {op: choose, what: action, among: pair, bind: visited}
  - {op: exhaust, card: pair}
- {change: visit_bonus.applies, stage: base, value: 0, lasts: turn, scope: {not_piece: visited}}
""",
    "provisional Capability": """\
- {id: rift, change: run.crash.risk, stage: extra, value: 1, lasts: cycle, for: each}
- {id: declare, at: run.declare, limit: {uses: 1, per: game}, may: true, ops: [{op: declare, bind: bold}]}
- id: yield
  at: run.bank
  when: {did: declare}
  ops: [{op: gain, capability: {min: [{count: run.domains}, {ref: yield.most}]}}]
  most: 3
""",
    "supplemental Power": """\
- id: surge
  at: allocate.before
  who: each
  lasts: production
  ops:
  - {op: take, resource: supplemental_power, up_to: 2, bind: drawn}
  - {op: add_cubes, n: {times: [{count: drawn}, 1]}}
- {at: allocate.before, who: each, when: {share: drawn, cmp: "=", value: {ref: surge.up_to}}, ops: [{op: add_risk, n: 1}]}
- {ban: {sell: supplemental_power}, lasts: production}
""",
    "threshold by player count": """\
- {at: selection.before, who: {controller: government}, ops: [{op: choose, what: core_action, bind: law}, {op: freeze, seat: self, bind: author}]}
- {at: selection.before, who: initiative, when: {uncontrolled: government}, ops: [{op: choose, what: core_action, bind: law}]}
- id: credit
  at: cycle.end
  who: {frozen: author}
  when: {share: {selected: law, among: rivals}, cmp: ">=", value: {half: rivals, round: up}}
  ops: [{op: gain, trust: 1}]
""",
    "haggle": """\
- id: haggle
  at: selection.before
  when: {did: window}
  for_each: batch
  may: true
  ops:
  - op: offer
    what: temporary_compute
    to: {choose: rival}
    price: {resource: runway, least: 1, most: buyer_holds}
    answers: [accept, reject, counter]
    counter: {floor: 1, below: price, times: 1, answers: [accept, reject]}
""",
    "choice with consent and a lock": """\
- procedure: choose_one
  who: {extreme: most, of: mandate, tie: initiative}
  bind: board
  may: true
  options:
    settle: [{id: settle, op: pay, runway: 2}]
    rally: [{op: ask_consent, of: {choose: rival}, bind: friend}, {id: rally, op: gain, trust: 1, who: {chosen: friend}, when: {answer: accept}}]
- {when: {not_did: [settle, rally]}, ban: {acting: ceo}, for: {chosen: board}, lasts: cycle}
""",
    "any subset": """\
- id: cull
  at: action.done
  when: {resolved: organize}
  lasts: cycle
  ops:
  - {op: return, piece: {own: team, pick: any}, bind: gone}
  - {op: gain, runway: {times: [2, {count: gone}]}}
  - {op: add_cubes, n: 2, when: {share: gone, cmp: ">", value: 0}}
""",
    "in place of movement": """\
- id: orbit
  at: move.replace
  limit: {uses: 1, per: game}
  may: true
  ops:
  - {op: move_to, piece: {own: facility, pick: 1}, to: {free: facility_space}, bind: lifted}
  - {op: produce_tile, facility: lifted, when: {powerable: lifted}}
""",
    "final cost": """\
- {at: selection.legal, counts_for: deploy}
- {id: free, at: action.start, when: {resolving: deploy}, change: deploy.cost.compute, stage: final, value: 0, lasts: turn}
- {at: customer.gained, when: {by: free}, ops: [{op: declare, bind: bargain}]}
- {change: customer.income, stage: base, value: 0, lasts: era, scope: {piece: bargain}}
""",
}  # fmt: skip


@pytest.mark.parametrize("face", HARD)
def test_the_hard_faces_fit(face: str) -> None:
    assert complaints(HARD[face]) == []


@pytest.mark.parametrize(
    ("face", "old", "new", "complaint"),
    [
        (
            "vote with two outcomes",
            "stage: surcharge",
            "stage: sucharge",
            "0.options.regulate.0.stage: literal_error",
        ),
        (
            "vote with two outcomes",
            "    do_nothing",
            "    Nothing",
            "0.options.Nothing.[key]: string_pattern_mismatch",
        ),
        (
            "auction that moves a CEO",
            "runway: 2",
            "runways: 2",
            "0.winner.2.runways: extra_forbidden",
        ),
        ("auction that moves a CEO", "kind: [cloud", "kind: [clouds",
         "0.winner.1.to.kind.0: literal_error"),
        ("remote Deploy", "per: era", "per: eras", "0.limit.per: literal_error"),
        ("remote Deploy", "may: true", "may: 1", "0.may: bool_type"),
        ("Agent Swarm", "resolve, actions: 2", "resolve, actions: 0",
         "1.ops.0.actions: greater_than_equal"),
        ("provisional Capability", "run.crash.risk", "run.crash.risks",
         "0.change: literal_error"),
        ("supplemental Power", "{sell: supplemental_power}",
         "{sell: supplemental_power, trade: compute}", "2.ban: some_of"),
        ("threshold by player count", "who: initiative", "who: law",
         "1.who: literal_error"),
        ("haggle", "least: 1, most", "least: true, most",
         "0.ops.0.price.least: int_type"),
        ("any subset", "{resolved: organize}",
         "{resolved: organize, have: {trust: 1}}", "0.when.resolved: extra_forbidden"),
    ],
)  # fmt: skip
def test_a_broken_face_is_refused_where_it_is_broken(
    face: str, old: str, new: str, complaint: str
) -> None:
    assert HARD[face].count(old) == 1
    assert complaint in complaints(HARD[face].replace(old, new))


def test_an_entry_without_a_kind_and_one_of_two_kinds() -> None:
    assert complaints("- {id: x, lasts: cycle}") == ["0: no_such_form"]
    two = "- {ops: [{op: train}], ban: {trade: compute}}"
    assert complaints(two) == ["0.ban: extra_forbidden"]


def test_a_bare_op_is_no_entry_but_may_stand_in_a_branch() -> None:
    assert complaints("- {op: train}") == ["0: no_such_form"]
    branch = "- {procedure: choose_one, options: {run: [{op: train}], rest: []}}"
    assert complaints(branch) == []


def test_a_limit_may_stand_alone_and_a_key_may_not_be_empty() -> None:
    assert complaints("- {limit: {uses: 1, per: game}, at: selection.legal}") == []
    with pytest.raises(ValueError, match="valid string"):
        ENTRIES.validate_json('[{"id": null, "ops": [{"op": "train"}]}]')


def test_values_are_frozen_and_left_out_keys_are_none() -> None:
    (entry,) = entries("- {ops: [{op: train}]}")
    assert entry.who is None
    with pytest.raises(ValueError, match="frozen"):
        entry.may = True
