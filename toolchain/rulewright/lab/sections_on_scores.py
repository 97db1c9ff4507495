"""Sections on scores: how they are spread, where they come from, what winners have."""

from collections.abc import Iterator, Sequence

from rulewright.lab import plots
from rulewright.lab.pages import Section, Table
from rulewright.lab.sums import Source, Sums
from rulewright.lab.wording import Words, points

_SOURCES = 6
"""So many sources have a colour of their own; the rest are one."""


def scores(sums: Sums, words: Words) -> Section | None:
    """How final scores are spread."""
    if not any(spread.p95 for spread in sums.scores):
        return None
    spreads = [
        (words.say("owner", one.name) if one.name else "All seats", one)
        for one in sums.scores
    ]
    rows = tuple(
        (
            name,
            points(one.mean),
            *(f"{n:g}" for n in (one.p5, one.p25, one.p50, one.p75, one.p95)),
        )
        for name, one in spreads
    )
    heads = ("", "mean", "5 %", "25 %", "median", "75 %", "95 %")
    return Section(
        "scores",
        "Scores",
        ("Half of all scores lie in the box, nine tenths along the line.",),
        (plots.strips("How final scores are spread", spreads),),
        (Table(heads, rows),),
    )


def sources(sums: Sums, words: Words) -> Section | None:
    """Mean score by source and owner."""
    if not sums.sources:
        return None
    owners = list(dict.fromkeys(one.owner for one in sums.sources))
    weight: dict[str, float] = {}
    for one in sums.sources:
        weight[one.name] = weight.get(one.name, 0) + abs(one.mean)
    names = sorted(weight, key=lambda name: (-weight[name], name))
    mean = {(one.owner, one.name): one.mean for one in sums.sources}
    main, rest = names[:_SOURCES], names[_SOURCES:]
    bars = [
        (
            words.say("owner", owner) if owner else "All seats",
            [mean.get((owner, name), 0.0) for name in main]
            + [sum(mean.get((owner, name), 0.0) for name in rest)],
        )
        for owner in owners
    ]
    kinds = [words.say("source", name) for name in main]
    rows = tuple(
        (
            words.say("source", name),
            *(points(mean.get((owner, name), 0.0)) for owner in owners),
        )
        for name in names
    )
    heads = ("", *(words.say("owner", owner) if owner else "all" for owner in owners))
    leads = _leads(sums.sources, words, owners)
    return Section(
        "sources",
        "Where scores come from",
        tuple(leads),
        (
            plots.stacked(
                "Mean score by source",
                bars,
                [*kinds, "All other sources"] if rest else kinds,
            ),
        ),
        (Table(heads, rows),),
        ("Points a game, mean over all games of each.",),
    )


def _leads(
    sources: Sequence[Source], words: Words, owners: Sequence[str]
) -> Iterator[str]:
    """In which source winners are furthest ahead of others, over all owners."""
    ahead: dict[str, float] = {}
    for one in sources:
        ahead[one.name] = ahead.get(one.name, 0) + (one.winners - one.others)
    best = max(ahead, key=lambda name: (ahead[name], name))
    worth = ahead[best] / len(owners)
    if worth > 0:
        yield (
            f"Winners are furthest ahead of others in {words.say('source', best)}: by "
            f"{points(worth)} points a game, mean over all played."
        )


def counts(sums: Sums, words: Words) -> Section | None:
    """What winners and others have in the end."""
    if not sums.counts:
        return None
    names = list(dict.fromkeys(one.name for one in sums.counts))
    games = {group.name: (group.wins, group.games) for group in sums.owners}
    rows = []
    for name in names:
        ours = [one for one in sums.counts if one.name == name]
        won = sum(one.winners * games[one.owner][0] for one in ours)
        lost = sum(
            one.others * (games[one.owner][1] - games[one.owner][0]) for one in ours
        )
        rows.append(
            (
                words.say("count", name),
                points(won / max(sums.wins, 1)),
                points(lost / max(sums.seat_games - sums.wins, 1)),
            )
        )
    return Section(
        "counts",
        "Winners and others",
        ("Means at the end of the game. What winners have more of need not be why.",),
        (),
        (Table(("", "winners", "others"), tuple(rows)),),
    )
