"""The finished sizes of a preset in exact lengths, and what in one cannot be true."""

import pytest

from rulewright.diagnostics import Report
from rulewright.measure import Length, Size
from rulewright.model import Preset
from rulewright.model.shaping import shape
from rulewright.press import FinishedSize, contradictions, finished_sizes
from rulewright.press.places import bounds
from rulewright.source import Document, read_bytes


def preset(card: str) -> tuple[Document, Preset]:
    lines = "".join(f"    {line}\n" for line in card.split("; "))
    text = (
        "id: ours\nname: Ours\nformats:\n  card:\n    name: card\n    source: us\n"
        f"{lines}not: [anything]\n"
    )
    report = Report()
    document = read_bytes(text.encode(), "presets/ours.yaml", report)
    assert document is not None
    found = shape(document, Preset, report)
    assert found is not None, report.findings
    return document, found


def size(card: str) -> FinishedSize:
    (found,) = finished_sizes(preset(card)[1])
    return found


PLAIN = "trim: [63mm, 88mm]; bleed: 3mm; safe: 4mm"


def test_a_rectangle() -> None:
    found = size(PLAIN)
    assert found.trim == Size.parse("63mm x 88mm")
    assert found.whole == Size.parse("69mm x 94mm")
    assert found.plain
    assert not found.moulded
    assert len(found.cut) == 4


def test_rounded_corners_stay_in_the_trim_and_on_the_circle() -> None:
    found = size(PLAIN + "; corner: 3mm")
    box = bounds(found.cut)
    assert box.size == found.trim
    assert len(found.cut) == 36
    for point in found.cut[:9]:
        across, down = 3000 - point.x.um, 3000 - point.y.um
        assert (across**2 + down**2) ** 0.5 == pytest.approx(3000, abs=2)


def test_corners_run_on_around() -> None:
    cut = size(PLAIN + "; corner: 3mm").cut
    steps = [
        abs(a.x.um - b.x.um) + abs(a.y.um - b.y.um)
        for a, b in zip(cut, cut[1:] + cut[:1], strict=True)
    ]
    # Four straight sides, and small steps between them.
    assert sorted(step > 2000 for step in steps) == [False] * 32 + [True] * 4


def test_a_hex_and_an_outline() -> None:
    tile = size("trim: [101.614mm, 88mm]; bleed: 3mm; safe: 3mm; shape: hex")
    assert len(tile.cut) == 6
    assert not tile.plain
    box = size(
        "trim: [20mm, 20mm]; bleed: 3mm; safe: 3mm; shape: outline;"
        " outline: [[0mm, 0mm], [20mm, 0mm], [0mm, 20mm]]"
    )
    assert box.moulded
    assert box.cut[1].x == Length.parse("20mm")


@pytest.mark.parametrize(
    ("card", "place", "words"),
    [
        (PLAIN, "", ""),
        (PLAIN.replace("4mm", "31.5mm"), "9:11", "leaves nothing"),
        (PLAIN + "; corner: 40mm", "10:13", "rounder than"),
        (PLAIN + "; outline: [[0mm, 0mm]]", "10:14", "no outline of its own"),
        (PLAIN + "; shape: outline", "10:12", "fewer than three corners"),
        (
            PLAIN + "; shape: outline; outline: [[0mm, 0mm], [9mm, 0mm], [9mm, 99mm]]",
            "11:39",
            "outside the trim",
        ),
    ],
)
def test_contradictions(card: str, place: str, words: str) -> None:
    findings = list(contradictions(*preset(card)))
    if not words:
        assert findings == []
        return
    (found,) = findings
    assert found.rule.code == "RW652"
    assert str(found.span) == f"presets/ours.yaml:{place}"
    assert words in found.says


def test_an_id_is_the_name_of_its_file() -> None:
    document, found = preset(PLAIN)
    other = found.model_copy(update={"id": "others"})
    (finding,) = contradictions(document, other)
    assert finding.hint == "write `id: ours`"
