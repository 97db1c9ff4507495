"""One measured run of an engine at random play, in a process of its own.

    python engine_run.py mandate ENGINE_JSON GAMES
    python engine_run.py catanatron GAMES

Prints one line of JSON: unforced decisions and games a second of processor time.
"""

import json
import random
import sys
import time
from pathlib import Path


def mandate(path: str, games: int) -> dict[str, float]:
    """Mandate 2038, Default Game, four players, random play."""
    began = time.process_time()
    from rulewright.engine import PICK, read_bundle  # noqa: PLC0415 - measured
    from rulewright_mandate2038.play.assembly import ENGINE  # noqa: PLC0415

    r = ENGINE.rules(read_bundle(Path(path).read_text("utf-8")), "default", 4)
    loaded = time.process_time() - began
    unforced = answers = 0
    began = time.process_time()
    middle = None
    for seed in range(games):
        chance = random.Random(seed).random
        s = r.start(seed)
        while s.ask:
            seat = s.seats[0]
            table = s.tables[0]
            if s.ask != PICK:
                place = s.sealed.index(-1)
                seat, table = s.seats[place], s.tables[place]
            answers += 1
            unforced += len(table) > 1
            r.answer(s, int(chance() * len(table)), seat)
            if answers == 400:
                middle = s.clone()
    spent = time.process_time() - began
    assert middle is not None
    began = time.process_time()
    for _ in range(20_000):
        middle.clone()
    clone = (time.process_time() - began) / 20_000
    # The kernel's own figure: `ru_maxrss` would count what the parent had before.
    status = Path("/proc/self/status").read_text("ascii")
    peak = int(status.split("VmHWM:")[1].split()[0]) / 1024
    return {
        "unforced": unforced / spent,
        "games": games / spent,
        "answers_each": answers / games,
        "load": loaded,
        "clone_us": clone * 1e6,
        "memory_mb": peak,
    }


def catanatron(games: int) -> dict[str, float]:
    """Catan by catanatron, four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - an extra

    unforced = 0
    began = time.process_time()
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            unforced += len(game.state.playable_actions) > 1
            game.play_tick()
    spent = time.process_time() - began
    return {"unforced": unforced / spent, "games": games / spent}


if __name__ == "__main__":
    which, *rest = sys.argv[1:]
    if which == "mandate":
        print(json.dumps(mandate(rest[0], int(rest[1]))))
    else:
        print(json.dumps(catanatron(int(rest[0]))))
