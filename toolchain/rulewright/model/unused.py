"""Unused: what content declares and nothing makes use of.

A size, a face or a kind that nobody names is mostly a slip of the pen somewhere else:
the deck that was to be of it is of another. So each is told with the nearest name that
is in use.

Here: `print.yaml` and the kinds of `game.yaml`. Not here: names that lead nowhere
(`binding`).
"""

from collections.abc import Collection, Iterator

from rulewright.diagnostics import Finding, nearest
from rulewright.model import findings as rules
from rulewright.model.catalogue import Catalogue


def unused(catalogue: Catalogue) -> Iterator[Finding]:
    """Formats, faces and declared kinds without a use, in a catalogue that is whole."""
    if catalogue.whole:
        yield from _of_press(catalogue)
        yield from _of_kinds(catalogue)


def _of_press(catalogue: Catalogue) -> Iterator[Finding]:
    file = catalogue.file("print.yaml")
    if file is None:
        return
    decks = [items[0].deck for items in catalogue.decks.values()]
    formats = {deck.format for deck in decks if deck is not None}
    kinds = {item.kind.id for item in catalogue.items if not item.kind.faceless}
    backs = {deck.back for deck in decks if deck is not None and deck.back}
    for part, what, used in (
        ("formats", "deck is of this format", formats),
        ("faces", "component is of this kind, and no deck has it as its back", kinds),
    ):
        listed = catalogue.press.formats if part == "formats" else catalogue.press.faces
        for name in listed:
            if name not in used and (part == "formats" or name not in backs):
                yield rules.UNUSED.at(
                    file.key_span((part, name)),
                    f"no {what}",
                    hint=_hint(name, used - set(listed)),
                )


def _of_kinds(catalogue: Catalogue) -> Iterator[Finding]:
    file = catalogue.file("game.yaml")
    used = {item.kind.id for item in catalogue.items}
    for name in catalogue.game.kinds if file is not None else ():
        if name not in used and file is not None:
            yield rules.UNUSED.at(
                file.key_span(("kinds", name)),
                "no file of components is of this kind",
                hint=_hint(name, used),
            )


def _hint(name: str, others: Collection[str]) -> str:
    near = nearest(name, others)
    return f"did you mean `{near}`?" if near else "strike it, or make use of it"
