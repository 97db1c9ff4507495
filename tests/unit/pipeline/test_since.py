"""What changed since a revision: what is printed again, and what the list says."""

import shutil
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline.locating import Place
from rulewright.pipeline.revisions import revision
from rulewright.pipeline.since import Narrowed, narrowed
from samples import PEBBLE, cards, codes, sample
from unit.pipeline.archive import commit, git, repository
from unit.pipeline.bench import Overlay, checked, job_of

CARDS = (
    "- {id: shore, name: Shore, copies: 3, effects: [{id: tide, ops: [{op: gain, "
    "what: pebbles, n: 2}]}], rules: 'Gain {tide.n} Pebbles.'}\n"
    "- {id: reef, name: Reef, copies: 2, rules: 'Gain {card.shore.tide.n} Pebbles.'}\n"
    "- {id: dune, name: Dune}\n"
)
# A face that prints neither its number nor its count, so that each change is alone.
FACE = (PEBBLE / "templates/pebble/card.html").read_text("utf-8")
LINE = (
    '<p class="copies t-reg">{{ face.deck.code }} · {{ face.copies }} of'
    " {{ face.deck_copies }}</p>\n"
)
PLAIN: Overlay = {"templates/pebble/card.html": FACE.replace(LINE, "")}


def since(
    folder: Path,
    change: Overlay,
    *,
    first: Overlay | None = None,
    said: str = "v1",
) -> tuple[Narrowed, Report, dict[str, int]]:
    """A build narrowed down after a change; with what it prints, by face."""
    assert LINE in FACE
    if not (folder / ".git").exists():
        repository(folder, {**PLAIN, **cards(CARDS), **(first or {})})
    ready = checked(folder, change)
    assert not ready.errors, ready.findings
    job = job_of(ready)
    place = Place(folder / "pebble")
    before = revision(said, place.folder, job.report)
    assert before is not None
    found = narrowed(job, place, before, 1)
    assert found is not None, job.report.findings
    printed = {face.id: face.copies for face in found.job.faces}
    return found, job.report, printed


def listed(found: Narrowed) -> list[str]:
    """The lines of the change list that say something of a face."""
    text = next(made.data for made in found.lists if made.path.endswith(".md"))
    return [line.strip() for line in text.decode().splitlines() if "- " in line[:4]]


def test_nothing_is_printed_when_nothing_changed(tmp_path: Path) -> None:
    found, report, printed = since(tmp_path, {})
    assert (printed, listed(found), report.findings) == ({}, [], ())
    assert "no face has changed" in found.summary
    assert found.folder == f"since-{git(tmp_path, 'rev-parse', 'v1')[:10]}"


def test_a_number_reprints_every_face_that_prints_it(tmp_path: Path) -> None:
    change = cards(CARDS.replace("n: 2", "n: 5"))
    found, report, printed = since(tmp_path, change)
    assert printed == {"back.cards": 0, "card.shore": 3, "card.reef": 2}
    assert report.findings == ()
    assert listed(found) == [
        "- **Shore**: replace all 3 copies",
        "- rules: “Gain 2 Pebbles.” → “Gain 5 Pebbles.”",
        "- **Reef**: replace all 2 copies",
        "- rules: “Gain 2 Pebbles.” → “Gain 5 Pebbles.”",
    ]
    assert found.summary.endswith("2 changed; 5 copies to print")


def test_faces_come_and_go_and_copies_change(tmp_path: Path) -> None:
    body = CARDS.replace("copies: 3", "copies: 5").replace("copies: 2", "copies: 1")
    body = body.replace("{id: dune, name: Dune}", "{id: cliff, name: Cliff, copies: 2}")
    found, _, printed = since(tmp_path, cards(body))
    assert printed == {"back.cards": 0, "card.shore": 2, "card.cliff": 2}
    assert listed(found) == [
        "- **Shore**: add 2 copies, 5 in all",
        "- **Reef**: take out 1 copy, 1 remain",
        "- **Cliff**: new, 2 copies",
        "- **Dune**: take out 1 copy",
    ]


def test_another_id_alone_prints_nothing(tmp_path: Path) -> None:
    found, _, printed = since(tmp_path, cards(CARDS.replace("id: dune", "id: hill")))
    assert (printed, listed(found)) == ({}, [])


def test_another_id_and_other_words_are_one_change(tmp_path: Path) -> None:
    body = CARDS.replace("id: dune, name: Dune", "id: hill, name: Dune, flavour: Sand.")
    found, _, printed = since(tmp_path, cards(body))
    assert printed == {"back.cards": 0, "card.hill": 1}
    assert listed(found) == [
        "- **Dune**: replace 1 copy",
        "- it was called card.dune in the files",
        "- flavour: new: “Sand.”",
    ]


def test_a_back_reprints_its_deck_and_no_other(tmp_path: Path) -> None:
    back = (PEBBLE / "templates/pebble/back.html").read_text("utf-8")
    change: Overlay = {
        "templates/pebble/back.html": back.replace("<h1", '<h1 style="color:#700"')
    }
    found, _, printed = since(tmp_path, change)
    assert printed == {
        "back.cards": 0,
        "card.shore": 3,
        "card.reef": 2,
        "card.dune": 1,
    }
    assert listed(found)[:2] == [
        "- **Shore**: replace all 3 copies",
        "- its back has changed",
    ]


def test_looks_without_words_are_told(tmp_path: Path) -> None:
    css = (PEBBLE / "templates/pebble/card.css").read_text("utf-8")
    change: Overlay = {"templates/pebble/card.css": css + ".nobody{color:#444}"}
    assert since(tmp_path, change)[2] == {}
    change = {"templates/pebble/card.css": css + ".name{color:#444}"}
    found, _, printed = since(tmp_path, change)
    assert "stone.flint" in printed
    assert "- it looks different; its words are the same" in listed(found)


def test_what_prints_nowhere_prints_nothing(tmp_path: Path) -> None:
    html = PLAIN["templates/pebble/card.html"]
    assert isinstance(html, str)
    change: Overlay = {
        "templates/pebble/card.html": html.replace("A plain card", "Quite plain"),
        "components/stones.yaml": (PEBBLE / "components/stones.yaml")
        .read_text("utf-8")
        .replace("weight: 3", "weight: 4"),
    }
    found, _, printed = since(tmp_path, change)
    assert (printed, listed(found)) == ({}, [])


def test_a_game_that_has_moved_is_found_by_its_id(tmp_path: Path) -> None:
    repository(tmp_path, {**PLAIN, **cards(CARDS)})
    shutil.copytree(tmp_path / "pebble", tmp_path / "elsewhere")
    shutil.rmtree(tmp_path / "pebble")
    shutil.move(tmp_path / "elsewhere", tmp_path / "deep" / "down")
    shutil.copytree(tmp_path / "deep" / "down", tmp_path / "deep" / "pebble")
    change = cards(CARDS.replace("name: Dune", "name: Hill"))
    sample(tmp_path / "deep", change)
    job = job_of(checked(tmp_path / "deep"))
    place = Place(tmp_path / "deep" / "pebble")
    before = revision("v1", place.folder, Report())
    assert before is not None
    found = narrowed(job, place, before, 1)
    assert found is not None
    assert listed(found) == ["- **Hill**: replace 1 copy", "- name: “Dune” → “Hill”"]


def test_a_game_that_was_not_there_is_all_new(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("x")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "other")
    commit(tmp_path, "v1")
    found, report, printed = since(tmp_path, {**PLAIN, **cards(CARDS)})
    assert codes(report.findings) == ["RW706"]
    assert sum(printed.values()) == 3 + 2 + 1 + 1
    assert len(listed(found)) == 4
    assert all(": new, " in line for line in listed(found))


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param({"components/stones.yaml": "kind: [\n"}, id="content"),
        pytest.param({"templates/pebble/card.html": "{% blok %}"}, id="template"),
        pytest.param(cards(CARDS + "- {id: x, name: X, copis: 2}\n"), id="field"),
    ],
)
def test_a_revision_that_cannot_be_drawn_is_compared_by_content(
    tmp_path: Path, broken: Overlay
) -> None:
    body = CARDS.replace("n: 2", "n: 5").replace("{id: dune, name: Dune}", "")
    body = body.rstrip("- \n") + "\n- {id: cliff, name: Cliff}\n"
    stones = (PEBBLE / "components/stones.yaml").read_text("utf-8")
    change = {**PLAIN, "components/stones.yaml": stones, **cards(body)}
    found, report, printed = since(tmp_path, change, first=broken)
    assert codes(report.findings) == ["RW705"]
    assert "content was compared" in report.findings[0].says
    assert printed["card.shore"] == 3
    assert printed["card.reef"] == 2
    assert printed["card.cliff"] == 1
    lines = listed(found)
    assert lines[:4] == [
        "- **Shore**: replace all 3 copies",
        "- effects 1 ops 1 n: “2” → “5”",
        "- **Reef**: replace all 2 copies",
        "- Shore, effects 1 ops 1 n: “2” → “5”",
    ]
    assert "- **Cliff**: new, 1 copy" in lines
    assert "- **Dune**: take out 1 copy" in lines
    # A file that could not be read has nothing that is known to be the same.
    unread = "components/stones.yaml" in broken
    assert ("stone.flint" in printed) == unread


def test_the_same_content_is_the_same_where_it_cannot_be_drawn(tmp_path: Path) -> None:
    broken: Overlay = {"templates/pebble/card.html": "{% blok %}"}
    _, report, printed = since(tmp_path, PLAIN, first=broken)
    assert codes(report.findings) == ["RW705"]
    assert "templates, terms or formats have changed" in report.findings[0].says
    assert printed == {}


def test_files_that_are_lost_stop_the_build(tmp_path: Path) -> None:
    game = repository(tmp_path)
    job = job_of(checked(tmp_path))
    before = revision("v1", game, Report())
    assert before is not None
    lost = before.files["pebble/components/cards.yaml"]
    (tmp_path / ".git" / "objects" / lost[:2] / lost[2:]).unlink()
    assert narrowed(job, Place(game), before, 1) is None
    assert codes(job.report.findings) == ["RW704"]
