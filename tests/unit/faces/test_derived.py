"""Derived figures: exact, rounded as content says, with the home of their formula."""

import pytest

from rulewright.faces.derived import derived, scale
from rulewright.model import Figure

BASE = Figure(5, "era.era_claim.audit.value")


def _audit(**changes: object) -> dict[str, object]:
    home = "table.audit.draws"
    formula: dict[str, object] = {
        "over": Figure(4, f"{home}.over"),
        "least": Figure(1, f"{home}.least"),
        "round": "half_up",
    }
    return formula | changes


def _players(count: int) -> Figure:
    return Figure(count, "table.audit.players.most")


@pytest.mark.parametrize(("players", "draws"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 8)])
def test_half_goes_up(players: int, draws: int) -> None:
    # 5 x 2 / 4 = 2.5 and 5 x 6 / 4 = 7.5: the half goes up, whatever the parity.
    assert derived(_audit(), BASE, _players(players)).value == draws


def test_a_formula_never_gives_less_than_its_least() -> None:
    low = Figure(0, "era.era_demo.audit.value")
    assert derived(_audit(), low, _players(2)).value == 1


def test_the_home_is_the_formula() -> None:
    assert derived(_audit(), BASE, _players(3)).home == "table.audit.draws"


def test_a_plain_product_takes_the_home_of_its_first_factor() -> None:
    made = derived({}, BASE, _players(3))
    assert (made.value, made.home) == (15, BASE.home)


def test_a_fraction_without_a_rule_for_it_is_refused() -> None:
    with pytest.raises(ValueError, match="how to round"):
        derived(_audit(round=None), BASE, _players(3))


def test_a_scale_runs_from_end_to_end_and_names_the_far_one() -> None:
    cells = scale(Figure(2, "table.caps.x.least"), Figure(5, "table.caps.x.most"))
    assert [cell.value for cell in cells] == [2, 3, 4, 5]
    assert {cell.home for cell in cells} == {"table.caps.x.most"}


def test_a_scale_with_one_end_counts_from_one() -> None:
    assert [n.value for n in scale(Figure(3, "table.pieces.team.each"))] == [1, 2, 3]
    assert scale(Figure(0, "table.pieces.none.each")) == []
