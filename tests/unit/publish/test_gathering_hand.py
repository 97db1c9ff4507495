"""A second process takes its share from the far end, and a failed one is no harm."""

import subprocess
from pathlib import Path

import pytest

from rulewright.publish import gathering_hand
from rulewright.publish.book import Workshop
from rulewright.publish.gathering_desk import carry_out
from rulewright.publish.gathering_hand import Task, shared
from unit.publish.easel import HOUSE

HTML = (
    '<!DOCTYPE html><html lang="en"><head><title>A page</title></head>'
    "<body><h1>{}</h1></body></html>"
)


def tasks(folder: Path, count: int = 3) -> list[Task]:
    return [Task(HTML.format(n), folder / f"{n}.pdf") for n in range(count)]


def test_the_other_process_does_what_is_asked(tmp_path: Path) -> None:
    todo = tasks(tmp_path)
    with shared(todo, Workshop((HOUSE,), tmp_path)):
        pass
    assert all(task.path.exists() for task in todo)


def test_both_make_the_same_pages(tmp_path: Path) -> None:
    workshop = Workshop((HOUSE,), tmp_path)
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    here, there = tasks(tmp_path / "here"), tasks(tmp_path / "there")
    carry_out(here, workshop)
    with shared(there, workshop):
        pass
    for one, other in zip(here, there, strict=True):
        assert one.path.read_bytes() == other.path.read_bytes()


def test_a_hand_that_fails_leaves_the_work_to_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering_hand.sys, "executable", "/bin/false")
    todo = tasks(tmp_path)
    workshop = Workshop((HOUSE,), tmp_path)
    with shared(todo, workshop):
        carry_out(todo, workshop)
    assert all(task.path.exists() for task in todo)


def test_no_hand_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    real = subprocess.Popen

    def noted(*args: object, **more: object) -> subprocess.Popen[bytes]:
        started.append(real(*args, **more))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(gathering_hand.subprocess, "Popen", noted)
    with pytest.raises(KeyboardInterrupt), shared(tasks(tmp_path), _workshop(tmp_path)):
        raise KeyboardInterrupt
    assert started[0].returncode is not None


def _workshop(folder: Path) -> Workshop:
    return Workshop((HOUSE,), folder)
