"""`rulewright preflight`: what it prints in each form, and how it leaves."""

import contextlib
import json
from pathlib import Path

import pytest

from unit.cli.desk import Said, run
from unit.publish.preflight.pressroom import GROUND, made

STOPS = "0.8 g 9 9 180 252 re f "


def said(folder: Path, data: bytes, *more: str) -> Said:
    (folder / "deck.pdf").write_bytes(data)
    with contextlib.chdir(folder):
        return run("preflight", "deck.pdf", *more)


def test_a_sound_file(tmp_path: Path) -> None:
    found = said(tmp_path, made(), "--preset", "poker")
    assert (found.status, found.err) == (0, "")
    assert found.out.startswith("deck.pdf: 1 page of 63.5 x 88.9 mm; PDF 1.4")
    assert found.out.endswith("no findings\n")


def test_the_page_stands_in_the_place_of_the_line(tmp_path: Path) -> None:
    found = said(tmp_path, made(GROUND, STOPS))
    assert found.status == 1
    assert found.findings == [("deck.pdf:2:1", "RW630")]
    # No line of a PDF is shown as if it were text.
    assert found.err.splitlines()[1].startswith("   page 2: colour reaches the trim")
    assert found.hints == 1


def test_notes_do_not_fail(tmp_path: Path) -> None:
    assert said(tmp_path, made()).status == 0


@pytest.mark.parametrize("form", ["json", "github", "sarif"])
def test_other_forms(tmp_path: Path, form: str) -> None:
    found = said(tmp_path, made(GROUND, STOPS), "--format", form)
    assert (found.status, found.err) == (1, "")
    if form == "github":
        assert found.out.startswith("::error file=deck.pdf,line=2,")
        return
    told = json.loads(found.out)
    if form == "json":
        (finding,) = told["findings"]
        assert (finding["code"], finding["line"]) == ("RW630", 2)
    else:
        (result,) = told["runs"][0]["results"]
        assert result["ruleId"] == "RW630"


@pytest.mark.parametrize(
    "data", [b"", b"Hello\n", b"%PDF-1.7\nno more", b"\x89PNG\r\n\x1a\n"]
)
def test_what_is_no_file_for_print(tmp_path: Path, data: bytes) -> None:
    found = said(tmp_path, data, "--preset", "poker")
    assert found.findings == [("deck.pdf:1:1", "RW621")]
    assert (found.status, found.hints) == (1, 1)
    assert "Traceback" not in found.err


def test_a_preset_that_is_not_there(tmp_path: Path) -> None:
    found = said(tmp_path, made(), "--preset", "drivethru")
    assert found.findings == [("", "RW623")]
    assert found.status == 1


def test_help_has_an_example() -> None:
    found = run("preflight", "--help")
    assert found.status == 0
    assert "rulewright preflight deck.pdf --preset drivethrucards" in found.out


def test_a_file_must_be_named() -> None:
    assert run("preflight").status == 2
