"""Findings of preflight (RW621 to RW648): what a print house would send back.

Their examples are whole PDFs in plain text. The folder of an example names the preset
that it is looked at with.

Here: the rules. Not here: what looks for them (the other modules of this room).
"""

from rulewright.diagnostics import Rule, Severity
from rulewright.publish.preflight.examples import pdf, text

_SOUND = pdf()
_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

UNREADABLE = Rule(
    "RW621",
    "unreadable-print-file",
    _ERROR,
    title="A file that is no sound PDF and no picture",
    why="A print house that cannot open a file sends it back, and one that mends it "
    "may print something else than was meant.",
    wrong=text("This was saved as a PDF by giving it the name of one.\n"),
    right=_SOUND,
)
LOCKED = Rule(
    "RW622",
    "locked-print-file",
    _ERROR,
    title="A PDF that is locked",
    why="Imposition takes pages out of a file and puts them onto sheets. A lock "
    "forbids that, even where it lets anybody read.",
    wrong=None,
    right=None,
)
NO_PRESET = Rule(
    "RW623",
    "unknown-preset",
    _ERROR,
    title="A preset that nobody has written",
    why="Without the figures of a print house a file cannot be measured by them.",
    wrong=None,
    right=None,
)
OTHER_KIND = Rule(
    "RW624",
    "other-kind-of-file",
    _ERROR,
    title="A kind of file that the print house does not take",
    why="Some houses take pictures only, one for each face, and others one PDF.",
    wrong=pdf(preset="the_game_crafter", content="1 g 0 0 198 270 re f"),
    right=_SOUND,
)
NO_PAGE_BOX = Rule(
    "RW625",
    "page-box-missing",
    _WARNING,
    title="A page that does not say where it is cut",
    why="The TrimBox tells where the knife goes and the BleedBox how far the ink runs. "
    "Without them a house guesses, and some guess that the page is cut at its edge.",
    wrong=pdf(page=""),
    right=_SOUND,
)
BOXES_DISAGREE = Rule(
    "RW626",
    "page-boxes-disagree",
    _ERROR,
    title="Page boxes that do not lie in one another",
    why="The trim lies inside the bleed and the bleed on the page. Where they do not, "
    "something is cut off that was meant to print.",
    wrong=pdf(page="/TrimBox [9 9 189 261] /BleedBox [0 0 198 280]"),
    right=_SOUND,
)
SIZES_DIFFER = Rule(
    "RW627",
    "page-sizes-differ",
    _WARNING,
    title="Pages of different sizes in one file",
    why="A deck is cut in stacks. A card of another size has to be printed and cut as "
    "a job of its own.",
    wrong=None,
    right=None,
)
OTHER_SIZE = Rule(
    "RW628",
    "size-not-of-preset",
    _ERROR,
    title="A size that the preset does not have",
    why="A house scales what does not fit, or sends it back. Either way the card is "
    "not the one that was drawn.",
    wrong=pdf(page="/TrimBox [14 14 184 256] /BleedBox [0 0 198 270]"),
    right=_SOUND,
)
SHORT_BLEED = Rule(
    "RW629",
    "short-bleed",
    _ERROR,
    title="Less bleed than the print house asks for",
    why="A knife drifts. Where the ink does not run far enough beyond the trim, a "
    "white edge is left on some copies, and they are marked cards.",
    wrong=pdf(page="/TrimBox [9 9 189 261] /BleedBox [5 5 193 265]"),
    right=_SOUND,
)
BARE_BLEED = Rule(
    "RW630",
    "bare-bleed",
    _ERROR,
    title="A bleed that the boxes promise and nothing fills",
    why="The boxes say how far ink may run, and the pixels how far it does. A ground "
    "that stops at the trim leaves a white edge wherever the knife drifts outwards.",
    wrong=pdf(content="0.8 0.9 0.8 rg 9 9 180 252 re f"),
    right=_SOUND,
)
LETTERS_OUTSIDE = Rule(
    "RW631",
    "letters-outside-safe-area",
    _ERROR,
    title="Letters nearer to the trim than the safe area allows",
    why="A stack is cut with a drift of a millimetre or more. Letters that stand "
    "nearer to the trim are cut on some copies.",
    wrong=None,
    right=None,
)
PICTURE_AT_TRIM = Rule(
    "RW632",
    "picture-ends-at-trim",
    _WARNING,
    title="A picture that ends between the safe area and the edge of the bleed",
    why="A picture stays inside the safe area or runs out to the edge of the bleed. "
    "One that ends in between is cut on some copies and shows a white edge on others.",
    wrong=pdf(picture=(9, 40, 100, 100)),
    right=pdf(picture=(0, 40, 100, 100)),
)
NOT_EMBEDDED = Rule(
    "RW633",
    "font-not-embedded",
    _ERROR,
    title="A font that is named and not in the file",
    why="The house puts another font in its place. Lines break elsewhere, icons become "
    "letters, and nobody sees it before the boxes are opened.",
    wrong=pdf(font="/Type /Font /Subtype /Type1 /BaseFont /Helvetica"),
    right=_SOUND,
)
NOT_SUBSET = Rule(
    "RW634",
    "font-not-subset",
    _NOTE,
    title="A font that is in the file with all its glyphs",
    why="It prints well. It makes the file larger, and hands a whole font on, which "
    "its licence may not allow.",
    wrong=None,
    right=None,
)
TYPE3 = Rule(
    "RW635",
    "type3-font",
    _WARNING,
    title="A font of the kind Type3",
    why="Its glyphs are little drawings, often pixels. Many houses refuse them, since "
    "they print rough and cannot be told from pictures.",
    wrong=pdf(
        font="/Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0]"
        " /FirstChar 65 /LastChar 65 /Widths [1] /Encoding << /Differences [65 /A] >>"
        " /CharProcs << >> /Resources << >>"
    ),
    right=_SOUND,
)
NO_LETTERS = Rule(
    "RW636",
    "font-without-letters",
    _NOTE,
    title="A font that does not say which letters its codes are",
    why="It prints well. Nobody can search the file or have it read aloud, and a "
    "house that corrects a word cannot find it.",
    wrong=None,
    right=None,
)
SCREEN_COLOUR = Rule(
    "RW637",
    "screen-colour-in-press-job",
    _ERROR,
    title="RGB or Lab left in a job that is printed in CMYK",
    why="Somebody has to separate it into inks, and whoever does decides what it looks "
    "like. The checks of large houses refuse such files.",
    wrong=pdf(content="0 0 0 0.1 k 0 0 198 270 re f 1 0 0 rg 40 40 50 50 re f"),
    right=pdf(content="0 0 0 0.1 k 0 0 198 270 re f 0 1 1 0 k 40 40 50 50 re f"),
)
PRESS_COLOUR = Rule(
    "RW638",
    "press-colour-in-screen-job",
    _WARNING,
    title="CMYK in a job that the print house separates itself",
    why="The house turns it into RGB and back into its own inks, and each turn shifts "
    "the colours.",
    wrong=None,
    right=None,
)
COARSE_PICTURE = Rule(
    "RW639",
    "coarse-picture",
    _WARNING,
    title="A picture with too few dots at its size",
    why="What looks sharp on a screen shows its pixels in the hand. What counts is not "
    "what the picture says of itself but its size on the card.",
    wrong=None,
    right=None,
)
MUCH_INK = Rule(
    "RW640",
    "too-much-ink",
    _WARNING,
    title="More ink in one place than the print house allows",
    why="Paper takes so much ink and no more. Beyond it sheets stick together, dry "
    "slowly and rub off on the next. The sum is an estimate: a house measures its own "
    "separation.",
    wrong=None,
    right=None,
)
OTHER_ORDER = Rule(
    "RW641",
    "other-page-order",
    _WARNING,
    title="Pages in another order than the print house expects",
    why="A house that takes back before front prints every card inside out if the file "
    "has front before back.",
    wrong=None,
    right=None,
)
OTHER_COUNT = Rule(
    "RW642",
    "other-page-count",
    _ERROR,
    title="A number of pages that the print house cannot use",
    why="Fronts and backs come in pairs, and some houses take one page in a file. One "
    "page too many puts every later back behind the wrong front.",
    wrong=None,
    right=None,
)
TRANSPARENCY = Rule(
    "RW643",
    "transparency-in-print-file",
    _WARNING,
    title="Transparency where the print house wants none",
    why="An older press program flattens it in its own way, and a shadow becomes a "
    "grey box. Flattened by you, it is what you saw.",
    wrong=None,
    right=None,
)
OVERPRINT = Rule(
    "RW644",
    "overprint-in-print-file",
    _WARNING,
    title="Something that is set to overprint",
    why="It prints onto what lies below instead of in its place. Black letters gain by "
    "it, white ones vanish, and no screen shows it unless asked to.",
    wrong=pdf(state="/OP true /op true", content="1 g 0 0 198 270 re f"),
    right=_SOUND,
)
OTHER_CLAIM = Rule(
    "RW645",
    "other-print-standard",
    _WARNING,
    title="A standard of print asked for and not claimed, or claimed and not kept",
    why="PDF/X promises a house that nothing is missing. A claim that does not hold is "
    "found by the house's own check, and the file comes back.",
    wrong=pdf(info="/GTS_PDFXVersion (PDF/X-3:2002)", content="1 g 0 0 198 270 re f"),
    right=_SOUND,
)
LAYERS = Rule(
    "RW646",
    "layers-in-print-file",
    _WARNING,
    title="Layers in a file for a print house",
    why="What is hidden in one program shows in the next, the house's own template "
    "among it, with the line of the knife across every card.",
    wrong=None,
    right=None,
)
NOT_INSPECTED = Rule(
    "RW647",
    "page-not-inspected",
    _WARNING,
    title="A page, or a part of one, that could not be looked at",
    why="Silence about it would be taken for praise. The page may be sound; nothing in "
    "this report says so.",
    wrong=pdf(content="1 g 0 0 198 re f"),
    right=_SOUND,
)
HAIRLINE = Rule(
    "RW648",
    "hairline",
    _WARNING,
    title="A line too fine to print",
    why="Below a quarter of a point a line breaks up on the press, or vanishes where "
    "it is not printed in solid ink.",
    wrong=pdf(content="1 g 0 0 198 270 re f 0 G 0.1 w 40 40 m 90 90 l S"),
    right=pdf(content="1 g 0 0 198 270 re f 0 G 0.5 w 40 40 m 90 90 l S"),
)

ALL = (
    UNREADABLE,
    LOCKED,
    NO_PRESET,
    OTHER_KIND,
    NO_PAGE_BOX,
    BOXES_DISAGREE,
    SIZES_DIFFER,
    OTHER_SIZE,
    SHORT_BLEED,
    BARE_BLEED,
    LETTERS_OUTSIDE,
    PICTURE_AT_TRIM,
    NOT_EMBEDDED,
    NOT_SUBSET,
    TYPE3,
    NO_LETTERS,
    SCREEN_COLOUR,
    PRESS_COLOUR,
    COARSE_PICTURE,
    MUCH_INK,
    OTHER_ORDER,
    OTHER_COUNT,
    TRANSPARENCY,
    OVERPRINT,
    OTHER_CLAIM,
    LAYERS,
    NOT_INSPECTED,
    HAIRLINE,
)
