"""When a thing enters the game: what a face prints against what the Era panels open."""

from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Item, Label, Rule, Severity
from rulewright_mandate2038.effects.entries import Unlock
from rulewright_mandate2038.effects.names import PROGRAMS
from rulewright_mandate2038.effects.walking import records

_ACTION = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/action.json
kind: action
deck: {id: examples, name: Example, code: EX, format: card, back: action}
components:
- id: example
  name: Example
  icon: build
  effects:
  - procedure: choose_one
    options:
      generator: [{from: era_scale, ops: [{op: train}]}]
      facility: []
"""

_OPENS = {
    "generator": "generators",
    "link": "links",
    "propose_joint_venture": "joint_ventures",
    "terminate_joint_venture": "joint_ventures",
}
"""Modes of Core Actions and the systems that open them."""

UNLOCK_DIFFERS = Rule(
    "MAN106",
    "unlock-differs",
    Severity.ERROR,
    title="A face prints another Era than the panel that opens it",
    why="Players read the panel at the start of an Era and the card when they need it. "
    "If the two differ, one of them makes a play illegal that the other allows.",
    wrong=Example(
        _ACTION.replace("era_scale", "era_claim"), file="components/example.yaml"
    ),
    right=Example(_ACTION, file="components/example.yaml"),
)


def unlocks(catalogue: Catalogue) -> Iterator[Finding]:
    """Programs, modes and Dossier cards stand under the Era that opens them."""
    opened = _opened(catalogue)
    for item in catalogue.of("program"):
        if item.component.id in PROGRAMS:
            yield from _compare(
                item, ("era",), item.data.get("era"), opened.get(item.component.id)
            )
    for item in catalogue.of("action"):
        for loc, record in records(item.component):
            for mode, deeds in (getattr(record, "options", None) or {}).items():
                system = _OPENS.get(mode)
                for index, deed in enumerate(deeds):
                    era = getattr(deed, "from_", None)
                    if era is None and (system is None or index):
                        continue
                    place = (*loc, "options", mode, index)
                    where = (*place, "from") if era else place
                    yield from _compare(item, where, era, opened.get(system or mode))
    yield from _dossiers(catalogue)


def _opened(catalogue: Catalogue) -> dict[str, tuple[Item, tuple[str | int, ...]]]:
    """Where each system is opened: panel and place."""
    found: dict[str, tuple[Item, tuple[str | int, ...]]] = {}
    for panel in catalogue.of("era"):
        for loc, record in records(panel.component):
            if isinstance(record, Unlock):
                for index, system in enumerate(record.unlock):
                    found.setdefault(system, (panel, (*loc, "unlock", index)))
    return found


def _compare(
    item: Item,
    loc: tuple[str | int, ...],
    printed: object,
    opened: tuple[Item, tuple[str | int, ...]] | None,
) -> Iterator[Finding]:
    found = opened[0].component.id if opened else None
    if printed == found:
        return
    yield UNLOCK_DIFFERS.at(
        item.span(loc),
        f"this is here from {printed or 'the first Era'}, and the panels open it in "
        f"{found or 'none'}",
        hint=f"write `{found}`" if found else "add it to `unlock` of an Era panel",
        labels=(Label(opened[0].span(opened[1]), "opened here"),) if opened else (),
        within=item.heading,
    )


def _dossiers(catalogue: Catalogue) -> Iterator[Finding]:
    for panel in catalogue.of("era"):
        card = catalogue.find(f"dossier.{panel.data.get('dossier')}")
        if card is not None and card.data.get("era") != panel.component.id:
            yield UNLOCK_DIFFERS.at(
                card.span(("era",)),
                f"this card is filed in {card.data.get('era')}, and the panel "
                f"{panel.component.id} asks for it",
                hint=f"write `{panel.component.id}`",
                labels=(Label(panel.span(("dossier",)), "asked for here"),),
                within=card.heading,
            )


CHECKS = (unlocks,)
RULES = (UNLOCK_DIFFERS,)
