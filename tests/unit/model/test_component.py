"""What every component has, and what files of components hold."""

from rulewright.model.component import GENERIC, Component


def test_every_generic_kind_is_a_component() -> None:
    assert all(issubclass(model, Component) for model in GENERIC.values())
