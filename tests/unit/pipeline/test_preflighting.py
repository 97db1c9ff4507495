"""Preflight of a file on the disk, with presets by name and by path."""

import contextlib
import re
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.model import Preset
from rulewright.model.shaping import shape
from rulewright.pipeline.preflighting import preflight, presets
from rulewright.press import contradictions, finished_sizes
from rulewright.source import Document, read
from samples import CHECKOUT, codes
from unit.publish.preflight.pressroom import made

HOUSES = {"the_game_crafter", "drivethrucards", "makeplayingcards", "printplaygames"}
SIZES = {"poker", "bridge", "square_70", "hex_88", "tuck_box"}
MANUAL = CHECKOUT / "toolchain" / "manual" / "printing.md"


def shaped(path: Path) -> tuple[Document, Preset]:
    report = Report()
    document = read(path, report)
    assert document is not None
    found = shape(document, Preset, report)
    assert found is not None
    assert list(contradictions(document, found)) == []
    assert report.findings == ()
    return document, found


def test_the_presets_that_the_manual_names() -> None:
    assert set(presets()) == HOUSES | SIZES
    text = MANUAL.read_text("utf-8")
    assert all(f"`{name}`" in text for name in presets())


@pytest.mark.parametrize("name", sorted(HOUSES | SIZES))
def test_every_preset_is_sound_and_modest(name: str) -> None:
    document, found = shaped(presets()[name])
    assert document.first_line.endswith("schemas/rulewright/preset.json")
    schema = document.first_line.split("=")[1]
    assert (presets()[name].parent / schema).is_file()
    assert finished_sizes(found)
    # Where a figure was found is said in words; addresses move.
    assert not re.search(r"https?:|www\.|\.com\b|\.org\b", document.text)
    if name in HOUSES:
        assert any("certified" in words for words in found.not_)


def test_the_sizes_that_pictures_of_houses_have() -> None:
    for name, pixels in (
        ("the_game_crafter", (825, 1125)),
        ("makeplayingcards", (822, 1122)),
    ):
        whole = finished_sizes(shaped(presets()[name])[1])[0].whole
        inch = 25_400
        assert whole.width.um * 300 == pixels[0] * inch
        assert whole.height.um * 300 == pixels[1] * inch


def test_the_preset_of_the_manual_is_sound(tmp_path: Path) -> None:
    (sample,) = re.findall(
        r"```yaml presets/our_printer.yaml\n(.*?)```",
        MANUAL.read_text("utf-8"),
        re.DOTALL,
    )
    path = tmp_path / "our_printer.yaml"
    path.write_text(sample, "utf-8")
    (size,) = finished_sizes(shaped(path)[1])
    assert size.name == "square card"


def test_a_sound_file(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(made())
    found = preflight(tmp_path / "card.pdf", "poker")
    assert found.findings == ()
    assert found.summary.endswith("\nno findings")


def test_a_preset_by_path_and_one_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(made())
    sound = presets()["poker"].read_text("utf-8").replace("id: poker", "id: mine")
    with contextlib.chdir(tmp_path):
        Path("mine.yaml").write_text(sound, "utf-8")
        assert preflight(Path("card.pdf"), "mine.yaml").findings == ()
        Path("mine.yaml").write_text(sound.replace("bleed", "bleeed", 1), "utf-8")
        found = preflight(Path("card.pdf"), "mine.yaml")
    assert codes(found.findings) == ["RW101"]
    assert str(found.findings[0].span) == "mine.yaml:8:5"
    assert found.summary == "card.pdf: nothing was looked at"


def test_a_preset_that_contradicts_itself(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(made())
    text = presets()["poker"].read_text("utf-8").replace("safe: 0.125in", "safe: 2in")
    (tmp_path / "poker.yaml").write_text(text, "utf-8")
    found = preflight(tmp_path / "card.pdf", str(tmp_path / "poker.yaml"))
    assert codes(found.findings) == ["RW652"]


def test_a_preset_that_nobody_has_written(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(made())
    (found,) = preflight(tmp_path / "card.pdf", "pokre").findings
    assert (found.rule.code, found.hint) == ("RW623", "did you mean poker?")
    (found,) = preflight(tmp_path / "card.pdf", "zzz").findings
    assert "drivethrucards" in found.hint
    (found,) = preflight(tmp_path / "card.pdf", "no/such.yaml").findings
    assert found.rule.code.startswith("RW0")


def test_no_such_file_and_a_folder(tmp_path: Path) -> None:
    for path, words in (
        (tmp_path / "none.pdf", "no such file"),
        (tmp_path, "a folder"),
    ):
        (found,) = preflight(path).findings
        assert found.rule.code == "RW621"
        assert words in found.says
