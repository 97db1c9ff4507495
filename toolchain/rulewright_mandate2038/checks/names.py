"""Names inside one face: numbers referred to, and what the face made up for itself."""

from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Rule, Severity, nearest
from rulewright.sdk.effects import Ambiguous
from rulewright_mandate2038 import kinds
from rulewright_mandate2038.effects.walking import made, uses

_HEAD = """\
# yaml-language-server: $schema=../../../schemas/mandate2038/mandate.json
kind: mandate
deck: {id: examples, name: Example, code: EX, format: card, back: mandate}
components:
- {id: example, name: Example, era: era_demo, icon: trust, effects: [EFFECT]}
"""

HOMELESS_REFERENCE = Rule(
    "MAN101",
    "homeless-reference",
    Severity.ERROR,
    title="A reference in an effect or a table that leads to no single number",
    why="The engine would have nothing to count with. A number has one home, and "
    "whatever else needs it names that home.",
    wrong=Example(
        _HEAD.replace("EFFECT", "{ops: [{op: gain, trust: {ref: fee.trusts}}]}"),
        file="components/example.yaml",
    ),
    right=Example(
        _HEAD.replace(
            "EFFECT", "{id: fee, most: 3, ops: [{op: gain, trust: {ref: fee.most}}]}"
        ),
        file="components/example.yaml",
    ),
)
NAME_NEVER_MADE = Rule(
    "MAN102",
    "name-never-made",
    Severity.ERROR,
    title="An effect uses a name that nothing on its face makes",
    why="`chosen: friend` means whatever an earlier op stored by `bind: friend`. If "
    "none did, the effect can never happen, or hits nobody.",
    wrong=Example(
        _HEAD.replace("EFFECT", "{ops: [{op: gain, trust: 1, who: {chosen: freind}}]}"),
        file="components/example.yaml",
    ),
    right=Example(
        _HEAD.replace(
            "EFFECT",
            "{ops: [{op: choose, what: rival, bind: friend}, "
            "{op: gain, trust: 1, who: {chosen: friend}}]}",
        ),
        file="components/example.yaml",
    ),
)


def references(catalogue: Catalogue) -> Iterator[Finding]:
    """Every `ref` leads to one number."""
    for item in catalogue.items:
        for loc, name in _references(item.data):
            found = catalogue.figure(name, item)
            if isinstance(found, Ambiguous):
                says = f"`{name}` could be {len(found.locs)} numbers"
                hint = "write more of the path, or give the inner op an `id`"
            elif found is None and _lost(catalogue, name):
                continue
            elif found is None:
                near = nearest(name, item.homes)
                says = f"`{name}` leads to no number"
                hint = f"did you mean `{near}`?" if near else "name the number's home"
            else:
                continue
            yield HOMELESS_REFERENCE.at(
                item.span(loc), says, hint=hint, within=item.heading
            )


def _lost(catalogue: Catalogue, name: str) -> bool:
    """Whether a name leads into a kind of which nothing could be shaped."""
    kind = name.split(".", maxsplit=1)[0]
    return kind in {known.id for known in kinds.ALL} and not catalogue.of(kind)


def _references(
    node: object, loc: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "ref" and isinstance(value, str):
                yield (*loc, key), value
            yield from _references(value, (*loc, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _references(value, (*loc, index))


def names(catalogue: Catalogue) -> Iterator[Finding]:
    """Every name of a face that an effect uses is made on that face."""
    for item in catalogue.items:
        known = made(item.component)
        for use in uses(item.component):
            if use.name in known or use.name in use.mark.also:
                continue
            near = nearest(use.name, (*known, *use.mark.also))
            yield NAME_NEVER_MADE.at(
                item.span(use.loc),
                f"nothing on this face makes `{use.name}`",
                hint=f"did you mean `{near}`?"
                if near
                else f"store it first with `bind: {use.name}`",
                within=item.heading,
            )


CHECKS = (references, names)
RULES = (HOMELESS_REFERENCE, NAME_NEVER_MADE)
