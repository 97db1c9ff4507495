"""A text read in parts is read as if whole, and only what changed is parsed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.diagnostics import Report
from rulewright.source.events import DEEPEST, build
from rulewright.source.lines import Lines
from rulewright.source.piecewise import Part, Pieces, tree_of

HEAD = "kind: card\ndeck: {id: cards}\ncomponents:\n"
ENTRIES = (
    "- id: one\n  rules: |\n    Gain {a.b}.\n\n",
    "- {id: two, n: [1, 2]}\n",
    "# A remark.\n- id: three\n  name: 'Three: it''s'\n  of:\n  - p\n  - q\n",
)


class Parser:
    """Parses, and remembers what."""

    def __init__(self) -> None:
        self.parsed: list[str] = []

    def __call__(self, text: str, head: bool) -> Part | None:
        self.parsed.append(text)
        report = Report()
        tree = build(text, Lines("a.yaml", text), report, whole=head)
        return None if len(report) else (tree.root, tree.spots)


def whole(text: str) -> Part | None:
    return Parser()(text, True)


def in_parts(text: str) -> Part | None:
    return tree_of(text, Pieces.of({}), Parser())


def test_values_and_places_are_those_of_the_whole() -> None:
    text = HEAD + "".join(ENTRIES)
    assert in_parts(text) == whole(text)
    assert in_parts(text) is not None


def test_only_the_entry_that_changed_is_parsed() -> None:
    parser = Parser()
    first = Pieces.of({})
    tree_of(HEAD + "".join(ENTRIES), first, parser)
    assert len(parser.parsed) == 3
    edited = HEAD + "".join(ENTRIES).replace("id: two", "id: other")
    again, second = Parser(), Pieces.of(first.used)
    assert tree_of(edited, second, again) == whole(edited)
    assert ["other" in text for text in again.parsed] == [True]
    assert len(second.used) == 3


@pytest.mark.parametrize(
    "text",
    [
        "kind: card\n",
        HEAD + ENTRIES[0],
        HEAD + "".join(ENTRIES) + "more: 1\n",
        HEAD + "".join(ENTRIES) + "-\n  id: four\n",
        HEAD + '- "a\n- b\n- c"\n- d\n',
        HEAD + "".join(ENTRIES) + "---\n- id: four\n",
        HEAD + "".join(ENTRIES) + "- {id: no}\n- {id: &x y}\n",
    ],
    ids=[
        "no list",
        "one entry",
        "a key behind",
        "a bare dash",
        "quoted",
        "two",
        "faults",
    ],
)
def test_what_cannot_be_taken_apart_is_left_whole(text: str) -> None:
    assert in_parts(text) is None


def test_an_entry_is_as_deep_as_in_its_file() -> None:
    for more, sound in ((2, True), (1, False)):
        deep = "[" * (DEEPEST - more) + "]" * (DEEPEST - more)
        text = HEAD + "".join(ENTRIES) + f"- {deep}\n"
        assert (whole(text) is not None) is sound
        assert (in_parts(text) is not None) is sound


LINES = st.sampled_from(
    (
        "- id: a", "- x", "- |", "- 'q", "  text: |", "    more", "  b: [1,", "   2]",
        "  c: 'x", "  y'", "# remark", "", "  - nested", "key:", "list:", "  # inner",
        '- "a', 'b"', "- - x", "  folded: >", "- {a: 1}", "  k: v  ", "- ? x", "...",
    )
)  # fmt: skip


@settings(deadline=None, max_examples=400)
@given(st.lists(LINES, min_size=4, max_size=14))
def test_any_lines_are_read_as_if_whole_or_not_at_all(lines: list[str]) -> None:
    text = "top:\n- first\n" + "\n".join(lines) + "\n"
    found = in_parts(text)
    assert found is None or found == whole(text)
