"""Names of numbers: the rule that every figure in a sentence rests on."""

from rulewright.model.homes import Ambiguous, Home, figures, homes

FACE = {
    "id": "face",
    "copies": 2,
    "starts": {"runway": 5, "trust": 3},
    "pace": {"slow": 1},
    "effects": [
        {
            "id": "fee",
            "limit": {"uses": 1, "per": "era"},
            "ops": [
                {"op": "pay", "runway": 2},
                {"id": "bonus", "op": "gain", "runway": 4},
            ],
        },
        {"id": "pace", "value": 7, "may": True},
        {"ops": [{"op": "add_cubes", "n": 9}]},
    ],
}


def test_a_number_is_named_by_its_entry_and_its_key() -> None:
    found = figures(FACE)
    assert found["fee.runway"] == (("effects", 0, "ops", 0, "runway"), 2)
    assert found["fee.uses"] == found["fee.limit.uses"]
    assert found["bonus.runway"] == (("effects", 0, "ops", 1, "runway"), 4)
    assert found["starts.trust"] == (("starts", "trust"), 3)


def test_a_flag_is_no_number_and_a_bare_field_has_no_entry() -> None:
    found = figures(FACE)
    assert "pace.may" not in found
    assert not [name for name in found if name.endswith("copies")]


def test_an_id_takes_the_name_of_a_field() -> None:
    found = figures(FACE)
    assert found["pace.value"] == (("effects", 1, "value"), 7)
    assert "pace.slow" not in found


def test_two_numbers_under_one_name_are_ambiguous_until_one_gets_an_id() -> None:
    ops = [{"op": "gain", "trust": 1}, {"op": "gain", "trust": 3}]
    found = figures({"id": "x", "effects": [{"id": "gift", "ops": ops}]})
    assert found["gift.trust"] == Ambiguous(
        (("effects", 0, "ops", 0, "trust"), ("effects", 0, "ops", 1, "trust"))
    )
    assert found["gift.ops.1.trust"] == (("effects", 0, "ops", 1, "trust"), 3)
    named = [ops[0], {"id": "more", **ops[1]}]
    found = figures({"id": "x", "effects": [{"id": "gift", "ops": named}]})
    assert found["gift.trust"] == (("effects", 0, "ops", 0, "trust"), 1)
    assert found["more.trust"] == (("effects", 0, "ops", 1, "trust"), 3)


def test_two_entries_of_one_id_are_ambiguous() -> None:
    face = {"id": "x", "effects": [{"id": "a", "n": 1}, {"id": "a", "n": 2}]}
    assert isinstance(figures(face)["a.n"], Ambiguous)


def test_the_key_of_a_formula_names_its_only_number() -> None:
    gain = {"op": "gain", "runway": {"times": [2, {"count": "gone"}]}}
    found = figures({"id": "x", "effects": [{"id": "cull", "ops": [gain]}]})
    assert found["cull.times"] == found["cull.runway"] == found["cull.runway.times"]
    gain = {"op": "gain", "runway": {"min": [2, {"times": [3, "rivals"]}]}}
    found = figures({"id": "x", "effects": [{"id": "cull", "ops": [gain]}]})
    assert isinstance(found["cull.runway"], Ambiguous)
    assert found["cull.times"] == (
        ("effects", 0, "ops", 0, "runway", "min", 1, "times", 0),
        3,
    )


def test_a_key_of_its_own_wins_over_the_key_of_a_formula() -> None:
    face = {"id": "x", "effects": [{"id": "e", "cost": {"cost": 1, "tax": 2}}]}
    assert figures(face)["e.cost"] == (("effects", 0, "cost", "cost"), 1)


def test_lists_may_be_named_by_index() -> None:
    found = figures({"id": "x", "requirements": [2, 4]})
    assert found["requirements.1"] == (("requirements", 1), 4)


def test_homes_come_in_the_order_of_the_file() -> None:
    order = [home.value for home in homes(FACE)]
    assert order == [5, 3, 1, 2, 4, 7]
    assert next(iter(homes(FACE))) == Home(
        "starts", ("runway",), ("starts", "runway"), 5
    )
