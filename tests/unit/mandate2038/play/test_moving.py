"""Moving: shared steps, one pawn, a Facility and what it carries."""

from tabletop import Tabletop


def table() -> Tabletop:
    t = Tabletop("coalition_lab", "platform_empire", "foundry")
    for hex_ in ("i0", "i1", "i2", "i3", "i4", "i5", *(f"o{i}" for i in range(12))):
        t.tile(hex_, "media")
    t.seat(0, runway=5)
    return t


def test_r_map_8_five_steps_are_split_freely() -> None:
    t = table()
    t.turn(0, "organize")
    t.answer("move:ceo:i0", "redistribute", "move:team1:o0", "move:ceo:o5")
    # Two steps and three: nothing is left of five.
    assert not t.s.ask


def test_shared_steps_run_out() -> None:
    t = table()
    t.turn(0, "organize")
    t.answer("move:ceo:i0", "redistribute", "move:team1:o0", "move:team1:c")
    left = [key for key in t.offers() if key != "done"]
    assert {key for key in left if key.startswith("move:team1:")} == {
        f"move:team1:i{i}" for i in range(6)
    }


def test_r_map_9_after_recruiting_one_pawn_moves_the_new_one_included() -> None:
    t = table()
    t.turn(0, "organize")
    t.answer("move:ceo:i0", "recruit", "move:team2:o0")
    assert t.has(0, "runway") == 3
    assert t.events("pawn")[-1]["pawn"] == "team2"
    assert not t.s.ask


def test_r_map_7_no_recruiting_with_all_teams_on_the_map() -> None:
    t = table()
    for pawn in (2, 3):
        t.pawn(0, pawn, "c")
    t.turn(0, "organize")
    t.answer("move:ceo:i0")
    assert t.events("chose")[-1]["branch"] == 1, "redistribute is all there is"


def test_r_map_15_the_owner_picks_which_facility_is_relocated() -> None:
    t = table()
    t.facility(0, 0, "i0")
    t.facility(0, 1, "i0")
    t.facility(1, 0, "i1")
    t.facility(1, 1, "i1")
    t.turn(0, "organize")
    t.answer("move:ceo:i0", "relocate")
    assert "move:facility2:o0" in t.offers()
    assert "move:facility1:i1" not in t.offers(), "no free space there"
    assert "move:facility1:c" not in t.offers(), "never on Frontier"
    t.answer("move:facility2:o0")
    assert t.has(0, "runway") == 4
    assert t.events("facility")[-1]["to"] == "o0"


def test_r_hea_28_the_acting_team_may_be_returned() -> None:
    t = table()
    t.headline("employee_free_unicorn")
    t.turn(0, "organize")
    t.answer("move:team1:c", "redistribute", "done", "team1")
    assert t.has(0, "runway") == 7
    assert t.v[t.r.at.bag] == 2
    assert t.offers() == ["use:frontier", "leave"]
