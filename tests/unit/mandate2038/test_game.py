"""The one value by which Mandate 2038 enters."""

from rulewright_mandate2038.game import GAME
from tabletop import bundle


def test_the_engine_is_for_this_game() -> None:
    assert GAME.id == bundle().game
    assert GAME.engine is not None
    assert GAME.engine().procedures == bundle().procedures
