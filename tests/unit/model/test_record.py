"""Records: frozen, strict, with no keys but their own."""

from rulewright.model.record import Ref


def test_a_reference_may_lead_to_several_kinds() -> None:
    assert Ref("card", "tile").kinds == ("card", "tile")
