"""Results written by hand, for tests of sums and sections: small enough to add up."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from rulewright.lab.parts import Writer, look
from rulewright.lab.playing import Row
from rulewright.lab.sums import Sums, sum_up

ROW = Row(
    seed=0,
    seat=0,
    owner="reef",
    bot="random",
    turn_order=1,
    score=0,
    won=False,
    winners=1,
    ending="calm",
    rounds=12,
    decisions=100,
    finished=True,
    sources={},
    counts={"claimed": 0, "shells": 2},
    offered={"card.ebb": 3, "card.flow": 3},
    taken={"card.ebb": 3},
)


def game(seed: int, winner: int = 0, **more: object) -> list[Row]:
    """Two seats, reef and dune; the winner has 5 points, the other 3."""
    rows = []
    for seat, owner in enumerate(("reef", "dune")):
        won = seat == winner
        row = replace(
            ROW,
            seed=seed,
            seat=seat,
            owner=owner,
            turn_order=2 - seat,
            won=won,
            score=5 if won else 3,
            sources={"waves": 4, "gifts": 1} if won else {"waves": 4, "gifts": -1},
            counts={"claimed": int(won), "shells": 4 if won else 2},
            bot=("random", "greedy")[(seat + seed) % 2],
        )
        rows.append(replace(row, **more))  # type: ignore[arg-type]
    return rows


def summed(folder: Path, rows: Sequence[Row]) -> Sums:
    """The sums over some rows, by way of a part."""
    Writer(folder).write((0, 1_000), [asdict(row) for row in rows])
    return sum_up([part.path for part in look(folder).whole], ["claimed"])
