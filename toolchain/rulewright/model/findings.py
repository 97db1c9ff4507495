"""Findings of shape (RW1) and of references (RW2)."""

from rulewright.diagnostics import Example, Rule, Severity

_HEAD = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card}
components:
"""
_GAME = """\
# yaml-language-server: $schema=schemas/rulewright/game.json
id: pebble
title: Pebble
subtitle: Cards and tiles
printing: "2026-11-30"
publisher: The test bench
licence: Apache-2.0
schemas: schemas
kinds:
  stone:
    of: card
    fields:
      FIELD: {is: integer}
      surface: {one_of: [smooth, rough]}
"""
_TOP, _SIZES = "game.yaml", "print.yaml"
_PRESS = """\
# yaml-language-server: $schema=schemas/rulewright/print.json
papers:
  a4: {size: [210mm, 297mm], margin: 5mm}
  letter: {size: [8.5in, 11in], margin: 5mm}
gutter: 4mm
smallest: 7pt
formats:
  card: {trim: [63mm, 88mm], bleed: 2mm, safe: 3mm, dpi: 300}
faces:
  card: {template: pebble/card.html, back: pebble/back.html}
  stone: {template: pebble/card.html}
  MORE
"""
_SOUND = _HEAD + "- {id: first, name: First Light, copies: 2}\n"

UNKNOWN_KEY = Rule(
    "RW101",
    "unknown-key",
    Severity.ERROR,
    title="A key that this record does not have",
    why="An unknown key is nearly always a slip of the pen, and a slip that is "
    "ignored prints a card without what its author wrote.",
    wrong=Example(_HEAD + "- {id: first, name: First Light, copis: 2}\n"),
    right=Example(_SOUND),
)
MISSING_KEY = Rule(
    "RW102",
    "missing-key",
    Severity.ERROR,
    title="A key that this record needs is not there",
    why="Without it the face cannot be printed or cannot be resolved alone.",
    wrong=Example(_HEAD + "- {id: first, copies: 2}\n"),
    right=Example(_SOUND),
)
WRONG_SHAPE = Rule(
    "RW103",
    "wrong-shape",
    Severity.ERROR,
    title="A value of another shape than the record wants",
    why="A list where a mapping belongs, or words where a number belongs, cannot be "
    "printed or played.",
    wrong=Example(_HEAD + "- {id: first, name: First Light, copies: two}\n"),
    right=Example(_SOUND),
)
NOT_A_CHOICE = Rule(
    "RW104",
    "not-a-choice",
    Severity.ERROR,
    title="A value that is none of the values allowed here",
    why="The field has a closed list of values, and templates and engine know no "
    "others.",
    wrong=Example(
        _HEAD.replace("deck:", "x: 1\ndeck:").replace("x: 1\n", "")
        + "- {id: first, name: First Light, effects: [{ops: [{op: gian}]}]}\n"
    ),
    right=Example(_SOUND),
)
OUT_OF_RANGE = Rule(
    "RW105",
    "out-of-range",
    Severity.ERROR,
    title="A number outside the range of its field",
    why="A number that no component can have is a slip.",
    wrong=Example(_HEAD + "- {id: first, name: First Light, copies: -1}\n"),
    right=Example(_SOUND),
)
BAD_SPELLING = Rule(
    "RW106",
    "bad-spelling",
    Severity.ERROR,
    title="A value that is not written as its field wants",
    why="Ids, lengths and dates have one spelling each, so that names match.",
    wrong=Example(_HEAD + "- {id: First-Card, name: First Light, copies: 2}\n"),
    right=Example(_SOUND),
)
UNKNOWN_KIND = Rule(
    "RW107",
    "unknown-kind",
    Severity.ERROR,
    title="A file of a kind that neither the kernel nor the game knows",
    why="The kind decides which record a component must fit and which template "
    "prints it.",
    wrong=Example(_SOUND.replace("kind: card", "kind: crad")),
    right=Example(_SOUND),
)
SCHEMA_LINE = Rule(
    "RW108",
    "schema-line",
    Severity.ERROR,
    title="The first line does not name the schema of the file",
    why="Editors complete and check a content file by the schema that its first line "
    "names. Without it an author works blind.",
    wrong=Example(_SOUND.replace("card.json", "board.json")),
    right=Example(_SOUND),
)
DOUBLE_ID = Rule(
    "RW109",
    "double-id",
    Severity.ERROR,
    title="Two things of one kind with the same id",
    why="An id is how everything else points to a component; two of them point to "
    "nothing.",
    wrong=Example(_SOUND + "- {id: first, name: Second Light}\n"),
    right=Example(_SOUND),
)
TAKEN_FIELD = Rule(
    "RW110",
    "taken-field",
    Severity.ERROR,
    title="A declared field with a name that is taken",
    why="Every component has some fields already, and a kind that a game declares adds "
    "to them. A second meaning for one of their names would print where the first "
    "belongs.",
    wrong=Example(_GAME.replace("FIELD", "copies"), file="game.yaml"),
    right=Example(_GAME.replace("FIELD", "weight"), file="game.yaml"),
)
SHADOWED_KIND = Rule(
    "RW113",
    "shadowed-kind",
    Severity.ERROR,
    title="A declared kind with the name of a kind that is there already",
    why="Files of that kind would be shaped by one of the two records, and their "
    "schema by the other.",
    wrong=Example(_GAME.replace("FIELD", "weight") + "  card: {of: tile}\n", _TOP),
    right=Example(_GAME.replace("FIELD", "weight"), _TOP),
)
UNKNOWN_NAME = Rule(
    "RW201",
    "unknown-name",
    Severity.ERROR,
    title="A name that no component has",
    why="A reference that lands nowhere prints nothing or the wrong thing.",
    wrong=None,
    right=None,
)
AMBIGUOUS_FIGURE = Rule(
    "RW203",
    "ambiguous-figure",
    Severity.ERROR,
    title="A figure that could be either of two numbers",
    why="One of them would be wrong, and nobody would see it until they differ.",
    wrong=Example(
        _HEAD + "- id: first\n  name: First Light\n"
        "  effects: [{id: prize, ops: [{op: gain, what: pebbles, n: 2},"
        " {op: draw, deck: cards, n: 1}]}]\n"
        "  rules: |\n    Gain {prize.n} Pebbles.\n"
    ),
    right=Example(
        _HEAD + "- id: first\n  name: First Light\n"
        "  effects: [{id: prize, ops: [{op: gain, what: pebbles, n: 2},"
        " {id: more, op: draw, deck: cards, n: 1}]}]\n"
        "  rules: |\n    Gain {prize.n} Pebbles.\n"
    ),
)
UNKNOWN_ICON = Rule(
    "RW204",
    "unknown-icon",
    Severity.ERROR,
    title="An icon that is in no template folder",
    why="A face that names it would print a hole where players look for a sign.",
    wrong=Example(_HEAD + "- {id: first, name: First Light, icon: copmute}\n"),
    right=Example(_HEAD + "- {id: first, name: First Light, icon: compute}\n"),
)
UNKNOWN_FORMAT = Rule(
    "RW205",
    "unknown-format",
    Severity.ERROR,
    title="A deck whose format or kind `print.yaml` does not know",
    why="Without a size and a template nothing can be printed.",
    wrong=Example(_SOUND.replace("format: card}", "format: crad}")),
    right=Example(_SOUND),
)
SMALL_TYPE = Rule(
    "RW206",
    "small-type",
    Severity.ERROR,
    title="A setting below the smallest type of the game",
    why="`print.yaml` says which type is the smallest that players can read; a setting "
    "below it would let a long card shrink past that.",
    wrong=None,
    right=None,
)
UNUSED = Rule(
    "RW208",
    "unused",
    Severity.WARNING,
    title="Something declared that nothing makes use of",
    why="It is either left over, and leads its readers astray, or its name is spelled "
    "otherwise where it was to be used.",
    wrong=Example(_PRESS.replace("MORE", "hexx: {template: pebble/card.html}"), _SIZES),
    right=Example(_PRESS.replace("  MORE\n", ""), _SIZES),
)
UNREAD_FILE = Rule(
    "RW207",
    "unread-file",
    Severity.WARNING,
    title="A content file that nobody reads",
    why="Content files end in `.yaml`. A file of another name is left out, and its "
    "cards are missing without a word.",
    wrong=None,
    right=None,
)

ALL = (
    UNKNOWN_KEY,
    MISSING_KEY,
    WRONG_SHAPE,
    NOT_A_CHOICE,
    OUT_OF_RANGE,
    BAD_SPELLING,
    UNKNOWN_KIND,
    SCHEMA_LINE,
    DOUBLE_ID,
    TAKEN_FIELD,
    SHADOWED_KIND,
    UNKNOWN_NAME,
    AMBIGUOUS_FIGURE,
    UNKNOWN_ICON,
    UNKNOWN_FORMAT,
    SMALL_TYPE,
    UNREAD_FILE,
    UNUSED,
)
