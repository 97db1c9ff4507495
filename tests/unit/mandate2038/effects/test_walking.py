"""Walking a record: places as in the file, names used and made."""

from rulewright_mandate2038.effects.walking import made, records, uses
from unit.mandate2038.workshop import entries, plain

FACE = """\
- procedure: choose_one
  bind: board
  options:
    rally:
    - {op: ask_consent, of: {choose: rival}, bind: friend}
    - {id: thanks, op: gain, trust: 1, who: {chosen: friend}}
    rest: []
- {when: {not_did: [thanks, tanks]}, ban: {acting: ceo}, for: {chosen: board}}
- {for_each: batch, ops: [{op: add_cubes, n: {count: run.banked}}]}
- {needs: {share: gone, cmp: "=", value: {count: left}}}
"""


def test_places_lead_to_the_same_values_in_the_file() -> None:
    data = plain(FACE)
    for loc, record in records(entries(FACE)):
        node = data
        for step in loc:
            node = node[step]
        assert isinstance(node, dict)
        given = {
            type(record).model_fields[name].alias or name
            for name in record.model_fields_set
        }
        assert set(node) == given


def test_names_used_carry_their_places() -> None:
    found = {use.name: use.loc for use in uses(entries(FACE))}
    assert found == {
        "friend": (0, "options", "rally", 1, "who", "chosen"),
        "thanks": (1, "when", "not_did", 0),
        "tanks": (1, "when", "not_did", 1),
        "board": (1, "for", "chosen"),
        "batch": (2, "for_each"),
        "gone": (3, "needs", "share"),
        "left": (3, "needs", "value", "count"),
    }


def test_names_made_are_ids_bindings_and_options() -> None:
    assert made(entries(FACE)) == {"board", "rally", "rest", "friend", "thanks"}
