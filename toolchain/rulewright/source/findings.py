"""The rules of this room: RW0, faults met while a file is read.

Here: the page of each rule. Not here: the search for the fault, which is in `reading`,
`decoding`, `events`, `scalars` and `syntax`.
"""

from rulewright.diagnostics import Example, Rule, Severity

_ERROR = Severity.ERROR

MISSING = Rule(
    "RW001",
    "file-missing",
    _ERROR,
    "A file that the game names does not exist.",
    "A build that went on without the file would print an incomplete game.",
    wrong=None,
    right=None,
)

FOLDER = Rule(
    "RW002",
    "folder-in-place-of-file",
    _ERROR,
    "A folder stands where a file should be.",
    "Only a file has content to read; nothing in the folder would be printed.",
    wrong=None,
    right=None,
)

UNREADABLE = Rule(
    "RW003",
    "file-unreadable",
    _ERROR,
    "The file is there but the system does not hand out its content.",
    "A build that went on without the file would print an incomplete game.",
    wrong=None,
    right=None,
)

TOO_LARGE = Rule(
    "RW004",
    "file-too-large",
    _ERROR,
    "The file is larger than 8 MiB.",
    "A file written by hand is hundreds of times smaller. One of this size is usually "
    "a picture or an export under a wrong name, and reading it would take minutes.",
    wrong=None,
    right=None,
)

EMPTY_FILE = Rule(
    "RW005",
    "empty-file",
    _ERROR,
    "The file holds no content.",
    "A file that says nothing is usually one that was never saved. Comments alone are "
    "nothing too: no card comes from them.",
    wrong=Example("# cards to come\n"),
    right=Example("kind: card\n"),
)

WRONG_ENCODING = Rule(
    "RW006",
    "utf-16-or-32",
    _ERROR,
    "The file is written in UTF-16 or UTF-32.",
    "Content is UTF-8, so that every editor, comparison and search reads the same "
    "characters. Some Windows programs save “Unicode” as UTF-16.",
    wrong=Example("kind: card\n", encoding="utf-16"),
    right=Example("kind: card\n"),
)

NOT_UTF8 = Rule(
    "RW007",
    "bytes-outside-utf-8",
    _ERROR,
    "Some bytes of the file are no characters in UTF-8.",
    "The file was probably saved in an older encoding, in which the same byte is "
    "another letter for every region. On the card a wrong letter would be printed.",
    wrong=Example("name: Café Society\n", encoding="latin-1"),
    right=Example("name: Café Society\n"),
)

BYTE_ORDER_MARK = Rule(
    "RW008",
    "byte-order-mark",
    _ERROR,
    "The file begins with an invisible byte order mark.",
    "UTF-8 needs none, and the mark turns up again as a stray character wherever "
    "files are joined, searched or compared.",
    wrong=Example("kind: card\n", encoding="utf-8-sig"),
    right=Example("kind: card\n"),
)

CARRIAGE_RETURN = Rule(
    "RW009",
    "carriage-return",
    _ERROR,
    "Lines end in a carriage return.",
    "Lines of content end in a line feed alone, on every system. Otherwise the same "
    "card has two spellings, every line differs in a comparison, and each cache and "
    "checksum sees another file.",
    wrong=Example("kind: card\r\nname: Safe House\r\n"),
    right=Example("kind: card\nname: Safe House\n"),
)

CONTROL_CHARACTER = Rule(
    "RW010",
    "control-character",
    _ERROR,
    "A character that nobody can see stands in the file.",
    "Control characters print nothing or a box, break lines where the author sees "
    "none, or turn the direction of the text. They come in with a paste.",
    wrong=Example("name: Safe\x0bHouse\n"),
    right=Example("name: Safe House\n"),
)

TAB = Rule(
    "RW011",
    "tab",
    _ERROR,
    "A tab stands in the file.",
    "YAML forbids tabs in indentation, and no two editors show them equally wide, so "
    "what looks aligned may not be. In printed text a tab has no meaning.",
    wrong=Example("name:\tSafe House\n"),
    right=Example("name: Safe House\n"),
)

BROKEN_YAML = Rule(
    "RW012",
    "broken-yaml",
    _ERROR,
    "The file stops being YAML at this place.",
    "From here on nobody can tell which value belongs to which key, so the rest of "
    "the file is not read. Faults further down appear once this one is mended.",
    wrong=Example("rules: Choose one: draw a card\n"),
    right=Example('rules: "Choose one: draw a card"\n'),
)

SEVERAL_DOCUMENTS = Rule(
    "RW013",
    "several-documents",
    _ERROR,
    "The file holds more than one YAML document.",
    "One file is one document, so that a file has one kind and one schema. The text "
    "after a line of three hyphens would be lost to most readers.",
    wrong=Example("kind: card\n---\nkind: tile\n"),
    right=Example("kind: card\n"),
)

DIRECTIVE = Rule(
    "RW014",
    "directive",
    _ERROR,
    "A YAML directive stands at the head of the file.",
    "A directive changes how the rest is read, down to what counts as a number. "
    "Content is read one way everywhere.",
    wrong=Example("%YAML 1.1\n---\nkind: card\n"),
    right=Example("kind: card\n"),
)

ROOT = Rule(
    "RW015",
    "file-without-keys",
    _ERROR,
    "The file as a whole is a list or a single value.",
    "Every content file is a mapping: it says its kind and then what it holds, so "
    "that an editor can complete it and a reader knows what the list is of.",
    wrong=Example("- id: safe_house\n- id: back_room\n"),
    right=Example("components:\n- id: safe_house\n- id: back_room\n"),
)

TOO_DEEP = Rule(
    "RW016",
    "too-deep",
    _ERROR,
    "Lists and mappings are nested more than 40 deep.",
    "No content goes beyond a dozen levels. A file that does is a slip with brackets, "
    "or made to exhaust whoever reads it.",
    wrong=Example("effects: " + "[" * 41 + "]" * 41 + "\n"),
    right=Example("effects: " + "[" * 39 + "]" * 39 + "\n"),
)

DOUBLED_KEY = Rule(
    "RW017",
    "doubled-key",
    _ERROR,
    "One mapping has the same key twice.",
    "Readers of YAML keep the first or the last of them and drop the other without a "
    "word: a card would print a number that its author had replaced.",
    wrong=Example("cost: 2\nname: Safe House\ncost: 3\n"),
    right=Example("cost: 3\nname: Safe House\n"),
)

KEY = Rule(
    "RW018",
    "key-without-name",
    _ERROR,
    "A key is something other than text.",
    "Keys are names. A number, a truth value, a list or nothing at all as a key has "
    "no counterpart in JSON, and a schema cannot describe it.",
    wrong=Example("prices:\n  1: two\n"),
    right=Example('prices:\n  "1": two\n'),
)

ANCHOR = Rule(
    "RW019",
    "anchor",
    _ERROR,
    "A value is given a YAML anchor.",
    "An anchor makes one text count in two places, and a finding can then no longer "
    "say which was meant. A number that is needed twice has one home and is referred "
    "to by name.",
    wrong=Example("fee: &fee 2\n"),
    right=Example("fee: 2\n"),
)

ALIAS = Rule(
    "RW020",
    "alias",
    _ERROR,
    "A value is borrowed from another place by a YAML alias.",
    "What stands in the file should be what is read there. Text that begins with an "
    "asterisk is taken for an alias too, and needs quotes.",
    wrong=Example("fee: *usual_fee\n"),
    right=Example("fee: 2\n"),
)

MERGE_KEY = Rule(
    "RW021",
    "merge-key",
    _ERROR,
    "A mapping takes in another one by the key <<.",
    "YAML 1.2 has no merging, and the readers that offer it disagree about which side "
    "wins. Every card spells out its own fields.",
    wrong=Example("deck:\n  <<: {code: HL}\n"),
    right=Example("deck:\n  code: HL\n"),
)

TAG = Rule(
    "RW022",
    "tag",
    _ERROR,
    "A value carries a YAML tag.",
    "The type of a value follows from its field, never from a tag. Text that begins "
    "with an exclamation mark is taken for a tag too, and needs quotes.",
    wrong=Example("cost: !!str 2\n"),
    right=Example('cost: "2"\n'),
)

TRUTH_WORD = Rule(
    "RW023",
    "word-for-truth",
    _ERROR,
    "An unquoted word is a truth value to some readers and text to others.",
    "The code of Norway, “no”, is the famous victim. Content knows true and false, in "
    "small letters; yes, no, on, off, y and n are text and say so by quotes.",
    wrong=Example("answer: yes\n"),
    right=Example('answer: "yes"\n'),
)

NUMBER_SPELLING = Rule(
    "RW024",
    "number-spelling",
    _ERROR,
    "A whole number is not in its one plain spelling.",
    "To some readers 012 is ten, 1_000 is text and 0x1f is a word. Numbers are "
    "written in decimal digits, without sign +, leading zero or separator, and with "
    "no more than 15 digits.",
    wrong=Example("cost: 012\n"),
    right=Example("cost: 12\n"),
)

FRACTION = Rule(
    "RW025",
    "fraction",
    _ERROR,
    "A number with a decimal point or an exponent.",
    "A game counts in whole things, and floats are not exact: 0.1 and 0.2 make more "
    "than 0.3. A length is text with a unit, such as 2.5in.",
    wrong=Example("bleed: 2.5\n"),
    right=Example("bleed: 2.5mm\n"),
)

TIME = Rule(
    "RW026",
    "date-or-time",
    _ERROR,
    "An unquoted date or time.",
    "Some readers turn it into a point in time, and 12:30 into seven hundred and "
    "fifty. In quotes it is the text that prints.",
    wrong=Example("printed: 2038-01-19\n"),
    right=Example('printed: "2038-01-19"\n'),
)

NOTHING = Rule(
    "RW027",
    "word-for-nothing",
    _ERROR,
    "The value is ~ or null.",
    "A field that is left out and a field that is there but holds nothing would be two "
    "ways to say one thing. Content has only the first.",
    wrong=Example("reminder: null\n"),
    right=Example("name: Safe House\n"),
)

EMPTY_VALUE = Rule(
    "RW028",
    "value-missing",
    _ERROR,
    "A key or a list entry has no value.",
    "It is mostly a line that waits to be finished, or a value that is indented too "
    "little to belong to its key.",
    wrong=Example("name:\ncost: 2\n"),
    right=Example("name: Safe House\ncost: 2\n"),
)

BROKEN_TABLE = Rule(
    "RW029",
    "table-broken",
    _ERROR,
    "A CSV file does not hold one table.",
    "A quote that is not closed, or a row with a cell more or less, moves words into "
    "the fields of other cards.",
    wrong=None,
    right=None,
)

ALL = (
    MISSING,
    FOLDER,
    UNREADABLE,
    TOO_LARGE,
    EMPTY_FILE,
    WRONG_ENCODING,
    NOT_UTF8,
    BYTE_ORDER_MARK,
    CARRIAGE_RETURN,
    CONTROL_CHARACTER,
    TAB,
    BROKEN_YAML,
    SEVERAL_DOCUMENTS,
    DIRECTIVE,
    ROOT,
    TOO_DEEP,
    DOUBLED_KEY,
    KEY,
    ANCHOR,
    ALIAS,
    MERGE_KEY,
    TAG,
    TRUTH_WORD,
    NUMBER_SPELLING,
    FRACTION,
    TIME,
    NOTHING,
    EMPTY_VALUE,
    BROKEN_TABLE,
)
