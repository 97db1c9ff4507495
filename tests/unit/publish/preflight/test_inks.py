"""Colours that a job should not have, ink, transparency, overprint and fine lines."""

import pikepdf
import pytest

from rulewright.publish.preflight.inks import job_of
from unit.publish.preflight.pressroom import (
    Things,
    codes,
    made,
    ours,
    picture,
    placed,
    says,
)

FULL = " 0 0 198 270 re f "
PRESS = ours("colour: {space: cmyk, source: us}")
SCREEN = ours("colour: {space: rgb, source: us}")
INK = ours("colour: {space: any, ink: 240, source: us}")
FLAT = ours("file: {kind: any, transparency: refused, source: us}")


def state(**change: object) -> Things:
    return lambda _: {"ExtGState": pikepdf.Dictionary(S=pikepdf.Dictionary(**change))}


@pytest.mark.parametrize(
    "content",
    [
        f"1 0 0 rg{FULL}",
        f"/DeviceRGB cs 1 0 0 sc{FULL}",
        f"0 0 0 0 k{FULL} 1 0 0 RG 2 w 50 50 m 90 90 l S",
    ],
)
def test_rgb_in_a_press_job(content: str) -> None:
    assert codes(made(content), PRESS) == ["RW637"]
    assert codes(made(content.replace("1 0 0 rg", "0 1 1 0 k")), SCREEN) != ["RW637"]


def test_cmyk_and_grey_are_fit_for_a_press() -> None:
    assert codes(made(f"0 1 1 0 k{FULL} 0 g 50 50 9 9 re f"), PRESS) == []


def test_rgb_hides_in_pictures_and_forms() -> None:
    def things(pdf: pikepdf.Pdf) -> dict[str, object]:
        form = pdf.make_stream(
            b"1 0 0 rg 0 0 1 1 re f",
            Type=pikepdf.Name.XObject,
            Subtype=pikepdf.Name.Form,
            BBox=pikepdf.Array([0, 0, 1, 1]),
        )
        shown = pikepdf.Dictionary(P=picture(pdf, (900, 900), "DeviceRGB"), F=form)
        return {"XObject": shown}

    ground = f"0 0 0 0.1 k{FULL}"
    found = says(made(ground + placed(40, 40, 50, 50), things=things), PRESS)
    assert [one.split(",")[0] for one in found] == ["a picture in RGB"]
    found = says(made(ground + placed(40, 40, 50, 50, "F"), things=things), PRESS)
    assert [one.split(",")[0] for one in found] == ["a ground in RGB"]


def test_lab_is_no_colour_for_a_press() -> None:
    def things(_: pikepdf.Pdf) -> dict[str, object]:
        white = pikepdf.Dictionary(WhitePoint=pikepdf.Array([0.96, 1, 0.82]))
        lab = pikepdf.Array([pikepdf.Name.Lab, white])
        return {"ColorSpace": pikepdf.Dictionary(L=lab)}

    assert codes(made(f"/L cs 50 0 0 sc{FULL}", things=things), PRESS) == ["RW637"]


def test_cmyk_in_a_job_that_the_house_separates() -> None:
    assert codes(made(f"0 1 1 0 k{FULL}"), SCREEN) == ["RW638"]
    assert codes(made(f"1 0 0 rg{FULL}"), SCREEN) == []


def test_without_a_preset_cmyk_and_rgb_do_not_go_together() -> None:
    assert codes(made(f"0 1 1 0 k{FULL} 1 0 0 rg 50 50 9 9 re f")) == ["RW637"]
    assert codes(made(f"1 0 0 rg{FULL}")) == []
    assert codes(made(f"0 1 1 0 k{FULL}")) == []


def test_an_output_intent_of_cmyk_makes_a_press_job() -> None:
    def root(pdf: pikepdf.Pdf) -> dict[str, object]:
        intent = pikepdf.Dictionary(
            S=pikepdf.Name.GTS_PDFX, DestOutputProfile=pdf.make_stream(b"", N=4)
        )
        return {"/OutputIntents": pikepdf.Array([intent])}

    assert codes(made(f"1 0 0 rg{FULL}", root=root)) == ["RW637"]


@pytest.mark.parametrize(
    ("intent", "claim", "used", "cmyk"),
    [
        (0, "", {"RGB"}, False),
        (0, "", {"RGB", "CMYK"}, True),
        (3, "", {"RGB"}, False),
        (4, "", {"RGB"}, True),
        (0, "PDF/X-1a:2003", {"RGB"}, True),
        (0, "PDF/X-4", {"RGB"}, False),
    ],
)
def test_what_makes_a_press_job(
    intent: int, claim: str, used: set[str], *, cmyk: bool
) -> None:
    job = job_of(None, intent=intent, claim=claim, used=used)
    assert job.cmyk == cmyk
    assert bool(job.why) == cmyk


@pytest.mark.parametrize(
    ("colour", "found"),
    [
        ("0.6 0.4 0.4 1 k", []),
        ("0.7 0.6 0.6 1 k", ["RW640"]),
        ("0 0 1 rg", []),
    ],
)
def test_ink(colour: str, found: list[str]) -> None:
    assert codes(made(colour + FULL), INK) == found


def test_much_ink_says_how_much_and_where() -> None:
    (found,) = says(made(f"0.7 0.6 0.6 1 k{FULL}"), INK)
    assert found.startswith("290 % of ink in CMYK 0.7 0.6 0.6 1, 3.2 mm beyond")


@pytest.mark.parametrize(
    ("change", "feature"),
    [
        ({"ca": 0.5}, "an opacity of 50 %"),
        ({"BM": pikepdf.Name.Multiply}, "the blend mode Multiply"),
    ],
)
def test_transparency(change: dict[str, object], feature: str) -> None:
    data = made(f"/S gs 0.5 g{FULL}", things=state(**change))
    assert codes(data, FLAT) == ["RW643"]
    assert says(data, FLAT)[0].startswith(feature)
    assert codes(data) == []
    unused = made(f"q /S gs Q 0.5 g{FULL}", things=state(**change))
    assert codes(unused, FLAT) == []


def test_overprint_is_told_whatever_the_house() -> None:
    data = made(f"/S gs 0.5 g{FULL}", things=state(OP=True, op=True))
    assert codes(data) == ["RW644"]


@pytest.mark.parametrize(
    ("width", "found"), [(0, ["RW648"]), (0.2, ["RW648"]), (0.25, [])]
)
def test_fine_lines(width: float, found: list[str]) -> None:
    assert codes(made(f"0.8 g{FULL} 0 G {width} w 50 50 m 90 90 l S")) == found
