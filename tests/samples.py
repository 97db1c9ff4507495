"""The sample game for tests: Pebble, copied into a temporary folder and overlaid."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from rulewright.diagnostics import Example, Finding, Report
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place

PEBBLE = Path(__file__).parent / "thirdgame" / "pebble"
CHECKOUT = Path(__file__).parents[1]
CARD_HEAD = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card, back: card}
components:
"""


def sample(folder: Path, overlay: Mapping[str, str | bytes] | None = None) -> Path:
    """A copy of Pebble in `folder`, with some files written over; its path."""
    game = folder / "pebble"
    if not game.exists():
        shutil.copytree(PEBBLE, game)
    for name, content in (overlay or {}).items():
        path = game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = content.encode() if isinstance(content, str) else content
        path.write_bytes(data)
    return game


def checked(folder: Path, overlay: Mapping[str, str | bytes] | None = None) -> Checked:
    """The sample with an overlay, checked."""
    game = sample(folder, overlay)
    return check_place(Place(game), folder / "cache", Report())


def codes(findings: tuple[Finding, ...]) -> list[str]:
    """The codes of some findings, in their order."""
    return [finding.rule.code for finding in findings]


def cards(body: str) -> dict[str, str]:
    """An overlay of `components/cards.yaml` with these components."""
    return {"components/cards.yaml": CARD_HEAD + body}


def overlay_of(example: Example) -> dict[str, str | bytes]:
    """A rule's example as an overlay of the sample game."""
    text = example.text
    if example.file.startswith("components/") and text.startswith("kind:"):
        text = CARD_HEAD.splitlines()[0] + "\n" + text
    beside: dict[str, str | bytes] = dict(example.beside)
    return {**beside, example.file: text.encode(example.encoding)}
