"""Every engine has a version, those of the system too, and each of them counts."""

import ctypes
from collections.abc import Iterator

import pytest

from rulewright.publish import engines


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    engines.versions.cache_clear()
    engines.digest.cache_clear()
    yield
    engines.versions.cache_clear()
    engines.digest.cache_clear()


def test_the_libraries_of_the_system_are_asked() -> None:
    found = engines.versions()
    for name in ("pango", "harfbuzz", "cairo", "fontconfig"):
        assert found[name][0].isdigit(), name
    assert found["weasyprint"] == "70.0"
    assert list(found) == sorted(found)


def test_they_are_the_ones_that_the_layout_engine_uses() -> None:
    from weasyprint.text.ffi import harfbuzz, pango  # noqa: PLC0415 - slow to load

    numbers = engines.versions()["pango"].split(".")
    major, minor, micro = map(int, numbers)
    assert pango.pango_version() == major * 10_000 + minor * 100 + micro
    assert harfbuzz is not None


@pytest.mark.parametrize("name", ["libpango", "libharfbuzz.", "libcairo", "libfontc"])
def test_a_library_of_another_version_gives_another_digest(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real = engines.digest(), ctypes.CDLL
    engines.versions.cache_clear()
    engines.digest.cache_clear()

    def without(file: str) -> ctypes.CDLL:
        if file.startswith(name):
            raise OSError(file)
        return real(file)

    monkeypatch.setattr(ctypes, "CDLL", without)
    assert engines.digest() != before
    assert list(engines.versions().values()).count(engines.ABSENT) == 1
