"""`game.yaml`: the top of a game."""

from rulewright.model.gamefile import ExtraKind


def test_a_declared_kind_adds_no_fields_unless_it_says_so() -> None:
    assert ExtraKind(of="card").fields == {}
