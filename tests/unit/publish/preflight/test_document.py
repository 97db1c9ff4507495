"""The document: opening, locks, claims, layers and damage."""

from io import BytesIO

import pikepdf
import pytest

from rulewright.publish.preflight.document import facts_of, opened
from rulewright.publish.preflight.faults import Fault
from unit.publish.preflight.pressroom import codes, made, ours, says
from unit.publish.preflight.pressroom import opened as peeked

X1A = ours("file: {kind: pdf, claim: 'PDF/X-1a:2003', layers: refused, source: us}")


def saved(data: bytes, **how: object) -> bytes:
    out = BytesIO()
    with peeked(data) as pdf:
        pdf.save(out, **how)  # type: ignore[arg-type]
    return out.getvalue()


def claiming(claim: str, *, intent: bool = True, version: str = "1.4") -> bytes:
    def root(_: pikepdf.Pdf) -> dict[str, object]:
        if not intent:
            return {}
        named = pikepdf.Dictionary(
            S=pikepdf.Name.GTS_PDFX, OutputConditionIdentifier=pikepdf.String("FOGRA39")
        )
        return {"/OutputIntents": pikepdf.Array([named])}

    out = BytesIO()
    with peeked(made("0 0 0 0.2 k 0 0 198 270 re f", root=root)) as pdf:
        pdf.docinfo["/GTS_PDFXVersion"] = claim
        pdf.save(out, min_version=version, force_version=version)
    return out.getvalue()


def test_a_password_hides_everything() -> None:
    locked = saved(made(), encryption=pikepdf.Encryption(user="u", owner="o"))
    assert codes(locked) == ["RW622"]
    assert "nothing in it was looked at" in says(locked)[0]


def test_a_lock_without_a_password_is_told_and_passed() -> None:
    stops = made("0.8 g 9 9 180 252 re f")
    locked = saved(stops, encryption=pikepdf.Encryption(user="", owner="o"))
    assert codes(locked) == ["RW622", "RW630"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"Hello",
        b"%PDF-1.4\n",
        b"%PDF-1.4\n%%EOF",
        b"PK\x03\x04",
        b"%PDF-1.7\n" + b"\x00" * 500,
    ],
)
def test_what_is_no_pdf(data: bytes) -> None:
    assert codes(data) == ["RW621"]


def test_a_pdf_without_pages() -> None:
    out = BytesIO()
    pikepdf.new().save(out)
    assert codes(out.getvalue()) == ["RW621"]


def test_a_pdf_that_was_cut_off_is_mended_and_told() -> None:
    data = made()
    (found, *_) = codes(data[: data.index(b"xref\n0")])
    assert found == "RW621"


def test_claims_are_read() -> None:
    assert codes(claiming("PDF/X-1a:2003"), X1A) == []
    assert codes(claiming("PDF/X-3:2002"), X1A) == ["RW645"]
    assert codes(made("0 0 0 0.2 k 0 0 198 270 re f"), X1A) == ["RW645"]


def test_claims_that_the_file_does_not_keep() -> None:
    assert codes(claiming("PDF/X-1a:2003", intent=False)) == ["RW645"]
    assert codes(claiming("PDF/X-1a:2003", version="1.7")) == ["RW645"]
    assert codes(claiming("PDF/X-4", version="1.6")) == []


def test_a_claim_in_the_metadata() -> None:
    def root(pdf: pikepdf.Pdf) -> dict[str, object]:
        xmp = (
            b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF'
            b' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
            b'<rdf:Description rdf:about=""'
            b' xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">'
            b"<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"
            b"</rdf:Description></rdf:RDF></x:xmpmeta>"
        )
        return {"/Metadata": pdf.make_stream(xmp)}

    found = opened(made(root=root))
    assert not isinstance(found, Fault)
    assert facts_of(found).claim == "PDF/X-4"


def test_layers() -> None:
    def root(pdf: pikepdf.Pdf) -> dict[str, object]:
        layer = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG))
        return {"/OCProperties": pikepdf.Dictionary(OCGs=pikepdf.Array([layer]))}

    flat = ours("file: {kind: pdf, layers: refused, source: us}")
    assert codes(made(root=root), flat) == ["RW646"]
    assert codes(made(root=root)) == []
