# ruff: noqa: INP001 - no module of a package: `prepare` puts it into place
"""Compiled modules of the toolchain stand in `.venv`, wherever the toolchain stands.

A command loads two hundred of its own modules, and compiling them takes half a second.
Beside the sources the compiled files would litter the checkout; a prefix for all of
Python would hide what Python and its packages have compiled already. So the prefix
holds while a module of the toolchain is looked up, and for nothing else.

`prepare` copies this file into the environment, with a `.pth` that imports it, and
compiles everything once.
"""

import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

_CACHE = str(Path(sys.prefix) / "bytecode")
_TOOLCHAIN = Path(sys.prefix).parent / "toolchain"


class _Loader(SourceFileLoader):
    def get_code(self, fullname):  # noqa: ANN001, ANN202 - as in importlib
        before, sys.pycache_prefix = sys.pycache_prefix, _CACHE
        try:
            return super().get_code(fullname)
        finally:
            sys.pycache_prefix = before


def _hook(path):  # noqa: ANN001, ANN202
    if not Path(path).is_relative_to(_TOOLCHAIN):
        raise ImportError("another's path")
    return FileFinder(path, (_Loader, [".py"]))


sys.path_hooks.insert(0, _hook)
