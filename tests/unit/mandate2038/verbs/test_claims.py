"""Words of the Dossier: what is owed, what is paid, what is supported."""

import pytest

from rulewright_mandate2038.play.dossier import FILING
from rulewright_mandate2038.play.ending import ENDING
from tabletop import Tabletop


def filed(
    cards: tuple[int, int, int], compute: int, runway: int = 6, *, last: str = "commit"
) -> Tabletop:
    """The last filing of seat 0, three cards filed before; seat 1 hedges all."""
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.era] = 3
    t.v[t.r.at.initiative] = 0
    t.seat(0, compute=compute, runway=runway, capability=12, trust=6, mandate=0)
    t.seat(1, mandate=9)
    t.v[t.r.at.dossier : t.r.at.dossier + 3] = cards
    t.v[t.r.at.dossier + 4 : t.r.at.dossier + 7] = [0, 0, 0]
    t.run(FILING)
    t.answer(last, seat=0)
    t.answer("hedge", seat=1)
    return t


@pytest.mark.parametrize(
    ("compute", "left", "unpaid"), [(5, 1, 0), (4, 0, 0), (3, 0, 1), (0, 0, 1)]
)
def test_r_dos_1_every_commitment_is_paid_or_there_is_no_claim(
    compute: int, left: int, unpaid: int
) -> None:
    t = filed((1, 1, 1), compute)
    assert (t.has(0, "compute"), t.v[t.r.at.unpaid]) == (left, unpaid)
    assert t.v[t.r.at.bag] == 4, "Scrutiny comes for all of them"
    t.run(ENDING)
    assert len(t.events("claim")) == 1 - unpaid


def test_r_dos_3_without_publication_there_is_no_claim() -> None:
    t = filed((1, 1, 1), 5, last="hedge")
    assert (t.has(0, "compute"), t.v[t.r.at.bag]) == (2, 3)
    t.run(ENDING)
    assert not t.events("claim")


def test_r_dos_11_nothing_committed_costs_nothing() -> None:
    t = filed((0, 0, 0), 5, last="hedge")
    assert (t.has(0, "compute"), t.v[t.r.at.bag]) == (5, 0)


def test_publication_is_no_evidence() -> None:
    t = filed((1, 0, 0), 5)
    t.run(ENDING)
    assert t.v[t.r.at.evidence] == 1
    assert not t.events("claim")


def test_r_end_7_a_claim_ends_a_joint_victory() -> None:
    t = filed((1, 0, 1), 5)
    for seat in (0, 1):
        t.seat(seat, mandate=9, trust=6, customers=0, compute=0)
    t.run(ENDING)
    assert len(t.events("provisional")) == 2
    assert [event["seat"] for event in t.events("won")] == [0]
