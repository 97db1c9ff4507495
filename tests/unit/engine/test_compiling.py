"""Compiling: what entries and ops share, and names that a face keeps."""

import pytest

from unit.engine.toy import Toy, gains


def test_an_op_has_seats_and_a_condition_of_its_own() -> None:
    ops = [
        {"op": "gain", "n": 1, "who": "rivals"},
        {"op": "gain", "n": 5, "when": {"rich": 4}},
        {"op": "gain", "n": 2, "when": {"rich": 3}},
    ]
    r = Toy(card=[{"ops": ops}])
    assert r.held(r.open(r.begin(), "card")) == [5, 4, 4]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"all": [{"rich": 1}, {"rich": 3}]}, True),
        ({"all": [{"rich": 1}, {"rich": 2}, {"rich": 4}]}, False),
        ({"any": [{"rich": 9}, {"rich": 3}]}, True),
        ({"any": [{"rich": 9}, {"rich": 8}]}, False),
        ({"none": [{"rich": 9}, {"rich": 8}]}, True),
        ({"none": [{"rich": 9}, {"rich": 3}]}, False),
        ({"id": "home", "rich": 3}, True),
    ],
)
def test_conditions_are_joined(condition: dict[str, object], holds: bool) -> None:
    r = Toy(card=[gains(1, when=condition)])
    assert r.held(r.open(r.begin(), "card"))[0] == 3 + holds


def test_what_happened_is_known_on_its_face() -> None:
    r = Toy(
        card=[
            gains(1, id="gift", when={"rich": 4}),
            gains(5, when={"did": "gift"}),
            gains(2, when={"not_did": ["gift"]}),
        ]
    )
    s = r.begin()
    assert r.held(r.open(s, "card"))[0] == 5
    assert r.held(r.open(s, "card"))[0] == 10


def test_names_of_an_owned_face_are_each_owner_s() -> None:
    entries = [gains(0, id="gift", when={"rich": 4}), gains(1, when={"did": "gift"})]
    r = Toy(card=entries, own_card=entries)
    for name, held in (("card", [5, 4, 3]), ("own_card", [5, 3, 3])):
        s = r.begin()
        s.values[r.coins.offset] = 4
        r.open(s, name, owner=0)
        r.open(s, name, owner=1)
        assert r.held(s) == held


def test_a_word_that_the_game_has_not_stops_at_load() -> None:
    with pytest.raises(KeyError, match="no verb `dance`"):
        Toy(card=[{"ops": [{"op": "dance"}]}])


def test_entries_of_another_profile_are_not_there() -> None:
    r = Toy(card=[gains(1, profile="other"), gains(2, profile="plain"), gains(4)])
    assert r.held(r.open(r.begin(), "card"))[0] == 9
    options = {"theirs": [gains(1, profile="other")], "ours": [gains(2)], "none": []}
    r = Toy(card=[{"procedure": "choose_one", "options": options}])
    assert r.keys(r.open(r.begin(), "card")) == ["ours", "none"]
