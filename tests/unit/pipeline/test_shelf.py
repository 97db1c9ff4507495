"""The shelf: found again only for the same inputs and the same code."""

from pathlib import Path

import pytest

from rulewright.pipeline.shelf import Shelf


def test_what_was_kept_is_found_by_its_inputs(tmp_path: Path) -> None:
    shelf = Shelf.of(tmp_path, None)
    shelf.keep({"a": (1, 2)}, "stage", "one", "two")
    assert shelf.find("stage", "one", "two") == {"a": (1, 2)}
    assert Shelf.of(tmp_path, None).find("stage", "one", "two") == {"a": (1, 2)}
    for inputs in (("one",), ("two", "one"), ("onetwo",), ("one", "two", "")):
        assert shelf.find("stage", *inputs) is None
    assert shelf.find("other", "one", "two") is None


def test_other_code_is_another_shelf(tmp_path: Path) -> None:
    Shelf(tmp_path, "code").keep(1, "stage", "one")
    assert Shelf(tmp_path, "other code").find("stage", "one") is None
    assert Shelf.of(tmp_path, None) != Shelf.of(tmp_path, "rulewright_mandate2038")


def test_what_has_no_name_cannot_be_kept_and_harms_nothing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, "code")
    shelf.keep(lambda: None, "stage", "one")
    assert shelf.find("stage", "one") is None
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


@pytest.mark.parametrize("damage", [b"", b"\x80\x04", b"cno_such_module\nX\n."])
def test_damage_is_as_good_as_nothing(tmp_path: Path, damage: bytes) -> None:
    shelf = Shelf(tmp_path, "code")
    shelf.keep(1, "stage", "one")
    (path,) = (p for p in tmp_path.rglob("*") if p.is_file())
    path.write_bytes(damage)
    assert shelf.find("stage", "one") is None


def test_without_a_folder_nothing_is_kept() -> None:
    shelf = Shelf.of(None, None)
    shelf.keep(1, "stage", "one")
    assert shelf.find("stage", "one") is None
