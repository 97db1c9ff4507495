"""Fontconfig, shut off from the machine's fonts.

Text is set in the fonts of the template roots and in nothing else, so that a face looks
the same everywhere. That has to be arranged before a library that draws text is loaded,
and holds for the whole process.

Here: the configuration and where it is kept. Not here: which characters a font has
(`glyphs`).
"""

from __future__ import annotations

import ctypes.util
import hashlib
import os
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from rulewright.source import entries

_CONFIG = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
{folders}
<cachedir>{cache}</cachedir>
<match target="font">
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
</match>
<config><rescan><int>0</int></rescan></config>
</fontconfig>
"""


def font_folders(roots: Sequence[Path]) -> tuple[Path, ...]:
    """The folders of bundled fonts among template roots, in order."""
    folders = (root / "fonts" for root in roots)
    return tuple(folder.resolve() for folder in folders if folder.is_dir())


def isolate(roots: Sequence[Path], cache_dir: Path) -> Path:
    """Let this process see only the fonts under `roots`; returns the configuration.

    Call it before WeasyPrint or cairocffi is imported. A later call with other roots
    takes effect for font configurations made after it.
    """
    home = cache_dir.resolve() / "fontconfig"
    home.mkdir(parents=True, exist_ok=True)
    folders = "\n".join(
        f"<dir>{escape(str(folder))}</dir>" for folder in font_folders(roots)
    )
    config = _CONFIG.format(folders=folders, cache=escape(str(home)))
    digest = hashlib.sha256(config.encode()).hexdigest()[:16]
    path = home / f"{digest}.conf"
    # A file that was cut short would let in the fonts of the machine.
    if not _holds(path, config.encode()):
        entries.write(path, config.encode())
    os.environ["FONTCONFIG_FILE"] = str(path)
    _open_by_name()
    return path


def _open_by_name() -> None:
    """Let libraries be opened by the names that the system's loader knows, or not.

    WeasyPrint tries the names of other systems first. For each, cffi has ctypes search,
    and that asks a compiler, a linker and the loader's table: fifty processes, which
    take longer than all else that is loaded. On Linux every library stands in its list
    under the name that the loader knows.
    """
    if sys.platform == "linux":
        ctypes.util.find_library = _search


def _search(name: str) -> str | None:
    """What `ctypes.util.find_library` says of a library that it does not find."""
    del name
    return None


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.read_bytes() == data
    except OSError:
        return False
