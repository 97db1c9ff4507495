"""Rulings: answered questions about the rules, each with the rule it rests on."""

from typing import Annotated

from pydantic import Field, StringConstraints

from rulewright.model.record import Printed, Record

RULING_PATTERN = r"^R-[A-Z]{2,4}-[0-9]{1,2}$"
RulingId = Annotated[str, StringConstraints(pattern=RULING_PATTERN)]


class Ruling(Record):
    """One answered question.

    `about` names the faces it is printed with, as `kind.id`; `rests_on` says what it
    follows from: a rule, a canon entry, or the editor's own decision with its reason.
    """

    id: RulingId
    about: Annotated[tuple[str, ...], Field(min_length=1)]
    given: Printed
    when: Printed
    then: Printed
    rests_on: Printed


class RulingFile(Record):
    """A content file of rulings."""

    rulings: tuple[Ruling, ...]
