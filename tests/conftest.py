"""What all tests share: where caches go, and the flag that refreshes golden files."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

CHECKOUT = Path(__file__).resolve().parents[1]

# A shell that starts tests in the background lets them ignore Ctrl-C, and what they
# start would inherit that; some of them send one.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

set_hypothesis_home_dir(CHECKOUT / "build" / "cache" / "hypothesis")
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the one flag that rewrites golden files."""
    parser.addoption("--refresh-golden", action="store_true", help="rewrite goldens")


@pytest.fixture
def refresh_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten by this run."""
    return bool(request.config.getoption("--refresh-golden"))
