"""Figures with two witnesses: bases of fields, comparisons, starting Mandate, caps."""

import re
from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Figure, Finding, Item, Rule, Severity
from rulewright_mandate2038.effects.bases import BASES
from rulewright_mandate2038.effects.entries import ChangeField, Lead
from rulewright_mandate2038.effects.fields import Path
from rulewright_mandate2038.effects.walking import records

_HEADLINE = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/headline.json
kind: headline
deck: {id: examples, name: Example, code: EX, format: card, back: headline}
components:
- id: example
  name: Example
  era: era_demo
  badge: directive
  duration: cycle
  profile: default
  icon: trust
  effects: [{id: fall, change: run.crash.scrutiny, stage: base, value: 3, lasts: cycle,
    for: each}]
  rules: |
    This cycle, a crash adds {fall.value} Scrutiny instead of {HOME}.
"""
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
  starts: {runway: 5, compute: 0, capability: 0, customers: 0, trust: 2,
    research_protection: 0}
  public: {mandate: MANDATE}
  abilities:
  - {id: talent, name: Talent, era: era_demo, timing: passive, effects: [], rules: ""}
"""
_LEAD = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/mandate.json
kind: mandate
deck: {id: examples, name: Example, code: EX, format: card, back: mandate}
components:
- {id: example, name: Example, era: era_demo, icon: trust, effects: [{id: lead,
    lead: trust, direction: most, basis: now, minimum: 1,
    award: {sole: SOLE, tied: 1}}]}
"""


def _example(text: str, **words: str) -> Example:
    for word, value in words.items():
        text = text.replace(word, value)
    return Example(text, file="components/example.yaml")


BASE_WITHOUT_HOME = Rule(
    "MAN112",
    "base-without-home",
    Severity.ERROR,
    title="A field of the rules whose base figure stands nowhere",
    why="Effects change fields by name; the number they start from is read from a face "
    "or a table. If it is not there, every change of the field is a change of nothing.",
    # The files that hold the bases are too long for an example.
    wrong=None,
    right=None,
)
STALE_COMPARISON = Rule(
    "MAN113",
    "stale-comparison",
    Severity.ERROR,
    title="\u201cInstead of\u201d a figure that is not the one being replaced",
    why="A face may repeat a number of the rules to say what it replaces. If it "
    "repeats another number, players look for a rule that does not exist.",
    wrong=_example(_HEADLINE, HOME="table.training_run.domain.provisional"),
    right=_example(_HEADLINE, HOME="table.training_run.crash.scrutiny"),
)
START_DIFFERS = Rule(
    "MAN114",
    "start-differs",
    Severity.ERROR,
    title="Starting Mandate that the tracks have not earned, or a start over a cap",
    why="Starting Mandate is what the thresholds and Customers at the start have "
    "earned already; they are marked as scored and never pay again.",
    wrong=_example(_FACTION, MANDATE="4"),
    right=_example(_FACTION, MANDATE="2"),
)
AWARDS_DIFFER = Rule(
    "MAN115",
    "awards-differ",
    Severity.ERROR,
    title="Era Mandates that award their leaders differently",
    why="One schedule is true of all Era Mandates, and the rulebook prints it once.",
    wrong=_example(_LEAD, SOLE="3"),
    right=_example(_LEAD, SOLE="2"),
)

_SCHEDULE = (
    ("table.customers", "customers", "ordinal"),
    ("table.capability_awards", "capability", "capability"),
    ("table.trust_awards", "trust", "trust"),
)
"""Tables of Mandate, the track that each watches, and the key of its threshold."""
_INSTEAD = re.compile(
    r"\{(?P<entry>[a-z0-9_]+)\.[^}]*\}[^{}.]*instead of \{(?P<home>[a-z0-9_.]+)\}"
)
"""A figure of the face, and the figure that it stands for instead."""


def bases(catalogue: Catalogue) -> Iterator[Finding]:
    """The base of every field stands on the face or table that has it."""
    told: set[str] = set()
    for path, homes in BASES.items():
        for home in homes:
            item = catalogue.find(".".join(home.split(".")[:2]))
            if item is None or home in told:
                continue
            if not isinstance(catalogue.figure(home, item), Figure):
                told.add(home)
                yield BASE_WITHOUT_HOME.at(
                    item.span(("id",)),
                    f"the base of `{path}` should stand here as `{home}`",
                    hint="give the entry that holds the number this `id` and key",
                    within=item.heading,
                )


def comparisons(catalogue: Catalogue) -> Iterator[Finding]:
    """What a sentence says is replaced is the base of the field that is changed."""
    for item in catalogue.items:
        replaced = _replaced(item)
        if not replaced:
            continue
        for passage in catalogue.passages(item):
            for match in _INSTEAD.finditer(passage.source):
                known = replaced.get(match["entry"])
                if known is None or match["home"] in known:
                    continue
                yield STALE_COMPARISON.at(
                    passage.place(*match.span("home")),
                    f"`{match['home']}` is not what `{match['entry']}` replaces",
                    hint=f"one of: {', '.join(sorted(known))}",
                    within=item.heading,
                )


def _replaced(item: Item) -> dict[str, set[str]]:
    """Homes of the bases that each change of a face replaces, by the change's id."""
    found: dict[str, set[str]] = {}
    for _, record in records(item.component):
        if isinstance(record, ChangeField) and record.id is not None:
            change = record.change
            paths: tuple[Path, ...] = change if isinstance(change, tuple) else (change,)
            known = found.setdefault(record.id, set())
            known.update(home for path in paths for home in BASES.get(path, ()))
    return found


def schedule(catalogue: Catalogue) -> Iterator[Finding]:
    """Every row of the tables that starting Mandate is reckoned from is complete."""
    for table, _, key in _SCHEDULE:
        item = catalogue.find(table)
        for number, row in enumerate(item.data.get("rows", ()) if item else ()):
            lacking = [k for k in (key, "mandate") if not isinstance(row.get(k), int)]
            if item is not None and lacking:
                yield START_DIFFERS.at(
                    item.span(("rows", number)),
                    f"this row says no number for `{lacking[0]}`",
                    hint=f"add `{lacking[0]}:`; starting Mandate is reckoned from it",
                    within=item.heading,
                )


def starts(catalogue: Catalogue) -> Iterator[Finding]:
    """Starting Mandate is what the starting tracks have earned; no start over a cap."""
    if any(schedule(catalogue)):
        return
    for item in catalogue.of("faction"):
        begin = item.data.get("starts", {})
        for track, value in begin.items():
            cap = _cap(catalogue, track)
            if cap is not None and value > cap:
                yield START_DIFFERS.at(
                    item.span(("starts", track)),
                    f"it starts with {value}, and the track ends at {cap}",
                    hint="lower the start, or lengthen the track",
                    within=item.heading,
                )
        earned = _earned(catalogue, begin)
        printed = item.data.get("public", {}).get("mandate")
        if earned is not None and printed != earned:
            yield START_DIFFERS.at(
                item.span(("public", "mandate")),
                f"it prints {printed} Mandate, and its tracks have earned {earned}",
                hint=f"print {earned}, or mend `starts`",
                within=item.heading,
            )


def _cap(catalogue: Catalogue, track: str) -> int | None:
    item = catalogue.find("table.caps")
    found = catalogue.figure(f"table.caps.{track}.most", item) if item else None
    return found.value if isinstance(found, Figure) else None


def _earned(catalogue: Catalogue, begin: dict[str, int]) -> int | None:
    """Mandate behind the starting Customers, Capability and Trust."""
    earned = 0
    for table, track, key in _SCHEDULE:
        item = catalogue.find(table)
        if item is None:
            return None
        for row in item.data.get("rows", ()):
            if begin.get(track, 0) >= row[key]:
                earned += row["mandate"]
    return earned


def awards(catalogue: Catalogue) -> Iterator[Finding]:
    """All Era Mandates award alike."""
    first: Lead | None = None
    for item in catalogue.items:
        for loc, record in records(item.component):
            if not isinstance(record, Lead) or record.award is None:
                continue
            if first is None or first.award is None:
                first = record
            elif record.award != first.award:
                yield AWARDS_DIFFER.at(
                    item.span((*loc, "award")),
                    f"a sole leader gains {record.award.sole} and a tied one "
                    f"{record.award.tied}; elsewhere {first.award.sole} and "
                    f"{first.award.tied}",
                    hint="award alike, or change all",
                    within=item.heading,
                )


CHECKS = (bases, comparisons, schedule, starts, awards)
RULES = (BASE_WITHOUT_HOME, STALE_COMPARISON, START_DIFFERS, AWARDS_DIFFER)
