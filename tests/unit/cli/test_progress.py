"""Progress: nothing in the first second, then a line that is wiped at the end."""

from types import SimpleNamespace

import pytest

from rulewright.cli import progress


def test_a_short_run_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.Progress(shown=True) as shown:
        shown.step("drawing", 1, 2)
    assert capsys.readouterr().err == ""


def test_a_long_run_counts_and_leaves_no_trace(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(monotonic=iter((0.0, 1.5)).__next__)
    monkeypatch.setattr(progress, "time", clock)
    with progress.Progress(shown=True) as shown:
        shown.step("drawing", 1, 2)
    # Click takes the marks of a terminal out where there is none.
    assert capsys.readouterr().err == "\rdrawing 1/2\r"


def test_without_a_terminal_nothing_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(monotonic=iter((0.0, 9.0)).__next__)
    monkeypatch.setattr(progress, "time", clock)
    with progress.Progress(shown=False) as shown:
        shown.step("drawing", 1, 2)
    assert capsys.readouterr().err == ""
