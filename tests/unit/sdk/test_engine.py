"""The engine's part of the door: whole, and light."""

import subprocess
import sys

from rulewright import engine as room
from rulewright.sdk import engine as door


def test_everything_here_is_the_room_s_own() -> None:
    own = [name for name in door.__all__ if name not in ("Engine", "bots_of")]
    assert all(getattr(door, name) is getattr(room, name) for name in own)


def test_playing_loads_no_models() -> None:
    code = (
        "import sys, rulewright_mandate2038.play.assembly;"
        "sys.exit(any(m in sys.modules for m in"
        " ('pydantic', 'ruamel.yaml', 'jinja2', 'click', 'rulewright.model')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
