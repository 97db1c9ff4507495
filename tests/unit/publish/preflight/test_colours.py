"""Colour spaces and ink."""

import pikepdf
import pytest

from rulewright.publish.preflight.colours import (
    CMYK,
    GREY,
    RGB,
    Colour,
    Space,
    ink_of,
    shading_colours,
    space_of,
)

NAME = pikepdf.Name


def array(*parts: object) -> pikepdf.Array:
    return pikepdf.Array(parts)


@pytest.mark.parametrize(
    ("value", "family", "channels"),
    [
        (lambda _: NAME.DeviceRGB, "RGB", 3),
        (lambda _: NAME.DeviceCMYK, "CMYK", 4),
        (lambda _: array(NAME.CalRGB, pikepdf.Dictionary()), "RGB", 3),
        (lambda _: array(NAME.Lab, pikepdf.Dictionary()), "Lab", 3),
        (lambda pdf: array(NAME.ICCBased, pdf.make_stream(b"", N=4)), "CMYK", 4),
        (lambda pdf: array(NAME.ICCBased, pdf.make_stream(b"", N=3)), "RGB", 3),
        (lambda _: array(NAME.Indexed, NAME.DeviceRGB, 1, "ab"), "RGB", 1),
        (lambda _: array(NAME.Separation, NAME.Gold, NAME.DeviceCMYK), "spot", 1),
        (lambda _: array(NAME.DeviceN, array(NAME.A, NAME.B)), "spot", 2),
        (lambda _: NAME.Pattern, "pattern", 0),
        (lambda _: array(NAME.Pattern, NAME.DeviceRGB), "pattern", 3),
        (lambda _: NAME.Mine, "RGB", 3),
        (lambda _: NAME.Nowhere, "unknown", 0),
        (lambda _: array(), "unknown", 0),
        (lambda _: None, "unknown", 0),
    ],
)
def test_spaces(value: object, family: str, channels: int) -> None:
    pdf = pikepdf.new()
    named = pikepdf.Dictionary(Mine=NAME.DeviceRGB)
    space = space_of(value(pdf), named)  # type: ignore[operator]
    assert (space.family, space.channels) == (family, channels)


def test_a_space_that_names_itself_ends() -> None:
    named = pikepdf.Dictionary(A=NAME.A)
    assert space_of(NAME.A, named).family == "unknown"


@pytest.mark.parametrize(
    ("space", "values", "ink"),
    [
        (GREY, (0.0,), 100),
        (GREY, (1.0,), 0),
        (CMYK, (0.6, 0.4, 0.4, 1.0), 240),
        (CMYK, (2.0, 0, 0, -1), 100),
        (RGB, (0, 0, 0), 100),
        (RGB, (1, 1, 1), 0),
        (RGB, (0, 0, 1), 200),
        (RGB, (0, 0, 0.1), 110),
        (Space("spot", 2), (1.0, 0.5), 150),
        (Space("Lab", 3), (50, 0, 0), None),
        (CMYK, (1.0,), None),
    ],
)
def test_ink(space: Space, values: tuple[float, ...], ink: float | None) -> None:
    found = Colour(space, values).ink
    assert found == (None if ink is None else pytest.approx(ink))
    assert ink_of(space.family, values) == found


def test_the_first_colour_of_a_space_is_black() -> None:
    assert GREY.first.ink == RGB.first.ink == CMYK.first.ink == 100
    assert str(CMYK.first) == "CMYK 0 0 0 1"
    assert str(Colour(RGB, (0.25, 0.5, 1))) == "RGB 0.25 0.5 1"


def test_a_shading_is_known_by_its_ends() -> None:
    part = pikepdf.Dictionary(
        FunctionType=2, C0=array(1, 0, 0, 0), C1=array(0, 1, 1, 0)
    )
    whole = pikepdf.Dictionary(FunctionType=3, Functions=array(part, part))
    shading = pikepdf.Dictionary(ColorSpace=NAME.DeviceCMYK, Function=whole)
    inks = {colour.ink for colour in shading_colours(shading, None)}
    assert inks == {100, 200}
    unknown = pikepdf.Dictionary(ColorSpace=NAME.DeviceRGB)
    assert [c.space.family for c in shading_colours(unknown, None)] == ["RGB"]
