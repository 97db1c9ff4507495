"""Reporting: a page that stands alone, from what is there."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulewright.lab import reporting, simulating
from rulewright.lab.parts import look
from rulewright.lab.reporting import Reported, report_on
from unit.lab.shore import installed, simulated

__all__ = ["installed"]
pytestmark = pytest.mark.usefixtures("installed")


def codes(reported: Reported) -> list[str]:
    return [finding.rule.code for finding in reported.findings]


class Elements(HTMLParser):
    """The elements of a page; whatever is left open or leads out is noted."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids.add(given.get("id") or "")
        self.links += [str(given[name]) for name in ("href", "src") if name in given]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words += data.split()


def test_the_page_stands_alone(tmp_path: Path) -> None:
    simulated(tmp_path, 30, name="mine")
    reported = report_on("mine", tmp_path / "build")
    assert (codes(reported), reported.games) == ([], 30)
    assert reported.path is not None
    text = reported.path.read_text("utf-8")
    page = Elements(text)
    assert page.open == []
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert "/fonts/" not in text
    assert "http" not in text.replace("base64", "")
    told = " ".join(page.words)
    assert "Pebble by the Sea: 30 games" in told
    assert "With 30 games most differences cannot be told from chance." in told
    assert "random, greedy" in told
    again = report_on(str(reported.path.parent), tmp_path / "elsewhere")
    assert again.path == reported.path
    assert reported.path.read_text("utf-8") == text


def test_the_page_goes_where_it_is_wanted(tmp_path: Path) -> None:
    simulated(tmp_path, 3, name="mine")
    into = tmp_path / "kept" / "page.html"
    assert report_on("mine", tmp_path / "build", into).path == into
    assert into.is_file()
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = report_on("mine", tmp_path / "build", tmp_path / "file" / "page.html")
    assert (codes(refused), refused.path) == (["RW701"], None)


def test_broken_parts_are_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.lab.chunks.Cutter._size", lambda self: 4)
    done = simulated(tmp_path, 12, name="mine")
    assert done.run is not None
    path = look(done.run.folder).whole[1].path
    path.write_bytes(b"PAR1")
    reported = report_on("mine", tmp_path / "build")
    assert (codes(reported), reported.games) == (["RW715"], 8)
    assert str(path) in reported.findings[0].says
    assert path.exists()


def test_no_run_and_no_games(tmp_path: Path) -> None:
    simulated(tmp_path, 3, name="mine")
    missing = report_on("mien", tmp_path / "build")
    assert codes(missing) == ["RW716"]
    assert missing.findings[0].hint == "did you mean `mine`?"
    folder = tmp_path / "build" / "pebble" / "simulations" / "mine"
    for part in look(folder).whole:
        part.path.unlink()
    assert codes(report_on("mine", tmp_path / "build")) == ["RW716"]


def test_a_toolchain_without_duckdb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulating, "find_spec", lambda name: None)
    assert codes(report_on("mine", tmp_path)) == ["RW718"]
    assert reporting.NAME == "report.html"
