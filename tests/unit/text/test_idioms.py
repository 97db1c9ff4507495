"""Idioms: forms that one face needs."""

from rulewright.text.idioms import census, idioms


def test_a_form_of_one_face_is_an_idiom_however_often_it_stands_there() -> None:
    assert idioms({"a": {"x"}, "b": {"x", "y"}, "c": ()}) == ("a",)
    counted = census([("x", ("a", "a", "b")), ("x", ("a",)), ("y", ("b",))])
    assert counted.idioms == ("a",)
    assert str(counted) == "3 sentences, 2 forms, 1 serve one face"
