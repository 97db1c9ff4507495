"""Findings of statements and of the scenarios that try them (RW53)."""

from rulewright.diagnostics import Example, Rule, Severity

_FILE = "rules/statements.yaml"
_HEAD = """\
# yaml-language-server: $schema=../schemas/rulewright/statements.json
areas: {TIDE: The tide}
statements:
"""
_TRIED = ", tests: [tests/test_tide.py::test_it_turns]"
_SOUND = Example(
    f"{_HEAD}- {{id: S-TIDE-1, says: The tide turns each turn{_TRIED}}}\n", _FILE
)

UNTRIED = Rule(
    "RW531",
    "untried-statement",
    Severity.NOTE,
    title="Rules that no test tries",
    why="A rule that nothing tries can be broken without anybody noticing. One finding "
    "tells them all.",
    wrong=Example(
        f"{_HEAD}- {{id: S-TIDE-1, says: The tide turns each turn}}\n", _FILE
    ),
    right=_SOUND,
)
UNKNOWN_AREA = Rule(
    "RW532",
    "unknown-area",
    Severity.ERROR,
    title="A statement of an area that is not declared",
    why="Statements are listed by area. One whose letters were mistyped would stand "
    "alone, under no title.",
    wrong=Example(
        f"{_HEAD}- {{id: S-TDIE-1, says: The tide turns each turn{_TRIED}}}\n", _FILE
    ),
    right=_SOUND,
)
IDLE_EXCUSE = Rule(
    "RW533",
    "idle-excuse",
    Severity.WARNING,
    title="A rule that is said to be print only, and is tried",
    why="The reason under `print_only` says that nothing can try the rule. A test that "
    "does shows that the reason is not one, or that the test is of something else.",
    wrong=Example(
        f"{_HEAD}- id: S-TIDE-1\n  says: The tide turns each turn\n"
        "  print_only: a habit\n  tests: [tests/test_tide.py::test_it_turns]\n",
        _FILE,
    ),
    right=_SOUND,
)

SCENARIO_FAILS = Rule(
    "RW534",
    "scenario-fails",
    Severity.ERROR,
    title="A scenario that the engine does not play as it says",
    why="The words of a ruling and its scenario say the same. If the engine does "
    "otherwise, or a name in the scenario means nothing to it, one of them is wrong "
    "and proves nothing.",
    wrong=None,
    right=None,
)

ALL = (UNTRIED, UNKNOWN_AREA, IDLE_EXCUSE, SCENARIO_FAILS)
