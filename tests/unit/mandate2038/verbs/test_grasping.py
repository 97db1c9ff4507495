"""Grasping: which pieces and which hexes a form means."""

import pytest

from rulewright_mandate2038.play import geometry
from rulewright_mandate2038.play.packing import piece_key
from rulewright_mandate2038.verbs.grasping import hexes_of, pieces_of
from tabletop import Tabletop
from unit.mandate2038.verbs.lectern import compiler, table


def laid() -> Tabletop:
    t = table()
    t.v[t.r.at.destination] = 1
    t.facility(0, 0, "i0")
    t.facility(0, 1, "o0")
    t.facility(1, 0, "i1")
    t.facility(2, 0, "o6")
    t.v[t.r.at.powered + 1] = 1
    t.v[t.r.at.project : t.r.at.project + 2] = [0, 1]
    return t


@pytest.mark.parametrize(
    ("form", "keys"),
    [
        ({"own": "pawn"}, ["ceo", "team1"]),
        ({"own": "team"}, ["team1"]),
        ({"own": "ceo"}, ["ceo"]),
        ({"own": "facility"}, ["facility1", "facility2"]),
        ({"own": "facility", "at": "destination"}, ["facility1"]),
        ({"own": "facility", "state": "powered"}, ["facility2"]),
        ({"own": "facility", "state": "offline"}, ["facility1"]),
        ({"own": "facility", "without": "mega_cluster"}, []),
        ({"rival": "facility"}, ["seat1:facility1", "seat2:facility1"]),
        ({"rival": "facility", "adjacent": "destination"}, ["seat1:facility1"]),
    ],
)
def test_pieces(form: dict[str, object], keys: list[str]) -> None:
    t = laid()
    found = pieces_of(compiler(t), form)(t.s, 0)
    assert [piece_key(0, piece) for piece in found] == keys


@pytest.mark.parametrize(
    ("form", "names"),
    [
        ("destination", ["i0"]),
        ({"kind": ["media", "consumer"]}, ["o3", "o5"]),
        ({"kind": ["media"], "controlled_by": "self"}, ["o3"]),
        ({"at": "destination", "free": "facility_space"}, ["i0"]),
        ({"adjacent": "destination", "kind": ["frontier"]}, ["c"]),
        ({"adjacent": "destination", "free": "generator_slot"}, []),
    ],
)
def test_hexes(form: object, names: list[str]) -> None:
    t = laid()
    t.tile("o3", "media")
    t.tile("o5", "consumer")
    t.pawn(0, 0, "o3")
    found = hexes_of(compiler(t), form)(t.s, 0)
    assert [geometry.NAMES[hex_] for hex_ in found] == names
