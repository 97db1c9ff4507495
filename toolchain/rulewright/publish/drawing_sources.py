"""Sources: where the addresses inside an artwork lead, and nowhere else.

An address is relative to the template roots. `icons/x.svg` is looked for in each root
in turn; `NAME/rest`, where NAME is the folder name of a root, is looked for in that
root first and then, without NAME, in all of them, so that a style sheet of a game may
say `fonts/x.ttf` and get the house font. `asset:NAME` is a generated file. Everything
else, above all the network and any path out of the roots, is refused.

Here: resolving, reading, digests, and the record of what was asked for. Not here: the
layout engine that asks (`drawing_desk`).
"""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from rulewright.source.digests import digest_of, file_digest

ASSET = "asset:"
# The layout engine joins relative addresses only for schemes that it knows.
BASE = "file:///"
ABSENT = "-"


@cache
def _real(root: Path) -> Path:
    return root.resolve()


class Sources:
    """The files that one artwork may use, and a note of each that it asked for."""

    def __init__(self, roots: tuple[Path, ...], assets: Mapping[str, bytes]) -> None:
        self.roots = roots
        self.assets = assets
        self.used: dict[str, str] = {}
        self.missing: dict[str, None] = {}
        self.refused: dict[str, None] = {}
        # Asking a lazy mapping whether it has a name would make the file.
        self._made = frozenset(assets)
        self._real = tuple(_real(root) for root in roots)

    def address(self, url: str) -> str | None:
        """What an absolute url of the layout engine means here; None if refused."""
        plain = unquote(url.partition("#")[0].partition("?")[0])
        if plain.startswith(ASSET):
            return plain
        if not plain.startswith(BASE):
            return None
        # The engine has taken out every `..` that stays inside; the rest goes up.
        path = posixpath.normpath(plain.removeprefix(BASE).lstrip("/"))
        return None if path.startswith("..") else path

    def read(self, url: str) -> bytes | None:
        """The bytes behind a url, or None; what was read is noted either way.

        An asset that is there needs no note: its name, which says what it is made from,
        stands in what asks for it.
        """
        address = self.address(url)
        if address is None:
            self.refused[url] = None
            return None
        data: bytes | None = None
        if address.startswith(ASSET):
            name = address.removeprefix(ASSET)
            if name in self._made:
                data = self.assets[name]
        else:
            path = self.find(address)
            if path is not None:
                data = path.read_bytes()
                self.used[address] = digest_of(data)
        if data is None:
            self.used[address] = ABSENT
            self.missing[address] = None
        return data

    def digest(self, address: str) -> str:
        """The digest of what an address leads to; `-` if it leads nowhere.

        An asset is named by what it is made from, so its name is digest enough.
        """
        if address.startswith(ASSET):
            return address if address.removeprefix(ASSET) in self._made else ABSENT
        path = self.find(address)
        return ABSENT if path is None else file_digest(path)

    def find(self, address: str) -> Path | None:
        """The file that an address leads to, never outside the roots."""
        first, _, rest = address.partition("/")
        own = [root for root in self._real if rest and root.name == first]
        tries = [(root, address) for root in self._real]
        tries += [(root, rest) for root in own]
        if own:
            tries += [(root, rest) for root in self._real]
        for root, path in tries:
            file = root / path
            if file.is_file() and file.resolve().is_relative_to(root):
                return file
        return None
