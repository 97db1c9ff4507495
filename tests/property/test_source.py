"""What is always true of reading: places are right, and no bytes raise.

A text is written together with its value: each character of the value remembers where
it was put. What `Document.within` says is compared with that memory, so the two sides
share no code.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.diagnostics import (
    Report,
    Span,
    render_github,
    render_json,
    render_sarif,
    render_text,
)
from rulewright.source import Document, Loc, Plain, read_bytes
from rulewright.source.decoding import excerpt_text

FEW = settings(deadline=None, max_examples=60)

LETTERS = "abzéß漢🎲e\u0301.;!?-_*&%@`|>{}[],=+~\u00a0"
PLAIN_LETTERS = "abzéß漢🎲.;!?-_*&=+~'\""


@dataclass
class Written:
    """Raw text, the value it stands for, and where each character of it was put.

    A fold has no place of its own: None.
    """

    raw: str = ""
    value: str = ""
    places: list[tuple[int, int] | None] = field(default_factory=list)

    def put(self, raw: str, value: str) -> None:
        """Write one character, in some spelling."""
        self.places.append((len(self.raw), len(self.raw) + len(raw)))
        self.raw += raw
        self.value += value

    def fold(self, raw: str, value: str) -> None:
        """Write a line break, and what becomes of it."""
        self.raw += raw
        self.value += value
        self.places += [None] * len(value)


Spell = Callable[[st.DataObject, str], str]


def _as_is(_data: st.DataObject, char: str) -> str:
    return char


def _single(_data: st.DataObject, char: str) -> str:
    return "''" if char == "'" else char


def _double(data: st.DataObject, char: str) -> str:
    short = {'"': '\\"', "\\": "\\\\", "\n": "\\n", " ": "\\ ", "/": "\\/"}
    ways = [f"\\U{ord(char):08x}"]
    if ord(char) < 0x10000:
        ways.append(f"\\u{ord(char):04X}")
    if ord(char) < 0x100:
        ways.append(f"\\x{ord(char):02x}")
    if char in short:
        ways.append(short[char])
    if char not in '"\\\n ':
        ways += [char] * 9
    return data.draw(st.sampled_from(ways))


def _line_break(data: st.DataObject, written: Written, *, escapes: bool) -> None:
    blanks = data.draw(st.integers(0, 2))
    before = " " * data.draw(st.integers(0, 2))
    indent = " " * data.draw(st.integers(3, 6))
    empty = "".join(f"{' ' * data.draw(st.integers(0, 6))}\n" for _ in range(blanks))
    if escapes and data.draw(st.booleans()):
        written.fold(f"\\\n{empty}{indent}", "\n" * blanks)
    else:
        written.fold(f"{before}\n{empty}{indent}", "\n" * blanks or " ")


def _words(
    data: st.DataObject, written: Written, letters: str, spell: Spell, *, escapes: bool
) -> None:
    """Words with spaces or line breaks between them."""
    words = data.draw(
        st.lists(st.text(st.sampled_from(letters), min_size=1, max_size=6), min_size=1)
    )
    for number, word in enumerate(words):
        if number and data.draw(st.booleans()):
            _line_break(data, written, escapes=escapes)
        elif number:
            for _ in range(data.draw(st.integers(1, 3))):
                written.put(" ", " ")
        # A letter first: a line of its own may begin with the word.
        for char in f"w{word}":
            written.put(spell(data, char), char)


def _flow_scalar(data: st.DataObject, style: str) -> Written:
    written = Written("deck:\n  text: ")
    if style == "plain":
        _words(data, written, PLAIN_LETTERS, _as_is, escapes=False)
    elif style == "single":
        written.raw += "'"
        _words(data, written, f"{LETTERS}'\"\\:#", _single, escapes=False)
        written.raw += "'"
    else:
        written.raw += '"'
        _words(data, written, f"{LETTERS}'\"\\:#\n /", _double, escapes=True)
        written.raw += '"'
    written.raw += data.draw(st.sampled_from(["\n", "", "  # remark\n", "\nmore: 1\n"]))
    return written


def _document(raw: str) -> Document:
    report = Report()
    document = read_bytes(raw.encode(), "a.yaml", report)
    assert document is not None, report.findings
    return document


def _offsets(text: str, span: Span) -> tuple[int, int]:
    """The two offsets that a span stands for, counted anew."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    first = starts[span.line - 1] + span.column - 1
    return first, starts[span.end_line - 1] + span.end_column - 1


@FEW
@given(st.data(), st.sampled_from(["plain", "single", "double"]))
def test_every_character_of_a_flow_scalar_is_where_it_was_put(
    data: st.DataObject, style: str
) -> None:
    written = _flow_scalar(data, style)
    document = _document(written.raw)
    loc = ("deck", "text")
    assert isinstance(document.data, dict)
    assert isinstance(document.data["deck"], dict)
    assert document.data["deck"]["text"] == written.value
    for at, place in enumerate(written.places):
        if place is not None:
            span = document.within(loc, at, at + 1)
            assert _offsets(written.raw, span) == place
    known = [at for at, place in enumerate(written.places) if place is not None]
    first, last = sorted(data.draw(st.tuples(*[st.sampled_from(known)] * 2)))
    begin, end = written.places[first], written.places[last]
    assert begin is not None
    assert end is not None
    span = document.within(loc, first, last + 1)
    assert _offsets(written.raw, span) == (begin[0], end[1])


@st.composite
def _blocks(draw: st.DrawFn) -> str:
    """A literal or folded block: lines of text, blank lines, deeper lines."""
    indent = draw(st.integers(1, 4))
    word = st.text(st.sampled_from(f"{LETTERS}'\"\\:# "), max_size=8)
    first = draw(st.sampled_from("wé-*&|#"))
    lines = [f"{' ' * indent}{first}{draw(word)}"]
    for kind in draw(st.lists(st.sampled_from("tttbd"))):
        deeper = " " * draw(st.integers(1, 3)) if kind == "d" else ""
        text = "" if kind == "b" else f"{' ' * indent}{deeper}w{draw(word)}"
        lines.append(text or " " * draw(st.integers(0, indent)))
    head = draw(st.sampled_from(["", "\n", "\n\n"]))
    style = draw(st.sampled_from("|>")) + draw(st.sampled_from(["", "-", "+"]))
    explicit = draw(st.sampled_from(["", str(indent)]))
    tail = draw(st.sampled_from(["", "\n", "\n\n\n", "\nmore: 1\n", "\n\n# end\n"]))
    body = "\n".join(lines)
    return f"text: {style}{explicit}\n{head}{body}{tail}"


@FEW
@given(_blocks())
def test_every_character_of_a_block_is_where_it_says(raw: str) -> None:
    document = _document(raw)
    assert isinstance(document.data, dict)
    value = document.data["text"]
    assert isinstance(value, str)
    before = raw.index("\n")
    seen = 0
    for at, char in enumerate(value):
        first, last = _offsets(raw, document.within(("text",), at, at + 1))
        # In order, one apart, and each holds its character: only one way is left.
        assert last == first + 1
        assert first > before or first == len(raw)
        if char not in " \n":
            assert raw[first] == char
            seen += 1
        before = first
    block = raw.index("\n")
    written = [char for char in raw[block:] if char not in " \n"]
    rest = "more:1" if raw.endswith("more: 1\n") else ""
    rest = "#end" if raw.endswith("# end\n") else rest
    assert seen == len(written) - len(rest)


KEYS = st.text(st.sampled_from("abcn_é 1"), min_size=1, max_size=5)
VALUES: st.SearchStrategy[Plain] = st.recursive(
    st.integers(-(10**14), 10**14) | st.booleans() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
    ),
    max_leaves=12,
)


def _dump(value: Plain) -> str:
    """Some flow YAML for a value, each text with every character escaped."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_dump(k)}: {_dump(v)}' for k, v in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_dump, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return f'"{"".join(f"{chr(92)}U{ord(c):08x}" for c in str(value))}"'


def _locs(value: Plain, loc: Loc = ()) -> list[tuple[Loc, Plain]]:
    found = [(loc, value)]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _locs(inner, (*loc, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += _locs(inner, (*loc, at))
    return found


@FEW
@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_values_come_back_and_stand_where_they_were_written(
    value: dict[str, Plain],
) -> None:
    raw = _dump(value)
    report = Report()
    document = read_bytes(raw.encode(), "a.yaml", report)
    if document is None:
        # Escapes may bring in what nobody can see; nothing else may be found.
        assert {f.rule.slug for f in report} == {"control-character"}
        return
    assert document.data == value
    for loc, inner in _locs(value):
        first, last = _offsets(raw, document.span(loc))
        assert raw[first:last] == _dump(inner)
        if loc and isinstance(loc[-1], str):
            first, last = _offsets(raw, document.key_span(loc))
            assert raw[first:last] == _dump(loc[-1])


WORDS = (
    "- ;key: ;a;: ;{;};[;];, ;\";';#;&a ;*a;!t ;%;012;yes;~;2.5;é;\x07;\u2028;<<: ;? ;|"
    ";\\;\\x;🎲;\ufeff"
)
PIECES = st.sampled_from(
    ["\n", "\n  ", "\n    ", "\r\n", "|\n", ">-\n", "---\n", "\t", " "]
) | st.sampled_from(WORDS.split(";"))
ANYTHING = (
    st.binary(max_size=60)
    | st.lists(PIECES, max_size=30).map(lambda some: "".join(some).encode())
    | st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace"))
)


@settings(deadline=None, max_examples=200)
@given(ANYTHING)
def test_nothing_that_can_be_written_raises(data: bytes) -> None:
    report = Report()
    document = read_bytes(data, "a.yaml", report)
    slugs = {finding.rule.slug for finding in report}
    in_doubt = slugs - {"byte-order-mark", "carriage-return"}
    assert (document is None) == bool(in_doubt)
    lines = excerpt_text(data).split("\n")
    for finding in report:
        for span in (finding.span, *(label.span for label in finding.labels)):
            assert span is not None
            assert 1 <= span.line <= span.end_line <= len(lines)
            assert 1 <= span.column <= len(lines[span.line - 1]) + 1
            assert (span.line, span.column) <= (span.end_line, span.end_column)
            # A line feed counts as the last character of its line.
            assert span.end_column <= len(lines[span.end_line - 1]) + 2
    render_text(report, lambda _: excerpt_text(data))
    for render in (render_json, render_github, render_sarif):
        assert len(report) == 0 or render(report)
    if document is not None:
        for loc, value in _locs(document.data):
            assert document.span(loc).line <= document.span(()).end_line
            if isinstance(value, str):
                document.within(loc, 0, len(value))
