"""What tests of drawing share: a small face in the bundled fonts."""

from collections.abc import Mapping
from pathlib import Path

from rulewright.measure import Length, Size
from rulewright.publish.drawing import Artwork, Limits, Setting

HOUSE = Path(__file__).parents[3] / "templates" / "house"
NO_LIMITS = Limits()
CARD = Size.parse("63mm x 88mm")
FONTS = (
    '@font-face{font-family:"IBM Plex Sans";src:url(fonts/IBMPlexSans-Regular.ttf)}\n'
    '@font-face{font-family:"IBM Plex Serif";font-weight:700;'
    "src:url(fonts/IBMPlexSerif-Bold.ttf)}\n"
    'html,body{margin:0;padding:0}.sans{font:8pt/10pt "IBM Plex Sans"}\n'
)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
SPARK = SVG + '<title>Spark</title><path d="M12 2L22 22H2Z" fill="#17191c"/></svg>'


def templates(folder: Path, files: Mapping[str, str] = {}) -> tuple[Path, ...]:
    """A template root of its own with the fonts' style sheet, before the house's."""
    root = folder / "game"
    for name, text in {"fonts.css": FONTS, "icons/spark.svg": SPARK, **files}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return (root, HOUSE)


def document(body: str, css: str = "") -> str:
    """A whole face around `body`."""
    return (
        '<!DOCTYPE html><html lang="en"><head><title>Face</title>'
        f'<link rel="stylesheet" href="fonts.css"><style>{css}</style></head>'
        f'<body class="sans">{body}</body></html>'
    )


def artwork(
    roots: tuple[Path, ...],
    body: str,
    css: str = "",
    *,
    fit: tuple[Setting, ...] = (),
    assets: Mapping[str, bytes] = {},
    bleed: str = "2mm",
    name: str = "card.first",
    limits: Limits = NO_LIMITS,
) -> Artwork:
    """A card with that body and style."""
    return Artwork(
        id=name,
        html=document(body, css),
        trim=CARD,
        bleed=Length.parse(bleed),
        roots=roots,
        fit=fit,
        assets=assets,
        limits=limits,
    )
