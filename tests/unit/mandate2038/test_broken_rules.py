"""A test tries a statement only if it notices that its rule is broken.

Rules are broken on purpose (`broken`), one at a time, and the tests of each statement
that the break contradicts are run: the scenarios of rulings that rest on it, and the
tests that it names. One of them at least has to fail. Everything runs in this process.
"""

import importlib
import inspect
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import tabletop
from rulewright.engine.scenarios import play
from rulewright.model.catalogue import PlacedRuling
from rulewright.model.statement_checks import tried
from rulewright_mandate2038.play import staging
from rulewright_mandate2038.play.assembly import rules
from rulewright_mandate2038.play.rules import Mandate
from tabletop import bundle, catalogue
from unit.mandate2038.broken import building, endings, resources, turns
from unit.mandate2038.broken.breaking import BREAKS, Break

AREAS = (turns, resources, building, endings)
"""Modules of breaks; each registers its own when it is imported."""

Trial = Callable[[], object]


@cache
def rulings() -> dict[str, PlacedRuling]:
    return {one.ruling.id: one for one in catalogue().rulings}


@cache
def linked() -> dict[str, list[str]]:
    return tried(catalogue())


def trials(statement: str) -> Iterator[tuple[str, Trial]]:
    """What tries a statement, by name; each raises when it notices something."""
    stage = staging.stage(rules)
    for name in linked()[statement]:
        if "::" in name:
            yield from ((name, trial) for trial in cases(name))
        else:
            placed = rulings()[name]
            scenarios: Any = placed.document.data
            for key in (*placed.loc, "scenarios"):
                scenarios = scenarios[key]
            for scenario in scenarios:
                yield name, lambda scenario=scenario: rehearse(scenario, stage)


def rehearse(scenario: Any, stage: Any) -> None:  # noqa: ANN401 - plain data
    assert play(scenario, lambda names, seed: stage(bundle(), names, seed)) == []


def cases(name: str) -> Iterator[Trial]:
    """A test as pytest names it, once for each of its parameters."""
    path, _, function = name.partition("::")
    module = path.removeprefix("tests/").removesuffix(".py").replace("/", ".")
    test = getattr(importlib.import_module(module), function)
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.args]
    if not marks:
        assert not inspect.signature(test).parameters, f"{name} asks for a fixture"
        yield test
        return
    (mark,) = marks
    names = mark.args[0]
    names = names.split(",") if isinstance(names, str) else list(names)
    for values in mark.args[1]:
        given = values if len(names) > 1 else (values,)
        yield lambda given=given: test(
            **dict(zip((n.strip() for n in names), given, strict=True))
        )


def noticed(statement: str) -> list[str]:
    """The tests of a statement that fail, as far as the first."""
    for name, trial in trials(statement):
        try:
            trial()
        except Exception:  # noqa: BLE001 - a broken rule may break the engine as well
            return [name]
    return []


def fresh_rules(m: pytest.MonkeyPatch) -> None:
    """Tests get rules that are made while the break is in force."""
    made: dict[int, Mandate] = {}

    def make(seats: int = 4) -> Mandate:
        if seats not in made:
            made[seats] = rules(bundle(), "default", seats)
        return made[seats]

    m.setattr(tabletop, "rules", make)


def test_the_sample_is_wide() -> None:
    assert len(BREAKS) >= 60
    assert len({name for one in BREAKS for name in one.statements}) >= 90


def test_unbroken_rules_are_noticed_by_nobody() -> None:
    statements = {name for one in BREAKS for name in one.statements}
    assert [name for name in sorted(statements) if noticed(name)] == []


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: one.name)
def test_a_broken_rule_is_noticed(one: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    one.patch(monkeypatch)
    fresh_rules(monkeypatch)
    assert [name for name in one.statements if not noticed(name)] == []
