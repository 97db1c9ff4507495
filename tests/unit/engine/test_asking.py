"""Questions: an ask as one seat meets it."""

from rulewright.engine import PICK, Question
from unit.engine.toy import Toy, gains


def test_a_question_tells_kind_words_and_options() -> None:
    r = Toy(gift=[gains(1, may=True)])
    s = r.open(r.begin(), "gift", owner=2)
    assert s.ask == PICK
    question = r.question(s)
    assert isinstance(question, Question)
    assert (question.kind, question.name, question.seat) == ("pick", "may", 2)
    assert [option.index for option in question.options] == [0, 1]
    assert r.question(s, 0) is None
    r.answer(s, 1)
    assert r.question(s) is None
