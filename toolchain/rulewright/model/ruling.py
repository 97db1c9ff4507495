"""Rulings: answered questions about the rules, each with the rule it rests on."""

from typing import Annotated

from pydantic import Field, StringConstraints

from rulewright.model.record import Printed, Record
from rulewright.model.scenario import Scenario
from rulewright.model.statement import StatementId

RULING_PATTERN = r"^R-[A-Z]{2,4}-[0-9]{1,2}$"
RulingId = Annotated[str, StringConstraints(pattern=RULING_PATTERN)]


class Ruling(Record):
    """One answered question.

    `about` names the faces it is printed with, as `kind.id`; `rests_on` says what it
    follows from: a rule, a canon entry, or the editor's own decision with its reason.
    `statements` are the sentences of the rules among them. `scenarios` say the same as
    the words, for the engine; `print_only` is the reason why there can be none.
    """

    id: RulingId
    about: Annotated[tuple[str, ...], Field(min_length=1)]
    given: Printed
    when: Printed
    then: Printed
    rests_on: Printed
    statements: tuple[StatementId, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    print_only: Printed | None = None


class RulingFile(Record):
    """A content file of rulings."""

    rulings: tuple[Ruling, ...]
