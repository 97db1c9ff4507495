"""Ornament: line engraving computed from a key, and the small marks drawn to measure.

A guilloche is a set of thin smooth curves. Its proportions are taken from a hash of
the key (as a rule the id of the face), so every face has its own and the same key
always gives the same bytes. Only plain stroked and filled shapes are used: no gradient,
filter, mask or clip, because those print differently, or not at all, in some engines.

Here: the curves and the drawings made of them, as SVG in millimetres. Not here: where
a drawing stands and in which ink (`templates/`), how it is served (`assets`). Sizes are
plain millimetres; curves are rounded to hundredths, finer than a press can hold. Inks
are six hex digits without a sign, as in `icon()`.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TypedDict, Unpack

PAPER = "fbf8f1"
WHITE = "ffffff"

Point = tuple[float, float]
Curve = Callable[[float], Point]


@dataclass(frozen=True, slots=True)
class Drawing:
    """An ornament that is drawn only when somebody asks for it.

    `name` is its address, made from everything that decides its look; `svg()` is the
    costly part. A no-op build names many drawings and draws none.
    """

    name: str
    draw: Callable[[], str]

    def svg(self) -> str:
        """The SVG document."""
        return self.draw()


class Look(TypedDict, total=False):
    """How lines lie on the paper.

    `paper` is the ground they are mixed to; `strength` the share of ink in them, in
    hundredths.
    """

    paper: str
    strength: int


class VignetteLook(Look, total=False):
    """`emblem` is the radius of the middle disc, 0 for none; `filled` inks it."""

    emblem: float
    filled: bool


class RosetteLook(Look, total=False):
    """`folds` is the number of petals; 0 leaves it to the key."""

    folds: int


class PennantLook(TypedDict, total=False):
    """Inks of the pennant; `of` squares stand in it, `marks` of them filled."""

    fill: str
    hairline: str
    marks: int
    of: int


def vignette(
    width: float, height: float, ink: str, key: str, **look: Unpack[VignetteLook]
) -> Drawing:
    """A net with a rosette and a plain disc in its middle; without emblem, the net.

    An icon stands on the disc, never on lines. The rosette is a little stronger than
    the net.
    """
    paper, strength = look.get("paper", PAPER), look.get("strength", 50)
    emblem = look.get("emblem", 0.0)
    disc = ink if look.get("filled", False) else WHITE

    def draw() -> str:
        body = _stroked(_net(width, height, key), mix(ink, strength, paper))
        if emblem:
            radius = height / 2 - 0.15
            lines = _rosette(radius, emblem + 0.55, key)
            body += _centred(
                width,
                height,
                f'<circle r="{_n(radius + 0.5)}" fill="#{paper}"/>'
                + _stroked(lines, mix(ink, min(strength + 22, 100), paper))
                + f'<circle r="{_n(emblem)}" fill="#{disc}" stroke="#{ink}"'
                ' stroke-width=".3"/>',
            )
        return _document(width, height, body)

    return Drawing(_name("vignette", width, height, ink, key, look), draw)


def seal(
    width: float, height: float, ink: str, key: str, **look: Unpack[Look]
) -> Drawing:
    """A treaty seal on a ribbon that runs the whole width."""
    paper, strength = look.get("paper", PAPER), look.get("strength", 72)

    def draw() -> str:
        half, edge, disc = width / 2, height * 0.13, height * 0.27
        ruled = "".join(
            f"M{_n(-half)} {_n(y)}H{_n(half)}"
            for y in (-edge, edge, -edge + 0.8, edge - 0.8)
        )
        rings = _rosette(height / 2 - 0.2, disc + 0.6, key, folds=12)
        body = (
            f'<path d="M{_n(-half)} {_n(-edge)}H{_n(half)}V{_n(edge)}H{_n(-half)}z"'
            f' fill="#{mix(ink, 16, paper)}"/>'
            f'<path d="{ruled}" stroke="#{ink}" stroke-width=".2" fill="none"/>'
            f'<circle r="{_n(height / 2)}" fill="#{paper}"/>'
            f"{_stroked(rings, mix(ink, strength, paper))}"
            f'<circle r="{_n(disc)}" fill="#{WHITE}" stroke="#{ink}"'
            f' stroke-width=".35"/><circle r="{_n(disc - 0.6)}" fill="none"'
            f' stroke="#{ink}" stroke-width=".15"/>'
        )
        return _document(width, height, _centred(width, height, body))

    return Drawing(_name("seal", width, height, ink, key, look), draw)


def back(
    width: float, height: float, ink: str, key: str, **look: Unpack[Look]
) -> Drawing:
    """The middle of a card back, the same after half a turn.

    A great rosette round an inked disc lies over two nets, one along the upper and one
    along the lower edge of the drawing.
    """
    paper, strength = look.get("paper", PAPER), look.get("strength", 50)

    def draw() -> str:
        radius = min(width, height) * 0.42
        disc = radius * 0.44
        lines = _stroked(
            _net(width, height * 0.24, key + " net"), mix(ink, strength, paper)
        )
        corner = f"translate({_n(-width / 2)} {_n(-height / 2)})"
        # Half a turn takes petals to petals only if petals times lines is even.
        great = _rosette(
            radius, disc + 0.5, key, folds=(12, 14, 16, 18)[_seed(key)[5] % 4], lines=14
        )
        body = (
            f'<g transform="{corner}">{lines}</g>'
            f'<g transform="rotate(180) {corner}">{lines}</g>'
            f'<circle r="{_n(radius + 0.7)}" fill="#{paper}"/>'
            f"{_stroked(great, mix(ink, min(strength + 28, 100), paper), '.14')}"
            f'<circle r="{_n(disc)}" fill="#{ink}"/>'
            f'<circle r="{_n(disc - 0.9)}" fill="none" stroke="#{paper}"'
            ' stroke-width=".2"/>'
        )
        return _document(width, height, _centred(width, height, body))

    return Drawing(_name("back", width, height, ink, key, look), draw)


def rosette(
    radius: float, hole: float, ink: str, key: str, **look: Unpack[RosetteLook]
) -> Drawing:
    """Rings of petals between two radii, in a square 0.4 mm wider than they are."""
    paper, strength = look.get("paper", PAPER), look.get("strength", 50)
    size = 2 * radius + 0.4

    def draw() -> str:
        lines = _rosette(radius, hole, key, folds=look.get("folds", 0))
        rings = _stroked(lines, mix(ink, strength, paper))
        return _document(size, size, _centred(size, size, rings))

    return Drawing(_name("rosette", radius, hole, ink, key, look), draw)


def net(
    width: float, height: float, ink: str, key: str, **look: Unpack[Look]
) -> Drawing:
    """A net alone: waves shifted in phase under one slow envelope."""
    paper, strength = look.get("paper", PAPER), look.get("strength", 50)

    def draw() -> str:
        lines = _net(width, height, key)
        return _document(width, height, _stroked(lines, mix(ink, strength, paper)))

    return Drawing(_name("net", width, height, ink, key, look), draw)


def pennant(
    width: float, height: float, outline: str, **look: Unpack[PennantLook]
) -> Drawing:
    """A tab that hangs from the upper edge; its upper end lies beyond the drawing."""
    fill, hairline = look.get("fill", WHITE), look.get("hairline", outline)
    marks, of = look.get("marks", 0), look.get("of", 0)

    def draw() -> str:
        right, foot, tip = _n(width - 0.2), _n(height - 4.8), _n(height - 1.8)
        inner, low, dip = _n(width - 1), _n(height - 5.3), _n(height - 2.8)
        middle, pitch, side = width / 2, 1.98, 1.4
        left = middle - pitch * of / 2 + (pitch - side) / 2
        squares = "".join(
            f'<rect x="{_n(left + pitch * i)}" y="{_n(height - 7.5)}" width="{side}"'
            f' height="{side}" fill="{f"#{outline}" if i < marks else "none"}"'
            f' stroke="#{outline}" stroke-width=".2"/>'
            for i in range(of)
        )
        body = (
            f'<path d="M.2-1H{right}V{foot}L{_n(middle)} {tip} .2 {foot}z"'
            f' fill="#{fill}" stroke="#{outline}" stroke-width=".4"/>'
            f'<path d="M1-1H{inner}V{low}L{_n(middle)} {dip} 1 {low}z" fill="none"'
            f' stroke="#{hairline}" stroke-width=".16"/>{squares}'
        )
        return _document(width, height, body)

    return Drawing(_name("pennant", width, height, outline, look), draw)


def ring(
    size: float, ink: str, *, fill: str = WHITE, hairline: str | None = None
) -> Drawing:
    """A disc with a fine ring inside: a filing hole, or a wafer for a symbol.

    Its radius is 0.37 of `size`.
    """

    def draw() -> str:
        middle = f'cx="{_n(size / 2)}" cy="{_n(size / 2)}"'
        body = (
            f'<circle {middle} r="{_n(size * 0.37)}" fill="#{fill}" stroke="#{ink}"'
            f' stroke-width=".3"/><circle {middle} r="{_n(size * 0.28)}" fill="none"'
            f' stroke="#{hairline or ink}" stroke-width=".12"/>'
        )
        return _document(size, size, body)

    return Drawing(_name("ring", size, ink, fill, hairline), draw)


def perforation(width: float, ink: str, *, paper: str = PAPER) -> Drawing:
    """A row of punched holes every 2 mm, half a hole's distance from either end."""

    def draw() -> str:
        holes = "".join(
            f'<circle cx="{_n(0.5 + 2 * i)}" cy="1" r=".42"/>'
            for i in range(int(width // 2))
        )
        body = f'<g fill="#{paper}" stroke="#{ink}" stroke-width=".16">{holes}</g>'
        return _document(width, 2, body)

    return Drawing(_name("perforation", width, ink, paper), draw)


DRAWINGS = (vignette, seal, back, rosette, net, pennant, ring, perforation)
"""What templates may call, each under its own name."""


def mix(ink: str, share: int, paper: str = PAPER) -> str:
    """Ink thinned to `share` hundredths on a paper, as a flat colour."""
    pairs = zip(bytes.fromhex(ink), bytes.fromhex(paper), strict=True)
    return bytes((a * share + b * (100 - share) + 50) // 100 for a, b in pairs).hex()


def _name(kind: str, *parameters: object) -> str:
    """An address that says what is drawn: the kind and a digest of its parameters."""
    said = [sorted(p.items()) if isinstance(p, dict) else p for p in parameters]
    digest = hashlib.sha256(repr(said).encode()).hexdigest()[:12]
    return f"{kind}/{digest}.svg"


def _centred(width: float, height: float, body: str) -> str:
    at = f"translate({_n(width / 2)} {_n(height / 2)})"
    return f'<g transform="{at}">{body}</g>'


def _document(width: float, height: float, body: str) -> str:
    size = f'width="{_n(width)}mm" height="{_n(height)}mm"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
        f' viewBox="0 0 {_n(width)} {_n(height)}"><title>Ornament</title>{body}</svg>'
    )


def _stroked(paths: str, ink: str, line: str = ".13") -> str:
    return f'<g fill="none" stroke="#{ink}" stroke-width="{line}">{paths}</g>'


def _n(value: float) -> str:
    """Two decimals at most, no trailing zeros, no negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _seed(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def _trace(curve: Curve, end: float, steps: int, *, closed: bool = False) -> str:
    """The path of a curve from 0 to `end` in equal steps.

    Equal steps of a Hermite curve let every handle mirror the one before, so `S` says a
    segment in four numbers instead of six.
    """
    step = end / steps
    near = step / 1000

    def handle(at: float) -> Point:
        before, after = curve(at - near), curve(at + near)
        scale = step / 3 / (2 * near)
        return (after[0] - before[0]) * scale, (after[1] - before[1]) * scale

    def segments() -> Iterator[str]:
        x, y = curve(0)
        dx, dy = handle(0)
        yield f"M{_n(x)} {_n(y)}C{_n(x + dx)} {_n(y + dy)} "
        for i in range(1, steps + 1):
            x, y = curve(step * i)
            dx, dy = handle(step * i)
            head = "" if i == 1 else "S"
            yield f"{head}{_n(x - dx)} {_n(y - dy)} {_n(x)} {_n(y)}"

    return "".join(segments()) + ("z" if closed else "")


def _rosette(
    radius: float, hole: float, key: str, *, folds: int = 0, lines: int = 0
) -> str:
    """Two nested rings of petals between `hole` and `radius`, about the origin."""
    seed = _seed(key)
    petals = folds or (9, 10, 12, 14, 15, 16)[seed[0] % 6]
    # About 800 segments a vignette: more cost a face time and show as grey.
    lines = lines or (6 if petals < 14 else 5)
    waist = hole + (radius - hole) * (0.52, 0.56, 0.6)[seed[1] % 3]
    twist = 0.10 + 0.04 * (seed[2] % 3)
    outer = _petals(waist, radius, petals, lines, twist)
    inner = _petals(hole, waist * 1.03, petals, max(3, lines - 2), -0.08)
    return outer + inner


def _petals(low: float, high: float, petals: int, lines: int, twist: float) -> str:
    middle, swing = (low + high) / 2, (high - low) / 2

    def curve(t: float) -> Point:
        reach = middle + swing * cos(petals * t)
        angle = t + twist * sin(petals * t)
        return reach * cos(angle), reach * sin(angle)

    path = _trace(curve, 2 * pi, petals * 4, closed=True)
    return "".join(
        f'<path d="{path}" transform="rotate({_n(360 / petals * i / lines)})"/>'
        for i in range(lines)
    )


def _net(width: float, height: float, key: str, lines: int = 8) -> str:
    """Two families of waves under one slow envelope: engraving, not noise."""
    seed = _seed(key + " waves")
    periods = (4, 5)[seed[3] % 2]
    swells = (2, 3)[seed[4] % 2]
    unit = 2 * pi / width
    families = (
        (height * 0.47, periods, 0.26, lines),
        (height * 0.25, periods * 2, -0.35, lines // 2),
    )

    def wave(reach: float, waves: int, swell: float, phase: float) -> Curve:
        def curve(x: float) -> Point:
            envelope = 1 - abs(swell) + swell * cos(swells * unit * x)
            return x, height / 2 + reach * envelope * sin(waves * unit * x + phase)

        return curve

    paths = (
        _trace(wave(reach, waves, swell, 2 * pi * i / n), width, waves * 4)
        for reach, waves, swell, n in families
        for i in range(n)
    )
    return "".join(f'<path d="{path}"/>' for path in paths)
