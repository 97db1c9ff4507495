"""The imprint: what a PDF says of itself, without looking at a clock.

Here: title, dates, the toolchain's name, output intent, and saving to the same bytes
for the same content. Not here: what is on the pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING

from rulewright.publish.colour import srgb_profile

if TYPE_CHECKING:
    import pikepdf

_PACKET = "W5M0MpCehiHzreSzNTczkc9d"


@dataclass(frozen=True, slots=True)
class Imprint:
    """What stands in a PDF's metadata.

    `printing` is the date of the printing, such as 2038-01-31; it is given as the date
    of the file, so that the same content gives the same bytes on any day.
    """

    title: str
    publisher: str
    language: str
    printing: str
    subject: str = ""
    licence: str = ""


@cache
def creator() -> str:
    """The toolchain and its version."""
    from importlib.metadata import version  # noqa: PLC0415 - slow to load

    return f"Rulewright {version('rulewright')}"


def stamp(pdf: pikepdf.Pdf, imprint: Imprint, *, accessible: bool = False) -> None:
    """Write the imprint into a PDF; `accessible` claims PDF/UA-1."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    date = f"D:{imprint.printing.replace('-', '')}000000Z"
    info = {
        "/Title": imprint.title,
        "/Author": imprint.publisher,
        "/Subject": imprint.subject,
        "/Creator": creator(),
        "/Producer": creator(),
        "/CreationDate": date,
        "/ModDate": date,
    }
    pdf.trailer["/Info"] = pdf.make_indirect(
        pikepdf.Dictionary(
            {key: pikepdf.String(value) for key, value in info.items() if value}
        )
    )
    root = pdf.Root
    root["/Lang"] = pikepdf.String(imprint.language)
    root["/Metadata"] = pdf.make_stream(
        _packet(imprint, accessible=accessible),
        {"/Type": pikepdf.Name.Metadata, "/Subtype": pikepdf.Name.XML},
    )
    profile = pdf.make_stream(srgb_profile(), {"/N": 3})
    root["/OutputIntents"] = pikepdf.Array(
        [
            pikepdf.Dictionary(
                Type=pikepdf.Name.OutputIntent,
                S=pikepdf.Name.GTS_PDFA1,
                OutputConditionIdentifier=pikepdf.String("sRGB IEC61966-2.1"),
                RegistryName=pikepdf.String("http://www.color.org"),
                Info=pikepdf.String("sRGB IEC61966-2.1"),
                DestOutputProfile=profile,
            )
        ]
    )


def save(pdf: pikepdf.Pdf) -> bytes:
    """The bytes of a PDF; the same for the same content."""
    import pikepdf  # noqa: PLC0415 - only builds that write need it

    out = BytesIO()
    pdf.save(
        out,
        min_version="1.7",
        deterministic_id=True,
        compress_streams=True,
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
    )
    return out.getvalue()


def _packet(imprint: Imprint, *, accessible: bool) -> bytes:
    language, day = escape(imprint.language), f"{imprint.printing}T00:00:00Z"
    lines = [
        f'<?xpacket begin="\ufeff" id="{_PACKET}"?>',
        '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
        '<rdf:Description rdf:about=""',
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
        ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
        ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
        ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
        _alternative("title", imprint.title),
        _list("creator", "Seq", imprint.publisher),
        _list("language", "Bag", language),
        _alternative("description", imprint.subject),
        _alternative("rights", imprint.licence),
        "<dc:format>application/pdf</dc:format>",
        f"<xmp:CreatorTool>{escape(creator())}</xmp:CreatorTool>",
        f"<xmp:CreateDate>{day}</xmp:CreateDate>",
        f"<xmp:ModifyDate>{day}</xmp:ModifyDate>",
        f"<pdf:Producer>{escape(creator())}</pdf:Producer>",
        "<pdfuaid:part>1</pdfuaid:part>" if accessible else "",
        "</rdf:Description>",
        "</rdf:RDF>",
        "</x:xmpmeta>",
        '<?xpacket end="r"?>',
    ]
    return "\n".join(line for line in lines if line).encode()


def _alternative(name: str, words: str) -> str:
    if not words:
        return ""
    item = f'<rdf:li xml:lang="x-default">{escape(words)}</rdf:li>'
    return f"<dc:{name}><rdf:Alt>{item}</rdf:Alt></dc:{name}>"


def _list(name: str, kind: str, words: str) -> str:
    item = f"<rdf:li>{escape(words)}</rdf:li>"
    return f"<dc:{name}><rdf:{kind}>{item}</rdf:{kind}></dc:{name}>"
