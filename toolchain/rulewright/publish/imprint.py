"""The imprint: what a PDF says of itself, without looking at a clock.

Here: title, dates, the toolchain's name, output intent, the same for the same
content. Not here: what is on the pages, the file (`forme`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape

from rulewright.publish.colour import srgb_profile
from rulewright.publish.engines import own_version
from rulewright.publish.forme import Forme, array, dictionary, text

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
    return f"Rulewright {own_version()}"


def stamp(forme: Forme, imprint: Imprint, *, accessible: bool = False) -> None:
    """Write the imprint into a PDF; `accessible` claims PDF/UA-1."""
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
    forme.info |= {key: text(value) for key, value in info.items() if value}
    forme.root["/Lang"] = text(imprint.language)
    # Programs look for the packet without unpacking anything.
    packet = forme.stream(
        _packet(imprint, accessible=accessible),
        "/Type/Metadata/Subtype/XML",
        packed=True,
    )
    forme.root["/Metadata"] = str(packet)
    profile = forme.stream(srgb_profile(), "/N 3")
    name = text("sRGB IEC61966-2.1")
    intent = {
        "/Type": "/OutputIntent",
        "/S": "/GTS_PDFA1",
        "/OutputConditionIdentifier": name,
        "/RegistryName": text("http://www.color.org"),
        "/Info": name,
        "/DestOutputProfile": profile,
    }
    forme.root["/OutputIntents"] = array([dictionary(intent)])


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
