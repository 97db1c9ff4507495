"""Sums: small results added up by hand."""

from dataclasses import replace
from pathlib import Path

from rulewright.lab.sums import Flag, Group, Option, Source, Spread
from unit.lab.beacon import ROW, game, summed

GAMES = [
    *game(0),
    *game(1, winner=1, ending="storm", decisions=120),
    *game(2),
    *game(3),
]


def test_games_wins_and_seeds(tmp_path: Path) -> None:
    sums = summed(tmp_path, GAMES)
    assert (sums.games, sums.seat_games, sums.wins, sums.joint) == (4, 8, 4, 0)
    assert (sums.first_seed, sums.last_seed, sums.fair) == (0, 3, 0.5)
    assert sums.owners == (Group("dune", 4, 1, 4), Group("reef", 4, 3, 4))
    assert sums.seats == (Group("0", 4, 3, 4), Group("1", 4, 1, 4))
    assert sums.orders == (Group("1", 4, 1, 4), Group("2", 4, 3, 4))
    # Seat 0 is random in even games, greedy in odd ones; seat 1 won game 1.
    assert sums.bots == (
        Group("greedy", 4, 1, 4, 2.0),
        Group("random", 4, 3, 4, 2.0),
    )
    assert sums.endings == (Group("calm", 3, 0), Group("storm", 1, 0))
    assert sums.decisions == ((100, 3), (120, 1))
    assert sums.rounds == ((12, 4),)


def test_a_bot_with_several_seats_has_won_a_game_once(tmp_path: Path) -> None:
    both = [replace(row, bot="random") for row in GAMES]
    assert summed(tmp_path, both).bots == (Group("random", 4, 4, 8, 4.0),)


def test_what_chance_gives_a_bot_counts_joint_wins(tmp_path: Path) -> None:
    rows = []
    for seed, winners in enumerate((1, 2)):
        for seat in range(3):
            row = replace(ROW, seed=seed, seat=seat, winners=winners)
            bot = "greedy" if seat == 0 else "random"
            rows.append(replace(row, bot=bot, won=seat < winners))
    greedy, rest = summed(tmp_path, rows).bots
    # One seat of three: a third with one winner, two thirds with two.
    assert (greedy.wins, round(greedy.fair, 9)) == (2, 1.0)
    assert (rest.wins, round(rest.fair, 9)) == (1, round(2 / 3 + 1, 9))


def test_scores_and_where_they_come_from(tmp_path: Path) -> None:
    sums = summed(tmp_path, GAMES)
    assert sums.scores[1] == Spread("reef", 4.5, *_quantiles([3, 5, 5, 5]))
    sources = {(one.owner, one.name): one for one in sums.sources}
    assert sources["reef", "waves"] == Source("reef", "waves", 4.0, 4.0, 4.0)
    assert sources["reef", "gifts"] == Source("reef", "gifts", 0.5, 1.0, -1.0)
    assert sources["dune", "gifts"] == Source("dune", "gifts", -0.5, 1.0, -1.0)


def _quantiles(values: list[int]) -> list[float]:
    found = []
    for share in (0.05, 0.25, 0.5, 0.75, 0.95):
        at = share * (len(values) - 1)
        low = int(at)
        high = min(low + 1, len(values) - 1)
        found.append(values[low] + (at - low) * (values[high] - values[low]))
    return found


def test_a_source_that_some_games_lack_counts_as_nothing_there(tmp_path: Path) -> None:
    rows = [replace(GAMES[0], sources={"waves": 3, "luck": 2}), *GAMES[1:]]
    sources = {(one.owner, one.name): one for one in summed(tmp_path, rows).sources}
    luck = sources["reef", "luck"]
    assert (luck.mean, luck.others) == (0.5, 0.0)
    assert luck.winners == 2 / 3


def test_flags_and_counts(tmp_path: Path) -> None:
    sums = summed(tmp_path, GAMES)
    assert sums.flags == (
        Flag("dune", "claimed", 4, 1, 1),
        Flag("reef", "claimed", 4, 3, 3),
    )
    assert sums.counts == (
        Source("dune", "shells", 2.5, 4.0, 2.0),
        Source("reef", "shells", 3.5, 4.0, 2.0),
    )


def test_options(tmp_path: Path) -> None:
    assert summed(tmp_path, GAMES).options == (
        Option("card.ebb", 24, 24, 8, 4),
        Option("card.flow", 24, 0, 0, 0),
    )


def test_games_without_an_end_count_in_nothing(tmp_path: Path) -> None:
    sums = summed(tmp_path, [*GAMES, *game(9, finished=False)])
    assert (sums.games, sums.unfinished, sums.last_seed) == (4, 1, 3)
    assert sums.owners == (Group("dune", 4, 1, 4), Group("reef", 4, 3, 4))


def test_a_game_that_several_won(tmp_path: Path) -> None:
    sums = summed(tmp_path, [*GAMES, *game(4, won=True, winners=2)])
    assert (sums.joint, sums.wins, sums.fair) == (1, 6, 0.6)


def test_nothing_but_games_without_an_end(tmp_path: Path) -> None:
    sums = summed(tmp_path, game(1, finished=False))
    assert (sums.games, sums.unfinished, sums.fair) == (0, 1, 0.0)
