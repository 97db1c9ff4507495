"""Effects of a game without Python."""

import json

import pytest
from pydantic import TypeAdapter, ValidationError

from rulewright.diagnostics import Report
from rulewright.model.effects import KernelEntry, is_tag
from rulewright.source import read_bytes

ENTRIES: TypeAdapter[tuple[KernelEntry, ...]] = TypeAdapter(tuple[KernelEntry, ...])


def complaints(text: str) -> list[str]:
    report = Report()
    document = read_bytes(f"effects:\n{text}\n".encode(), "cards.yaml", report)
    assert document is not None, report.findings
    assert isinstance(document.data, dict)
    try:
        ENTRIES.validate_json(json.dumps(document.data["effects"]))
    except ValidationError as error:
        return [
            f"{'.'.join(str(s) for s in e['loc'] if not is_tag(s))}: {e['type']}"
            for e in error.errors()
        ]
    return []


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("- {id: a, at: turn.start, ops: [{op: draw, deck: quarry, n: 1}]}", []),
        ("- ops: [{op: gain, what: coin, n: {count: hand}, who: each}]", []),
        ("- ops: [{op: pay, what: coin, n: 1, to: {chosen: owner}}]", []),
        ("- ops: [{op: pay, coin: 1}]",
         ["0.ops.0.what: missing", "0.ops.0.n: missing",
          "0.ops.0.coin: extra_forbidden"]),
        ("- ops: [{op: roll, dice: 2, sides: 6, bind: sum}]", []),
        ("- ops: [{op: rol, dice: 2, sides: 6}]", ["0.ops.0: union_tag_invalid"]),
        ("- ops: [{op: shuffle, deck: quarry, with: discards}]", []),
        ("- {change: build.cost, stage: discount, value: 1, lasts: round}", []),
        ("- {change: Build, stage: discount, value: 1}",
         ["0.change: string_pattern_mismatch"]),
        ("- {constant: hand_limit, value: 3}", []),
        ("- {constant: hand_limit, value: -3}", ["0.value: greater_than_equal"]),
        ("- {procedure: choose_one, options: {a: [], b: [{ban: trade}]}}", []),
        ("- {procedure: choose_one, options: {a: []}}", ["0.options: too_short"]),
        ("- {when: {all: [{have: {what: coin, least: 1}}]}, ban: trade}", []),
        ("- {when: {have: {what: coin, least: 0}}, ban: trade}",
         ["0.when.have.least: greater_than_equal"]),
        ("- {who: nobody, ban: trade}", ["0.who: literal_error"]),
        ("- {id: a}", ["0: no_such_form"]),
    ],
)  # fmt: skip
def test_entries_of_a_game_without_python(entry: str, expected: list[str]) -> None:
    assert complaints(entry) == expected
