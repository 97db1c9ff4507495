"""The memory of runs."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Span
from rulewright.model.findings import WRONG_SHAPE
from rulewright.pipeline.runs import Memory, Run, placed

FOUND = (WRONG_SHAPE.at(Span("a.yaml", 1, 1, 1, 2), "says", hint="hint"),)


def kept(folder: Path) -> tuple[Memory, Path]:
    output = folder / "out.pdf"
    output.write_bytes(b"pdf")
    memory = Memory(folder / "cache")
    memory.keep("build", "key", FOUND, "one line", placed([output]))
    return memory, output


def test_a_run_is_recalled_while_nothing_changed(tmp_path: Path) -> None:
    memory, output = kept(tmp_path)
    assert memory.recall("build", "key") == Run(FOUND, "one line", (output,))
    assert memory.recall("build", "another key") is None
    assert memory.recall("check", "key") is None


@pytest.mark.parametrize("harm", ["gone", "longer", "touched"])
def test_a_run_is_void_when_an_output_is_not_as_it_was(
    tmp_path: Path, harm: str
) -> None:
    memory, output = kept(tmp_path)
    if harm == "gone":
        output.unlink()
    elif harm == "longer":
        output.write_bytes(b"longer")
    else:
        output.with_suffix(".new").write_bytes(b"pdf")
        output.with_suffix(".new").replace(output)
    assert memory.recall("build", "key") is None


@pytest.mark.parametrize("damage", [b"", b"\x80", b"cno_such_module\nX\n.", b"[1]"])
def test_damage_is_as_good_as_nothing(tmp_path: Path, damage: bytes) -> None:
    for suffix in (".json", ".pickle"):
        memory, _ = kept(tmp_path)
        path = tmp_path / "cache" / "runs" / f"build{suffix}"
        path.write_bytes(damage)
        if suffix == ".json" or damage != b"[1]":
            assert memory.recall("build", "key") is None


def test_a_memory_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("")
    memory = Memory(tmp_path / "cache")
    memory.keep("build", "key", (), "", [])
    assert memory.recall("build", "key") is None
