"""Finding games: by folder, file or id, from here upwards, behind their doors."""

import contextlib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import locating
from rulewright.pipeline.locating import (
    GameFailedError,
    Place,
    installed,
    locate,
    manual_folder,
    opened,
    skeletons_folder,
    template_roots,
)
from rulewright.sdk import SDK_VERSION, Game
from samples import CHECKOUT, PEBBLE, codes, sample

GROUP = "rulewright.games"
SOUND = Game("pebble", "PEB", SDK_VERSION)
PATCHED = Game("pebble", "PEB", f"{SDK_VERSION}.7")
FOREIGN = Game("pebble", "PEB", "99.0")
NO_GAME = "a string"


def door(attribute: str, module: str = __name__) -> EntryPoint:
    return EntryPoint("pebble", f"{module}:{attribute}", GROUP)


@pytest.fixture
def this_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let entry points find this module under its name."""
    import sys  # noqa: PLC0415 - only here

    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])


@pytest.mark.usefixtures("this_module")
def test_a_door_opens_to_a_game_of_this_sdk() -> None:
    assert opened(door("SOUND")) is SOUND
    assert opened(door("PATCHED")) is PATCHED


@pytest.mark.usefixtures("this_module")
@pytest.mark.parametrize(
    ("behind", "says"),
    [
        ("FOREIGN", f"written for SDK 99.0; this is SDK {SDK_VERSION}"),
        ("NO_GAME", "written for SDK nothing known"),
        ("GONE", "does not load"),
    ],
)
def test_a_door_that_does_not_fit_says_why(behind: str, says: str) -> None:
    with pytest.raises(GameFailedError, match="`pebble`") as failure:
        opened(door(behind))
    assert says in str(failure.value)


def test_a_package_that_is_gone_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = {"pebble": door("GAME", "no_such_package")}
    monkeypatch.setattr(locating, "doors", lambda: gone)
    report = Report()
    assert installed(report) == {}
    (finding,) = report.findings
    assert finding.rule.code == "RW802"
    assert "no_such_package" in finding.says


def test_the_games_that_are_installed() -> None:
    report = Report()
    games = installed(report)
    assert report.findings == ()
    assert games["mandate2038"].prefix == "MAN"


@pytest.mark.parametrize("name", ["pebble", "./pebble", "pebble/game.yaml"])
def test_a_game_by_folder(tmp_path: Path, name: str) -> None:
    game = sample(tmp_path)
    place = locate(name, tmp_path, Report())
    assert place is not None
    assert place.folder.resolve() == game.resolve()
    assert (place.door, place.package, place.game) == (None, None, None)
    assert locate(str(game), Path("/"), Report()) == Place(game)


def test_a_game_by_id_or_alone() -> None:
    report = Report()
    for start in (CHECKOUT, CHECKOUT / "content" / "mandate2038" / "components"):
        for name in ("mandate2038", None):
            place = locate(name, start, report)
            assert place is not None
            assert place.folder == CHECKOUT / "content" / "mandate2038"
            assert place.package == "rulewright_mandate2038"
    assert report.findings == ()


def test_no_game_and_two(tmp_path: Path) -> None:
    report = Report()
    assert locate(None, tmp_path, report) is None
    assert locate("pebbel", tmp_path, report) is None
    for name in ("one", "two"):
        (tmp_path / "content" / name).mkdir(parents=True)
        (tmp_path / "content" / name / "game.yaml").write_text("id: x\n")
    assert locate(None, tmp_path, report) is None
    assert codes(report.findings) == ["RW801"] * 3
    one = locate("one", tmp_path, Report())
    assert one is not None
    assert one.folder.name == "one"


def test_templates_are_the_games_then_the_houses() -> None:
    assert template_roots(Place(PEBBLE)) == (
        PEBBLE / "templates" / "pebble",
        CHECKOUT / "templates" / "house",
    )
    mandate = Place(CHECKOUT / "content" / "mandate2038")
    assert [root.name for root in template_roots(mandate)] == ["mandate2038", "house"]


def test_a_game_whose_id_cannot_be_read_has_the_houses_templates(
    tmp_path: Path,
) -> None:
    game = sample(tmp_path, {"game.yaml": b"\xff\xfe"})
    assert template_roots(Place(game))[-1] == CHECKOUT / "templates" / "house"
    with contextlib.suppress(OSError):
        (game / "game.yaml").unlink()
    assert template_roots(Place(game))[-1] == CHECKOUT / "templates" / "house"


def test_the_manual_is_where_the_command_says() -> None:
    assert (manual_folder() / "index.md").is_file()
    assert (skeletons_folder() / "cards" / "game.yaml").is_file()
