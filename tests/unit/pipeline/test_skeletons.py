"""Skeletons: sound where they lie, and nothing of them left under another name."""

from pathlib import Path

import pytest

from rulewright.pipeline.skeletons import (
    LIKES,
    fault_of,
    id_near,
    skeleton,
    title_of,
)
from samples import CHECKOUT


@pytest.mark.parametrize("like", LIKES)
def test_the_name_is_everywhere(like: str) -> None:
    found = {str(path): data for path, data in skeleton(like, "salt_marsh")}
    assert b"id: salt_marsh\ntitle: " not in found["game.yaml"]
    assert b"\nid: salt_marsh\n" in found["game.yaml"]
    assert b"\ntitle: Salt Marsh\n" in found["game.yaml"]
    assert any(path.startswith("templates/salt_marsh/icons/") for path in found)
    for path, data in found.items():
        assert "my_game" not in path
        assert b"my_game" not in data
        assert b"My Game" not in data
    assert list(found) == sorted(found)


@pytest.mark.parametrize("like", LIKES)
def test_every_file_of_content_explains_itself(like: str) -> None:
    for path, data in skeleton(like, "salt_marsh"):
        lines = data.decode("utf-8").splitlines()
        if path.suffix == ".yaml":
            assert lines[0].startswith("# yaml-language-server: $schema=")
            assert sum(line.lstrip().startswith("#") for line in lines) > 3, path
        if path.suffix == ".html":
            assert any(line.startswith("{#") for line in lines), path


def test_skeletons_travel_with_the_package() -> None:
    project = (CHECKOUT / "pyproject.toml").read_text("utf-8")
    assert '"toolchain/skeletons" = "rulewright/shipped/skeletons"' in project
    hidden = (CHECKOUT / "toolchain" / "skeletons").rglob(".*")
    assert [p for p in hidden if p.is_file()] == []


def test_a_title_is_made_of_the_id() -> None:
    assert title_of("salt_marsh") == "Salt Marsh"
    assert title_of("pebble_2") == "Pebble 2"


def test_a_name_is_an_id_that_nobody_has() -> None:
    assert fault_of("salt_marsh") == ""
    assert "is no id" in fault_of("Salt")
    assert "installed" in fault_of("pebble", {"pebble"})
    assert "keeps for itself" in fault_of("rulewright")
    assert id_near("new/Salt Marsh!") == "salt_marsh"
    assert id_near("mandate-2038") == "mandate_2038"
    assert id_near("House") == ""
    assert id_near(str(Path("/"))) == ""
