"""The change list says what to do, once for what is the same."""

from pathlib import Path

import pikepdf
import pytest

from rulewright.publish.book import Workshop
from rulewright.publish.change_list import Change, ChangeList
from rulewright.publish.face_words import Difference
from rulewright.publish.imprint import Imprint
from unit.publish.easel import HOUSE

WORD = (Difference("rules", "Gain 1.", "Gain 2."),)


def change(
    variant: str = "", *, has: int = 1, had: int = 1, copies: int = 1, **more: object
) -> Change:
    given = {"deck": "Card", "component": "The *Shore*", "face": "card.shore", **more}
    return Change(variant=variant, has=has, had=had, copies=copies, **given)  # type: ignore[arg-type]


def of(*changes: Change, by_content: bool = False) -> ChangeList:
    return ChangeList("Pebble", "2038-01-31", "v1", changes, by_content)


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (change(words=WORD), "replace 1 copy"),
        (change(words=WORD, has=4, had=3, copies=4), "replace all 3 copies, 4 instead"),
        (change(has=5, had=3, copies=2), "add 2 copies, 5 in all"),
        (change(has=1, had=3, copies=0), "take out 2 copies, 1 remain"),
        (change(has=0, had=3, copies=0), "take out all 3 copies"),
        (change(has=2, had=0, copies=2), "new, 2 copies"),
    ],
)
def test_each_change_says_what_to_do(one: Change, said: str) -> None:
    assert one.what.startswith(said)


def test_what_is_the_same_for_several_faces_is_said_once() -> None:
    text = of(
        change("Ash", words=WORD),
        change("Oak", words=WORD),
        change("Elm", words=WORD, back=True),
    ).markdown()
    assert text.decode() == (
        "# Pebble: changes since v1\n\n"
        "Printing 2038-01-31: 3 changed; 3 copies to print.\n\n"
        "## Card\n\n"
        "- **The \\*Shore\\* (Ash, Oak)**: replace 1 copy each\n"
        "  - rules: “Gain 1.” → “Gain 2.”\n"
        "- **The \\*Shore\\* (Elm)**: replace 1 copy\n"
        "  - its back has changed\n"
        "  - rules: “Gain 1.” → “Gain 2.”\n"
    )


def test_a_list_of_nothing_says_so() -> None:
    assert b"no face has changed." in of().markdown()
    assert b"content was compared" in of(by_content=True).markdown()


def test_the_page_says_the_same_and_is_tagged(tmp_path: Path) -> None:
    told = of(change("Ash", words=WORD, looks=True), change(has=0, had=1, copies=0))
    imprint = Imprint("Pebble", "The bench", "en", "2038-01-31")
    workshop = Workshop((HOUSE,), tmp_path)
    data = told.pdf(imprint, workshop)
    assert data == told.pdf(imprint, workshop)
    import pypdfium2  # noqa: PLC0415 - slow to load

    document = pypdfium2.PdfDocument(data)
    words = document[0].get_textpage().get_text_bounded()
    document.close()
    for said in ("changes since v1", "Gain 2.", "take out 1 copy", "Ash"):
        assert said.lower() in words.lower()
    (tmp_path / "changes.pdf").write_bytes(data)
    with pikepdf.open(tmp_path / "changes.pdf") as pdf:
        assert pdf.Root.MarkInfo.Marked
        assert str(pdf.Root.Lang) == "en"
        assert str(pdf.docinfo["/CreationDate"]) == "D:20380131"


def test_characters_that_no_font_has_do_not_stop_the_page(tmp_path: Path) -> None:
    told = of(change(words=(Difference("rules", "Draw 🃏 札.", "Draw → 1."),)))
    imprint = Imprint("Pebble", "The bench", "en", "2038-01-31")
    assert told.pdf(imprint, Workshop((HOUSE,), tmp_path)).startswith(b"%PDF")
    assert "🃏" in told.markdown().decode()
