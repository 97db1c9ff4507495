"""Tokens that nobody can cut are found when a game is checked."""

from pathlib import Path

import pytest

from rulewright.pipeline.artworks import formats
from rulewright.pipeline.undersize import form_of, make_of
from rulewright.press import Shape
from rulewright.press.blanks import Make
from unit.pipeline.bench import checked, said
from unit.pipeline.counters import counters


@pytest.mark.parametrize(
    ("trim", "component", "places"),
    [
        ("20mm, 20mm", "", []),
        ("5mm, 5mm", "", []),
        ("4.999mm, 20mm", "", [("print.yaml:9:19", "RW666")]),
        ("60mm, 150mm", "", []),
        ("60mm, 150mm", ", make: fold", [("counters.yaml:5:43", "RW667")]),
        ("60mm, 131mm", ", make: fold", [("counters.yaml:5:43", "RW667")]),
        ("60mm, 125mm", ", make: fold", []),
    ],
)
def test_where_it_is_said(
    tmp_path: Path, trim: str, component: str, places: list[tuple[str, str]]
) -> None:
    found = checked(tmp_path, counters(trim, component)).findings
    short = {(place.rpartition("/")[2], code) for place, code in map(said, found)}
    assert sorted(short) == places


def test_a_token_has_a_shape_and_a_make_of_its_own(tmp_path: Path) -> None:
    content = counters("20mm, 20mm", ", shape: circle, make: stand", copies=2)
    catalogue = checked(tmp_path, content).catalogue
    assert catalogue is not None
    sizes = formats(catalogue)
    wave, card = catalogue.of("token")[0], catalogue.of("card")[0]
    assert form_of(sizes["counter"], wave).shape is Shape.CIRCLE
    assert make_of(wave) is Make.STAND
    assert form_of(sizes["card"], card) == sizes["card"]
    assert make_of(card) is Make.CUT
