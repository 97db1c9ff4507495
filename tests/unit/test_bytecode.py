"""What Python compiles of the toolchain stands in the environment, not beside it."""

import subprocess
import sys
from pathlib import Path

from samples import CHECKOUT

SETUP = CHECKOUT / "toolchain/setup"
CODE = """
import sys
sys.dont_write_bytecode = True
sys.prefix = {prefix!r}
sys.path.insert(0, {setup!r})
import bytecode
sys.dont_write_bytecode = False
sys.path[:0] = [{toolchain!r}, {other!r}]
import pebble_inside, pebble_beside
print(pebble_inside.WORD, pebble_beside.WORD, sys.pycache_prefix)
"""


def test_compiled_modules_of_the_toolchain_stand_in_the_environment(
    tmp_path: Path,
) -> None:
    for name, word in (("toolchain", "inside"), ("other", "beside")):
        (tmp_path / name).mkdir()
        path = tmp_path / name / f"pebble_{word}.py"
        path.write_text(f"WORD = {word!r}\n")
    code = CODE.format(
        prefix=str(tmp_path / ".venv"),
        setup=str(SETUP),
        toolchain=str(tmp_path / "toolchain"),
        other=str(tmp_path / "other"),
    )
    run = [sys.executable, "-c", code]
    said = [
        subprocess.run(run, check=True, capture_output=True, text=True, env={}).stdout
        for _ in range(2)
    ]
    assert said == ["inside beside None\n"] * 2
    compiled = {path.name.split(".")[0]: path for path in tmp_path.rglob("*.pyc")}
    assert set(compiled) == {"pebble_inside", "pebble_beside"}
    assert compiled["pebble_inside"].is_relative_to(tmp_path / ".venv/bytecode")
    assert compiled["pebble_beside"].parent == tmp_path / "other/__pycache__"
