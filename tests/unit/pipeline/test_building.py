"""From a checked game to files: all or nothing, the manifest last."""

import json
from hashlib import sha256
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.pipeline.building import build_checked
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.locating import Place
from samples import codes, sample
from unit.pipeline.bench import Overlay, checked


def built(folder: Path, overlay: Overlay | None = None) -> tuple[Report, list[Path]]:
    report = Report()
    steps: list[tuple[str, int, int]] = []
    _, written = build_checked(
        Place(sample(folder, overlay)),
        checked(folder, overlay),
        folder / "out",
        report,
        targets=("sheets",),
        choices=Choices(papers=("a4",)),
        jobs=1,
        progress=lambda *step: steps.append(step),
    )
    assert ("drawing", 3, 3) in steps
    return report, [output.path for output in written]


def test_the_manifest_names_every_output_and_every_input(tmp_path: Path) -> None:
    report, written = built(tmp_path)
    assert report.findings == ()
    out = tmp_path / "out" / "pebble"
    assert written == [out / "sheets-a4.pdf", out / "manifest.json"]
    manifest = json.loads((out / "manifest.json").read_text())
    text = json.dumps(manifest)
    for data in [
        (out / "sheets-a4.pdf").read_bytes(),
        *(path.read_bytes() for path in sample(tmp_path).rglob("*.yaml")),
    ]:
        assert sha256(data).hexdigest() in text
    assert "2026-11-30" in text
    assert str(tmp_path) not in text


def test_a_face_that_does_not_fit_stops_everything(tmp_path: Path) -> None:
    css = "templates/pebble/card.css"
    text = sample(tmp_path).joinpath(css).read_text()
    tight = text.replace("width:53mm;height:10mm}", "width:5mm;height:2mm}", 1)
    report, written = built(tmp_path, {css: tight})
    assert set(codes(report.findings)) == {"RW601"}
    assert written == []
    assert not (tmp_path / "out" / "pebble").exists()
