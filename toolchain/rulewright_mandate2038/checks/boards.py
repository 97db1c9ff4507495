"""Board, aids and endings: one well for each tile, one ending for each outcome.

Here: the map field against the ring pools, the endings against the two questions of
final scoring. How many boards and aids lie in the box is told to `counts`.
"""

from collections import Counter
from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Item, Rule, Severity
from rulewright_mandate2038.checks.pieces import Counted

_ENDINGS = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/ending.json
kind: ending
deck: {id: endings, name: World Ending, code: WE, format: leaf}
components:
- {id: a, name: A, icon: vote, agi: true, open: true, paragraphs: [One.]}
- {id: b, name: B, icon: vote, agi: true, open: false, paragraphs: [Two.]}
- {id: c, name: C, icon: vote, agi: false, open: true, paragraphs: [Three.]}
- {id: d, name: D, icon: vote, agi: false, open: false, paragraphs: [Four.]}
"""
_FILE = "components/endings.yaml"
_REACH = {"centre": 0, "inner": 1, "outer": 2}
"""How many steps from the middle the wells of each ring lie."""

ENDING_UNCLEAR = Rule(
    "MAN118",
    "ending-unclear",
    Severity.ERROR,
    title="An outcome of the game without exactly one World Ending",
    why="AGI emerges or not, and the ending is Open or Closed: the table looks for the "
    "one text of its outcome when the game is over.",
    wrong=Example(
        _ENDINGS.replace("agi: false, open: true", "agi: true, open: true"), file=_FILE
    ),
    right=Example(_ENDINGS, file=_FILE),
)
WELL_ASTRAY = Rule(
    "MAN119",
    "well-astray",
    Severity.ERROR,
    title="Wells of the map field that do not fit the ring pools",
    why="Each tile of a pool needs a well of its ring, at the ring's distance from the "
    "middle and in a place of its own.",
    # The pools stand in a file that is too long for an example.
    wrong=None,
    right=None,
)


def endings(catalogue: Catalogue) -> Iterator[Finding]:
    """Each outcome has one ending."""
    found: dict[tuple[bool, bool], list[Item]] = {}
    for item in catalogue.of("ending"):
        key = (bool(item.data.get("agi")), bool(item.data.get("open")))
        found.setdefault(key, []).append(item)
    for agi in (True, False) if found else ():
        for open_ in (True, False):
            told = _outcome(agi=agi, open_=open_)
            here = found.get((agi, open_), [])
            for item in here[1:]:
                yield ENDING_UNCLEAR.at(
                    item.span(()),
                    f"{told} has `{here[0].component.id}` already",
                    hint="give each outcome one ending",
                    within=item.heading,
                )
            if not here:
                item = next(iter(catalogue.of("ending")))
                yield ENDING_UNCLEAR.at(
                    item.span(()),
                    f"nothing is read when {told}",
                    hint="write an ending with this `agi` and `open`",
                )


def wells(catalogue: Catalogue) -> Iterator[Finding]:
    """As many wells as tiles in each ring, each in its place."""
    pools: Counter[str] = Counter()
    for tile in catalogue.of("tile"):
        pools.update(tile.data.get("ring", {}))
    for item in catalogue.of("governance") if pools else ():
        rings: Counter[str] = Counter()
        places: set[tuple[int, int]] = set()
        for index, well in enumerate(item.data.get("wells", ())):
            ring, place = well["ring"], (well["column"], well["row"])
            rings[ring] += 1
            steps = max(abs(place[0]), abs(place[1]), abs(sum(place)))
            if place in places or steps != _REACH[ring]:
                said = "taken already" if place in places else f"{steps} steps away"
                yield WELL_ASTRAY.at(
                    item.span(("wells", index)),
                    f"a well of the {ring} ring lies {said}",
                    hint="give each well a place of its own, in its ring",
                    within=item.heading,
                )
            places.add(place)
        for ring, count in pools.items():
            if rings[ring] != count:
                yield WELL_ASTRAY.at(
                    item.span(("wells",)),
                    f"{rings[ring]} wells in the {ring} ring, and {count} tiles",
                    hint="draw a well for each tile",
                    within=item.heading,
                )


def boards(catalogue: Catalogue) -> Iterator[Counted]:
    """Boards and aids of the box, where there are any."""
    trays = len(catalogue.decks.get("faction_boards", ()))
    board = _copies(catalogue, "governance")
    aids = _copies(catalogue, "foldout")
    if board:
        home = "table.shared_pieces.governance_board.count"
        yield Counted(home, "Governance Boards", board)
    if aids and trays:
        home = "table.pieces.foldout_aid.each"
        yield Counted(home, "foldout aids in a tray", aids // trays)


def _copies(catalogue: Catalogue, kind: str) -> int:
    return sum(item.component.copies for item in catalogue.of(kind))


def _outcome(*, agi: bool, open_: bool) -> str:
    emerges = "AGI emerges" if agi else "AGI does not emerge"
    return f"{emerges} and the ending is {'Open' if open_ else 'Closed'}"


CHECKS = (endings, wells)
RULES = (ENDING_UNCLEAR, WELL_ASTRAY)
