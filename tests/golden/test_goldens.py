"""Did anything change that nobody meant to change? Small texts, refreshed by a flag.

`pytest --refresh-golden` writes them anew; the commit says why they differ.
"""

import contextlib
import textwrap
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from rulewright.diagnostics import Report
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import locate
from samples import CARD_HEAD, CHECKOUT, sample
from unit.cli.desk import OUT, build, run

HERE = Path(__file__).parent
LARGEST = 20 * 1024
BROKEN = """\
- id: shore
  name: The Shore 🃏
  copies: 3
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.m} Pebbles.
    Gain 2 Pebble.
  flavour: The sea keeps no receipts.
- {id: shore, name: Another Shore, icon: scince}
"""
MISSHAPEN = """\
- {id: Shore, nmae: A, copies: many}
- [shore]
- {id: tide, name: no, copies: 012}
"""


def agrees(name: str, text: str, *, refresh: bool) -> None:
    """Compare with the text on file, or write it there."""
    path = HERE / name
    assert len(text.encode()) <= LARGEST
    if refresh:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8"), f"{name} differs; see --refresh-golden"


class Outline(HTMLParser):
    """What a face prints, a line for each box, every figure with its home."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._line: list[str] = []
        self._silent = 0
        self._home: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a line for a block; remember the home of what follows."""
        self._home = dict(attrs).get("data-home") or self._home
        if tag in {"style", "title"}:
            self._silent += 1
        if tag in {"p", "div", "h1", "h2", "h3", "li", "td", "g", "section"}:
            self._flush()

    def handle_endtag(self, tag: str) -> None:
        """Leave what is not printed."""
        if tag in {"style", "title"}:
            self._silent -= 1

    def handle_data(self, data: str) -> None:
        """Keep printed words; a figure is followed by its home."""
        words = " ".join(data.split())
        if self._silent or not words:
            return
        self._line.append(f"{words}[{self._home}]" if self._home else words)
        self._home = None

    def close(self) -> None:
        """End the last line."""
        super().close()
        self._flush()

    def _flush(self) -> None:
        if self._line:
            self.lines.append(" ".join(self._line))
        self._line = []


def outline(html: str) -> str:
    """The printed lines of a face."""
    parser = Outline()
    parser.feed(html)
    parser.close()
    return "\n".join(parser.lines) + "\n"


@pytest.mark.parametrize(
    ("name", "body"),
    [("broken", BROKEN), ("misshapen", MISSHAPEN), ("empty", "- {}\n")],
)
def test_what_a_check_says(
    tmp_path: Path, name: str, body: str, *, refresh_golden: bool
) -> None:
    game = sample(tmp_path, {"components/cards.yaml": CARD_HEAD + body})
    with contextlib.chdir(game):
        said = run("check", "--out", str(OUT))
    assert said.status == 1
    agrees(f"findings/{name}.txt", said.err + said.out, refresh=refresh_golden)


def test_a_face_of_every_kind(*, refresh_golden: bool) -> None:
    report = Report()
    place = locate("mandate2038", CHECKOUT, report)
    assert place is not None
    checked = check_place(place, CHECKOUT / "build" / "cache", report)
    first = {}
    for face in checked.faces:
        if not face.is_back:
            first.setdefault(face.item.kind.id, face)
    assert len(first) == 17
    for kind, face in first.items():
        text = f"{face.id}\n\n{outline(face.html)}"
        agrees(f"faces/{kind}.txt", text, refresh=refresh_golden)


def test_the_sheets_of_the_sample(tmp_path: Path, *, refresh_golden: bool) -> None:
    assert build(tmp_path, None, "sheets").status == 0
    lines = []
    for paper in ("a4", "letter"):
        pdf = PdfDocument(tmp_path / "out" / "pebble" / f"sheets-{paper}.pdf")
        for number, page in enumerate(pdf, 1):
            width, height = page.get_size()
            lines.append(f"{paper} page {number}: {width:.2f} x {height:.2f} pt")
            text = page.get_textpage()
            # In what order a turned card is read depends on the reader.
            words = sorted(text.get_text_bounded().split())
            lines += textwrap.wrap(" ".join(words), 80)
            text.close()
            page.close()
        pdf.close()
    agrees("sheets/pebble.txt", "\n".join(lines) + "\n", refresh=refresh_golden)
