"""The door for shapes of effects."""

from rulewright.sdk import effects


def test_all_that_the_door_names_stands_in_it() -> None:
    assert all(hasattr(effects, name) for name in effects.__all__)
