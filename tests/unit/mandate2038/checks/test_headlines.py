"""A Headline's badge, duration and die against its effects and sentences."""

from pathlib import Path

import pytest

from rulewright_mandate2038.checks import headlines
from unit.mandate2038.workshop import codes, content

FILE = "components/headlines.yaml"
EXAM = """\
  name: Every Examination Passed by Noon
  era: era_demo
  badge: directive
  duration: cycle"""


def found(folder: Path, old: str, new: str) -> list[str]:
    catalogue = content(folder, {FILE: (old, new)})
    return codes(f for check in headlines.CHECKS for f in check(catalogue))


def test_the_headlines_as_they_are_agree(tmp_path: Path) -> None:
    assert found(tmp_path, EXAM, EXAM) == []


@pytest.mark.parametrize("duration", ["era", "at_once", "production", "game"])
def test_another_printed_duration_is_found_by_effects_and_words(
    tmp_path: Path, duration: str
) -> None:
    assert found(tmp_path, EXAM, EXAM.replace("cycle", duration)) == [
        "MAN103",
        "MAN116",
    ]


def test_another_badge_is_found_by_effects_and_words(tmp_path: Path) -> None:
    new = EXAM.replace("directive", "vote")
    assert found(tmp_path, EXAM, new) == ["MAN104", "MAN116"]


def test_an_effect_that_lasts_longer_is_found(tmp_path: Path) -> None:
    old = "{id: embargo, ban: {trade: compute}, lasts: cycle}"
    assert found(tmp_path, old, old.replace("cycle", "era")) == ["MAN103"]


def test_another_opener_is_found(tmp_path: Path) -> None:
    old = "This cycle, Compute cannot be traded."
    assert found(tmp_path, old, "This Era, Compute cannot be traded.") == ["MAN116"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("least: 4", "least: 5"), ("least: 4", "least: 3"), ("most: 6", "most: 7")],
)
def test_a_die_with_gaps_is_found(tmp_path: Path, old: str, new: str) -> None:
    assert found(tmp_path, old, new) == ["MAN105"]
