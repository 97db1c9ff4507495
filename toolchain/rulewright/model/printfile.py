"""`print.yaml`: physical sizes, papers, and how each kind becomes a face."""

from typing import Annotated, Literal

from pydantic import Field

from rulewright.model.record import Id, Record

# Whole micrometres: three places after the point in millimetres, in inches two and a
# five. Points are rounded.
_FRACTION = r"((\.[0-9]{1,3})?(mm|pt)|(\.[0-9]{1,2}[05]?)?in)"
LENGTH_PATTERN = rf"^[0-9]{{1,4}}{_FRACTION}$"
TRIM_PATTERN = (
    rf"^([1-9][0-9]{{0,3}}{_FRACTION}"
    r"|0\.([0-9]{0,2}[1-9](mm|pt)|[0-9]?[1-9][05]?in))$"
)

LengthText = Annotated[
    str, Field(pattern=LENGTH_PATTERN, description="such as 63mm or 2.5in")
]
TrimText = Annotated[
    str, Field(pattern=TRIM_PATTERN, description="such as 63mm or 2.5in; not nothing")
]


class Setting(Record):
    """One way to set a face: the classes its body gets, in the order they are tried."""

    layout: str
    size: TrimText


class Format(Record):
    """A finished size: trim, bleed beyond it, safe area inside it.

    `shape` is how the knife goes; a `hex` is flat-top and its trim the bounding box.
    `dpi` is the resolution of its picture files. What is not for `sheets` prints with
    the boards.
    """

    trim: tuple[TrimText, TrimText]
    bleed: LengthText
    safe: LengthText
    shape: Literal["rectangle", "hex"] = "rectangle"
    dpi: Annotated[int, Field(ge=72, le=1200)] = 300
    sheets: bool = True


class FaceOf(Record):
    """How a kind becomes a face: template, and the settings to try in order.

    `variants` multiplies a face: by `owner` for owned decks, by a field of the
    component that is a mapping of variant to copies (such as the ring pools of a tile).
    `back_variants` gives each variant a back of its own.
    """

    template: str
    back: str | None = None
    back_variants: bool = False
    settings: tuple[Setting, ...] = ()
    variants: Id | None = None


class Paper(Record):
    """A paper to print on: its size and the edge a home printer cannot reach."""

    size: tuple[TrimText, TrimText]
    margin: LengthText


class PrintFile(Record):
    """Everything about size and paper that is true of a whole game.

    `overlap` is the strip that two pages of a board share where it takes several.
    `smallest` is the smallest type of rules, to which fitted boxes may shrink; `fine`
    is that of anything that prints, such as labels and registry lines.
    """

    papers: dict[Id, Paper]
    formats: dict[Id, Format]
    faces: dict[Id, FaceOf]
    gutter: LengthText
    overlap: LengthText = "10mm"
    smallest: LengthText
    fine: LengthText = "5pt"
