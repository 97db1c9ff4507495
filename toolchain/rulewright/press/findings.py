"""The rules of this room: RW6, what cannot be printed, on a paper or by a preset."""

from rulewright.diagnostics import Example, Rule, Severity


def _press(overlap: str, trim: str) -> Example:
    text = (
        "# yaml-language-server: $schema=schemas/rulewright/print.json\n"
        "papers:\n  a4: {size: [210mm, 297mm], margin: 5mm}\n"
        f"gutter: 4mm\noverlap: {overlap}\nsmallest: 7pt\nformats:\n"
        f"  card: {{trim: [{trim}], bleed: 2mm, safe: 3mm, sheets: false}}\n"
        "faces:\n  card: {template: pebble/card.html, back: pebble/back.html}\n"
        "  stone: {template: pebble/card.html}\n"
    )
    return Example(text, file="print.yaml")


TOO_LARGE_FOR_PAPER = Rule(
    code="RW651",
    slug="too-large-for-paper",
    severity=Severity.ERROR,
    title="A format does not fit on the paper at its true size.",
    why=(
        "A sheet prints every face at its true size: a card that is scaled to fit does"
        " not shuffle with the others, and a board that is scaled does not hold its"
        " pieces. The trim has to lie where the printer reaches and the bleed on the"
        " paper."
    ),
    wrong=None,
    right=None,
)

TOO_LARGE_TO_FOLD = Rule(
    code="RW670",
    slug="too-large-to-fold",
    severity=Severity.ERROR,
    title="A face and its back do not fit side by side on the paper.",
    why=(
        "A fold sheet shows a back beside its front at true size, with a fold line"
        " between them. A pair that is wider than the paper cannot be folded from one."
    ),
    wrong=None,
    right=None,
)

PRESET_CONTRADICTS = Rule(
    code="RW652",
    slug="preset-contradicts-itself",
    severity=Severity.ERROR,
    title="A preset whose figures cannot all be true.",
    why=(
        "Files are measured by a preset. One whose safe area is larger than the card,"
        " whose die line leaves the trim, finds fault with every file or with none."
    ),
    wrong=None,
    right=None,
)

_SOUND_MAP = _press("10mm", "420mm, 297mm")

OVERLAP_TOO_WIDE = Rule(
    code="RW664",
    slug="overlap-too-wide",
    severity=Severity.ERROR,
    title="Pages of a poster that overlap by more than half.",
    why=(
        "A board that is larger than the paper is cut into pages, of which neighbours"
        " show the same strip for glue. If that strip is wider than half of a page,"
        " some of the board is on three pages and every page adds next to nothing."
    ),
    wrong=_press("120mm", "420mm, 297mm"),
    right=_SOUND_MAP,
)

TOO_LARGE_FOR_POSTERS = Rule(
    code="RW665",
    slug="too-large-for-posters",
    severity=Severity.ERROR,
    title="A board that no reasonable number of pages holds.",
    why=(
        "Nobody glues a hundred pages together. A board of that size is a slip of the"
        " unit, or the paper leaves no room once its margins and the marks are taken"
        " off."
    ),
    wrong=_press("10mm", "4200mm, 2970mm"),
    right=_SOUND_MAP,
)

_COUNTERS = (
    "# yaml-language-server: $schema=../schemas/rulewright/token.json\n"
    "kind: token\ndeck: {id: counters, name: Counter, code: CO, format: counter}\n"
    "components:\n- {id: wave, name: Wave, make: fold}\n"
)


def _counter(trim: str) -> Example:
    text = (
        "# yaml-language-server: $schema=schemas/rulewright/print.json\n"
        "papers:\n  a4: {size: [210mm, 297mm], margin: 5mm}\n"
        "gutter: 4mm\nsmallest: 7pt\nformats:\n"
        "  card: {trim: [63mm, 88mm], bleed: 2mm, safe: 3mm}\n"
        f"  counter: {{trim: [{trim}], bleed: 2mm, safe: 1mm}}\n"
        "faces:\n  card: {template: pebble/card.html, back: pebble/back.html}\n"
        "  stone: {template: pebble/card.html}\n"
        "  token: {template: pebble/card.html}\n"
    )
    return Example(
        text, file="print.yaml", beside=(("components/counters.yaml", _COUNTERS),)
    )


TOO_SMALL_FOR_KNIFE = Rule(
    code="RW666",
    slug="too-small-for-knife",
    severity=Severity.ERROR,
    title="A token that is smaller than a knife can cut.",
    why=(
        "A piece of card of a few millimetres slips from under the rule, is cut askew"
        " and cannot be picked up from the board."
    ),
    wrong=_counter("4mm, 20mm"),
    right=_counter("20mm, 20mm"),
)

TOO_LARGE_WHEN_FLAT = Rule(
    code="RW667",
    slug="too-large-when-flat",
    severity=Severity.ERROR,
    title="A token that does not fit on the paper while it is flat.",
    why=(
        "A folded token needs its height twice, one that stands its feet besides, and"
        " it has to come off the sheet in one piece."
    ),
    wrong=_counter("60mm, 150mm"),
    right=_counter("60mm, 100mm"),
)

ALL = (
    TOO_LARGE_FOR_PAPER,
    TOO_LARGE_TO_FOLD,
    PRESET_CONTRADICTS,
    OVERLAP_TOO_WIDE,
    TOO_LARGE_FOR_POSTERS,
    TOO_SMALL_FOR_KNIFE,
    TOO_LARGE_WHEN_FLAT,
)
