"""Only the fonts of the template roots are seen."""

import os
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest

from rulewright.publish.fontconfig import font_folders, isolate
from unit.publish.easel import HOUSE


def test_only_folders_of_fonts_count(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()

    assert font_folders([tmp_path / "game", HOUSE]) == (HOUSE / "fonts",)


def test_the_configuration_names_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONTCONFIG_FILE", "elsewhere")
    odd = tmp_path / "Tom & Jerry"
    (odd / "fonts").mkdir(parents=True)

    path = isolate([odd, HOUSE], tmp_path / "cache")

    assert os.environ["FONTCONFIG_FILE"] == str(path)
    tree = parse(path).getroot()  # noqa: S314
    assert [one.text for one in tree.findall("dir")] == [
        str(odd / "fonts"), str(HOUSE / "fonts"),
    ]  # fmt: skip
    caches = [Path(str(one.text)) for one in tree.findall("cachedir")]
    assert all(cache.is_relative_to(tmp_path) for cache in caches)
    assert tree.find("include") is None
    assert isolate([odd, HOUSE], tmp_path / "cache") == path
    assert isolate([HOUSE], tmp_path / "cache") != path
