"""What can be wrong with statements: names that lead nowhere, and no test.

Not here: whether a test that is named exists and would fail; the suite of the game
says that.
"""

from collections.abc import Iterator

from rulewright.diagnostics import Finding, Label, nearest
from rulewright.model import findings as rules
from rulewright.model import findings_of_statements as own
from rulewright.model.catalogue import Catalogue, PlacedStatement


def bind_statements(catalogue: Catalogue) -> Iterator[Finding]:
    """Findings for ids that meet, areas and statements that nothing declares."""
    first: dict[str, PlacedStatement] = {}
    for place in catalogue.statements:
        name = place.statement.id
        span = place.document.span((*place.loc, "id"))
        earlier = first.setdefault(name, place)
        if earlier is not place:
            yield rules.DOUBLE_ID.at(
                span,
                f"`{name}` is taken",
                hint="give this statement an id of its own",
                labels=(
                    Label(
                        earlier.document.span((*earlier.loc, "id")), "first given here"
                    ),
                ),
            )
        if place.statement.area not in catalogue.areas:
            yield own.UNKNOWN_AREA.at(
                span,
                f"no area `{place.statement.area}` is declared",
                hint="add it with its title under `areas:`",
            )
    for ruling in catalogue.rulings:
        for step, name in enumerate(ruling.ruling.statements):
            if name not in first:
                near = nearest(name, first)
                yield rules.UNKNOWN_NAME.at(
                    ruling.document.span((*ruling.loc, "statements", step)),
                    f"there is no statement `{name}`",
                    hint=f"did you mean `{near}`?" if near else "name one that exists",
                    within=f"ruling {ruling.ruling.id}",
                )


def tried(catalogue: Catalogue) -> dict[str, list[str]]:
    """The tests of each statement by its id: rulings that play, then those it names."""
    found = {
        place.statement.id: list(place.statement.tests)
        for place in catalogue.statements
    }
    for placed in reversed(catalogue.rulings):
        if placed.ruling.scenarios:
            for name in placed.ruling.statements:
                found.setdefault(name, []).insert(0, placed.ruling.id)
    return found


def untried(catalogue: Catalogue) -> Iterator[Finding]:
    """One note for all statements that no test tries; idle excuses."""
    tests = tried(catalogue)
    areas: dict[str, list[int]] = {}
    for place in catalogue.statements:
        statement = place.statement
        if statement.print_only is None:
            if not tests[statement.id]:
                areas.setdefault(statement.area, []).append(statement.number)
        elif tests[statement.id]:
            yield own.IDLE_EXCUSE.at(
                place.document.span((*place.loc, "print_only")),
                f"{tests[statement.id][0]} tries this statement",
                hint="strike `print_only`, or the test",
            )
    if areas:
        told = "; ".join(f"{area} {_ranges(areas[area])}" for area in areas)
        yield own.UNTRIED.at(
            catalogue.statements[0].document.key_span(("statements",)),
            f"without a test: {told}",
            hint="let a ruling with a scenario rest on it, name a test under `tests:`, "
            "or say under `print_only:` why there can be none",
        )


def _ranges(numbers: list[int]) -> str:
    """Numbers as `1, 3-5`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(r[0]) if len(r) == 1 else f"{r[0]}-{r[-1]}" for r in runs)
