"""The door: a game from elsewhere, built and installed as a distribution of its own.

It is installed into a folder by itself, without the network, and found there by its
entry point, as any other game is.
"""

import ast
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from samples import CHECKOUT

PACKAGE = CHECKOUT / "tests" / "thirdgame" / "package"
WAVES = "components/waves.yaml"


@dataclass(frozen=True)
class Door:
    """Where the package is installed, and a folder to work in."""

    target: Path
    work: Path

    def run(self, *arguments: str, here: Path | None = None) -> tuple[int, str, str]:
        """Run the command with the package installed: status, output, findings."""
        done = subprocess.run(
            [sys.executable, "-m", "rulewright", *arguments],
            cwd=here or self.work,
            env={**os.environ, "PYTHONPATH": str(self.target)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr

    @property
    def package(self) -> Path:
        """The package as installed."""
        return self.target / "rulewright_pebble"

    def content(self, **changes: str) -> Path:
        """A copy of the content that the package ships, some words of its file other.

        The copy lies in a folder of the author's, far from the package.
        """
        shipped = self.package / "shipped" / "content"
        for path in shipped.rglob("*.yaml"):
            copy = self.work / "game" / path.relative_to(shipped)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8")
            for old, new in changes.items() if copy.name == "waves.yaml" else ():
                assert old in text
                text = text.replace(old, new)
            copy.write_text(text, "utf-8")
        return self.work / "game"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Door:
    """The package, built and installed offline."""
    target, work = tmp_path_factory.mktemp("target"), tmp_path_factory.mktemp("work")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index"]
    how = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, *how, "--target", str(target), str(PACKAGE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Door(target, work)


def test_a_game_from_elsewhere_is_checked_by_its_id(door: Door) -> None:
    status, out, err = door.run("check", "pebble")
    assert (status, err) == (0, "")
    assert out.startswith("Pebble by the Sea: 1 component")
    assert "; 0 unread; 0 findings" in out


def test_its_kind_its_form_and_its_check_work_on_content_anywhere(door: Door) -> None:
    game = door.content()
    assert door.run("check", here=game)[0] == 0

    # A kind of its own, with a choice, and a reference that is looked up.
    door.content(shallow="shalow")
    status, _, err = door.run("check", here=game)
    assert status == 1
    assert f"{WAVES}:7:10: error RW104" in err
    assert "did you mean `shallow`?" in err
    door.content(**{"reach: shallow": "reach: shallow\n  leaves: shell"})
    assert f"{WAVES}:8:11: error RW201" in door.run("check", here=game)[2]

    # A form of its own is read, and only that form.
    door.content(**{"Skim {stones.n}": "Skip {stones.n}"})
    assert f"{WAVES}:11:5: error RW401" in door.run("check", here=game)[2]

    # A check of its own.
    effects = "  effects: [{id: stones, ops: [{op: gain, what: pebbles, n: 2}]}]\n"
    rules = "  rules: |\n    Skim {stones.n} Pebbles.\n"
    door.content(**{effects + rules: ""})
    status, _, err = door.run("check", here=game)
    assert status == 1
    assert f"{WAVES}:5:7: warning PEB101 idle-wave" in err


def test_it_is_explained_built_and_has_a_schema(door: Door) -> None:
    assert door.run("explain", "PEB101")[1].startswith("PEB101 idle-wave")
    status, out, err = door.run("build", "pebble", "sheets", "--paper", "a4")
    assert (status, err) == (0, "")
    assert "2 copies" in out
    assert (door.work / "build" / "pebble" / "sheets-a4.pdf").is_file()
    game = door.content()
    assert "pebble/wave.json" in door.run("schema", here=game)[1]


def test_one_written_for_another_sdk_leaves_other_games_alone(door: Door) -> None:
    top = door.package / "__init__.py"
    text = top.read_text("utf-8")
    try:
        for broken, says in (
            (text.replace('sdk="0.1"', 'sdk="9.0"'), "written for SDK 9.0"),
            ("import no_such_module\n", "does not load"),
            ("GAME = 1\n", "written for SDK nothing known"),
        ):
            top.write_text(broken, "utf-8")
            status, _, err = door.run("check", "pebble")
            assert status == 1
            assert err.count("error RW") == 1
            assert "error RW802 game-failed" in err
            assert says in err
        assert door.run("explain", "MAN107")[0] == 0
    finally:
        top.write_text(text, "utf-8")


@pytest.mark.parametrize("package", ["rulewright_mandate2038", "rulewright_pebble"])
def test_a_game_imports_only_what_the_door_hands_out(package: str) -> None:
    folders = (CHECKOUT / "toolchain" / package, PACKAGE / package)
    files = [path for folder in folders for path in folder.rglob("*.py")]
    assert files
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                ours = node.module.split(".")[0] == "rulewright"
                assert not ours or node.module.startswith("rulewright.sdk"), path
            elif isinstance(node, ast.Import):
                assert all(not n.name.startswith("rulewright.") for n in node.names)
