"""What a PDF says of itself comes from content, never from a clock."""

import subprocess
import sys

from rulewright.publish.forme import Forme
from rulewright.publish.imprint import Imprint, stamp
from unit.publish.printshop import opened

IMPRINT = Imprint(
    "Stones & Pebbles", "A <Publisher>", "en-GB", "2038-01-31", licence="CC BY 4.0"
)


def stamped(*, accessible: bool = False) -> bytes:
    forme = Forme()
    forme.close(forme.page(), "/MediaBox[0 0 100 100]/Resources<<>>")
    stamp(forme, IMPRINT, accessible=accessible)
    return forme.contents()


def test_title_dates_and_language() -> None:
    with opened(stamped()) as pdf:
        assert pdf.docinfo["/Title"] == "Stones & Pebbles"
        assert pdf.docinfo["/CreationDate"] == "D:20380131000000Z"
        assert pdf.Root.Lang == "en-GB"


def test_both_kinds_of_metadata_say_the_same() -> None:
    with opened(stamped(accessible=True)) as pdf, pdf.open_metadata() as packet:
        assert packet["dc:title"] == "Stones & Pebbles"
        assert packet["dc:creator"] == ["A <Publisher>"]
        assert packet["dc:rights"] == "CC BY 4.0"
        assert packet["xmp:CreateDate"] == "2038-01-31T00:00:00Z"
        assert packet["pdfuaid:part"] == "1"
        assert packet["pdf:Producer"] == pdf.docinfo["/Producer"]


def test_only_a_tagged_file_claims_to_be_accessible() -> None:
    with opened(stamped()) as pdf, pdf.open_metadata() as packet:
        assert "pdfuaid:part" not in packet


def test_the_output_intent_holds_a_profile() -> None:
    with opened(stamped()) as pdf:
        (intent,) = pdf.Root.OutputIntents
        assert intent.DestOutputProfile.N == 3
        assert intent.DestOutputProfile.read_bytes()[36:40] == b"acsp"


def test_the_same_content_gives_the_same_bytes() -> None:
    assert stamped() == stamped()


def test_publish_loads_no_writer_until_it_writes() -> None:
    code = (
        "import sys, rulewright.publish.sheets, rulewright.publish.reference,"
        " rulewright.publish.manifest;"
        "print([m for m in ('pikepdf', 'weasyprint', 'uharfbuzz', 'jinja2')"
        " if m in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    assert ran.stdout.strip() == "[]"
