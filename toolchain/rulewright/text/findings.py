"""Findings of text: numbers in sentences (RW30x) and words (RW40x, RW42x)."""

from rulewright.diagnostics import Example, Rule, Severity

_HEAD = """\
# yaml-language-server: $schema=../schemas/rulewright/card.json
kind: card
deck: {id: cards, name: Card, code: CD, format: card, back: card}
components:
- id: first
  name: First Light
  effects: [{id: tide, ops: [{op: gain, what: pebbles, n: 2}]}]
"""


def _rules(*lines: str) -> Example:
    text = "".join(f"    {line}\n" for line in lines)
    return Example(f"{_HEAD}  rules: |\n{text}")


def _flavour(words: str) -> Example:
    return Example(f'{_HEAD}  flavour: "{words}"\n')


_SOUND = _rules("Gain {tide.n} Pebbles.")

TYPED_NUMBER = Rule(
    "RW301",
    "typed-number",
    Severity.ERROR,
    title="A number typed into a rules sentence",
    why="A number that prints or plays has one home, in the effects of a face, and "
    "sentences refer to it. A typed copy goes stale, and nobody notices until the "
    "card is printed.",
    wrong=_rules("Gain 2 Pebbles."),
    right=_SOUND,
)
UNKNOWN_FIGURE = Rule(
    "RW302",
    "figure-without-home",
    Severity.ERROR,
    title="A reference to a figure that is nowhere",
    why="A reference names an entry of the effects and a number inside it. Without "
    "the number there is nothing to print.",
    wrong=_rules("Gain {tide.m} Pebbles."),
    right=_SOUND,
)
UNREAD = Rule(
    "RW401",
    "unread-sentence",
    Severity.ERROR,
    title="A rules sentence that the rules English does not know",
    why="Every promise of a face is read, so that it can be compared with what the "
    "game does. A sentence that is not read is a promise that nobody keeps watch "
    "over, and at the table it is the one that is argued about.",
    wrong=_rules("Gain {tide.n} Pebbles, as the tide allows."),
    right=_SOUND,
)
WRITTEN_OTHERWISE = Rule(
    "RW402",
    "slip-of-agreement",
    Severity.ERROR,
    title="A sentence that means something but is written otherwise",
    why="There is one way to say each thing. A plural, a verb, an article or an order "
    "that differs is a slip, and two wordings of one rule make players look for a "
    "difference.",
    wrong=_rules("Gain {tide.n} Pebble."),
    right=_SOUND,
)
TWO_WORDINGS = Rule(
    "RW403",
    "two-wordings",
    Severity.ERROR,
    title="A meaning that the rules English can word in two ways",
    why="Two wordings of one meaning are a fault of the phrases: one of them must be "
    "struck from the language. The face is not at fault.",
    wrong=None,
    right=None,
)
NO_ANTECEDENT = Rule(
    "RW404",
    "points-nowhere",
    Severity.ERROR,
    title="A word that points to nothing, or to more than one thing",
    why='"That rival", "it", "both", "If you do" and "Otherwise" point to something '
    "above them on the same face. With nothing there, or two things, players must "
    "guess.",
    wrong=_rules("If you do, gain {tide.n} Pebbles."),
    right=_rules("You may gain {tide.n} Pebbles. If you do, gain {tide.n} Pebbles."),
)
FORBIDDEN_WORD = Rule(
    "RW405",
    "word-that-does-not-print",
    Severity.ERROR,
    title="A word that rules text does not use",
    why="One word per thing: a synonym makes players look for a difference. The "
    "glossary lists the words that stand for no thing of their own.",
    wrong=_rules("Receive {tide.n} Pebbles."),
    right=_SOUND,
)
RETIRED_NAME = Rule(
    "RW406",
    "retired-name",
    Severity.ERROR,
    title="A name that must not print any more",
    why="The thing has another name by now. A face that keeps the old one names "
    "something that players do not find on the table.",
    wrong=_rules("Gain {tide.n} Cobbles."),
    right=_SOUND,
)
UNKNOWN_TERM = Rule(
    "RW407",
    "unknown-term",
    Severity.ERROR,
    title="A term that the glossary does not have",
    why="Capitals mark terms, and terms are spelled one way. A word that looks like a "
    "term and is none is a slip, or a term that nobody has defined.",
    wrong=_rules("Gain {tide.n} Peebles."),
    right=_SOUND,
)
UNREAD_REMINDER = Rule(
    "RW408",
    "unread-reminder",
    Severity.ERROR,
    title="A reminder that the rules English does not know",
    why="A reminder is read and proved like rules text: one that is wrong does more "
    "harm than none.",
    wrong=Example(f"{_HEAD}  reminder: |\n    The tide brings Pebbles.\n"),
    right=Example(f"{_HEAD}  reminder: |\n    Gain {{tide.n}} Pebbles.\n"),
)
COLLIDING_TERM = Rule(
    "RW409",
    "term-like-a-plain-word",
    Severity.ERROR,
    title="A term spelled like a plain word of the rules English",
    why="A term wins over a plain word. A term spelled like one takes the word away "
    "from every sentence that needs it.",
    wrong=Example(
        "# yaml-language-server: $schema=schemas/rulewright/glossary.json\n"
        "terms:\n"
        "- {id: pebbles, term: Pebble, plural: Pebbles, kind: resource, grammar: res, "
        'is: "What the game is about."}\n'
        '- {id: hold, term: Hold, kind: resource, grammar: res, is: "Of a ship."}\n',
        file="glossary.yaml",
    ),
    right=Example(
        "# yaml-language-server: $schema=schemas/rulewright/glossary.json\n"
        "terms:\n"
        "- {id: pebbles, term: Pebble, plural: Pebbles, kind: resource, grammar: res, "
        'is: "What the game is about."}\n',
        file="glossary.yaml",
    ),
)
FLAVOUR_FIGURE = Rule(
    "RW421",
    "figure-in-flavour",
    Severity.ERROR,
    title="A digit in flavour",
    why="Players look at digits first. A digit in flavour looks like a rule.",
    wrong=_flavour("The sea keeps 3 receipts."),
    right=_flavour("The sea keeps no receipts."),
)
LOUD_VOICE = Rule(
    "RW422",
    "raised-voice",
    Severity.WARNING,
    title="An exclamation mark",
    why="Rules state and flavour keeps a straight face; neither raises its voice.",
    wrong=_flavour("The sea keeps no receipts!"),
    right=_flavour("The sea keeps no receipts."),
)
LONG_FLAVOUR = Rule(
    "RW423",
    "long-flavour",
    Severity.WARNING,
    title="Flavour of too many words",
    why="A quote has 25 words at most and a strapline 12. More is not read at a table, "
    "and takes the room of the rules.",
    wrong=_flavour(
        "The sea keeps no receipts, and if it kept receipts they would be wet, and if "
        "they were dry they would be illegible, and so there would be none at all."
    ),
    right=_flavour("The sea keeps no receipts."),
)
CONTRACTION = Rule(
    "RW424",
    "contraction",
    Severity.ERROR,
    title="A contraction in rules text",
    why='Rules are read aloud and translated. "Don\'t" hides a negation in a syllable.',
    wrong=_rules("Don't gain Pebbles."),
    right=_SOUND,
)

ALL = (
    TYPED_NUMBER,
    UNKNOWN_FIGURE,
    UNREAD,
    WRITTEN_OTHERWISE,
    TWO_WORDINGS,
    NO_ANTECEDENT,
    FORBIDDEN_WORD,
    RETIRED_NAME,
    UNKNOWN_TERM,
    UNREAD_REMINDER,
    COLLIDING_TERM,
    FLAVOUR_FIGURE,
    LOUD_VOICE,
    LONG_FLAVOUR,
    CONTRACTION,
)
