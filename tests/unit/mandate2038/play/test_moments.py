"""Moments: where a scenario goes on."""

import pytest

from rulewright.engine import UnknownNameError
from unit.mandate2038.play.test_staging import table


def test_an_action_begins_behind_its_trade() -> None:
    t = table("dovetalis", "kestralyn")
    for moment, asked in (("turn", "trade"), ("action", "move")):
        t.play([moment, "dovetalis", "fund"])
        question = t.rules.question(t.state)
        assert question is not None
        assert question.name == asked


def test_a_headline_is_revealed_by_its_name() -> None:
    t = table("dovetalis", "kestralyn")
    t.put(0, "capability", 0)
    t.play(["headline", "open_weights_drop"])
    assert t.get(0, "capability") == 1
    with pytest.raises(UnknownNameError, match="Headline of this Era"):
        t.play(["headline", "agi_blog_post"])


def test_a_choice_that_waits_is_not_passed_over() -> None:
    t = table("dovetalis", "kestralyn")
    t.put(None, "era", 3)
    t.play(["headline", "ai_written_law"])
    question = t.rules.question(t.state)
    assert question is not None
    assert question.name == "choose"


@pytest.mark.parametrize("moment", [["tea"], ["turn", "dovetalis"]])
def test_no_such_moment(moment: list[str]) -> None:
    t = table("dovetalis", "kestralyn")
    with pytest.raises(UnknownNameError, match=f"moment `{' '.join(moment)}`"):
        t.play(moment)
