"""`rulewright explain`: the page of a code."""

from rulewright.pipeline.rulebook import all_rules
from unit.cli.desk import run


def test_a_page_says_why_and_shows_wrong_and_right() -> None:
    said = run("explain", "RW101")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("RW101 unknown-key")
    assert "copis: 2" in said.out
    assert "copies: 2" in said.out
    assert run("explain", "rw101") == said


def test_a_game_has_pages_too() -> None:
    assert "MAN107" in run("explain", "MAN107").out


def test_an_unknown_code_is_bad_usage_with_a_suggestion() -> None:
    said = run("explain", "RW1O1")
    assert (said.status, said.out) == (2, "")
    assert "There is no code RW1O1. Did you mean RW101?" in said.err
    said = run("explain", "nothing-like-it")
    assert said.status == 2
    assert all(rule.code in said.err for rule in all_rules())
