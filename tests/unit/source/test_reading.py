"""From a path to a document, whatever lies there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.source import Document, excerpt_source, read, read_bytes, reading

SOUND = "kind: card\ncopies: 2\n"


def _read(path: Path) -> tuple[Document | None, list[str]]:
    report = Report()
    document = read(path, report, root=path.parent)
    return document, [f"{f.span} {f.rule.slug}" for f in report]


def test_a_sound_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(SOUND)
    document, found = _read(file)
    assert found == []
    assert document is not None
    assert document.path == "cards.yaml"
    assert document.text == SOUND
    assert document.data == {"kind": "card", "copies": 2}
    assert len(document.digest) == 64


def test_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "pipe.yaml")
    for name, found in (
        ("gone.yaml", "gone.yaml:1:1 file-missing"),
        ("file/x.yaml", "x.yaml:1:1 file-missing"),
        ("a\0b", "a\0b:1:1 file-missing"),
        ("folder.yaml", "folder.yaml:1:1 folder-in-place-of-file"),
        ("pipe.yaml", "pipe.yaml:1:1 file-unreadable"),
        (f"{'long' * 100}.yaml", f"{'long' * 100}.yaml:1:1 file-unreadable"),
    ):
        assert _read(tmp_path / name) == (None, [found])


def test_what_the_system_keeps_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied", self)

    file = tmp_path / "cards.yaml"
    file.write_text(SOUND)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    report = Report()
    assert read(file, report) is None
    (found,) = report.findings
    assert found.rule.slug == "file-unreadable"
    assert found.says == "the system says: Permission denied"


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    with file.open("wb") as out:
        out.truncate(reading.LARGEST + 1)
    assert _read(file) == (None, ["cards.yaml:1:1 file-too-large"])
    report = Report()
    assert read_bytes(b" " * (reading.LARGEST + 1), "a.yaml", report) is None
    assert [f.rule.slug for f in report] == ["file-too-large"]
    assert excerpt_source(str(file)) is None


def test_paths_are_shown_as_people_say_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "game" / "components"
    folder.mkdir(parents=True)
    file = folder / "cards.yaml"
    file.write_text(SOUND)
    (folder / "link.yaml").symlink_to(file)
    monkeypatch.chdir(tmp_path / "game")

    def shown(path: Path, root: Path | None = None) -> str:
        document = read(path, Report(), root=root)
        assert document is not None
        return document.path

    assert shown(file) == "components/cards.yaml"
    assert shown(Path("components/../components/cards.yaml")) == "components/cards.yaml"
    assert shown(folder / "link.yaml") == "components/link.yaml"
    assert shown(file, root=tmp_path) == "game/components/cards.yaml"
    monkeypatch.chdir("/")
    assert shown(file, root=tmp_path / "elsewhere") == file.as_posix()


@pytest.mark.parametrize(
    ("data", "slugs"),
    [
        (b"\xef\xbb\xbfcopies: 2\n", ["byte-order-mark"]),
        (b"copies: 2\r\n", ["carriage-return"]),
    ],
)
def test_marks_and_line_ends_leave_no_value_in_doubt(
    data: bytes, slugs: list[str]
) -> None:
    report = Report()
    document = read_bytes(data, "a.yaml", report)
    assert [f.rule.slug for f in report] == slugs
    assert document is not None
    assert document.data == {"copies": 2}


@pytest.mark.parametrize(
    ("data", "slugs"),
    [
        (b"a:\t012\n", ["tab", "number-spelling"]),
        (b"a: x\x07\nb: yes\n", ["control-character", "word-for-truth"]),
        (
            b"a: \xe9\r\na: 1\r\n",
            ["bytes-outside-utf-8", "carriage-return", "doubled-key"],
        ),
        (b"a:\n\tb: 1\n\tb: 012\n", ["tab"]),
        (b"a: b\t: c: d\n", ["tab"]),
        ("a: 1".encode("utf-16"), ["utf-16-or-32"]),
    ],
)
def test_faults_of_bytes_do_not_hide_those_of_values(
    data: bytes, slugs: list[str]
) -> None:
    report = Report()
    assert read_bytes(data, "a.yaml", report) is None
    assert [f.rule.slug for f in report] == slugs


def test_a_cached_file_reads_as_the_first_time(tmp_path: Path) -> None:
    text = "deck: {code: 'H''L'}\nrules: |\n  Draw.\n  Rest.\n"
    first = read_bytes(text.encode(), "a.yaml", Report(), cache=tmp_path)
    (kept,) = (tmp_path / "source").iterdir()
    second = read_bytes(text.encode(), "b.yaml", Report(), cache=tmp_path)
    assert first is not None
    assert second is not None
    assert (first.data, first.spots, first.text) == (
        second.data,
        second.spots,
        second.text,
    )
    for loc in ((), ("deck",), ("deck", "code"), ("rules",)):
        one, other = first.span(loc), second.span(loc)
        assert (one.line, one.column, one.end_line, one.end_column) == (
            other.line,
            other.column,
            other.end_line,
            other.end_column,
        )
    kept.write_bytes(b"damaged")
    third = read_bytes(text.encode(), "a.yaml", Report(), cache=tmp_path)
    assert third == first
    assert kept.read_bytes() != b"damaged"


def test_a_file_with_findings_is_not_kept(tmp_path: Path) -> None:
    for data in (b"a: 012\n", b"a: 1\r\n", b"\xef\xbb\xbfa: 1\n", b"a: [\n"):
        for _ in range(2):
            report = Report()
            read_bytes(data, "a.yaml", report, cache=tmp_path)
            assert len(report) == 1
    assert not (tmp_path / "source").exists()


def test_the_parser_is_not_loaded_for_a_cached_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(SOUND)
    read(file, Report(), cache=tmp_path)
    program = (
        "import sys; from pathlib import Path;"
        "from rulewright.diagnostics import Report;"
        "from rulewright.source import read;"
        f"found = read(Path({str(file)!r}), Report(), cache=Path({str(tmp_path)!r}));"
        "assert found is not None; assert 'ruamel.yaml' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_excerpts(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_bytes(b"\xef\xbb\xbfa\r\nb\xff")
    assert excerpt_source(str(file)) == "a\nb\ufffd"
    assert excerpt_source(str(tmp_path)) is None
    assert excerpt_source(str(tmp_path / "gone")) is None
    assert excerpt_source("a\0b") is None
