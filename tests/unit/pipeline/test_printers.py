"""A user's printers: kept, found again, and not believed whatever they say."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Finding, Report
from rulewright.model.printer import Printer
from rulewright.pipeline.printers import Profiles, measured
from samples import codes

STUDY = Printer(left=("0.6mm", "-0.3mm"), right=("0.7mm", "0.1mm"))
TWISTED = Printer(left=("0mm", "0mm"), right=("0mm", "3.5mm"))


def kept(folder: Path, **printers: Printer) -> Profiles:
    empty = Profiles.of(folder, Report())
    assert empty is not None
    assert empty.keep(printers, Report())
    found = Profiles.of(folder, Report())
    assert found is not None
    return found


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    found = kept(tmp_path / "rulewright", study=STUDY, office=STUDY)
    assert found.printers == {"office": STUDY, "study": STUDY}
    assert found.named("study") == STUDY
    assert kept(tmp_path / "rulewright").printers == {}


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    found = Profiles.of(tmp_path, Report())
    assert found is not None
    assert found.printers == {}


def test_an_unknown_printer_offers_the_nearest(tmp_path: Path) -> None:
    finding = kept(tmp_path, study=STUDY).named("stduy")
    assert isinstance(finding, Finding)
    assert (finding.rule.code, finding.hint) == ("RW671", "did you mean `study`?")


def test_a_printer_that_twists_is_a_slip_of_the_pin(tmp_path: Path) -> None:
    finding = kept(tmp_path, study=TWISTED).named("study")
    assert isinstance(finding, Finding)
    assert finding.rule.code == "RW672"
    assert finding.span is not None
    assert finding.span.line == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("printers: {study: {left: [10cm, 0mm], right: [0mm, 0mm]}}\n", "RW106"),
        ("printers: [\n", "RW012"),
        ("printers: {study: {left: [0mm, 0mm]}}\n", "RW102"),
    ],
)
def test_a_broken_file_is_found_at_its_line(
    tmp_path: Path, text: str, code: str
) -> None:
    (tmp_path / "printers.yaml").write_text(text)
    report = Report()
    assert Profiles.of(tmp_path, report) is None
    assert codes(report.findings) == [code]
    assert report.findings[0].span is not None


def test_pins_are_millimetres() -> None:
    assert measured("study", "0.6,-0.3", " 0.7 , 0.1 ") == STUDY
    for wrong in ("0.6", "0.6,0.3,0.1", "ten,0", "12,0"):
        assert measured("study", wrong, "0,0") is None
    assert measured("The Study", "0,0", "0,0") is None
