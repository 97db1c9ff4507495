"""Tables: the LALR automaton of a grammar, made by lark and kept on disk.

A grammar that two readings fit is refused while the table is made (lark's strict
mode), never settled by order or priority. Making a table takes tenths of a second,
reading it from disk hundredths; the file's name is the digest of everything it comes
from, and a file that does not fit is made anew.

Here: making, keeping and checking tables. Not here: running them (`reading`).
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.source import entries
from rulewright.text.grammar import Production

STARTS = ("unit", "label")
"""What may be read on its own: a sentence or line, and what stands before a colon."""
_FORMAT = 1


class GrammarConflictError(Exception):
    """Two forms fit the same words: a fault of the phrases, not of an author."""


@dataclass(frozen=True, slots=True)
class Tables:
    """States of the automaton: by symbol the next state, or `~n` for production n."""

    states: tuple[Mapping[str, int], ...]
    starts: Mapping[str, int]
    ends: Mapping[str, int]


def tables(rules: Sequence[Production], cache: Path | None = None) -> Tables:
    """The tables of a grammar, from `cache` (a folder) if they are there.

    Raises `GrammarConflictError` if two readings fit the same words.
    """
    if cache is None:
        return make(rules)
    path = cache / f"grammar-{digest(rules)}.json"
    kept = _kept(path, rules)
    if kept is not None:
        return kept
    made = make(rules)
    _keep(path, made)
    return made


def digest(rules: Sequence[Production]) -> str:
    """What the tables of a grammar depend on, as 16 hexadecimal digits."""
    from importlib.metadata import version  # noqa: PLC0415 - only needed with a cache

    text = "\n".join([str(_FORMAT), version("lark"), *STARTS, *(r.key for r in rules)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def make(rules: Sequence[Production]) -> Tables:
    """The tables of a grammar, made by lark with conflicts as errors."""
    # lark takes longer to import than a kept table to read.
    from lark.common import ParserConf  # noqa: PLC0415
    from lark.exceptions import GrammarError  # noqa: PLC0415
    from lark.grammar import NonTerminal, Rule, Terminal  # noqa: PLC0415
    from lark.parsers.lalr_analysis import LALR_Analyzer, Shift  # noqa: PLC0415

    cats = {rule.cat for rule in rules}
    starts = [f"@{start}" for start in STARTS if f"@{start}" in cats]
    lark_rules = [
        Rule(
            NonTerminal(rule.cat),
            [NonTerminal(s) if s in cats else Terminal(s) for s in rule.symbols],
            order=number,
            alias=str(number),
        )
        for number, rule in enumerate(rules)
    ]
    try:
        analyzer = LALR_Analyzer(ParserConf(lark_rules, {}, starts), strict=True)
        analyzer.compute_lalr()  # type: ignore[no-untyped-call]
    except GrammarError as error:
        raise GrammarConflictError(_in_forms(str(error), rules)) from error
    table = analyzer.parse_table
    order = {state: at for at, state in enumerate(table.states)}
    states = tuple(
        {
            symbol: order[target] if action is Shift else ~int(target.alias)
            for symbol, (action, target) in actions.items()
        }
        for actions in table.states.values()
    )
    return Tables(
        states,
        {start[1:]: order[state] for start, state in table.start_states.items()},
        {start[1:]: order[state] for start, state in table.end_states.items()},
    )


def _in_forms(message: str, rules: Sequence[Production]) -> str:
    """What lark says of a conflict, with the forms that its rules come from."""
    named = [
        f"{rule.form.id} ({rule.form.words})"
        for rule in rules
        if rule.form is not None
        and f"<{rule.cat} : {' '.join(rule.symbols)}>" in message
    ]
    return message + (f"\nforms: {'; '.join(named)}" if named else "")


def _keep(path: Path, made: Tables) -> None:
    symbols = sorted({symbol for state in made.states for symbol in state})
    number = {symbol: at for at, symbol in enumerate(symbols)}
    body = {
        "symbols": symbols,
        "states": [
            [x for symbol, to in state.items() for x in (number[symbol], to)]
            for state in made.states
        ],
        "starts": dict(made.starts),
        "ends": dict(made.ends),
    }
    # A cache that cannot be written costs time, nothing else.
    entries.keep(path, json.dumps(body, separators=(",", ":")).encode())


def _kept(path: Path, rules: Sequence[Production]) -> Tables | None:
    """Tables from disk, or None if the file is missing, cut short or tampered with."""
    try:
        body = json.loads(entries.fetch(path) or b"")
        symbols = body["symbols"]
        states = tuple(
            {symbols[s]: to for s, to in zip(flat[::2], flat[1::2], strict=True)}
            for flat in body["states"]
        )
        found = Tables(states, body["starts"], body["ends"])
        return found if _sound(found, len(rules)) else None
    except (ValueError, KeyError, TypeError, IndexError):
        return None


def _sound(found: Tables, rules: int) -> bool:
    count = len(found.states)
    ends = [*found.starts.values(), *found.ends.values()]
    return (
        count > 0
        and all(isinstance(end, int) and 0 <= end < count for end in ends)
        and all(-rules <= to < count for state in found.states for to in state.values())
    )
