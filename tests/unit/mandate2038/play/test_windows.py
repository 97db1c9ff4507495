"""Windows: the same as content may name, each with its number."""

from typing import get_args

from rulewright_mandate2038.effects.names import Window
from rulewright_mandate2038.play import windows


def test_windows_are_those_of_content() -> None:
    assert get_args(Window) == windows.WINDOWS
    assert set(windows.WINDOWS) >= windows.PERSONAL
    for number, name in enumerate(windows.WINDOWS):
        assert getattr(windows, name.upper().replace(".", "_")) == number
