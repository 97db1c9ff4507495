"""Rules with faces: bans, what is switched on, what expires."""

import pytest

from unit.engine.toy import Toy, gains


def test_a_ban_forbids_its_seats_what_it_names() -> None:
    r = Toy(law=[{"ban": {"trade": "fish"}, "lasts": "day"}])
    s = r.open(r.begin(), "law", owner=0)
    assert r.banned(s, "trade", 0, "fish")
    assert r.banned(s, "trade", 0)
    assert not r.banned(s, "trade", 0, "salt")
    assert not r.banned(s, "trade", 1, "fish")
    assert not r.banned(s, "sell", 0, "fish")
    r.expire(s, "day")
    assert not r.banned(s, "trade", 0, "fish")


def test_a_face_for_the_table_is_in_force_for_all() -> None:
    r = Toy(law=[{"ban": {"trade": "fish"}, "lasts": "day"}])
    s = r.open(r.begin(), "law", owner=-1)
    assert all(r.banned(s, "trade", seat, "fish") for seat in range(3))


def test_entries_are_found_by_form_and_by_name() -> None:
    r = Toy(card=[gains(1, id="gift"), {"id": "size", "constant": "size", "value": 4}])
    (face,) = r.faces
    assert face.named("size").data["value"] == 4
    assert [effect.name for effect in face.all("ops")] == ["gift"]
    with pytest.raises(KeyError, match="no entry loss"):
        face.named("loss")


def test_the_changes_of_a_figure_may_be_asked_for_before_and_after() -> None:
    law = {"change": "stall.gain", "stage": "extra", "value": 1, "lasts": "day"}
    r = Toy(law=[law])
    assert len(r.changes_of("stall.gain")) == 1
    assert len(r.changes_of("stall.gain", "stall.cost")) == 1
    assert r.changes_of("stall.cost") == []
