"""The value by which a game enters."""

from rulewright.sdk import SDK_VERSION, Game


def test_a_game_may_add_nothing_but_itself() -> None:
    game = Game("pebble", "PEB", SDK_VERSION)
    assert tuple(game.phrases()) == tuple(game.joinings()) == game.kinds == ()
