"""Compiled templates on file, by the template's name and the place it was read from.

Here: where Jinja keeps what it compiled. Not here: whether it is still good, which
Jinja knows from the template's own bytes.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from rulewright.source import entries


@cache
def _fingerprint() -> str:
    """Digest of the environment's code, by which templates are compiled otherwise."""
    code = Path(__file__).with_name("environment.py").read_bytes()
    return hashlib.sha256(code).hexdigest()[:8]


class Bytecode(BytecodeCache):
    """Compiled templates below a folder; one that is damaged is compiled again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """The name of an entry; what another environment compiled is not taken."""
        return f"{super().get_cache_key(name, filename)}.{_fingerprint()}"

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill a bucket with what is on file, if anything is."""
        data = entries.fetch(self._folder / bucket.key)
        if data is not None:
            bucket.bytecode_from_string(data)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Put what is in a bucket on file."""
        entries.keep(self._folder / bucket.key, bucket.bytecode_to_string())
