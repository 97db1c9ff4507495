"""Generated artwork that templates ask for: recoloured icons and ornament.

An asset is named by what it is made from, so that the name alone tells whether two
faces use the same one and whether a cached face is still good; the bytes are made when
somebody draws.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from markupsafe import Markup

from rulewright.faces import ornament

INK = "17191c"


@cache
def _fingerprint() -> str:
    """Digest of the code that makes ornament: a new curve is a new asset."""
    return hashlib.sha256(Path(ornament.__file__).read_bytes()).hexdigest()[:8]


@cache
def _icon_path(roots: tuple[Path, ...], name: str) -> Path:
    for root in roots:
        path = root / "icons" / f"{name}.svg"
        if path.is_file():
            return path
    msg = f"no icon {name!r}"
    raise LookupError(msg)


@cache
def _icon(path: Path) -> tuple[str, str]:
    text = path.read_text(encoding="utf-8")
    return text, hashlib.sha256(text.encode()).hexdigest()[:8]


class Assets(Mapping[str, bytes]):
    """The assets of one face, by name; made on demand."""

    def __init__(self, roots: tuple[Path, ...]) -> None:
        self._roots = roots
        self._makers: dict[str, Callable[[], str]] = {}

    def icon(self, name: str, color: str = INK) -> str:
        """The url of an icon in one colour (an `<img>` cannot inherit one).

        Raises:
            LookupError: no template root holds the icon.
        """
        text, digest = _icon(_icon_path(self._roots, name))
        key = f"icon/{name}.{color}.{digest}.svg"
        self._makers[key] = lambda: text.replace("currentColor", f"#{color}")
        return f"asset:{key}"

    def made(self, drawing: ornament.Drawing) -> str:
        """The url of an ornament, named by everything that decides its look."""
        key = f"{_fingerprint()}/{drawing.name}"
        self._makers[key] = drawing.svg
        return f"asset:{key}"

    def icon_shape(self, name: str) -> Markup:
        """The shapes of an icon, 24 units square, for a drawing that stands alone."""
        text, _ = _icon(_icon_path(self._roots, name))
        return Markup(_inside(text))  # noqa: S704 - our own file, linted

    def shape(self, kind: str, *args: object, **options: object) -> Markup:
        """The shapes of an ornament in millimetres, for a drawing that stands alone."""
        draw = {drawing.__name__: drawing for drawing in ornament.DRAWINGS}[kind]
        made: Callable[..., ornament.Drawing] = draw
        return Markup(_inside(made(*args, **options).svg()))  # noqa: S704 - our own

    def makers(self) -> dict[str, Callable[..., str]]:
        """What templates call: `icon`, and each ornament by its own name."""

        def maker(draw: Callable[..., ornament.Drawing]) -> Callable[..., str]:
            return lambda *args, **options: self.made(draw(*args, **options))

        called: dict[str, Callable[..., str]] = {
            "icon": self.icon,
            "icon_shape": self.icon_shape,
            "shape": self.shape,
        }
        return called | {draw.__name__: maker(draw) for draw in ornament.DRAWINGS}

    def __getitem__(self, name: str) -> bytes:
        return self._makers[name]().encode("utf-8")

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class NamedAssets(Mapping[str, bytes]):
    """Assets known by name only; made, all together, when somebody draws."""

    def __init__(
        self, names: tuple[str, ...], make: Callable[[], Mapping[str, bytes]]
    ) -> None:
        self._names = names
        self._make = make
        self._made: Mapping[str, bytes] | None = None

    def __getitem__(self, name: str) -> bytes:
        if self._made is None:
            self._made = self._make()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _inside(svg: str) -> str:
    """What stands between the tags of an SVG document, its title left out."""
    return re.sub(r"<title>.*?</title>", "", svg[svg.index(">") + 1 : svg.rindex("</")])


def icon_names(roots: tuple[Path, ...]) -> frozenset[str]:
    """The bare names of all icons under the template roots."""
    return frozenset(
        path.stem for root in roots for path in (root / "icons").glob("*.svg")
    )
