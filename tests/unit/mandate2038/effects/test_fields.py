"""Fields that may change: a closed list of paths."""

from rulewright_mandate2038.effects import PATHS
from unit.mandate2038.workshop import complaints

CHANGE = "- {change: PATH, stage: extra, value: 1}"


def test_every_path_may_change_and_none_is_listed_twice() -> None:
    assert complaints(CHANGE.replace("PATH", f"[{', '.join(PATHS)}]")) == []
    assert len(set(PATHS)) == len(PATHS)


def test_a_path_that_is_not_there_is_refused() -> None:
    change = CHANGE.replace("PATH", "[deploy.scrutiny, deploy.scrutinys]")
    assert complaints(change) == ["0.change.1: literal_error"]
    assert complaints(CHANGE.replace("PATH", "[]")) == ["0.change: empty_list"]
