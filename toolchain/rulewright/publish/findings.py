"""Findings of drawing and of pictures (RW601 to RW619).

Here: the rules. Not here: what looks for them (`overflow`, `drawing_desk`, `glyphs`,
`svg_lint`). Their examples are faces and pictures, since a template shows these faults
and a card's text alone seldom can.
"""

from rulewright.diagnostics import Example, Rule, Severity

_FACE = "templates/face.html"
_ICON = "templates/icons/spark.svg"


def _face(body: str, css: str = "") -> Example:
    text = (
        '<!DOCTYPE html>\n<html lang="en"><head><title>Face</title>\n'
        '<link rel="stylesheet" href="fonts.css">\n'
        f'<style>{css}</style></head>\n<body class="sans">\n{body}\n</body></html>\n'
    )
    return Example(text, file=_FACE)


def _icon(inside: str, attributes: str = "", before: str = "") -> Example:
    text = (
        f'{before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"'
        f"{attributes}>\n{inside}\n</svg>\n"
    )
    return Example(text, file=_ICON)


_BOX = "p{position:absolute;left:5mm;top:5mm;width:30mm;height:8mm;margin:0}"
_SPARK = _BOX + "img{width:5mm;height:5mm}"
_PHOTO = '<p><img src="photo.png" alt="The harbour in 2030"></p>'
_SHAPE = "<title>Spark</title>\n"
_PATH = '<path d="M12 2L22 22H2Z"/>'
_SOUND_FACE = _face("<p>Fits well.</p>", _BOX)
_SOUND_ICON = _icon(_SHAPE + _PATH)

OVERFLOW = Rule(
    "RW601",
    "text-overflows-box",
    Severity.ERROR,
    title="Text that does not fit its box",
    why="What sticks out is printed over the next box or cut off, and either way the "
    "last words of the rule are the ones that nobody at the table can read.",
    wrong=_face("<p>" + "Far too many words for this box. " * 6 + "</p>", _BOX),
    right=_SOUND_FACE,
)
OUTSIDE_SAFE_AREA = Rule(
    "RW602",
    "text-outside-safe-area",
    Severity.ERROR,
    title="Text closer to the trim than the safe area allows",
    why="A stack is cut with a drift of a millimetre or more. Text that stands nearer "
    "to the trim is cut on some copies, which marks them for anyone who looks.",
    wrong=_face("<p>Too near</p>", _BOX.replace("left:5mm", "left:1mm")),
    right=_SOUND_FACE,
)
ENGINE_COMPLAINT = Rule(
    "RW603",
    "layout-complaint",
    Severity.ERROR,
    title="The layout engine did not understand something",
    why="It drops what it does not understand and goes on. A rule of the style sheet "
    "that was dropped looks like a face that somebody forgot to finish.",
    wrong=_face("<p>Text</p>", _BOX + "p{colour-of-ink:black}"),
    right=_SOUND_FACE,
)
NO_GLYPH = Rule(
    "RW604",
    "character-without-glyph",
    Severity.ERROR,
    title="A character that a font of the game cannot print",
    why="Fonts travel with the game and no others are used. A character that is in "
    "none of them prints as an empty box, and one that is in some of them changes its "
    "looks from heading to text.",
    wrong=_face("<p>Draw 🃏</p>", _BOX),
    right=_SOUND_FACE,
)
VANISHING_SVG = Rule(
    "RW605",
    "svg-feature-that-vanishes",
    Severity.ERROR,
    title="An SVG feature that some renderer leaves out",
    why="Masks, filters, blend modes, foreign objects and the like are drawn by one "
    "program and silently dropped by the next, so that the print differs from what "
    "was seen on the screen.",
    wrong=_icon(_SHAPE + '<g filter="url(#blur)">' + _PATH + "</g>"),
    right=_SOUND_ICON,
)
MISSING_PICTURE = Rule(
    "RW606",
    "missing-picture",
    Severity.ERROR,
    title="A file that a template asks for and nobody has",
    why="The place stays empty on the face. A missing icon is a missing word of the "
    "rule.",
    wrong=_face('<p><img src="icons/nowhere.svg" alt="Nowhere"></p>', _BOX),
    right=_SOUND_FACE,
)
FOREIGN_ADDRESS = Rule(
    "RW607",
    "address-outside-templates",
    Severity.ERROR,
    title="An address that leads out of the templates",
    why="A build that reaches for the network or for other folders of the machine "
    "gives another result elsewhere, or another day.",
    wrong=_face('<p><img src="https://example.org/x.svg" alt="X"></p>', _BOX),
    right=_SOUND_FACE,
)
ACTIVE_SVG = Rule(
    "RW608",
    "svg-with-active-content",
    Severity.ERROR,
    title="An SVG with scripts, event handlers or entities",
    why="Pictures are shown on pages and opened by others. A picture needs none of "
    "these, and each of them can do more than show something.",
    wrong=_icon(_SHAPE + "<script>1</script>" + _PATH),
    right=_SOUND_ICON,
)
SVG_REACHES_OUT = Rule(
    "RW609",
    "svg-reaches-outside",
    Severity.ERROR,
    title="An SVG that shows something from another file",
    why="The other file may be missing, changed or far away when the picture is "
    "drawn. What a picture shows has to be in it.",
    wrong=_icon(_SHAPE + '<image href="https://example.org/x.png"/>' + _PATH),
    right=_SOUND_ICON,
)
SVG_WITHOUT_TITLE = Rule(
    "RW610",
    "svg-without-title",
    Severity.ERROR,
    title="An SVG without a title",
    why="The title is what a reader who does not see the picture is told, and what a "
    "page of icons calls it.",
    wrong=_icon(_PATH),
    right=_SOUND_ICON,
)
UNREADABLE_SVG = Rule(
    "RW611",
    "unreadable-svg",
    Severity.ERROR,
    title="A file that is no well-formed SVG",
    why="A renderer gives up on it and leaves its place empty.",
    wrong=_icon(_SHAPE + '<path d="M12 2L22 22H2Z">'),
    right=_SOUND_ICON,
)
SMALL_PRINT = Rule(
    "RW612",
    "too-small-print",
    Severity.ERROR,
    title="Type that prints smaller than any type of the game may",
    why="It is measured where it prints, with every scaling, on the finished face. "
    "Below that size letters fill with ink and nobody at the table reads them.",
    wrong=_face("<p class=note>Small print</p>", _BOX + ".note{font-size:4pt}"),
    right=_SOUND_FACE,
)
FAINT_TYPE = Rule(
    "RW613",
    "faint-type",
    Severity.ERROR,
    title="Type that hardly stands out from what lies behind it",
    why="Under the lamp of a living room, on a home printer or with tired eyes, type "
    "with less contrast than 4.5 to 1 is lost. The figure is that of WCAG 2.2.",
    wrong=_face("<p class=pale>Hardly there</p>", _BOX + ".pale{color:#aaa}"),
    right=_SOUND_FACE,
)
COARSE_PICTURE = Rule(
    "RW614",
    "picture-of-few-pixels",
    Severity.ERROR,
    title="A picture with too few pixels for the size at which it prints",
    why="It looks well on a screen and prints as blocks. `dpi` of the format in "
    "`print.yaml` says how many pixels an inch must hold.",
    wrong=_face(_PHOTO, _BOX + "img{width:7mm;height:7mm}"),
    right=_face(_PHOTO, _BOX + "img{width:5mm;height:5mm}"),
)
WORDLESS_PICTURE = Rule(
    "RW615",
    "picture-without-words",
    Severity.ERROR,
    title="A picture on a face without an alternative text",
    why="Who has the face read aloud hears nothing where the picture stands, and an "
    "icon is often half of the rule. An ornament belongs in the style sheet, as a "
    "background.",
    wrong=_face('<p><img src="icons/spark.svg"></p>', _SPARK),
    right=_face('<p><img src="icons/spark.svg" alt="Spark"></p>', _SPARK),
)
UNUSABLE_FILE = Rule(
    "RW616",
    "unusable-file",
    Severity.ERROR,
    title="A file of the templates that cannot be used",
    why="A picture cut short leaves a hole on the face, one of hundreds of millions of "
    "pixels eats the memory of the machine, and a font that is none gives way to "
    "another without a word. Templates and style sheets are UTF-8, as content is.",
    wrong=Example("This is no picture.\n", file="templates/photo.png"),
    right=_SOUND_FACE,
)

ALL = (
    OVERFLOW,
    OUTSIDE_SAFE_AREA,
    ENGINE_COMPLAINT,
    NO_GLYPH,
    VANISHING_SVG,
    MISSING_PICTURE,
    FOREIGN_ADDRESS,
    ACTIVE_SVG,
    SVG_REACHES_OUT,
    SVG_WITHOUT_TITLE,
    UNREADABLE_SVG,
    SMALL_PRINT,
    FAINT_TYPE,
    COARSE_PICTURE,
    WORDLESS_PICTURE,
    UNUSABLE_FILE,
)
