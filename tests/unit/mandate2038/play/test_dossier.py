"""The Dossier: filed in secret, shown and paid in the last Era."""

import pytest

from rulewright_mandate2038.play.dossier import FILING
from tabletop import Tabletop


def file(commits: tuple[int, int, int], last: str, compute: int) -> Tabletop:
    """Seat 0 files three cards in earlier Eras, then the last one."""
    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.era] = 3
    t.seat(0, compute=compute)
    first = t.r.at.dossier
    t.v[first : first + 3] = commits
    t.v[first + 4 : first + 7] = [0, 0, 0]
    t.run(FILING)
    t.answer(last, seat=0)
    t.answer("hedge", seat=1)
    return t


@pytest.mark.parametrize(
    ("commits", "last", "compute", "left", "bag", "unpaid"),
    [
        ((1, 1, 1), "commit", 4, 0, 4, 0),  # R-DOS-1
        ((1, 1, 1), "hedge", 5, 2, 3, 0),  # R-DOS-3
        ((1, 1, 1), "commit", 2, 0, 4, 1),
        ((0, 0, 0), "hedge", 3, 3, 0, 0),  # R-DOS-11
    ],
)
def test_r_dos_1_3_11_payment(  # noqa: PLR0917 - one game a row
    commits: tuple[int, int, int],
    last: str,
    compute: int,
    left: int,
    bag: int,
    unpaid: int,
) -> None:
    t = file(commits, last, compute)
    assert t.s.over
    assert (t.has(0, "compute"), t.v[t.r.at.bag]) == (left, bag)
    assert t.v[t.r.at.unpaid] == unpaid


def test_r_sec_1_a_filed_card_is_nobody_s_to_see() -> None:
    from rulewright.engine import view  # noqa: PLC0415

    t = Tabletop("coalition_lab", "platform_empire")
    t.v[t.r.at.era] = 0
    t.run(FILING)
    t.answer("commit", seat=0)
    t.answer("hedge", seat=1)
    assert t.v[t.r.at.dossier] == 1
    for seat in (0, 1):
        fields = view(t.r, t.s, seat)["fields"]
        assert isinstance(fields, dict)
        assert set(fields["dossier"]) == {None}
    assert not t.events("shown")
