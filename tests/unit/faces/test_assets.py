"""Generated artwork by name."""

from pathlib import Path

import pytest

from rulewright.faces import ornament
from rulewright.faces.assets import Assets, NamedAssets, icon_names

SPARK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<title>Spark</title><path fill="currentColor" d="M1 1h2"/></svg>'
)


@pytest.fixture
def roots(tmp_path: Path) -> tuple[Path, Path]:
    for root in ("game", "house"):
        (tmp_path / root / "icons").mkdir(parents=True)
    (tmp_path / "house" / "icons" / "spark.svg").write_text(SPARK)
    (tmp_path / "house" / "icons" / "wave.svg").write_text(SPARK)
    own = SPARK.replace("h2", "h9")
    (tmp_path / "game" / "icons" / "spark.svg").write_text(own)
    return tmp_path / "game", tmp_path / "house"


def test_an_icon_is_recoloured_and_the_games_own_wins(roots: tuple[Path, Path]) -> None:
    assets = Assets(roots)
    url = assets.icon("spark", "ff0000")
    assert url.startswith("asset:icon/spark.ff0000.")
    data = assets[url.removeprefix("asset:")]
    assert b'fill="#ff0000"' in data
    assert b"h9" in data
    assert icon_names(roots) == {"spark", "wave"}


def test_the_name_changes_with_colour_and_with_the_file(
    roots: tuple[Path, Path],
) -> None:
    names = {
        Assets(roots).icon("spark"),
        Assets(roots).icon("spark", "ff0000"),
        Assets(roots[1:]).icon("spark"),
        Assets(roots).icon("wave"),
    }
    assert len(names) == 4
    assert Assets(roots).icon("spark") in names


def test_an_icon_that_is_not_there(roots: tuple[Path, Path]) -> None:
    with pytest.raises(LookupError, match="sparc"):
        Assets(roots).icon("sparc")


def test_ornament_is_made_only_when_somebody_looks(
    roots: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = Assets(roots)
    url = assets.makers()["seal"](54, 21, "17191c", "seed")
    name = url.removeprefix("asset:")
    assert list(assets) == [name]
    assert len(assets) == 1
    made: list[str] = []
    real = ornament.Drawing.svg
    monkeypatch.setattr(
        ornament.Drawing, "svg", lambda self: made.append("x") or real(self)
    )
    other = Assets(roots)
    other.makers()["seal"](54, 21, "17191c", "seed")
    assert made == []
    assert other[name] == assets[name]
    assert made == ["x"]


def test_shapes_for_drawings_come_without_their_title(
    roots: tuple[Path, Path],
) -> None:
    shape = Assets(roots).icon_shape("wave")
    assert shape == '<path fill="currentColor" d="M1 1h2"/>'
    assert "<svg" not in Assets(roots).shape("seal", 54, 21, "17191c", "seed")


def test_assets_known_by_name_are_made_together_and_once() -> None:
    calls: list[int] = []

    def make() -> dict[str, bytes]:
        calls.append(1)
        return {"a": b"1", "b": b"2"}

    assets = NamedAssets(("a", "b"), make)
    assert (list(assets), len(assets), calls) == (["a", "b"], 2, [])
    assert (assets["a"], assets["b"], calls) == (b"1", b"2", [1])
