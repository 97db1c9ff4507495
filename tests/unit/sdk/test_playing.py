"""The engine of a game, as the door hands it over."""

import pytest

from rulewright.sdk.engine import BundleError, bots_of
from rulewright_mandate2038 import GAME
from tabletop import bundle


def test_a_game_hands_over_an_engine_that_refuses_what_it_does_not_play() -> None:
    assert GAME.engine is not None
    made = GAME.engine()
    assert made.rules(bundle(), made.profiles[0], 3).seats == 3
    for profile, seats, field in (("none", 3, "profile"), ("default", 7, "seats")):
        with pytest.raises(BundleError) as caught:
            made.rules(bundle(), profile, seats)
        assert caught.value.field == field


def test_every_game_has_bots() -> None:
    assert GAME.engine is not None
    assert list(bots_of(GAME.engine()))[:2] == ["random", "greedy"]
