"""Conditions on what stands where, and on what is left in supply."""

from unit.mandate2038.verbs.lectern import holds, table

HERE = {"own": "facility", "at": "destination"}


def test_presence_is_pawns_and_facilities_on_named_tiles() -> None:
    t = table()
    t.tile("o3", "media")
    assert not holds(t, {"presence": ["media"]})
    t.facility(0, 0, "o3")
    assert holds(t, {"presence": ["media", "government"]})
    assert not holds(t, {"presence": ["media"]}, seat=1)


def test_own_pieces_at_the_destination() -> None:
    t = table()
    t.v[t.r.at.destination] = 1
    assert not holds(t, HERE)
    t.facility(0, 0, "i0")
    assert holds(t, HERE)
    assert not holds(t, {**HERE, "pick": 2})
    t.facility(0, 1, "i0")
    assert holds(t, {**HERE, "pick": 2})


def test_room_and_supply() -> None:
    t = table()
    t.tile("i0", "grid_reactor")
    t.v[t.r.at.destination] = 1
    assert holds(t, {"free": "generator_slot"})
    assert holds(t, {"supply": "fusion_marker"})
    t.v[t.r.at.slots + 1] = 3
    t.v[t.r.at.fusion] = 1
    assert not holds(t, {"free": "generator_slot"})
    assert not holds(t, {"supply": "fusion_marker"})
    for what in ("team", "facility", "generator"):
        assert holds(t, {"supply": what})
    for pawn in (2, 3):
        t.pawn(0, pawn, "c")
    assert not holds(t, {"supply": "team"})
