"""Uses: what every search walks over."""

import re
from pathlib import Path
from typing import get_args

from rulewright.model.record import Role
from rulewright.pipeline.uses import VOICES, UseKind, values, whole_words
from unit.pipeline.lookout import library


def test_values_are_leaves_with_their_places() -> None:
    data = {"a": [1, {"b": "c"}], "d": None}
    assert list(values(data)) == [(("a", 0), 1), (("a", 1, "b"), "c"), (("d",), None)]


def test_whole_words_end_where_words_end() -> None:
    pattern = whole_words("Trust")
    assert re.search(pattern, "no Trust.")
    assert not re.search(pattern, "Trusts, Anti-Trust, distrust")


def test_every_voice_is_a_use() -> None:
    assert len({kind.value for kind in UseKind}) == len(UseKind)
    assert set(VOICES) == set(get_args(Role))


def test_comments_of_templates_name_nothing(tmp_path: Path) -> None:
    (use,) = library(tmp_path).named_in_templates(r"\"(shore)\"")
    assert str(use.span) == "pebble/card.html:2:5"


def test_strings_and_rulings_are_all_there(tmp_path: Path) -> None:
    found = library(tmp_path)
    words = [string.woven.words for _, string in found.strings()]
    assert "Seen from The Shore it is lower." in words
    spoken = {words: spot.span(0, 3) for words, _, spot in found.ruling_words()}
    assert spoken["Nothing happens."].line == 7
