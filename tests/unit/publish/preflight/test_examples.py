"""The PDFs of examples are sound as files, whatever they show."""

from rulewright.publish.preflight.examples import pdf, text
from unit.publish.preflight.pressroom import opened


def test_an_example_is_a_whole_pdf() -> None:
    example = pdf(
        font="/Type /Font /Subtype /Type1 /BaseFont /Helvetica",
        state="/LW 2",
        picture=(1, 2, 3, 4),
        info="/Title (x)",
    )
    file = opened(example.data)
    assert file.get_warnings() == []
    assert file.check_pdf_syntax() == []
    assert len(file.pages) == 1
    assert example.file == "poker/card.pdf"


def test_words_are_no_pdf() -> None:
    assert not text("Hello\n").data.startswith(b"%PDF")
