"""Templates: what stands in a line of template."""

from rulewright.text.phrase import (
    ARTICLE,
    OWN,
    POSSESSIVE,
    Noun,
    Slot,
    Verb,
    Word,
    parts_of,
)


def test_every_mark_of_a_template_is_a_part() -> None:
    words = "a move* own {p:piece#n} {n:int} step#n poss =own {do:effects^who} ,"
    assert parts_of(words) == (
        ARTICLE,
        Verb("move"),
        OWN,
        Slot("p", "piece", None, "n"),
        Slot("n", "int", None, None),
        Noun("step", "n"),
        POSSESSIVE,
        Word("own"),
        Slot("do", "effects", "who", None),
        Word(","),
    )


def test_either_spelling_of_the_article_is_the_article() -> None:
    assert parts_of("an auction") == parts_of("a auction") == (ARTICLE, Word("auction"))
