"""The engine's part of the door: whole, and light."""

import subprocess
import sys

from rulewright import engine as room
from rulewright.sdk import engine as door

PLAYING = ("Engine", "bots_of")
RESULTS = ("Naming", "Result", "Results", "SeatResult", "results_of")


def test_everything_here_is_the_room_s_own() -> None:
    made_here = {name for name in door.__all__ if not hasattr(room, name)}
    assert made_here == {*PLAYING, *RESULTS}
    own = set(door.__all__) - made_here
    assert all(getattr(door, name) is getattr(room, name) for name in own)


def test_playing_loads_no_models() -> None:
    code = (
        "import sys, rulewright_mandate2038.play.assembly;"
        "sys.exit(any(m in sys.modules for m in"
        " ('pydantic', 'ruamel.yaml', 'jinja2', 'click', 'rulewright.model')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
