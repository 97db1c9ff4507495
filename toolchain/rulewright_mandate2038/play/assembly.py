"""Everything of Mandate 2038 that plays, put together; steps are given `rules`."""

from rulewright.sdk.engine import Bundle, BundleError, Engine, Results, State
from rulewright_mandate2038 import verbs
from rulewright_mandate2038.play import (
    invariants,
    legality,
    replacing,
    resources,
    staging,
    visits,
)
from rulewright_mandate2038.play.book import PROCEDURES
from rulewright_mandate2038.play.game import GAME
from rulewright_mandate2038.play.rules import MANDATE, Mandate

PROFILES = ("default",)


def rules(bundle: Bundle, profile: str, seats: int) -> Mandate:
    """The rules of a bundle at one table.

    Raises:
        BundleError: a bundle, profile or number of seats that this does not play.
    """
    if profile not in PROFILES:
        raise BundleError("profile", f"this engine plays {', '.join(PROFILES)}")
    made = Mandate(bundle, profile, seats)
    resources.install(made)
    legality.install(made)
    replacing.install(made)
    visits.install(made)
    return made


verbs.register()


def tables(bundle: Bundle) -> tuple[int, ...]:
    """How many may play, by the table of setup."""
    least, most = (
        bundle.number("setup_table", "players", x) for x in ("least", "most")
    )
    return tuple(range(least, most + 1))


def score(r: Mandate, s: State, seat: int) -> int:
    """The seat's Mandate."""
    return r.get(s, MANDATE, seat)


def results() -> Results:
    """What is recorded of games."""
    from rulewright_mandate2038.play import results  # noqa: PLC0415 - seldom asked for

    return results.RESULTS


Mandate.first = GAME
ENGINE = Engine(
    PROCEDURES,
    PROFILES,
    rules,
    tables,
    invariants.ALL,
    stage=staging.stage(rules),
    score=score,
    results=results,
)
