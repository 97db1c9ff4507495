"""Sections on what happened: endings, claims and the like, what was chosen, length."""

from collections.abc import Callable, Iterator

from rulewright.lab import plots, wording
from rulewright.lab.pages import Section, Table
from rulewright.lab.sums import Sums
from rulewright.lab.wilson import wilson
from rulewright.lab.wording import Words, count, interval, percent, points

OFFERS = 50
"""Offers below which nothing is said of how often an option is taken."""
SELDOM, OFTEN = 0.05, 0.9
RARE = 0.05
"""Offers a seat and game below which an option is hardly there at all."""
_OFFERED = (
    f"Offered: beside at least one other. Options with fewer than {OFFERS} offers are "
    "left out. Bold: seats that took it at least once won more or less often than {}; "
    "that is a sign and not a cause, and of so many rows some are bold by chance."
)


def endings(sums: Sums, words: Words) -> Section | None:
    """How games ended."""
    if not sums.endings:
        return None
    shares = [
        (words.say("ending", group.name), wilson(group.games, sums.games))
        for group in sums.endings
    ]
    rows = tuple(
        (name, count(share.hits), percent(share.value), interval(share))
        for name, share in shares
    )
    said = [f"{shares[0][0]} came most often, in {percent(shares[0][1].value)}."]
    seen = {group.name for group in sums.endings}
    never = [name for name in words.known_of("ending") if name not in seen]
    if never:
        called = wording.several([words.say("ending", name) for name in never])
        said.append(f"Never in these games: {called}.")
    return Section(
        "endings",
        "Endings",
        tuple(said),
        (plots.forest("Endings, with intervals", shares, None),),
        (Table(("", "games", "share", "interval"), rows),),
    )


def flags(sums: Sums, words: Words) -> Section | None:
    """Each flag of the game by owner, and how often it went with a win."""
    if not sums.flags:
        return None
    names = list(dict.fromkeys(flag.name for flag in sums.flags))
    said, pictures, tables = [], [], []
    for name in names:
        ours = [flag for flag in sums.flags if flag.name == name]
        called = words.say("count", name)
        every = wilson(
            sum(flag.with_it for flag in ours), sum(flag.games for flag in ours)
        )
        won = sum(flag.won_with_it for flag in ours)
        said.append(
            f"{called}: {percent(every.value)} of seats"
            + (f", of which {percent(won / every.hits)} won." if every.hits else ".")
        )
        shares = [
            (
                words.say("owner", flag.owner) if flag.owner else "All seats",
                wilson(flag.with_it, flag.games),
            )
            for flag in ours
        ]
        pictures.append(plots.forest(f"{called}, with intervals", shares, None))
        rows = tuple(
            (
                who,
                count(flag.games),
                count(flag.with_it),
                percent(share.value),
                interval(share),
                percent(flag.won_with_it / flag.with_it) if flag.with_it else "–",
            )
            for flag, (who, share) in zip(ours, shares, strict=True)
        )
        heads = (called, "games", "times", "share", "interval", "won with it")
        tables.append(Table(heads, rows))
    return Section("flags", "How often", tuple(said), tuple(pictures), tuple(tables))


def length(sums: Sums, words: Words) -> Section | None:
    """How many answers and rounds a game takes."""
    del words
    if not sums.decisions:
        return None
    told = sums.decisions
    mean = sum(value * times for value, times in told) / sums.games
    least, most = count(told[0][0]), count(told[-1][0])
    alike = len(told) == 1
    said = [
        f"{least} answers in every game."
        if alike
        else f"{points(mean)} answers a game by all seats; {least} to {most}."
    ]
    rounds = [value for value, _ in sums.rounds if value]
    if rounds:
        low, high = rounds[0], rounds[-1]
        span = str(low) if low == high else f"{low} to {high}"
        said.append(f"Rounds: {span}.")
    return Section(
        "length",
        "Length",
        tuple(said),
        () if alike else (plots.histogram("Answers a game", told),),
    )


def options(sums: Sums, words: Words) -> Section | None:
    """Every option that was offered often enough: how often it was taken and won."""
    known = [one for one in sums.options if one.offered >= OFFERS]
    if not known:
        return None
    rows = []
    strong = set()
    for number, one in enumerate(known):
        share = wilson(one.won, one.takers)
        told = one.takers and not share.holds(sums.fair)
        if told:
            strong.add(number)
        rows.append(
            (
                words.say("option", one.name),
                count(one.offered),
                count(one.taken),
                percent(one.taken / one.offered),
                count(one.takers),
                percent(share.value) if one.takers else "–",
                interval(share) if one.takers else "–",
            )
        )
    heads = (
        "",
        "offered",
        "taken",
        "share",
        "seats that took it",
        "of these won",
        "interval",
    )
    return Section(
        "options",
        "What was chosen",
        tuple(_extremes(sums, words)),
        (),
        (Table(heads, tuple(rows), frozenset(strong)),),
        (_OFFERED.format(percent(sums.fair)),),
    )


def _extremes(sums: Sums, words: Words) -> Iterator[str]:
    """Options that hardly anybody takes, or leaves, or even gets."""

    def named(kept: Callable[[float], bool]) -> list[str]:
        return [
            f"{words.say('option', one.name)} ({percent(one.taken / one.offered)})"
            for one in sums.options
            if one.offered >= OFFERS and kept(one.taken / one.offered)
        ]

    seldom, often = named(lambda n: n < SELDOM), named(lambda n: n > OFTEN)
    rare = [
        f"{words.say('option', one.name)} ({count(one.offered)})"
        for one in sums.options
        if one.offered < RARE * sums.seat_games
    ]
    if seldom:
        yield f"Seldom taken when offered: {wording.several(seldom)}."
    if often:
        yield f"Nearly always taken when offered: {wording.several(often)}."
    if rare:
        yield (
            f"Hardly ever offered, in {count(sums.seat_games)} games of a seat: "
            f"{wording.several(rare)}."
        )
    if not seldom and not often and not rare:
        yield (
            f"Every option is taken in {percent(SELDOM)} to {percent(OFTEN)} of its "
            "offers."
        )
