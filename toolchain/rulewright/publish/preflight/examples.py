"""Examples: small PDFs in plain text that show one fault each.

A page of them is a poker card of 2.5 x 3.5 inches with an eighth of an inch of bleed,
and sound unless something else is asked for.

Here: writing them. Not here: what they show (`findings`).
"""

from __future__ import annotations

from rulewright.diagnostics import Example

_BOXES = "/TrimBox [9 9 189 261] /BleedBox [0 0 198 270]"
_GROUND = "0.8 0.9 0.8 rg 0 0 198 270 re f"


def text(words: str) -> Example:
    """A file of some words that is called a PDF."""
    return Example(words, file="poker/card.pdf")


def pdf(  # noqa: PLR0913 - each part that can be at fault
    *,
    preset: str = "poker",
    page: str = _BOXES,
    content: str = "",
    font: str = "",
    state: str = "",
    picture: tuple[int, int, int, int] | None = None,
    info: str = "",
) -> Example:
    """A PDF of one page, looked at with `preset`.

    `page` are the page's boxes, `content` its operators, `font` and `state` what a font
    and a graphics state say, `picture` where a picture of one pixel is placed, `info`
    what the document says of itself.
    """
    drawn = content or _GROUND
    resources = ""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>"]
    if font:
        resources += f" /Font << /F << {font} >> >>"
        drawn += " 0 g BT /F 12 Tf 60 120 Td (A) Tj ET"
    if state:
        resources += f" /ExtGState << /S << {state} >> >>"
        drawn = f"/S gs {drawn}"
    if picture is not None:
        x, y, width, height = picture
        resources += " /XObject << /P 5 0 R >>"
        drawn += f" q {width} 0 0 {height} {x} {y} cm /P Do Q"
    contents = "\n   /Contents 4 0 R /Resources"
    objects += [
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 198 270] >>",
        f"<< /Type /Page /Parent 2 0 R {page}{contents} <<{resources} >> >>",
        _stream("", drawn),
    ]
    if picture is not None:
        facts = "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8"
        objects.append(_stream(f"{facts} /ColorSpace /DeviceGray ", "@"))
    if info:
        objects.append(f"<< {info} >>")
    return Example(_file(objects, has_info=bool(info)), file=f"{preset}/card.pdf")


def _stream(says: str, data: str) -> str:
    return f"<< {says}/Length {len(data)} >> stream\n{data}\nendstream"


def _file(objects: list[str], *, has_info: bool) -> str:
    """The objects as a file, with the table of where each of them begins."""
    out, places = "%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj {body} endobj\n"
    table = "".join(f"{at:010d} 00000 n \n" for at in places)
    info = f" /Info {len(objects)} 0 R" if has_info else ""
    return (
        f"{out}xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer << /Root 1 0 R /Size {len(objects) + 1}{info} >>\n"
        f"startxref\n{len(out)}\n%%EOF\n"
    )
