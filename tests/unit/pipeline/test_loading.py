"""From files to a catalogue; every file is read even if another is at fault."""

from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place
from samples import CARD_HEAD, cards, sample
from unit.pipeline.bench import CACHE, TOP, loaded, said

RULINGS = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- {id: R-ST-1, about: [stone.flint], given: a, when: b, then: c, rests_on: d}
"""


def test_a_sound_game_is_gathered_whole(tmp_path: Path) -> None:
    catalogue, report = loaded(tmp_path, {"rulings/stones.yaml": RULINGS})
    assert report.findings == ()
    assert catalogue.whole
    assert [item.name for item in catalogue.items] == ["card.shore", "stone.flint"]
    assert catalogue.game.title == "Pebble"
    assert [placed.ruling.id for placed in catalogue.rulings] == ["R-ST-1"]
    assert len(catalogue.documents) == 6


def test_numbers_run_through_a_deck_over_files(tmp_path: Path) -> None:
    body = cards("- {id: a, name: A}\n- {id: b, name: B}\n")
    more = CARD_HEAD + "- {id: c, name: C}\n"
    catalogue, report = loaded(
        tmp_path, {**body, "components/more/z.yaml": more.replace("../", "../../")}
    )
    assert report.findings == ()
    numbers = {item.name: item.number for item in catalogue.items}
    assert numbers == {"card.a": 1, "card.b": 2, "card.c": 3, "stone.flint": 1}


def test_a_file_at_fault_is_left_out_and_the_others_are_not(tmp_path: Path) -> None:
    catalogue, report = loaded(tmp_path, cards("- {id: shore}\n"))
    assert [said(f) for f in report] == [("components/cards.yaml:5:3", "RW102")]
    assert not catalogue.whole
    assert [item.name for item in catalogue.items] == ["stone.flint"]


def test_every_file_at_fault_is_told_in_one_run(tmp_path: Path) -> None:
    _, report = loaded(
        tmp_path,
        {
            "components/cards.yaml": "",
            "components/stones.yaml": "kind: stoen\n",
            "rulings/stones.yaml": RULINGS.replace("R-ST-1", "ruling"),
        },
    )
    assert [said(f) for f in report] == [
        ("components/cards.yaml:1:1", "RW005"),
        ("components/stones.yaml:1:7", "RW107"),
        ("rulings/stones.yaml:3:8", "RW106"),
    ]


@pytest.mark.parametrize("name", ["print.yaml", "glossary.yaml", "game.yaml"])
def test_without_a_file_of_the_game_there_is_no_catalogue(
    tmp_path: Path, name: str
) -> None:
    report = Report()
    game = sample(tmp_path, {name: "x: 1\n", "components/cards.yaml": ""})
    assert load(Place(game), report, cache=CACHE) is None
    found = {said(f) for f in report}
    assert any(place.startswith(name) for place, _ in found)
    # Components are still judged, unless nobody knows which kinds there are.
    told = ("components/cards.yaml:1:1", "RW005") in found
    assert told == (name != "game.yaml")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("# a remark", "does not name the schema"),
        (
            "# yaml-language-server: $schema=../schemas/rulewright/tile.json",
            "not shaped by",
        ),
        ("# yaml-language-server: $schema=", "does not name the schema"),
    ],
)
def test_the_first_line_names_the_schema(tmp_path: Path, line: str, says: str) -> None:
    body = CARD_HEAD.partition("\n")[2] + "- {id: shore, name: A}\n"
    _, report = loaded(tmp_path, {"components/cards.yaml": f"{line}\n{body}"})
    (finding,) = report.findings
    assert said(finding) == ("components/cards.yaml:1:1", "RW108")
    assert says in finding.says
    # The hint is the line to write.
    hinted = finding.hint.removeprefix("begin the file with: ")
    _, report = loaded(tmp_path, {"components/cards.yaml": f"{hinted}\n{body}"})
    assert report.findings == ()


@pytest.mark.parametrize("taken", ["copies", "json", "model_config", "effects"])
def test_a_declared_field_may_not_take_a_name(tmp_path: Path, taken: str) -> None:
    report = Report()
    top = TOP.replace("weight:", f"{taken}:")
    game = sample(tmp_path, {"game.yaml": top})
    assert load(Place(game), report, cache=CACHE) is None
    assert [said(f) for f in report] == [("game.yaml:13:7", "RW110")]


def test_a_declared_field_that_changes_is_seen_through_the_cache(
    tmp_path: Path,
) -> None:
    assert loaded(tmp_path)[1].findings == ()
    top = TOP.replace("weight: {is: integer, required: true}", "weight: {is: text}")
    _, report = loaded(tmp_path, {"game.yaml": top})
    assert [said(f) for f in report] == [("components/stones.yaml:5:36", "RW103")]
