"""Ops that ask, remember and announce."""

import pytest

from unit.mandate2038.workshop import complaints


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("{op: choose, what: rival, bind: friend}", []),
        ("{op: choose, what: friend}", ["0.ops.0.what: literal_error"]),
        ("{op: choose, what: player, among: {more_than_self: customers}}", []),
        ("{op: choose, what: domain, among: missing, pick: 1}", []),
        ("{op: ask_consent, of: {choose: rival}, bind: friend}", []),
        ("{op: ask_consent, of: friend}", ["0.ops.0.of: model_type"]),
        ("{op: propose, contract: joint_venture, hosts: [mine, theirs]}", []),
        ("{op: propose, contract: joint_venture, hosts: [mine]}",
         ["0.ops.0.hosts.1: missing"]),
        ("{op: end_contract, contract: joint_venture, pick: 1}", []),
        ("{op: define, name: law, as: {chosen: site}}", []),
        ("{op: define, name: law, as: {most_selected: core_action}}",
         ["0.ops.0.as.tie: missing"]),
        ("{op: define, name: law, as: fund}", ["0.ops.0.as: no_such_form"]),
        ("{op: add_votes, choice: cause, n: 1}", []),
        ("{op: set_eligible, value: false}", []),
        ("{op: set_eligible, value: 0}", ["0.ops.0.value: bool_type"]),
        ("{op: support, module: benchmark_claim, strength: {ref: a.b}}", []),
        ("{op: support, module: benchmark}", ["0.ops.0.module: literal_error"]),
    ],
)  # fmt: skip
def test_ops_on_choices(op: str, expected: list[str]) -> None:
    assert complaints(f"- ops: [{op}]") == expected
