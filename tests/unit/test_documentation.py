"""The documentation is true: its samples run, and what it names exists.

A fence in the manual whose second word names a file is that file of the game Pebble,
laid over the game of the first steps; `wrong CODE` behind it says what must be found. A
fence `rules` holds sentences in the words of Mandate 2038, `rules unread` some that no
form reads. In a fence `sh` every command exists with its options.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, metadata
from pathlib import Path

import click
import pytest

from rulewright.cli.main import commands
from rulewright.diagnostics import Finding, Report, render_text
from rulewright.measure import Length
from rulewright.model import Glossary
from rulewright.model.shaping import shape
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place
from rulewright.pipeline.rulebook import all_rules
from rulewright.press import Format, Paper, fit
from rulewright.source import excerpt_source, read
from rulewright.text.language import Language
from rulewright.text.passages import units
from rulewright.text.phrases import ALL, JOININGS
from rulewright_mandate2038 import GAME as MANDATE

CHECKOUT = Path(__file__).resolve().parents[2]
MANUAL = CHECKOUT / "toolchain" / "manual"
DECISIONS = CHECKOUT / "toolchain" / "decisions"
PAGES = (
    CHECKOUT / "README.md",
    CHECKOUT / "CHANGELOG.md",
    CHECKOUT / ".github" / "CONTRIBUTING.md",
    CHECKOUT / "content" / "mandate2038" / "CHANGELOG.md",
    *sorted(MANUAL.glob("*.md")),
    *sorted(DECISIONS.glob("*.md")),
)
_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SECTIONS = ("Context", "Decision", "What it costs", "What would change our mind")


@dataclass(frozen=True)
class Sample:
    """A fenced block of a page: the words behind the fence, and what it holds."""

    page: str
    line: int
    info: tuple[str, ...]
    text: str

    @property
    def file(self) -> str:
        """The file of Pebble that it is, if any."""
        second = self.info[1] if len(self.info) > 1 else ""
        return second if "." in second else ""

    @property
    def code(self) -> str:
        """The code that it must give, if it is a wrong one."""
        return self.info[3] if self.info[2:3] == ("wrong",) else ""


@cache
def samples() -> tuple[Sample, ...]:
    return tuple(s for page in PAGES for s in _samples(page))


def _samples(page: Path) -> Iterator[Sample]:
    text = page.read_text(encoding="utf-8")
    for match in _FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        name = page.relative_to(CHECKOUT).as_posix()
        yield Sample(name, line, tuple(match[1].split()), match[2])


def _name(sample: Sample) -> str:
    return f"{Path(sample.page).stem}-{sample.line}"


def _first_steps() -> dict[str, str]:
    return {
        s.file: s.text
        for s in samples()
        if s.page.endswith("first-steps.md") and s.file and not s.code
    }


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache that all samples share, so that the language is built once."""
    return tmp_path_factory.mktemp("cache")


def _checked(
    folder: Path, files: dict[str, str], cached: Path, door: EntryPoint | None = None
) -> tuple[Finding, ...]:
    for name, text in files.items():
        path = folder / "pebble" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return check_place(Place(folder / "pebble", door), cached, Report()).findings


def _told(findings: tuple[Finding, ...]) -> list[str]:
    return [f"{f.rule.code} {f.span}: {f.says}" for f in findings]


def test_first_steps_lead_to_a_sound_game(tmp_path: Path, tables: Path) -> None:
    files = _first_steps()
    assert {"game.yaml", "print.yaml", "glossary.yaml"} < set(files)
    assert _told(_checked(tmp_path, files, tables)) == []


def test_outputs_are_shown_as_they_are(
    tmp_path: Path, tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = {s.text for s in samples() if s.info == ("text",)}
    files = _first_steps()
    _checked(tmp_path, files, tables)
    monkeypatch.chdir(tmp_path / "pebble")
    checked = check_place(Place(Path.cwd()), tables, Report())
    assert f"{checked.summary}\n" in shown
    cards = Path("components/cards.yaml")
    cards.write_text(files[str(cards)].replace("{tide.n}", "2"), encoding="utf-8")
    checked = check_place(Place(Path.cwd()), tables, Report())
    assert render_text(checked.findings, excerpt_source).rstrip() + "\n" in shown


OVERLAYS = [s for s in samples() if s.file and "first-steps" not in s.page]
WRONG = [s for s in samples() if s.code]


@pytest.mark.parametrize(
    "sample", [s for s in OVERLAYS if not s.code and "python" not in s.info], ids=_name
)
def test_sound_samples_are_sound(sample: Sample, tmp_path: Path, tables: Path) -> None:
    files = {**_first_steps(), sample.file: sample.text}
    assert _told(_checked(tmp_path, files, tables)) == []


@pytest.mark.parametrize("sample", WRONG, ids=_name)
def test_wrong_samples_give_their_code(
    sample: Sample, tmp_path: Path, tables: Path
) -> None:
    files = {**_first_steps(), sample.file: sample.text}
    found = _checked(tmp_path, files, tables)
    assert {f.rule.code for f in found} == {sample.code}, _told(found)


def test_the_game_with_python_checks_its_content(
    tmp_path: Path,
    tables: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    package = next(s for s in samples() if s.info[1:2] == ("rulewright_pebble",))
    (tmp_path / "rulewright_pebble.py").write_text(package.text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    # Another test may have loaded the third game, which has the same name.
    for name in [m for m in sys.modules if m.split(".")[0] == "rulewright_pebble"]:
        monkeypatch.delitem(sys.modules, name)
    request.addfinalizer(lambda: sys.modules.pop("rulewright_pebble", None))
    door = EntryPoint("pebble", "rulewright_pebble:GAME", "rulewright.games")
    files = _first_steps()
    files["print.yaml"] += "  wave: {template: pebble/card.html}\n"
    files |= {s.file: s.text for s in OVERLAYS if "python" in s.info}
    assert _told(_checked(tmp_path / "sound", files, tables, door)) == []
    (rule,) = door.load().rules
    for number, (example, codes) in enumerate(
        ((rule.wrong, {rule.code}), (rule.right, set()))
    ):
        changed = {**files, example.file: example.text}
        found = _checked(tmp_path / str(number), changed, tables, door)
        assert {f.rule.code for f in found} == codes, _told(found)


@pytest.fixture(scope="module")
def language(tables: Path) -> Language:
    """The language of Mandate 2038."""
    report = Report()
    document = read(CHECKOUT / "content" / "mandate2038" / "glossary.yaml", report)
    assert document is not None
    glossary = shape(document, Glossary, report)
    assert glossary is not None
    return Language.build(
        (*ALL, *MANDATE.phrases()),
        (*JOININGS, *MANDATE.joinings()),
        glossary.terms,
        cache=tables,
    )


@pytest.mark.parametrize(
    "sample", [s for s in samples() if s.info == ("rules",)], ids=_name
)
def test_sentences_are_read_and_written_back(
    sample: Sample, language: Language
) -> None:
    for line in sample.text.splitlines():
        for unit in units(line, language.line_heads):
            reading = language.read(unit.text)
            assert reading.read, unit.text
            assert language.write(reading.claim) == unit.text


@pytest.mark.parametrize(
    "sample", [s for s in samples() if s.info == ("rules", "unread")], ids=_name
)
def test_sentences_shown_as_unread_are_unread(
    sample: Sample, language: Language
) -> None:
    for line in sample.text.splitlines():
        assert not language.read(line).read, line


def _command_lines() -> Iterator[tuple[Sample, list[str]]]:
    for sample in samples():
        if sample.info[:1] == ("sh",):
            for line in sample.text.splitlines():
                yield sample, line.split("#")[0].split()


def test_commands_exist_with_their_options() -> None:
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    seen = 0
    for sample, words in _command_lines():
        if words[0] == "make":
            assert all(f"\n{target}:" in makefile for target in words[1:]), sample
        elif words[0] == "rulewright" and words[1].startswith("-"):
            continue
        elif words[0].endswith("rulewright"):
            command = commands.commands[words[1]]
            known = {o for p in command.params for o in p.opts}
            used = {w for w in words[2:] if w.startswith("-")}
            assert used <= known | {"--help"}, sample
            with click.Context(command) as context:
                assert command.get_help(context)
        else:
            continue
        seen += 1
    assert seen > 10


def test_every_command_stands_in_the_manual() -> None:
    shown = {words[1] for _, words in _command_lines() if words[0] == "rulewright"}
    assert set(commands.commands) <= shown


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.stem)
def test_codes_exist(page: Path) -> None:
    known = {rule.code for rule in all_rules()} | {"PEB101"}
    used = set(re.findall(r"\b[A-Z]{2,4}\d{3}\b", page.read_text(encoding="utf-8")))
    assert used <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.stem)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    # A link with a colon leads out of the repository.
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), target
    top = "content|templates|toolchain|tests|schemas"
    prose = _FENCE.sub("", text)
    for named in re.findall(rf"`((?:{top})/[\w./-]+)`", prose):
        assert (CHECKOUT / named).exists(), named


def test_sheets_hold_as_many_cards_as_the_manual_says() -> None:
    text = " ".join((MANUAL / "printing.md").read_text(encoding="utf-8").split())
    assert "A4 and Letter hold nine with a `gutter` of `2mm`" in text
    assert "with `4mm` Letter holds only eight" in text
    card = Format.parse("card", ("63mm", "88mm"), "2mm")
    a4 = Paper.parse("a4", ("210mm", "297mm"), "5mm")
    letter = Paper.parse("letter", ("8.5in", "11in"), "5mm")
    for paper, gutter, many in ((a4, "2mm", 9), (letter, "2mm", 9), (letter, "4mm", 8)):
        grid = fit(paper, card, Length.parse(gutter))
        assert grid is not None
        assert grid.slots == many


def test_the_picture_is_small() -> None:
    pictures = list((MANUAL / "pictures").glob("*.png"))
    assert pictures
    for picture in pictures:
        assert picture.stat().st_size < 300_000


def test_the_manual_lists_every_page_of_itself() -> None:
    index = (MANUAL / "index.md").read_text(encoding="utf-8")
    for page in MANUAL.glob("*.md"):
        assert page.name == "index.md" or f"({page.name})" in index


def test_decisions_are_numbered_and_complete() -> None:
    files = sorted(DECISIONS.glob("*.md"))
    numbers = [path.name[:4] for path in files]
    assert len(set(numbers)) == len(numbers)
    for path in files:
        assert re.fullmatch(r"\d{4}-[a-z0-9-]+\.md", path.name)
        text = path.read_text(encoding="utf-8")
        headings = tuple(re.findall(r"^## (.+)$", text, re.MULTILINE))
        assert headings == _SECTIONS, path.name
        assert len(text.splitlines()) <= 60, f"{path.name} is longer than a page"


def _dependencies(*, without: str = "") -> set[str]:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = list(project["project"]["dependencies"])
    for name, extra in project["project"]["optional-dependencies"].items():
        listed += extra if name != without else []
    listed += project["build-system"]["requires"]
    return {re.split(r"[^\w.-]", one)[0].lower() for one in listed}


def _licences() -> dict[str, str]:
    """Each dependency that a decision speaks of, with the licence it names."""
    text = "\n".join(p.read_text(encoding="utf-8") for p in DECISIONS.glob("*.md"))
    return dict(re.findall(r"^- `([\w.-]+)`: (.+?);", text, re.MULTILINE))


def test_every_dependency_has_its_decision() -> None:
    assert _dependencies() <= set(_licences())


# What benchmarks alone compare with is not installed for tests.
@pytest.mark.parametrize("name", sorted(_dependencies(without="bench")))
def test_licences_are_as_the_package_says(name: str) -> None:
    said = metadata(name)
    told = " ".join(
        line
        for key in ("License-Expression", "License", "Classifier")
        for line in said.get_all(key) or []
        if key != "Classifier" or "License" in line
    ).lower()
    first = re.split(r"[ -]", _licences()[name])[0].lower()
    assert first in told, (
        f"{name}: {_licences()[name]!r}, and the package says {told!r}"
    )
