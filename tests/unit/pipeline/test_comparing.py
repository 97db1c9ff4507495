"""Pairs of faces: by id, by ink, by name. What becomes of them is tested in `since`."""

from dataclasses import replace
from pathlib import Path

from rulewright.pipeline.comparing import State, change_of, compared, paired
from samples import cards
from unit.pipeline.bench import checked, job_of

CARDS = cards("- {id: shore, name: Shore, copies: 2}\n- {id: reef, name: Reef}\n")


def state(folder: Path) -> State:
    job = job_of(checked(folder, CARDS))
    return State(job.faces, job.stock.drawings)


def test_pairs_are_found_by_id_then_ink_then_name(tmp_path: Path) -> None:
    now = state(tmp_path)
    by_id = {face.id: face for face in now.faces}
    shore, reef = by_id["card.shore"], by_id["card.reef"]
    # Before, `reef` was called `rock`; `shore` was another card altogether.
    rock = replace(reef, id="card.rock")
    drawings = {**now.drawings, "card.rock": now.drawings[reef.id]}
    others = [f for f in now.faces if f.id not in {shore.id, reef.id}]
    then = State([rock, *others], drawings)
    pairs = {face.id: old and old.id for face, old in paired(now, then) if face}
    assert pairs[reef.id] == "card.rock"
    assert pairs[shore.id] is None
    assert pairs["back.cards"] == "back.cards"


def test_a_state_is_as_itself(tmp_path: Path) -> None:
    now = state(tmp_path)
    assert compared(now, now) == ()
    gone = compared(State([], {}), now)
    assert {(one.had, one.has, one.face) for one in gone} == {(2, 0, ""), (1, 0, "")}
    come = compared(now, State([], {}))
    assert [one.copies for one in come] == [2, 1, 1]


def test_another_size_is_never_the_same_print(tmp_path: Path) -> None:
    now = state(tmp_path)
    face = now.faces[0]
    assert now.prints_as(face, now, face)
    assert not now.prints_as(replace(face, trim=face.trim.turned), now, face)


def test_a_variant_is_told_from_its_component(tmp_path: Path) -> None:
    now = state(tmp_path)
    face = replace(now.faces[-1], title=f"{now.faces[-1].title} (inner)")
    change = change_of(face, None)
    assert (change.component, change.variant) == ("Flint", "inner")
    assert (change.deck, change.has, change.had) == ("Stone", 1, 0)
