"""Sections on who won: by owner, place, seat and bot, each against a fair share."""

from collections.abc import Sequence

from rulewright.lab import plots, wording
from rulewright.lab.pages import Section, Table
from rulewright.lab.sums import Group, Sums
from rulewright.lab.wilson import wilson
from rulewright.lab.wording import Words, count, interval, percent


def owners(sums: Sums, words: Words) -> Section | None:
    """Wins by who was played."""
    groups = [group for group in sums.owners if group.name]
    return _wins(
        "owners",
        "Wins by who was played",
        [(words.say("owner", group.name), group) for group in groups],
        sums.fair,
        "owner",
    )


def orders(sums: Sums, words: Words) -> Section | None:
    """Wins by place in the first turn order."""
    del words
    places = [
        (f"Place {group.name}", group) for group in sums.orders if group.name != "0"
    ]
    return _wins(
        "order", "Wins by place in the first turn order", places, sums.fair, "place"
    )


def seats(sums: Sums, words: Words) -> Section | None:
    """Wins by seat."""
    del words
    groups = [(f"Seat {int(group.name) + 1}", group) for group in sums.seats]
    return _wins("seats", "Wins by seat", groups, sums.fair, "seat")


def _wins(
    id_: str,
    heading: str,
    groups: Sequence[tuple[str, Group]],
    fair: float,
    what: str,
) -> Section | None:
    """Groups that have at most one seat in a game, against a fair share."""
    if len(groups) < 2:
        return None
    shares = {name: wilson(group.wins, group.games) for name, group in groups}
    rows = tuple(
        (
            name,
            count(share.trials),
            count(share.hits),
            percent(share.value),
            interval(share),
            wording.against(share, fair),
        )
        for name, share in shares.items()
    )
    strong = frozenset(
        n for n, share in enumerate(shares.values()) if not share.holds(fair)
    )
    return Section(
        id_,
        heading,
        tuple(wording.verdicts(what, shares, fair)),
        (plots.forest(f"{heading}, with intervals", list(shares.items()), fair),),
        (
            Table(
                ("", "games", "won", "share", "interval", f"{percent(fair)} is fair"),
                rows,
                strong,
            ),
        ),
        (wording.caution(len(shares)),),
    )


def bots(sums: Sums, words: Words) -> Section | None:
    """Games by bot; what is fair depends on how many seats a bot had."""
    del words
    if len(sums.bots) < 2:
        return None
    shares = {group.name: wilson(group.wins, group.games) for group in sums.bots}
    fair = {group.name: group.fair / group.games for group in sums.bots}
    rows = tuple(
        (
            name,
            f"{group.seats / group.games:g}",
            count(group.games),
            count(group.wins),
            percent(shares[name].value),
            interval(shares[name]),
            percent(fair[name]),
            wording.against(shares[name], fair[name]),
        )
        for group in sums.bots
        for name in [group.name]
    )
    said = tuple(
        f"{name} won {percent(shares[name].value)} of its games; fair would be"
        f" {percent(fair[name])}."
        for name in shares
    )
    heads = (
        "",
        "seats a game",
        "games",
        "won",
        "share",
        "interval",
        "fair",
        "against fair",
    )
    return Section(
        "bots",
        "Bots",
        said,
        (plots.forest("Games won by bot", list(shares.items()), None),),
        (Table(heads, rows),),
        ("A game counts for a bot if any of its seats won it.",),
    )
