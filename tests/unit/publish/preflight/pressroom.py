"""What tests of preflight share: small PDFs with one thing at fault.

A page is a poker card with an eighth of an inch of bleed, all of it grey, unless
something else is asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO

import pikepdf
import uharfbuzz

from rulewright.diagnostics import Report
from rulewright.model import Preset
from rulewright.model.shaping import shape
from rulewright.publish.preflight import inspect
from rulewright.source import read_bytes
from samples import CHECKOUT

HOUSE = CHECKOUT / "templates" / "house"
PLEX = HOUSE / "fonts" / "IBMPlexSans-Regular.ttf"
GROUND = "0.8 g 0 0 198 270 re f "
MEDIA, TRIM = (0, 0, 198, 270), (9, 9, 189, 261)
Box = Sequence[float] | None
Things = Callable[[pikepdf.Pdf], Mapping[str, object]]


def made(
    *pages: str,
    things: Things | None = None,
    media: Sequence[float] = MEDIA,
    trim: Box = TRIM,
    bleed: Box = MEDIA,
    crop: Box = None,
    more: Mapping[str, object] | None = None,
    root: Things | None = None,
) -> bytes:
    """A PDF with a page for each content; `things` makes the resources of them all."""
    pdf = pikepdf.new()
    resources = pdf.make_indirect(pikepdf.Dictionary(**(things(pdf) if things else {})))
    for content in pages or (GROUND,):
        page = pikepdf.Dictionary(
            Type=pikepdf.Name.Page,
            MediaBox=pikepdf.Array(media),
            Resources=resources,
            Contents=pdf.make_stream(content.encode("latin-1")),
        )
        for name, box in (("/TrimBox", trim), ("/BleedBox", bleed), ("/CropBox", crop)):
            if box is not None:
                page[name] = pikepdf.Array(box)
        for name, value in (more or {}).items():
            page[name] = value
        pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
    for name, value in (root(pdf) if root else {}).items():
        pdf.Root[name] = value
    out = BytesIO()
    pdf.save(out, min_version="1.4", compress_streams=False)
    return out.getvalue()


def opened(data: bytes) -> pikepdf.Pdf:
    """A PDF to look into."""
    return pikepdf.open(BytesIO(data))


@cache
def preset(name: str) -> Preset:
    """A preset that comes with the toolchain."""
    report = Report()
    data = (HOUSE / "presets" / f"{name}.yaml").read_bytes()
    document = read_bytes(data, f"presets/{name}.yaml", report)
    assert document is not None
    found = shape(document, Preset, report)
    assert found is not None
    return found


def ours(text: str) -> Preset:
    """A preset with one rectangle of 63.5 x 88.9 mm, and what `text` says besides."""
    written = (
        "id: ours\nname: Ours\nformats:\n  card: {name: card, trim: [2.5in, 3.5in],"
        f" bleed: 0.125in, safe: 0.125in, source: us}}\nnot: [anything]\n{text}"
    )
    report = Report()
    document = read_bytes(written.encode(), "ours.yaml", report)
    assert document is not None
    found = shape(document, Preset, report)
    assert found is not None, report.findings
    return found


def codes(data: bytes, by: Preset | None = None) -> list[str]:
    """The codes of what is found in a file, in their order."""
    return [finding.rule.code for finding in inspect(data, "card.pdf", by).findings]


def says(data: bytes, by: Preset | None = None) -> list[str]:
    """What is said of a file."""
    return [finding.says for finding in inspect(data, "card.pdf", by).findings]


@cache
def _face() -> uharfbuzz.Face:
    return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(PLEX)))


def glyphs(text: str) -> str:
    """A string of PDF that shows some letters of the embedded font."""
    font = uharfbuzz.Font(_face())
    return f"<{''.join(f'{font.get_nominal_glyph(ord(c)) or 0:04x}' for c in text)}>"


def embedded(
    pdf: pikepdf.Pdf, *, subset: bool = True, letters: bool = True
) -> pikepdf.Dictionary:
    """The house's font, in the file; as a subset by name, and with its letters."""
    name = pikepdf.Name("/ABCDEF+Plex" if subset else "/Plex")
    font = uharfbuzz.Font(_face())
    text = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.- "
    numbers = {c: font.get_nominal_glyph(ord(c)) or 0 for c in text}
    widths: list[object] = []
    for number in sorted(set(numbers.values())):
        advance = font.get_glyph_h_advance(number) * 1000 // _face().upem
        widths += [number, pikepdf.Array([advance])]
    descendant = pikepdf.Dictionary(
        Type=pikepdf.Name.Font,
        Subtype=pikepdf.Name.CIDFontType2,
        BaseFont=name,
        CIDToGIDMap=pikepdf.Name.Identity,
        W=pikepdf.Array(widths),
        FontDescriptor=pikepdf.Dictionary(
            Type=pikepdf.Name.FontDescriptor,
            FontName=name,
            FontFile2=pdf.make_stream(PLEX.read_bytes()),
        ),
    )
    made_font = pikepdf.Dictionary(
        Type=pikepdf.Name.Font,
        Subtype=pikepdf.Name.Type0,
        BaseFont=name,
        Encoding=pikepdf.Name("/Identity-H"),
        DescendantFonts=pikepdf.Array([descendant]),
    )
    if letters:
        pairs = "\n".join(f"<{n:04x}> <{ord(c):04x}>" for c, n in numbers.items())
        cmap = f"{len(numbers)} beginbfchar\n{pairs}\nendbfchar\n"
        made_font["/ToUnicode"] = pdf.make_stream(cmap.encode())
    return made_font


def with_font(pdf: pikepdf.Pdf) -> dict[str, object]:
    """Resources with the embedded font as F."""
    return {"Font": pikepdf.Dictionary(F=embedded(pdf))}


def line(text: str, x: float, y: float, size: float = 10) -> str:
    """A line of text in the embedded font, its start at a place in points."""
    return f"BT 0 g /F {size} Tf {x} {y} Td {glyphs(text)} Tj ET "


def picture(
    pdf: pikepdf.Pdf,
    size: tuple[int, int] = (2, 2),
    space: str = "DeviceGray",
    data: bytes | None = None,
) -> pikepdf.Stream:
    """A picture of some pixels, grey ones unless they are given."""
    channels = {"DeviceGray": 1, "DeviceRGB": 3, "DeviceCMYK": 4}[space]
    pixels = data if data is not None else b"\x80" * (size[0] * size[1] * channels)
    return pdf.make_stream(
        pixels,
        Type=pikepdf.Name.XObject,
        Subtype=pikepdf.Name.Image,
        Width=size[0],
        Height=size[1],
        BitsPerComponent=8,
        ColorSpace=pikepdf.Name(f"/{space}"),
    )


def placed(x: float, y: float, width: float, height: float, name: str = "P") -> str:
    """The operators that place a picture or a form of one unit."""
    return f"q {width} 0 0 {height} {x} {y} cm /{name} Do Q "
