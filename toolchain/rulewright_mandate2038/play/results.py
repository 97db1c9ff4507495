"""What is recorded of a finished game: sources of Mandate, claims, what was chosen.

Read from the last state and the log; nothing here changes a game. Not here: who wins
(`ending`).
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from rulewright.sdk.engine import HEAD, Bundle, Result, Results, SeatResult, State
from rulewright_mandate2038.play import naming, pieces
from rulewright_mandate2038.play.book import CHANGED, FRAMES
from rulewright_mandate2038.play.dossier import COMMIT, FILE
from rulewright_mandate2038.play.ending import CLAIM, OFFLINE
from rulewright_mandate2038.play.mandates import LED
from rulewright_mandate2038.play.resources import AWARDED, HIT
from rulewright_mandate2038.play.rules import MANDATE, TRACKS, Mandate
from rulewright_mandate2038.play.selection import SELECT
from rulewright_mandate2038.play.setup import INITIATIVE
from rulewright_mandate2038.play.training import BANKED, CRASHED, GO_ON
from rulewright_mandate2038.play.ventures import CREATED

_CAUSE, _SEAT, _TRACK, _BY = 1, 2, 3, 4
"""Where an event keeps its cause, and what CHANGED tells."""
_WORDS = {
    "source.printed": "Printed at the start",
    "source.capability": "Capability thresholds",
    "source.trust": "Trust thresholds",
    "source.customers": "Customers",
    "source.era_mandates": "Era Mandates",
    "source.offline": "Facilities offline at the end",
    "source.rules": "Other rules",
    "count.customers": "Customers",
    "count.claimed": "Made a claim",
    "count.formed_agi": "Formed AGI",
    "count.strength": "Strength of the claim",
    "count.commits": "Dossier cards committed",
    "count.facilities": "Facilities built",
    "count.ventures": "Joint Ventures signed",
    "count.runs_banked": "Training Runs banked",
    "count.runs_crashed": "Training Runs crashed",
    "count.hits": "Hits taken",
    "train.bank": "Training Run: bank",
    "train.continue": "Training Run: draw on",
}


def result(r: Mandate, s: State) -> Result:
    """A finished game that has a log."""
    v, at = s.values, r.at
    sources, counts = _sources(r, s), _counted(r, s)
    starts = [e[_SEAT] for e in s.log or [] if e[0] == INITIATIVE.number]
    seats = tuple(
        SeatResult(
            score=r.get(s, MANDATE, seat),
            won=bool(v[at.winners] >> seat & 1),
            owner=r.faction_ids[v[at.faction + seat]],
            order=(seat - starts[0]) % r.seats + 1,
            sources=sources[seat],
            counts={**_standing(r, s, seat), **counts[seat]},
        )
        for seat in range(r.seats)
    )
    ending = naming.ENDINGS[v[at.ending]] if v[at.ending] >= 0 else ""
    return Result(seats, ending, len(starts) - 1)


def _standing(r: Mandate, s: State, seat: int) -> dict[str, int]:
    """What a seat has in the end."""
    per = len(r.eras)
    first = r.at.shown + seat * per
    return {
        **{name: r.get(s, n, seat) for n, name in enumerate(TRACKS) if n != MANDATE},
        "commits": s.values[first : first + per].count(COMMIT),
        "formed_agi": int(s.values[r.at.former] == seat),
        "facilities": len(pieces.facilities(r, s, seat)),
    }


def _counted(r: Mandate, s: State) -> list[dict[str, int]]:
    """What happened to each seat, by event; a Joint Venture counts for both."""
    kinds = {
        BANKED.number: "runs_banked",
        CRASHED.number: "runs_crashed",
        HIT.number: "hits",
        CREATED.number: "ventures",
        CLAIM.number: "claimed",
    }
    found = [dict.fromkeys((*kinds.values(), "strength"), 0) for _ in range(r.seats)]
    for number, _, *told in s.log or []:
        if number in kinds:
            found[told[0]][kinds[number]] += 1
        if number == CREATED.number:
            found[told[1]]["ventures"] += 1
        elif number == CLAIM.number:
            found[told[0]]["strength"] = told[1]
    return found


def _sources(r: Mandate, s: State) -> list[dict[str, int]]:
    """Where each seat's Mandate came from; what brought and took the same is left out.

    A gain belongs to the event of the rules just before it, or to the face that did it.
    """
    events = {LED.number: "era_mandates", OFFLINE.number: "offline"}
    found: list[Counter[str]] = [Counter() for _ in range(r.seats)]
    for seat in range(r.seats):
        printed = r.of("faction")[s.values[r.at.faction + seat]].data["public"]
        found[seat]["printed"] += printed["mandate"]
    before: tuple[int, ...] = (-1, -1, -1)
    for event in s.log or []:
        if event[0] == CHANGED.number and event[_TRACK] == MANDATE:
            seat = event[_SEAT]
            if before[0] == AWARDED.number and before[_SEAT] == seat:
                source = r.tracks[before[_TRACK]].name
            elif before[0] in events and before[_SEAT] == seat:
                source = events[before[0]]
            else:
                source = _cause(r, event[_CAUSE])
            found[seat][source] += event[_BY]
        before = event
    return [{key: n for key, n in one.items() if n} for one in found]


def _cause(r: Mandate, cause: int) -> str:
    return r.effects[cause].face.key if cause >= 0 else "rules"


def _selected(r: Mandate, s: State, seat: int, code: int) -> str:
    del s, seat
    return r.cards[code].face.key


def _branch(r: Mandate, s: State, seat: int, code: int) -> str:
    del seat
    choice = r.choices[s.stack[-1][HEAD]]
    return f"{choice.effect.face.key}:{choice.names[code]}"


def _filed(r: Mandate, s: State, seat: int, code: int) -> str:
    del seat
    dossier = r.dossiers[s.values[r.at.era]]
    return f"{dossier.key}:{'commit' if code == COMMIT else 'hedge'}"


def _run(r: Mandate, s: State, seat: int, code: int) -> str:
    return f"train.{GO_ON.describe(r, s, seat, code)[0]}"


def words(bundle: Bundle) -> Mapping[str, str]:
    """What people call owners, endings, sources, counts and options."""
    return {**bundle.words, **dict(_said(bundle)), **_WORDS}


def _said(bundle: Bundle) -> Iterator[tuple[str, str]]:
    for name in bundle.owners:
        yield f"owner.{name}", bundle.words[f"faction.{name}"]
    for name in TRACKS:
        yield f"count.{name}", bundle.words.get(f"term.{name}", name.title())
    for face in bundle.of("faction"):
        for part in face.get("abilities", ()):
            said = bundle.words.get(f"faction.{face['id']}:{part['id']}", part["id"])
            yield f"ability.{part['id']}", said


RESULTS = Results(
    result,
    events=True,
    choices={
        SELECT.name: _selected,
        FRAMES.branches.name: _branch,
        FILE.name: _filed,
        GO_ON.name: _run,
    },
    flags=("claimed", "formed_agi"),
    words=words,
)
