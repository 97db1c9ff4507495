"""Compiled templates are found again, and compiled again when they are damaged."""

from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader

from rulewright.faces import bytecode
from rulewright.faces.bytecode import Bytecode


def rendered(folder: Path) -> str:
    made = Environment(
        loader=FileSystemLoader(folder / "templates"),
        bytecode_cache=Bytecode(folder / "cache"),
        autoescape=True,
    )
    return made.get_template("a.html").render(name="Shore")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "a.html").write_text("The {{ name }}")
    return tmp_path


def test_a_template_is_compiled_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rendered(folder) == "The Shore"
    monkeypatch.setattr(Environment, "compile", None)
    assert rendered(folder) == "The Shore"


def test_a_changed_template_is_compiled_again(folder: Path) -> None:
    rendered(folder)
    (folder / "templates" / "a.html").write_text("A {{ name }}")
    assert rendered(folder) == "A Shore"


@pytest.mark.parametrize("harm", ["cut", "garbage", "folder"])
def test_damage_is_as_good_as_nothing(folder: Path, harm: str) -> None:
    rendered(folder)
    (kept,) = (folder / "cache").iterdir()
    if harm == "folder":
        kept.unlink()
        kept.mkdir()
    else:
        data = kept.read_bytes()
        kept.write_bytes(data[:-7] if harm == "cut" else data[:20] + b"x" * 400)
    assert rendered(folder) == "The Shore"


def test_what_another_environment_compiled_is_not_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered(folder)
    monkeypatch.setattr(bytecode, "_fingerprint", lambda: "other")
    rendered(folder)
    assert len(list((folder / "cache").iterdir())) == 2
