"""Statements: the rules of a game, one sentence each, with the tests that hold them.

A statement says in our own words what one sentence of the rules says. Rulings name the
statements that they rest on, so that a statement knows the rulings that try it. Not
here: rulings (`ruling`), who tries which statement (`statement_checks`).
"""

from typing import Annotated

from pydantic import Field, StringConstraints

from rulewright.model.record import Printed, Record

AREA_PATTERN = r"^[A-Z]{2,4}$"
StatementArea = Annotated[str, StringConstraints(pattern=AREA_PATTERN)]
STATEMENT_PATTERN = r"^S-[A-Z]{2,4}-[0-9]{1,3}$"
StatementId = Annotated[str, StringConstraints(pattern=STATEMENT_PATTERN)]
TEST_PATTERN = r"^tests/[a-z0-9_/]+\.py::[A-Za-z_][A-Za-z0-9_]*$"
TestName = Annotated[str, StringConstraints(pattern=TEST_PATTERN)]


class Statement(Record):
    """One sentence of the rules.

    Rulings that rest on it need not be named. `tests` are further ones, as pytest names
    them without parameters. `print_only` is the reason why nothing can try it, such as
    a habit of the table.
    """

    id: StatementId
    says: Printed
    tests: tuple[TestName, ...] = ()
    print_only: Printed | None = None

    @property
    def area(self) -> str:
        """The letters in the middle of its id."""
        return self.id.split("-")[1]

    @property
    def number(self) -> int:
        """The number at the end of its id."""
        return int(self.id.split("-")[2])


class StatementFile(Record):
    """`rules/statements.yaml`: areas with their titles, and the statements."""

    areas: dict[StatementArea, Printed]
    statements: Annotated[tuple[Statement, ...], Field(min_length=1)]
