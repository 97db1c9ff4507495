"""Engines: the versions of everything outside our code that decides how a page looks.

Packages of Python say their version themselves. Pango, HarfBuzz, Cairo and Fontconfig
belong to the system and are asked through their own functions, so that a drawing made
before the system was renewed is not taken for one made after it. Asking loads these
libraries, which is quick, but no layout engine, and no fonts are looked at.

Here: names and versions, and their digest. Not here: who keeps what under it.
"""

from __future__ import annotations

import ctypes
import hashlib
import platform
import zlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import distribution

_PACKAGES = (
    "cairosvg",
    "cssselect2",
    "jinja2",
    "lark",
    "pikepdf",
    "pillow",
    "pydantic",
    "pydyf",
    "pypdfium2",
    "tinycss2",
    "tinyhtml5",
    "uharfbuzz",
    "weasyprint",
)
# Files by the names that Linux and macOS give them, and what tells the version: words,
# or for Fontconfig a number.
_LIBRARIES = {
    "pango": (
        ("libpango-1.0.so.0", "libpango-1.0.dylib"),
        "pango_version_string",
    ),
    "harfbuzz": (("libharfbuzz.so.0", "libharfbuzz.0.dylib"), "hb_version_string"),
    "cairo": (("libcairo.so.2", "libcairo.2.dylib"), "cairo_version_string"),
    "fontconfig": (("libfontconfig.so.1", "libfontconfig.1.dylib"), "FcGetVersion"),
    # Without it fonts are cut down by other code, to other bytes.
    "harfbuzz-subset": (
        ("libharfbuzz-subset.so.0", "libharfbuzz-subset.0.dylib"),
        "hb_version_string",
    ),
}
ABSENT = "unknown"


@cache
def versions() -> Mapping[str, str]:
    """Every engine by name, with its version; a library that is not found is unknown.

    Python counts as one, and so does the zlib that presses pages together.
    """
    found = {name: _installed(name) for name in _PACKAGES}
    found |= {name: _asked(*library) for name, library in _LIBRARIES.items()}
    found["python"] = platform.python_version()
    found["zlib"] = zlib.ZLIB_RUNTIME_VERSION
    return dict(sorted(found.items()))


@cache
def digest() -> str:
    """One digest of all versions."""
    lines = "\n".join(f"{name} {number}" for name, number in versions().items())
    return hashlib.sha256(lines.encode()).hexdigest()


@cache
def own_version() -> str:
    """The version of this toolchain."""
    return _installed("rulewright")


def _installed(name: str) -> str:
    """The version of a package, without reading all that it says of itself."""
    said = distribution(name).read_text("METADATA") or ""
    lines = (line for line in said.splitlines() if line.startswith("Version:"))
    return next(lines, "").removeprefix("Version:").strip() or ABSENT


def _asked(files: tuple[str, ...], function: str) -> str:
    """What a library of the system says of its version."""
    for file in files:
        try:
            ask = getattr(ctypes.CDLL(file), function)
        except (OSError, AttributeError):
            continue
        if function.startswith("Fc"):
            return str(ask())
        ask.restype = ctypes.c_char_p
        return bytes(ask()).decode()
    return ABSENT
