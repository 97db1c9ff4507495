"""What a face prints in its strips against what it does: cost, window, timing."""

from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Item, Record, Rule, Severity
from rulewright_mandate2038.effects.entries import DoSteps
from rulewright_mandate2038.effects.ops_on_resources import Pay
from rulewright_mandate2038.effects.walking import records

Loc = tuple[str | int, ...]

_TACTIC = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/tactic.json
kind: tactic
deck: {id: examples, name: Example, code: EX, format: card, back: tactic}
components:
- {id: example, name: Example, icon: trust, window: WINDOW, EXTRA effects: [EFFECT]}
"""
_PAY = "{id: fee, ops: [{op: pay, runway: 1}, {op: gain, trust: 1}]}"
_AFTER = "{at: action.done, when: {resolved: deploy}, ops: [{op: gain, trust: 1}]}"
_FACTION = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/faction.json
kind: faction
deck: {id: examples, name: Example, code: EX, format: faction_board}
components:
- id: example
  name: Example
  short: Example
  ceo: Example
  icon: trust
  color: {solid: "#000000", deep: "#000000", tint: "#ffffff", symbol: white}
  starts: {runway: 0, compute: 0, capability: 0, customers: 0, trust: 0,
    research_protection: 0}
  public: {mandate: 0}
  abilities:
  - id: talent
    name: Talent
    era: era_demo
    timing: TIMING
    effects: [{at: trade.done, limit: {uses: 1, per: era},
      ops: [{op: gain, runway: 1}]}]
    rules: ""
"""


def _tactic(window: str, extra: str, effect: str) -> Example:
    text = _TACTIC.replace("WINDOW", window).replace("EXTRA", extra)
    return Example(text.replace("EFFECT", effect), file="components/example.yaml")


COST_DIFFERS = Rule(
    "MAN109",
    "cost-differs",
    Severity.ERROR,
    title="A cost strip that prints no payment, or a payment that no strip prints",
    why="Players judge from the strip whether they can afford a card. A cost that only "
    "the effects know is found out too late.",
    wrong=_tactic("own_resolution", "", _PAY),
    right=_tactic("own_resolution", "cost: fee,", _PAY),
)
WINDOW_DIFFERS = Rule(
    "MAN110",
    "window-differs",
    Severity.ERROR,
    title="A Tactic prints another moment than the one it acts in",
    why="The printed window says when the card may leave the hand.",
    wrong=_tactic("own_duplicate", "", _AFTER),
    right=_tactic("after_own_deploy", "", _AFTER),
)
TIMING_DIFFERS = Rule(
    "MAN111",
    "timing-differs",
    Severity.ERROR,
    title="An ability prints another timing than its effects keep",
    why="The timing on the board says when the mark beside the ability is wiped. An "
    "ability that may be used more often, or less, than printed is another ability.",
    wrong=Example(
        _FACTION.replace("TIMING", "once_per_game"), file="components/example.yaml"
    ),
    right=Example(
        _FACTION.replace("TIMING", "once_per_era"), file="components/example.yaml"
    ),
)

_WINDOWS: dict[str, set[str | None]] = {
    "own_resolution": {None, "action.chosen"},
    "own_deploy": {"selection.legal", "action.start", "customer.gained", None},
    "after_own_deploy": {"action.done"},
    "after_own_research": {"run.bank", "run.end"},
    "own_duplicate": {"run.duplicate"},
    "vote": {"vote.announced"},
}
"""Where the entries of a Tactic may act, by its printed window."""


def costs(catalogue: Catalogue) -> Iterator[Finding]:
    """`cost` names the entry that pays, and nothing is paid without it."""
    for kind in ("action", "program", "tactic"):
        for item in catalogue.of(kind):
            yield from _cost(item)


def _cost(item: Item) -> Iterator[Finding]:
    printed = item.data.get("cost")
    paying = {
        getattr(entry, "id", None): ("effects", index)
        for index, entry in enumerate(getattr(item.component, "effects", ()))
        if isinstance(entry, DoSteps)
        and not entry.may
        and any(isinstance(op, Pay) for op in entry.ops)
    }
    if printed is not None and printed not in paying:
        yield COST_DIFFERS.at(
            item.span(("cost",)),
            f"no entry `{printed}` on this face pays anything",
            hint="name the entry whose `pay` the strip prints",
            within=item.heading,
        )
    for name, loc in paying.items():
        if name != printed and item.data.get("at") is None:
            yield COST_DIFFERS.at(
                item.span(loc),
                "this is paid, and the cost strip does not print it",
                hint=f"add `cost: {name or 'its id'}`",
                within=item.heading,
            )


def windows(catalogue: Catalogue) -> Iterator[Finding]:
    """A Tactic acts in its printed window."""
    for item in catalogue.of("tactic"):
        printed = str(item.data.get("window"))
        for index, entry in enumerate(getattr(item.component, "effects", ())):
            at = getattr(entry, "at", None)
            if at in _WINDOWS.get(printed, {at}):
                continue
            yield WINDOW_DIFFERS.at(
                item.span(("effects", index, "at") if at else ("effects", index)),
                f"this acts at {at or 'the moment it is played'}, and the card prints "
                f"`{printed}`",
                hint="print the window of its effects, or mend `at`",
                within=item.heading,
            )


def timings(catalogue: Catalogue) -> Iterator[Finding]:
    """An ability is used as often as its timing says."""
    for item in catalogue.of("faction"):
        for index, ability in enumerate(getattr(item.component, "abilities", ())):
            once = {per for _, per in _once(ability)}
            printed = str(ability.timing)
            wanted = {"once_per_era": "era", "passive": None}.get(printed, "game")
            if (wanted is None and "game" not in once) or wanted in once:
                continue
            found = " and ".join(sorted(once)) or "no limit"
            yield TIMING_DIFFERS.at(
                item.span(("abilities", index, "timing")),
                f"it prints `{printed}`, and its effects keep: {found}",
                hint="give an entry `limit: {uses: 1, per: ...}`, or print its timing",
                within=item.heading,
            )


def _once(ability: Record) -> Iterator[tuple[Loc, str]]:
    """What happens once, and until when: a limit, or the first use of a field."""
    for loc, record in records(ability):
        limit = getattr(record, "limit", None)
        if limit is not None and limit.uses == 1:
            yield (*loc, "limit"), str(limit.per)
        if getattr(record, "first", None):
            yield (*loc, "since"), str(getattr(record, "since", None))


CHECKS = (costs, windows, timings)
RULES = (COST_DIFFERS, WINDOW_DIFFERS, TIMING_DIFFERS)
