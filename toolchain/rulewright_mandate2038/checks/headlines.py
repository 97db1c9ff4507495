"""What a Headline prints about itself against what it does: duration, badge, die."""

from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Item, Label, Rule, Severity
from rulewright_mandate2038.effects.entries import Roll
from rulewright_mandate2038.effects.walking import records

_HEAD = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/headline.json
kind: headline
deck: {id: examples, name: Example, code: EX, format: card, back: headline}
components:
- id: example
  name: Example
  era: era_demo
  badge: BADGE
  duration: LASTS
  profile: default
  icon: trust
  effects: [EFFECT]
"""


def _sentence(words: str) -> Example:
    effect = "{ban: {trade: compute}, lasts: cycle}"
    sound = _example("directive", "cycle", effect)
    return Example(f"{sound.text}  rules: |\n    {words}\n", file=sound.file)


def _example(badge: str, lasts: str, effect: str) -> Example:
    text = _HEAD.replace("BADGE", badge).replace("LASTS", lasts)
    return Example(text.replace("EFFECT", effect), file="components/example.yaml")


_ROLL = (
    "{procedure: roll, results: "
    "{low: {least: 1, most: 3, does: []}, high: {least: 4, most: 6, does: []}}}"
)

DURATION_DIFFERS = Rule(
    "MAN103",
    "duration-differs",
    Severity.ERROR,
    title="A Headline prints one duration and its effects last for another",
    why="Players clear a Headline from the table when its printed duration is over. "
    "What lasts longer would be forgotten, what ends sooner kept.",
    wrong=_example("directive", "era", "{ban: {trade: compute}, lasts: cycle}"),
    right=_example("directive", "cycle", "{ban: {trade: compute}, lasts: cycle}"),
)
BADGE_DIFFERS = Rule(
    "MAN104",
    "badge-differs",
    Severity.ERROR,
    title="A Headline's badge names another procedure than the one it opens",
    why="The badge tells the table what to take in hand: bids, ballots, the die.",
    wrong=_example(
        "directive",
        "at_once",
        "{procedure: auction, resource: runway, winner: [{op: pay_bid}]}",
    ),
    right=_example(
        "auction",
        "at_once",
        "{procedure: auction, resource: runway, winner: [{op: pay_bid}]}",
    ),
)
DIE_WITH_GAPS = Rule(
    "MAN105",
    "die-with-gaps",
    Severity.ERROR,
    title="The results of a roll do not cover the die once",
    why="A face of the die without a result stops the game, and one with two results "
    "starts an argument.",
    wrong=_example("volatility", "by_result", _ROLL.replace("4", "5")),
    right=_example("volatility", "by_result", _ROLL),
)
OPENER_DIFFERS = Rule(
    "MAN116",
    "opener-differs",
    Severity.ERROR,
    title="A Headline's sentences speak of another duration or procedure",
    why="Badge and duration are read across the table, the sentences by whoever holds "
    "the card. Each alone must tell the same.",
    wrong=_sentence("This Era, Compute cannot be traded."),
    right=_sentence("This cycle, Compute cannot be traded."),
)

_PROCEDURES = {
    "auction": "auction",
    "vote": "vote",
    "secret_choice": "secret_choice",
    "roll": "volatility",
}
_BADGE_WORDS = {
    "auction": "Hold an auction",
    "vote": "Hold a vote",
    "secret_choice": "secretly chooses",
    "volatility": "Roll the Volatility die",
}
_DURATION_WORDS = {
    "cycle": ("This cycle,", "At the end of the cycle,"),
    "production": ("In this Era's",),
    "era": ("This Era,",),
    "claims": ("In final scoring,",),
    "game": ("Before the World Ending,", "For the rest of the game,"),
}
_ORDER = ("turn", "cycle", "production", "era", "claims", "game")
_DIE_HOME = "table.volatility"


def durations(catalogue: Catalogue) -> Iterator[Finding]:
    """The printed duration is that of the effect which lasts longest."""
    for item in catalogue.of("headline"):
        lasting = list(_words(item, "lasts"))
        spans = sorted({word for _, word in lasting}, key=_ORDER.index)
        printed = str(item.data.get("duration"))
        found = spans[-1] if spans else "at_once"
        if any(word == "roll" for _, word in _words(item, "procedure")):
            # Each result of a roll may last for a time of its own.
            found = "by_result"
        if printed != found:
            yield DURATION_DIFFERS.at(
                item.span(("duration",)),
                f"it prints `{printed}`, and its effects last: {found}",
                hint=f"print `duration: {found}`, or mend `lasts` of the effect",
                labels=tuple(
                    Label(item.span(loc), "this lasts longest")
                    for loc, word in lasting
                    if word == found
                )[:1],
                within=item.heading,
            )


def badges(catalogue: Catalogue) -> Iterator[Finding]:
    """The badge is that of the procedure, and `directive` without a common one."""
    for item in catalogue.of("headline"):
        opened = [
            (loc, _PROCEDURES[word])
            for loc, word in _words(item, "procedure")
            if word in _PROCEDURES
        ]
        printed = str(item.data.get("badge"))
        found = opened[0][1] if opened else "directive"
        if printed != found:
            yield BADGE_DIFFERS.at(
                item.span(("badge",)),
                f"it prints `{printed}`, and its effects open: {found}",
                hint=f"print `badge: {found}`",
                labels=tuple(Label(item.span(loc), "here") for loc, _ in opened[:1]),
                within=item.heading,
            )


def openers(catalogue: Catalogue) -> Iterator[Finding]:
    """Sentences open with the procedure of the badge and with the printed duration."""
    for item in catalogue.of("headline"):
        words = "\n".join(
            passage.source
            for passage in catalogue.passages(item)
            if passage.role == "rules"
        )
        if not words:
            continue
        for key, found in (("badge", _badge(words)), ("duration", _duration(words))):
            printed = str(item.data.get(key))
            if printed not in {found, "by_result"}:
                yield OPENER_DIFFERS.at(
                    item.span((key,)),
                    f"it prints `{printed}`, and its sentences speak of: {found}",
                    hint=f"print `{key}: {found}`, or mend the opening words",
                    labels=(Label(item.span(("rules",)), "these sentences"),),
                    within=item.heading,
                )


def _badge(words: str) -> str:
    named = (badge for badge, opener in _BADGE_WORDS.items() if opener in words)
    return next(named, "directive")


def _duration(words: str) -> str:
    found = [
        duration
        for duration, openers in _DURATION_WORDS.items()
        if any(opener in words for opener in openers)
    ]
    return max(found, key=_ORDER.index, default="at_once")


def dice(catalogue: Catalogue) -> Iterator[Finding]:
    """Results cover every face of the Volatility die once."""
    die = catalogue.find(_DIE_HOME)
    low = catalogue.figure(f"{_DIE_HOME}.die.least", die) if die else None
    high = catalogue.figure(f"{_DIE_HOME}.die.most", die) if die else None
    first = getattr(low, "value", 1)
    last = getattr(high, "value", None)
    for item in catalogue.items:
        for loc, record in records(item.component):
            if not isinstance(record, Roll):
                continue
            ranges = sorted((r.least, r.most) for r in record.results.values())
            faces = [n for least, most in ranges for n in range(least, most + 1)]
            wanted = list(range(first, (last or max(faces, default=first)) + 1))
            if faces != wanted:
                yield DIE_WITH_GAPS.at(
                    item.span((*loc, "results")),
                    f"the results cover {faces}, and the die has {wanted}",
                    hint="give each face of the die one result",
                    within=item.heading,
                )


def _words(item: Item, key: str) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Values of one key in the effects of a face, with their places."""
    for loc, record in records(item.component):
        value = getattr(record, key, None)
        if isinstance(value, str):
            yield (*loc, key), value


CHECKS = (durations, badges, dice, openers)
RULES = (DURATION_DIFFERS, BADGE_DIFFERS, DIE_WITH_GAPS, OPENER_DIFFERS)
