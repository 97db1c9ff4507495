"""Choices tell runs apart, so that one is not taken for another."""

import pytest

from rulewright.pipeline.choices import Choices
from rulewright.press import Backs


def test_without_a_word_the_paper_is_turned_over_its_long_edge() -> None:
    assert Backs(Choices().backs) is Backs.LONG_EDGE


@pytest.mark.parametrize(
    "other",
    [
        Choices(papers=("a4",)),
        Choices(backs="fold"),
        Choices(low_ink=True),
        Choices(by_deck=True),
    ],
)
def test_each_choice_has_a_name_of_its_own(other: Choices) -> None:
    assert other.words != Choices().words
