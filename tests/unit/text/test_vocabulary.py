"""Vocabulary: words that do not print."""

from rulewright.model import Glossary
from rulewright.text.vocabulary import vocabulary
from unit.text.harbour import GLOSSARY

WORDS = vocabulary(GLOSSARY)


def test_words_of_all_lists_are_found_with_what_to_say() -> None:
    text = "Receive 2 loot."
    found = [(text[s.start : s.end], s.say) for s in WORDS.forbidden_in(text)]
    assert found == [("Receive", "gain"), ("loot", "Coin")]


def test_a_retired_name_strikes_no_common_word() -> None:
    assert [s.say for s in WORDS.retired_in("On a Jetty hex")] == ["Quay"]
    assert list(WORDS.retired_in("on the jetty")) == []


def test_longer_words_win_and_remarks_are_for_people() -> None:
    term = {"id": "x", "term": "X", "kind": "thing", "is": "A thing."}
    glossary = Glossary.model_validate(
        {
            "terms": (
                {**term, "not": ("leader (of a hex)", "other player", "player")},
            ),
            "forbidden": ({"word": "other player", "say": "rival"},),
        }
    )
    found = [s.say for s in vocabulary(glossary).forbidden_in("leader other player")]
    assert found == ["rival"]
