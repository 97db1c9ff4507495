"""Rules text becomes runs; figures keep units, lines end where they may."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from rulewright.faces.typesetting import Paragraph, Run, icons, typeset

TERMS = {
    "Runway": ("runway", "resource", "runway"),
    "Compute": ("compute", "resource", "compute"),
    "Scrutiny": ("scrutiny", "cube", "scrutiny"),
    "Systemic Risk": ("systemic_risk", "cube", "systemic_risk"),
    "Research Protection": ("research_protection", "resource", "research_protection"),
    "Deploy": ("deploy", "action", None),
    "Facilities": ("facility", "piece", "facility"),
    "Power Corridor": ("grid", "place", None),
    "Civic Permission Authority": ("authority", "place", None),
}


@dataclass(frozen=True)
class Part:
    """A stretch of words."""

    start: int
    end: int
    home: str | None = None


@dataclass(frozen=True)
class Words:
    """Woven words."""

    words: str
    parts: Sequence[Part]


@dataclass(frozen=True)
class Token:
    """A term in the words."""

    start: int
    end: int
    term: str
    kind: str
    icon: str | None


def set_text(words: str) -> tuple[Paragraph, ...]:
    """Typeset words in which every number is a figure."""
    parts = [
        Part(m.start(), m.end(), f"card.free_lunch.{m.start()}")
        for m in re.finditer(r"\d+", words)
    ]
    found = re.finditer("|".join(sorted(TERMS, key=len, reverse=True)), words)
    tokens = [Token(m.start(), m.end(), *TERMS[m.group()]) for m in found]
    return typeset(Words(words, parts), tokens)


def lines(paragraph: Paragraph) -> list[str]:
    """The words of each group: what stays on one line."""
    return ["".join(run.text for run in group.runs) for group in paragraph.groups]


def one(words: str) -> Paragraph:
    """The single paragraph of a passage."""
    (paragraph,) = set_text(words)
    return paragraph


@pytest.mark.parametrize(
    "words",
    [
        "Gain 2 Runway and add 1 Scrutiny.",
        "• Certify: Each player may gain 2 Runway.",
        "• 1–3, Fraud: This cycle, add 2 Scrutiny (maximum 3).",
        "Cost: 3 Runway and 2 Compute.",
        "Choose one:",
    ],
)
def test_words_come_back(words: str) -> None:
    """Typesetting loses and adds nothing."""
    assert one(words).words() == words


def test_paragraphs_bullets_and_blank_lines() -> None:
    """One paragraph a line; a blank line prints nothing."""
    passage = set_text("Choose one:\n• Gain 2 Runway.\n\n• Remove 1 Scrutiny.\n")
    assert [p.bullet for p in passage] == [False, True, True]


def test_labels() -> None:
    """A short beginning before a colon is a label; a closing colon is not."""
    assert one("Cost: 3 Runway.").label == (Run("text", "Cost"),)
    assert one("Choose one:").label is None
    assert one("Gain 2 Runway. Choose one: it stays.").label is None
    fraud = one("• 1–3, Fraud: Add 2 Scrutiny.").label
    assert fraud is not None
    assert [run.kind for run in fraud] == ["figure", "text", "figure", "text"]
    deploy = one("• Deploy: Gain 2 Runway.").label
    assert deploy == (Run("text", "Deploy", term="deploy"),)


def test_figure_carries_home_and_keeps_its_unit() -> None:
    """No line ends between a figure and its unit."""
    paragraph = one("Gain 2 Runway and add 1 Scrutiny.")
    assert lines(paragraph) == ["Gain", "2 Runway", "and", "add", "1 Scrutiny."]
    figure = paragraph.groups[1].runs[0]
    assert (figure.kind, figure.text) == ("figure", "2")
    assert figure.home == "card.free_lunch.5"
    assert [group.nobreak for group in paragraph.groups] == [
        False,
        True,
        False,
        False,
        True,
    ]


def test_icon_stands_before_the_word_but_opens_no_sentence() -> None:
    """The icon belongs to the word; a sentence begins with letters."""
    paragraph = one("Compute cannot be traded. Compute costs 2 Compute.")
    found = [(run.text, run.icon) for run in paragraph.runs if run.kind == "term"]
    assert found == [("Compute", None), ("Compute", None), ("Compute", "compute")]
    assert icons([paragraph]) == ("compute",)


def test_pieces_and_places_read_as_plain_words() -> None:
    """Only resources, Actions and their like are set in SemiBold."""
    paragraph = one("Deploy on a Power Corridor with 2 of your Facilities.")
    assert [run.text for run in paragraph.runs if run.kind == "term"] == ["Deploy"]
    assert icons([paragraph]) == ()


def test_short_terms_of_two_words_stay_together() -> None:
    """Eighteen letters are kept, more may break, three words may break."""
    assert "2 Systemic Risk" in lines(one("Add 2 Systemic Risk now."))
    assert "Power Corridor" in lines(one("Visit any Power Corridor hex."))
    assert lines(one("Gain 2 Research Protection."))[1] == "2 Research Protection."
    assert "Civic" in lines(one("Visit Civic Permission Authority now."))


def test_lines_do_not_hang() -> None:
    """No line ends in an article, "to" or "of", nor after a first word with a comma."""
    text = "Otherwise, move to the hex of a rival and give an answer to it."
    for group in lines(one(text))[:-1]:
        assert group.split()[-1] not in {"a", "an", "the", "to", "of", "Otherwise,"}


def test_words_between_figure_and_unit_are_kept_with_both() -> None:
    """A comparison reads as one amount; "more" elsewhere is a plain word."""
    assert "3 or more Runway," in lines(one("If you have 3 or more Runway, add 1."))
    assert "1 more Scrutiny." in lines(one("Deploy adds 1 more Scrutiny."))
    assert "more" in lines(one("A player with more Compute than you."))


def test_courtesy_gives_way_before_a_line_gets_too_long() -> None:
    """A chain of small words does not grow into a line of its own."""
    groups = lines(one("Add to the end of the unforeseeable of the uninterruptible."))
    assert max(map(len, groups)) <= 26


def test_era_and_maximum_are_kept() -> None:
    """Both "Era III" and "(maximum 3)" with the word before never break."""
    assert "Era III" in lines(one("Once in Era III you may pay."))
    assert "Scrutiny (maximum 3)." in lines(one("You add Scrutiny (maximum 3)."))


def test_figures_joined_to_letters_stay_in_their_word() -> None:
    """Only the space after a whole figure is kept."""
    paragraph = one("Roll 4–6, then 2x and win.")
    assert [run.text for run in paragraph.groups[1].runs] == ["4", "–", "6", ","]
    assert lines(paragraph) == ["Roll", "4–6,", "then", "2x", "and", "win."]
