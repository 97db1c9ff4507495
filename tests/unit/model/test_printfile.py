"""`print.yaml`: sizes and papers."""

import json

import pytest

from rulewright.measure import Length
from rulewright.model.printfile import PrintFile
from samples import PEBBLE
from unit.model.desk import document, faults, once

PRINT = (PEBBLE / "print.yaml").read_text("utf-8")
LENGTH = (
    "is not written as wanted; write a length such as 63mm or 2.5in, no finer than"
    " 0.001mm"
)
TRIM = (
    "is not written as wanted; write a length such as 63mm or 2.5in, more than nothing"
)


def test_the_sample_says_its_sizes() -> None:
    press = PrintFile.model_validate_json(json.dumps(document(PRINT).data))
    card = press.formats["card"]
    assert (card.trim, card.shape, card.dpi) == (("63mm", "88mm"), "rectangle", 300)
    assert card.sheets
    assert press.papers["letter"].size == ("8.5in", "11in")
    stone = press.faces["stone"]
    assert (stone.back, stone.variants, stone.settings) == (None, None, ())
    assert not stone.back_variants


@pytest.mark.parametrize(
    "length", ["0mm", "2mm", "0.5mm", "0.125in", "0.001mm", "9999mm", "7pt", "0.005in"]
)
def test_a_length_that_is_taken_can_be_measured(length: str) -> None:
    assert faults(once(PRINT, "gutter: 4mm", f"gutter: {length}"), PrintFile) == []
    assert Length.parse(length) >= Length.parse("0mm")


@pytest.mark.parametrize(
    "length",
    [
        "2",
        "2 mm",
        "2cm",
        "-2mm",
        "2.mm",
        ".5mm",
        "2.0001mm",
        "0.001in",
        "10000mm",
        "2MM",
    ],
)
def test_a_length_is_whole_micrometres_with_a_unit(length: str) -> None:
    quoted = once(PRINT, "gutter: 4mm", f'gutter: "{length}"')
    assert faults(quoted, PrintFile) == [f"RW106 5:9 `{length}` {LENGTH}"]


@pytest.mark.parametrize(
    "length", ["63mm", "0.5mm", "2.5in", "0.5in", "100mm", "10.5mm"]
)
def test_a_trim_is_more_than_nothing(length: str) -> None:
    assert faults(once(PRINT, "[63mm,", f"[{length},"), PrintFile) == []
    assert Length.parse(length) > Length.parse("0mm")


@pytest.mark.parametrize("length", ["0mm", "0.0mm", "0.000mm", "0in", "0pt", "063mm"])
def test_a_trim_of_nothing_is_refused(length: str) -> None:
    told = f"RW106 8:17 `{length}` {TRIM}"
    assert faults(once(PRINT, "[63mm,", f"[{length},"), PrintFile) == [told]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[63mm, 88mm]",
            "[63mm]",
            (
                "RW103 8:16 this list holds 1, and 2 belong in it; write what belongs"
                " in it"
            ),
        ),
        (
            "[63mm, 88mm]",
            "[]",
            (
                "RW103 8:16 this list holds nothing, and 2 belong in it; write what"
                " belongs in it, or leave the file or the key out"
            ),
        ),
        (
            "[63mm, 88mm]",
            "[63mm, 88mm, 1mm]",
            "RW103 8:16 this list holds 3, and at most 2 belong in it; strike the rest",
        ),
        (
            "[63mm, 88mm]",
            "[63, 88mm]",
            "RW103 8:17 this is a number, and text belongs here; write text",
        ),
        (
            "dpi: 300",
            "dpi: 71",
            "RW105 8:58 `71` is out of range; this field takes at least 72",
        ),
        (
            "dpi: 300",
            "dpi: 1201",
            "RW105 8:58 `1201` is out of range; this field takes at most 1200",
        ),
        (
            "dpi: 300",
            "shape: hexagon",
            "RW104 8:60 `hexagon` is no value of this field; one of: rectangle, hex",
        ),
        (
            "stone: {template:",
            "stone: {settings: [{layout: plain, size: 0pt}], template:",
            f"RW106 11:44 `0pt` {TRIM}",
        ),
        ("[8.5in, 11in]", "[8.5in, 0in]", f"RW106 4:26 `0in` {TRIM}"),
        ("bleed: 2mm, ", "", "RW102 8:3 `bleed` is missing here; add `bleed:`"),
        (
            "gutter: 4mm",
            "gtuter: 4mm",
            "RW101 5:1 `gtuter` is no key of this record; did you mean `gutter`?",
        ),
        (
            "stone: {template:",
            "stone: {settings: [{layout: plain}], template:",
            "RW102 11:22 `size` is missing here; add `size:`",
        ),
    ],
)
def test_one_broken_thing_is_said_once(old: str, new: str, told: str) -> None:
    assert faults(PRINT, PrintFile) == []
    assert faults(once(PRINT, old, new), PrintFile) == [told]
