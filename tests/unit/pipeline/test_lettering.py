"""Characters without a glyph: one finding for each string, where it begins."""

from pathlib import Path

import pytest

from rulewright.pipeline.lettering import repeats, unprintable
from rulewright.pipeline.locating import Place, template_roots
from rulewright.pipeline.shelf import Shelf
from samples import cards, sample
from unit.pipeline.bench import CACHE, TOP, Overlay, loaded, said

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- {id: R-ST-1, about: [stone.flint], given: GIVEN, when: b, then: c, rests_on: d}
"""
LABELLED = "- id: shore\n  name: A\n  labels: {a: WORD}\n"


def told(folder: Path, overlay: Overlay) -> list[tuple[str, int]]:
    """Place and length of each stretch that cannot be printed."""
    catalogue, _ = loaded(folder, overlay)
    roots = template_roots(Place(sample(folder)))
    return [
        (said(f)[0], f.span.end_column - f.span.column)
        for f in unprintable(catalogue, roots, CACHE, Shelf(None, ""))
        if f.span is not None
    ]


@pytest.mark.parametrize(
    ("file", "text", "place"),
    [
        ("components/cards.yaml", "- {id: shore, name: WORD}\n", "5:21"),
        ("components/cards.yaml", LABELLED, "7:15"),
        ("components/cards.yaml", "- {id: a, name: A, flavour: Go WORD}\n", "5:32"),
        ("game.yaml", TOP.replace("title: Pebble", "title: WORD"), "3:8"),
        ("game.yaml", TOP + "profiles: {a: WORD}\n", "15:15"),
        ("rulings/a.yaml", RULINGS.replace("GIVEN", "WORD"), "3:45"),
    ],
)
def test_every_string_that_prints_is_looked_at(
    tmp_path: Path, file: str, text: str, place: str
) -> None:
    body = cards(text)[file] if file.endswith("cards.yaml") else text
    assert isinstance(body, str)
    assert told(tmp_path, {file: body.replace("WORD", "Word")}) == []
    assert told(tmp_path, {file: body.replace("WORD", "海岸")}) == [
        (f"{file}:{place}", 2)
    ]


def test_one_finding_names_the_first_and_counts_the_others(tmp_path: Path) -> None:
    body = cards("- {id: shore, name: 海 and 岸 and 海}\n")
    catalogue, _ = loaded(tmp_path, body)
    roots = template_roots(Place(sample(tmp_path)))
    (finding,) = unprintable(catalogue, roots, CACHE, Shelf(None, ""))
    assert said(finding) == ("components/cards.yaml:5:21", "RW604")
    assert "“海” (U+6D77" in finding.says
    assert finding.says.endswith("and 1 more in this text")
    assert finding.within == 'card "海 and 岸 and 海"'


def test_a_sentence_that_stops_at_such_a_character_is_not_told_again(
    tmp_path: Path,
) -> None:
    body = cards("- {id: shore, name: 海}\n- {id: other, name: 岸}\n")
    catalogue, _ = loaded(tmp_path, body)
    roots = template_roots(Place(sample(tmp_path)))
    first, second = unprintable(catalogue, roots, CACHE, Shelf(None, ""))
    assert repeats(first, [first])
    assert not repeats(first, [second])
    assert not repeats(first.rule.at(None, "x", hint="y"), [first, second])
