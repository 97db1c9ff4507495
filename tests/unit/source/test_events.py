"""The parser's stream: sound content is built, and every fault in it is found."""

import pytest

from rulewright.diagnostics import Report
from rulewright.source.events import DEEPEST, build
from rulewright.source.lines import Lines
from rulewright.source.tree import Tree

SOUND = """\
# yaml-language-server: $schema=../schemas/card.json
kind: card
deck: {id: headlines, "code": HL, sizes: [63, -7, 0], open: true}
components:
- id: safe_house   # at the harbour
  name: 'The Mayor''s House'
  rules: |
    Draw {draw.cards} cards.

    • Then rest.
  flavour: >-
    Nobody
    home.
-
  id: back_room
  n: 2
  text: two
    lines
"""


def _build(text: str) -> tuple[Tree, list[str]]:
    report = Report()
    tree = build(text, Lines("a.yaml", text), report)
    return tree, [
        f"{f.rule.slug} {f.span.line}:{f.span.column}" for f in report if f.span
    ]


def _found(text: str) -> list[str]:
    return _build(text)[1]


def test_sound_content() -> None:
    tree, found = _build(SOUND)
    assert found == []
    assert tree.root == {
        "kind": "card",
        "deck": {"id": "headlines", "code": "HL", "sizes": [63, -7, 0], "open": True},
        "components": [
            {
                "id": "safe_house",
                "name": "The Mayor's House",
                "rules": "Draw {draw.cards} cards.\n\n• Then rest.\n",
                "flavour": "Nobody home.",
            },
            {"id": "back_room", "n": 2, "text": "two lines"},
        ],
    }


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("kind: card", "kind: yes", "word-for-truth 2:7"),
        ("kind: card", "yes: card", "word-for-truth 2:1"),
        ("kind: card", "kind: y", "word-for-truth 2:7"),
        ("kind: card", "kind: 012", "number-spelling 2:7"),
        ("kind: card", "kind: 2.5", "fraction 2:7"),
        ("kind: card", "kind: 2038-01-19", "date-or-time 2:7"),
        ("kind: card", "kind: ~", "word-for-nothing 2:7"),
        ("kind: card", "kind:", "value-missing 2:1"),
        ("kind: card", "kind: &k card", "anchor 2:7"),
        ("kind: card", "kind: *card", "alias 2:7"),
        ("kind: card", "*card : 2", "alias 2:1"),
        ("kind: card", "kind: !!str card", "tag 2:7"),
        ("kind: card", "kind: !!int 012", "tag 2:7"),
        ("kind: card", "kind: ! card", "tag 2:7"),
        ("kind: card", "kind: !<tag:yaml.org,2002:str> card", "tag 2:7"),
        ("kind: card", "<<: {a: 1}", "merge-key 2:1"),
        ("kind: card", "1: card", "key-without-name 2:1"),
        ("kind: card", "true: card", "key-without-name 2:1"),
        ("kind: card", ": card", "key-without-name 2:1"),
        ("kind: card", "[a, b]: card", "key-without-name 2:1"),
        ("kind: card", "{a: b}: card", "key-without-name 2:1"),
        ("kind: card", "? [a]\n: card", "key-without-name 2:3"),
        ("kind: card", "deck: card", "doubled-key 3:1"),
        ("kind: card", "kind: card\n'kind': card", "doubled-key 3:1"),
        ("63, -7", "63, -07", "number-spelling 3:47"),
        ("open: true", "open: True", "word-for-truth 3:61"),
        ("open: true", "open", "value-missing 3:55"),
        ("open: true", "id: true", "doubled-key 3:55"),
        ("-\n  id: back_room\n", "-\n- id: back_room\n", "value-missing 14:1"),
        ("kind: card", 'kind: "a\\tb"', "control-character 2:7"),
        ("kind: card", 'kind: "a\\0b"', "control-character 2:7"),
        ("kind: card", 'kind: "\\ud800"', "control-character 2:7"),
        ("kind: card", 'kind: "\\uFEFF"', "control-character 2:7"),
        ("kind: card", 'kind: "\\UFFFFFFFF"', "control-character 2:8"),
        ("kind: card", 'kind: "\\U00110000"', "control-character 2:8"),
        ("kind: card", "---\nkind: card\n---", "several-documents 4:1"),
        ("kind: card", "%YAML 1.1\n---\nkind: card", "directive 2:1"),
        ("kind: card", "%TAG ! !x\n---\nkind: card", "directive 2:1"),
    ],
)
def test_one_fault_gives_one_finding(right: str, wrong: str, found: str) -> None:
    assert SOUND.count(right) == 1
    assert _found(SOUND.replace(right, wrong)) == [found]


def test_all_faults_of_a_file_are_found_in_one_run() -> None:
    assert _found("a: 012\nb: yes\na: &x 1\nc:\nd: [1.5, {e: null}]\nf: *x\n") == [
        "number-spelling 1:4",
        "word-for-truth 2:4",
        "doubled-key 3:1",
        "anchor 3:4",
        "value-missing 4:1",
        "fraction 5:5",
        "word-for-nothing 5:14",
        "alias 6:4",
    ]


def test_faults_before_broken_yaml_are_kept() -> None:
    assert _found("a: 012\nb: one: two\n") == ["number-spelling 1:4", "broken-yaml 2:7"]


def test_what_broken_yaml_leads_to_is_not_told() -> None:
    assert _found("a: 1\nb: {c: 1, d}e: 2}\n") == ["broken-yaml 2:13"]


def test_a_doubled_key_points_at_the_first() -> None:
    text = "a: 1\nb: 2\na: 3\nb: 4\na: 5\n"
    report = Report()
    build(text, Lines("a.yaml", text), report)
    pairs = [(str(f.span), str(f.labels[0].span)) for f in report]
    assert pairs == [
        ("a.yaml:3:1", "a.yaml:1:1"),
        ("a.yaml:4:1", "a.yaml:2:1"),
        ("a.yaml:5:1", "a.yaml:1:1"),
    ]


@pytest.mark.parametrize(
    ("text", "tag", "anchor"),
    [
        ("a: &x !t b\n", "1:7-9", "1:4-6"),
        ("a: !t &x b\n", "1:4-6", "1:7-9"),
        ("a: !!str &x b\n", "1:5-9", "1:10-12"),
    ],
)
def test_tag_and_anchor_side_by_side(text: str, tag: str, anchor: str) -> None:
    report = Report()
    build(text, Lines("a.yaml", text), report)
    places = {
        f.rule.slug: f"{f.span.line}:{f.span.column}-{f.span.end_column}"
        for f in report
        if f.span
    }
    assert places == {"tag": tag, "anchor": anchor}


@pytest.mark.parametrize("letter", ["n", "y", "N", "Y"])
def test_a_letter_is_a_sound_key(letter: str) -> None:
    tree, found = _build(f"{{{letter}: 2}}\n")
    assert found == []
    assert tree.root == {letter: 2}


@pytest.mark.parametrize("text", ["", "\n\n", "# a\n\n  # b\n", "---\n", "---\n...\n"])
def test_an_empty_file(text: str) -> None:
    assert _found(text) == ["empty-file 1:1"]


@pytest.mark.parametrize(
    ("text", "place"), [("- a\n", "1:1"), ("# x\nword\n", "2:1"), ("[1]\n", "1:1")]
)
def test_a_file_that_is_no_mapping(text: str, place: str) -> None:
    assert _found(text) == [f"file-without-keys {place}"]


def test_an_empty_mapping_is_a_mapping() -> None:
    tree, found = _build("{}\n")
    assert (tree.root, found) == ({}, [])


def test_markers_around_the_only_document_are_let_through() -> None:
    tree, found = _build("# a\n---\na: 1\n...\n")
    assert (tree.root, found) == ({"a": 1}, [])


@pytest.mark.parametrize("open_close", ["[]", "{}"])
def test_nesting_has_a_limit_and_never_exhausts_the_stack(open_close: str) -> None:
    opening, closing = open_close
    opening = "{a: " if opening == "{" else opening
    inner = DEEPEST - 1
    sound = f"a: {opening * (inner - 1)}[1]{closing * (inner - 1)}\n"
    assert _found(sound) == []
    for more in (1, 20_000):
        deep = opening * (inner + more)
        assert _found(f"a: {deep}\n") == [f"too-deep 1:{4 + inner * len(opening)}"]


def test_deep_block_lists() -> None:
    assert _found("a:\n" + "- " * 5000 + "1\n") == [f"too-deep 2:{2 * 39 + 1}"]


def test_a_mended_text_is_not_blamed_for_broken_yaml() -> None:
    report = Report()
    text = "a: b: c\n"
    build(text, Lines("a.yaml", text), report, guess=True)
    assert len(report) == 0
