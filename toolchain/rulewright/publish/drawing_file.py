"""The drawings on file: what was drawn before, found again by what went into it.

Each drawing has a *subject* (its HTML, size, settings, and the engines that draw) and a
list of the addresses that it read. A drawing is found again when its subject and the
content behind every one of those addresses are the same; a changed icon makes only the
faces that show it be drawn anew. All of it lies in `<cache>/faces` and may be deleted.

Here: keys, and the record beside each PDF. Not here: drawing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.measure import Length
from rulewright.publish.drawing import Artwork, Drawing, Fault, Overflow, Setting
from rulewright.publish.drawing_sources import ASSET, Sources
from rulewright.publish.engines import digest as versions_digest
from rulewright.publish.galley_file import GalleyFile
from rulewright.source import entries
from rulewright.source.digests import digest_of, files_digest

_CODE = ("drawing*", "fitting*", "overflow*", "fontconfig*", "glyphs*", "svg_lint*")


@dataclass(frozen=True, slots=True)
class Plate:
    """What drawing one artwork gave, before it is on file.

    `galley` is what was read of the PDF, packed (see `galley_file`). `used` has each
    address that was read, with the digest of what was found there.
    """

    pdf: bytes
    galley: bytes
    setting: Setting | None
    glyphs: Mapping[str, tuple[int, ...]]
    overflow: tuple[Overflow, ...]
    faults: tuple[Fault, ...]
    used: Mapping[str, str]


@cache
def engines() -> str:
    """A digest of everything besides the artwork that decides how a page looks."""
    here = Path(__file__).parent
    modules = (m for name in _CODE for m in sorted(here.glob(f"{name}.py")))
    return versions_digest() + files_digest(modules)


class DrawingFile:
    """The drawings on file below one cache folder, for one build.

    Files are looked at once, so a build sees one state of each.
    """

    def __init__(self, cache_dir: Path) -> None:
        self._folder = cache_dir / "faces"
        self._galleys = GalleyFile(cache_dir)
        self._known: dict[tuple[Path, ...], dict[str, str]] = {}

    def subject(self, artwork: Artwork) -> str:
        """The key of an artwork before its sources are looked at."""
        parts = (
            engines(),
            artwork.html,
            str(artwork.trim),
            str(artwork.bleed),
            str(artwork.safe),
            str(artwork.limits),
            *(str(setting) for setting in artwork.fit),
        )
        return digest_of("\0".join(parts).encode())

    def find(self, artwork: Artwork, subject: str) -> Drawing | None:
        """The drawing of this very artwork, if it was made before."""
        used = entries.fetch(self._path(subject, ".used.json"))
        if used is None:
            return None
        key = _key(subject, self._digests(artwork, json.loads(used)))
        record = entries.fetch(self._path(key, ".json"))
        if record is None:
            return None
        path = self._path(key, ".pdf")
        found = json.loads(record)
        return _drawing(artwork, path, found) if _is_whole(path, found) else None

    def keep(self, artwork: Artwork, subject: str, plate: Plate) -> Drawing:
        """Put a drawing on file; the record comes last, and says that it is whole."""
        key = _key(subject, plate.used)
        path = self._path(key, ".pdf")
        record = _record(plate)
        self._galleys.put(str(record["pdf"]), plate.galley)
        entries.write(path, plate.pdf)
        entries.put(self._path(key, ".json"), _as_json(record))
        entries.put(self._path(subject, ".used.json"), _as_json(sorted(plate.used)))
        return _drawing(artwork, path, json.loads(_as_json(record)))

    def _digests(self, artwork: Artwork, used: list[str]) -> dict[str, str]:
        """The digests behind addresses; each file is looked at once."""
        known = self._known.setdefault(artwork.roots, {})
        sources = Sources(artwork.roots, artwork.assets)
        digests = {}
        for address in used:
            if address.startswith(ASSET):
                digests[address] = sources.digest(address)
            else:
                if address not in known:
                    known[address] = sources.digest(address)
                digests[address] = known[address]
        return digests

    def _path(self, key: str, ending: str) -> Path:
        return self._folder / (key + ending)


def _key(subject: str, digests: Mapping[str, str]) -> str:
    lines = (f"{address} {digests[address]}" for address in sorted(digests))
    return digest_of("\n".join((subject, *lines)).encode())


def _as_json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _record(plate: Plate) -> dict[str, object]:
    return {
        "pdf": digest_of(plate.pdf),
        "setting": plate.setting and [plate.setting.layout, plate.setting.size],
        "glyphs": {name: list(plate.glyphs[name]) for name in sorted(plate.glyphs)},
        "overflow": [
            {**asdict(one), "excess": one.excess.um} for one in plate.overflow
        ],
        "faults": [asdict(fault) for fault in plate.faults],
    }


def _is_whole(path: Path, record: dict[str, Any]) -> bool:
    """Whether the PDF is the one that the record was written for."""
    try:
        digest = digest_of(path.read_bytes())
    except OSError:
        return False
    entries.mark(path)
    return digest == str(record["pdf"])


def _drawing(artwork: Artwork, path: Path, record: dict[str, Any]) -> Drawing:
    return Drawing(
        id=artwork.id,
        path=path,
        digest=str(record["pdf"]),
        trim=artwork.trim,
        bleed=artwork.bleed,
        setting=Setting(*record["setting"]) if record["setting"] else None,
        glyphs={name: tuple(ids) for name, ids in record["glyphs"].items()},
        overflow=tuple(
            Overflow(**{**one, "excess": Length(one["excess"])})
            for one in record["overflow"]
        ),
        faults=tuple(Fault(**fault) for fault in record["faults"]),
    )
