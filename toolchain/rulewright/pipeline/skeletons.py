"""Skeletons: small sound games that a new one begins with.

Each is a folder of package data, `toolchain/skeletons/<like>`, and is itself a game
that can be checked where it lies. It is called `my_game`, "My Game"; whoever begins
with it gets it under another name.

Here: which skeletons there are, their files under a name, and what a name must be. Not
here: writing them (`beginning`).
"""

import re
import unicodedata
from collections.abc import Collection, Iterator
from pathlib import Path, PurePosixPath

from rulewright.model.record import ID_PATTERN
from rulewright.pipeline.locating import skeletons_folder

LIKES = ("cards", "hexes")
"""What a game may be begun like, the first if nothing is said."""

OWN_ID, OWN_TITLE = "my_game", "My Game"
LONGEST = 32
"""Characters of a name: as a title it still fits on the back of a card."""

KEPT = frozenset(
    # Folders of templates and schemas that are the toolchain's own.
    {"house", "rulewright"}
    # Words that `build` takes for targets.
    | {
        "reference",
        "sheets",
        "boards",
        "tiles",
        "tokens",
        "calibration",
        "cutting",
        "books",
        "site",
        "faces",
    }
)
"""Names that a game cannot have."""

_TEXT = frozenset({".yaml", ".html", ".css", ".svg"})


def skeleton(like: str, name: str) -> Iterator[tuple[PurePosixPath, bytes]]:
    """The files of a skeleton as those of the game `name`, in a fixed order."""
    root = skeletons_folder() / like
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        data = path.read_bytes()
        if path.suffix in _TEXT:
            data = _renamed(data.decode("utf-8"), name).encode("utf-8")
        shown = path.relative_to(root).as_posix()
        yield PurePosixPath(shown.replace(OWN_ID, name)), data


def title_of(name: str) -> str:
    """What people call a game of that id: `salt_marsh` is "Salt Marsh"."""
    return " ".join(part.capitalize() for part in name.split("_") if part)


def id_near(name: str) -> str:
    """The id that somebody may have meant by `name`; empty if nothing is left of it.

    `new/Salt Marsh!` is `salt_marsh`, `été` is `ete`.
    """
    letters = unicodedata.normalize("NFKD", Path(name).name.casefold())
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    words = re.sub(r"[^a-z0-9]+", "_", bare)
    plain = words.lstrip("_0123456789")
    near = plain[:LONGEST].rstrip("_")
    return near if near and not fault_of(near) else ""


def fault_of(name: str, taken: Collection[str] = ()) -> str:
    """Why no game can have a name, in words; empty if it can.

    `taken` are the ids of installed games.
    """
    if not re.fullmatch(ID_PATTERN, name):
        return (
            f"`{name}` is no id: small letters, digits and `_` make one, and a letter "
            "stands first"
        )
    if len(name) > LONGEST:
        return f"`{name}` has more than {LONGEST} characters"
    if name in KEPT:
        return f"`{name}` is a name that the toolchain keeps for itself"
    if name in taken:
        return f"`{name}` is the name of an installed game"
    return ""


def _renamed(text: str, name: str) -> str:
    return text.replace(OWN_ID, name).replace(OWN_TITLE, title_of(name))
