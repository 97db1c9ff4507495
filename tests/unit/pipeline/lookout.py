"""What tests of the search share: a harbour in which everything is used somewhere."""

from functools import cache
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.model import Item
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place, locate
from rulewright.pipeline.uses import Library, Use
from rulewright.pipeline.wording import language_of
from samples import CHECKOUT, cards, sample
from unit.pipeline.bench import CACHE

BODY = """\
- id: shore
  name: The Shore
  copies: 3
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
  rules: |
    Gain {tide.n} Pebbles.
  flavour: A Pebble keeps no receipts.
- id: cliff
  name: The Cliff
  icon: pebbles
  effects:
  - {id: fall, ops: [{op: gain, what: pebbles, n: {ref: card.shore.tide.n}}]}
  rules: |
    Gain {card.shore.tide.n} Pebbles.
  flavour: Seen from The Shore it is lower.
"""
RULING = """\
# yaml-language-server: $schema=../schemas/rulewright/rulings.json
rulings:
- id: R-TD-1
  about: [card.shore]
  given: no Pebble is left
  when: a player resolves The Shore
  then: Nothing happens.
  rests_on: The face.
"""
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" '
    'height="24" fill="currentColor" role="img"><title>Pebble</title>'
    '<path d="M4 4h16v16H4z"/></svg>'
)
OVERLAY: dict[str, str | bytes] = {
    **cards(BODY),
    "rulings/tide.yaml": RULING,
    "templates/pebble/icons/pebbles.svg": ICON,
}
CARDS, RULINGS = "components/cards.yaml", "rulings/tide.yaml"


def library(folder: Path, overlay: dict[str, str | bytes] | None = None) -> Library:
    """The harbour, with some files written over, read and checked."""
    place = Place(sample(folder, {**OVERLAY, **(overlay or {})}))
    checked = check_place(place, CACHE, Report())
    assert checked.catalogue is not None
    assert checked.findings == ()
    language = language_of(place, checked.catalogue, CACHE)
    texts = {"pebble/card.html": '{# "shore" #}\n{{ "shore" }} {{ tables.shore }}'}
    return Library(checked.catalogue, checked.texts, language, checked.faces, texts)


@cache
def mandate() -> Library:
    """Mandate 2038, read and checked once; its templates are left out."""
    place = locate("mandate2038", CHECKOUT, Report())
    assert place is not None
    checked = check_place(place, CACHE, Report())
    assert checked.catalogue is not None
    language = language_of(place, checked.catalogue, CACHE)
    return Library(checked.catalogue, checked.texts, language, checked.faces)


def item_of(found: Library, name: str) -> Item:
    """A component of the harbour."""
    item = found.catalogue.find(name)
    assert item is not None
    return item


def told(use: Use) -> tuple[str, str]:
    """Place below the game's folder, and kind of use."""
    place = str(use.span)
    return place.partition("/pebble/")[2] or place, use.kind.value
