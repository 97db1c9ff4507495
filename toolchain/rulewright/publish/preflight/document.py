"""The document: what a PDF says of itself as a whole.

Here: opening it, its version, the standard it claims to keep, its output intent,
locks and layers. Not here: its pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any

from rulewright.model import Preset
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.faults import Fault

if TYPE_CHECKING:
    import pikepdf

_XMP_CLAIM = re.compile(rb"GTS_PDFXVersion\s*(?:>|=\s*[\"'])\s*(PDF/X-[0-9A-Za-z:]+)")
# The newest version of PDF that the older standards of print allow.
_NEWEST = {"PDF/X-1": (1, 4), "PDF/X-3": (1, 4), "PDF/X-4": (1, 6)}


@dataclass(frozen=True, slots=True)
class Facts:
    """What a document says of itself. `intent` is the channels of its output intent."""

    version: str
    claim: str
    intent: int
    press_intent: bool
    locked: bool
    layers: int
    mended: str


def opened(data: bytes) -> pikepdf.Pdf | Fault:
    """The PDF in some bytes, or why it cannot be looked into."""
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    try:
        pdf = pikepdf.open(BytesIO(data))
        if not len(pdf.pages):
            hint = "export it again"
            return Fault(rules.UNREADABLE, "this PDF has no pages", hint)
    except pikepdf.PasswordError:
        says = "this PDF asks for a password, and nothing in it was looked at"
        return Fault(rules.LOCKED, says, "save it without a password")
    except (pikepdf.PdfError, RuntimeError, TypeError, ValueError, KeyError) as error:
        says = f"this PDF is broken: {_first_words(error)}"
        return Fault(rules.UNREADABLE, says, "export it again")
    return pdf


def _first_words(error: Exception) -> str:
    words = " ".join(str(error).split())
    return words[:120] or type(error).__name__


def facts_of(pdf: pikepdf.Pdf) -> Facts:
    """What a document says of itself."""
    intent, press = _intent(pdf)
    warnings = pdf.get_warnings()
    mended = " ".join(str(warnings[0]).split())[:120] if warnings else ""
    return Facts(
        version=str(pdf.pdf_version),
        claim=_claim(pdf),
        intent=intent,
        press_intent=press,
        locked=pdf.is_encrypted,
        layers=_layers(pdf),
        mended=mended,
    )


def _claim(pdf: pikepdf.Pdf) -> str:
    """The standard of print that a document claims, such as PDF/X-1a:2003."""
    info = _inner(pdf.trailer, "/Info")
    for key in ("/GTS_PDFXConformance", "/GTS_PDFXVersion"):
        value = info.get(key) if info is not None else None
        if value is not None:
            return str(value)
    metadata = _inner(pdf.Root, "/Metadata", stream=True)
    found = _XMP_CLAIM.search(metadata.read_bytes()) if metadata is not None else None
    return found[1].decode() if found else ""


def _intent(pdf: pikepdf.Pdf) -> tuple[int, bool]:
    """Channels of the output intent (0: none or unknown); whether it is of PDF/X."""
    channels, press = 0, False
    for intent in pdf.Root.get("/OutputIntents", ()):
        kind = str(intent.get("/S", ""))
        press |= kind == "/GTS_PDFX"
        profile = intent.get("/DestOutputProfile")
        if profile is not None and (kind == "/GTS_PDFX" or not channels):
            channels = int(profile.get("/N", 0))
    return channels, press


def _layers(pdf: pikepdf.Pdf) -> int:
    layers = _inner(pdf.Root, "/OCProperties")
    return len(layers.get("/OCGs", ())) if layers is not None else 0


def _inner(value: Any, key: str, *, stream: bool = False) -> Any:  # noqa: ANN401
    import pikepdf  # noqa: PLC0415 - only what looks into a PDF needs it

    found = value.get(key)
    wanted = pikepdf.Stream if stream else pikepdf.Dictionary
    return found if isinstance(found, wanted) else None


def check_document(facts: Facts, preset: Preset | None) -> Iterator[Fault]:
    """What is wrong with a document as a whole."""
    if facts.mended:
        says = f"this PDF is damaged and was mended to be read: {facts.mended}"
        yield Fault(rules.UNREADABLE, says, "export it again")
    if facts.locked:
        says = "this PDF is encrypted, although it opens without a password"
        yield Fault(rules.LOCKED, says, "save it without protection")
    asked = preset.file if preset is not None else None
    if preset is not None and asked is not None:
        if asked.claim is not None and facts.claim != asked.claim:
            says = f"it claims {facts.claim or 'no standard of print'}"
            says += f", and {preset.name} asks for {asked.claim}"
            hint = f"export it as {asked.claim}"
            yield Fault(rules.OTHER_CLAIM, says, hint)
        if asked.layers == "refused" and facts.layers:
            says = f"it has {facts.layers} layers that can be shown and hidden"
            hint = "flatten them, and take out the template's own"
            yield Fault(rules.LAYERS, says, hint)
    yield from _of_claim(facts)


def _of_claim(facts: Facts) -> Iterator[Fault]:
    """A claim that the document itself does not keep."""
    if not facts.claim.startswith("PDF/X-"):
        return
    if not facts.press_intent:
        says = f"it claims {facts.claim} and has no output intent of PDF/X"
        yield Fault(rules.OTHER_CLAIM, says, "name the profile that it was made for")
    newest = _NEWEST.get(facts.claim[:7])
    version = tuple(int(part) for part in facts.version.split(".") if part.isdigit())
    if newest is not None and version > newest:
        allowed = ".".join(map(str, newest))
        says = f"it claims {facts.claim} and is written as PDF {facts.version}"
        yield Fault(rules.OTHER_CLAIM, says, f"write it as PDF {allowed}")
