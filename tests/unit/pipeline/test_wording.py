"""The language of a game, and its rules text set for faces."""

from pathlib import Path

from rulewright.pipeline.locating import Place
from rulewright.pipeline.wording import Setter, figures_on, language_of, text_of
from samples import cards, sample
from unit.pipeline.bench import CACHE, loaded

BODY = """\
- id: shore
  name: The Shore
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.n} Pebbles.
  flavour: The sea has {tide.n} shores.
"""


def test_a_sentence_is_read_and_set_with_its_figure(tmp_path: Path) -> None:
    catalogue, _ = loaded(tmp_path, cards(BODY))
    place = Place(sample(tmp_path))
    language = language_of(place, catalogue, CACHE)
    item = catalogue.items[0]

    text = text_of(catalogue, item, language)
    assert [string.woven.words for string in text.strings] == [
        "The Shore",
        "Gain 2 Pebbles.\n",
        "The sea has 2 shores.",
    ]
    assert [string.closed for string in text.strings] == [False, True, False]
    (reading,) = text.readings
    assert reading.read

    setter = Setter(catalogue, language)
    (paragraph,) = setter.typeset(item.component.rules, item)
    assert paragraph.words() == "Gain 2 Pebbles."
    homes = {run.home: run.text for run in paragraph.runs if run.home}
    assert homes == {"card.shore.tide.n": "2"}
    assert setter.typeset(item.component.rules, item) == (paragraph,)


def test_only_one_number_is_a_figure(tmp_path: Path) -> None:
    twice = BODY.replace("n: 2}", "n: 2}, {op: draw, deck: cards, n: 1}")
    catalogue, _ = loaded(tmp_path, cards(twice))
    figure = figures_on(catalogue, catalogue.items[0])
    assert figure("tide.n") is None
    assert figure("nowhere.n") is None
    one = figures_on(loaded(tmp_path, cards(BODY))[0], catalogue.items[0])
    assert str(one("card.shore.tide.n")) == "2"
