"""Bytes become characters, or a finding says which do not."""

import pytest

from rulewright.diagnostics import Report
from rulewright.source.decoding import Decoded, decode, excerpt_text, named

SOUND = "name: Café\nrules: draw\n"


def _decode(data: bytes) -> tuple[Decoded | None, list[str]]:
    report = Report()
    decoded = decode(data, "a.yaml", report)
    shown = [f"{f.rule.slug} {f.span.line}:{f.span.column}" for f in report if f.span]
    assert len(shown) == len(report)
    return decoded, shown


def test_sound_text_is_handed_on() -> None:
    assert _decode(SOUND.encode()) == (Decoded(SOUND, sound=True, parse=True), [])
    assert _decode(b"") == (Decoded("", sound=True, parse=True), [])


@pytest.mark.parametrize(
    "encoding",
    ["utf-16", "utf-32", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"],
)
def test_wide_encodings_are_known_with_and_without_their_mark(encoding: str) -> None:
    report = Report()
    assert decode(SOUND.encode(encoding), "a.yaml", report) is None
    (found,) = report.findings
    assert found.rule.slug == "utf-16-or-32"
    assert encoding[:6].upper() in found.says


def test_a_mark_and_carriage_returns_are_found_once_and_mended() -> None:
    data = b"\xef\xbb\xbf" + SOUND.replace("\n", "\r\n").encode()
    decoded, shown = _decode(data)
    assert decoded == Decoded(SOUND, sound=True, parse=True)
    assert shown == ["byte-order-mark 1:1", "carriage-return 1:11"]


def test_lone_carriage_returns_are_line_ends_too() -> None:
    decoded, shown = _decode(b"a: 1\rb: 2\n")
    assert decoded is not None
    assert decoded.text == "a: 1\nb: 2\n"
    assert shown == ["carriage-return 1:5"]


def test_bytes_that_are_no_utf8() -> None:
    report = Report()
    decoded = decode("a: 1\r\nb: Café\nc: é\n".encode("latin-1"), "a.yaml", report)
    assert decoded is not None
    assert not decoded.sound
    assert decoded.text == "a: 1\nb: Caf\ufffd\nc: \ufffd\n"
    (_, found) = report.findings
    assert str(found.span) == "a.yaml:2:7"
    assert found.says == "this byte (E9) is no character in UTF-8; also in line 3"
    assert "“é”" in found.hint


@pytest.mark.parametrize(
    "data",
    [b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\xaf", b"\xff\xff"],
)
def test_every_kind_of_broken_utf8(data: bytes) -> None:
    decoded, shown = _decode(b"a: x" + data + b"y\n")
    assert decoded is not None
    assert not decoded.sound
    assert shown == ["bytes-outside-utf-8 1:5"]


def test_unseen_characters_are_found_once_each() -> None:
    report = Report()
    text = "a: x\x07y\nb: \u200b\nc: \x07\x07\nd: \u202e \x85\n"
    decoded = decode(text.encode(), "a.yaml", report)
    assert decoded is not None
    assert not decoded.sound
    assert [f"{f.says} {f.span}" for f in report] == [
        "U+0007 stands here; also in line 3 a.yaml:1:5",
        "U+200B (zero width space) stands here a.yaml:2:4",
        "U+202E (right-to-left override) stands here a.yaml:4:4",
        "U+0085 stands here a.yaml:4:6",
    ]


def test_characters_that_scripts_need_are_kept() -> None:
    text = "a: “é” 漢字 👩\u200d🚀 می\u200cروم 5\xa0mm\n"
    assert _decode(text.encode()) == (Decoded(text, sound=True, parse=True), [])


def test_a_tab_between_words_lets_the_rest_be_read() -> None:
    decoded, shown = _decode(b"a:\t\t1\nb: 2\n")
    assert decoded == Decoded("a:  1\nb: 2\n", sound=False, parse=True)
    assert shown == ["tab 1:3"]


def test_a_tab_in_the_indentation_does_not() -> None:
    report = Report()
    lines = b"a:\n" + b"\tb: 1\n" * 9
    decoded = decode(lines, "a.yaml", report)
    assert decoded is not None
    assert not decoded.parse
    (found,) = report.findings
    assert str(found.span) == "a.yaml:2:1"
    assert found.says.endswith("; also in lines 3, 4, 5, 6, 7 and 3 more")


def test_an_excerpt_can_be_had_of_anything() -> None:
    assert excerpt_text(b"\xef\xbb\xbfa\r\nb\rc\xff") == "a\nb\nc\ufffd"
    for data in (b"\xe1\x80\r", b"\xf0\x9f\x8e", b"\xed\xa0\x80x\r\n", b"\xe9\xe9"):
        decoded = decode(data, "a.yaml", Report())
        assert decoded is not None
        assert decoded.text == excerpt_text(data)


def test_named() -> None:
    assert named("\x00") == "U+0000"
    assert named("\u2028") == "U+2028 (line separator)"
