"""Whatever lies in a file or folder: one clear finding, a place, a hint, status 1.

Through the real command. What each finding says in full is tested in its room.
"""

import errno
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulewright.source import entries
from samples import CARD_HEAD, PEBBLE, sample
from unit.cli.desk import Said, build, check, files, halves, run

CARDS = "components/cards.yaml"
CARD = "templates/pebble/card.html"
SOUND = "- {id: shore, name: The Shore, copies: 3}\n"


def template(name: str, old: str, new: str) -> dict[str, str | bytes]:
    """A template of the sample with some words replaced."""
    text = (PEBBLE / name).read_text("utf-8")
    assert old in text
    return {name: text.replace(old, new)}


def one_finding(said: Said, place: str, code: str) -> None:
    """Assert that the command said one thing, and said it well."""
    assert said.findings == [(place, code)], said.err
    assert said.status == 1
    assert said.hints == 1
    assert f"rulewright explain {code}" in said.err
    assert "Traceback" not in said.err + said.out


def test_the_sample_says_nothing(tmp_path: Path) -> None:
    said = check(tmp_path, {CARDS: CARD_HEAD + SOUND})
    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize(
    ("body", "place", "code"),
    [
        ("- id: shore\n\tname: The Shore\n", "6:1", "RW011"),
        ("- {id: shore, name: A, name: B}\n", "5:24", "RW017"),
        ("- &first {id: shore, name: A}\n", "5:3", "RW019"),
        ("- {id: shore, name: A, <<: {copies: 2}}\n", "5:24", "RW021"),
        ("- {id: shore, name: no}\n", "5:21", "RW023"),
        ("- {id: on, name: The Shore}\n", "5:8", "RW023"),
        ("- {id: shore, on: The Shore}\n", "5:15", "RW023"),
        ("- {id: shore, name: A, copies: 012}\n", "5:32", "RW024"),
        ("- {id: shore, name: A, copies: 1_000}\n", "5:32", "RW024"),
        ("- [shore, The Shore]\n", "5:3", "RW103"),
        ("- {id: shore, name: A, labels: [a]}\n", "5:32", "RW103"),
        ("- {id: shore, name: A, copis: 3}\n", "5:24", "RW101"),
        ("- {id: shore, nmae: A}\n", "5:15", "RW101"),
        ("- {id: shore, copies: 3}\n", "5:3", "RW102"),
        ("- {id: shore, name: A, icon: copmute}\n", "5:30", "RW204"),
        ("- {id: shore, name: The Shore 🃏}\n", "5:31", "RW604"),
        ("- {id: shore, name: A, flavour: 海岸 and 海}\n", "5:33", "RW604"),
        ("- {id: shore, name: שלום}\n", "5:21", "RW604"),
        ("- id: shore\n  name: A\n  rules: |\n    海岸.\n", "8:5", "RW604"),
        ("- {id: shore, name: A, reminder: 🎲🎲}\n", "5:34", "RW604"),
    ],
)
def test_a_fault_in_a_component(
    tmp_path: Path, body: str, place: str, code: str
) -> None:
    one_finding(check(tmp_path, {CARDS: CARD_HEAD + body}), f"{CARDS}:{place}", code)


@pytest.mark.parametrize(
    ("data", "place", "code"),
    [
        (("\ufeff" + CARD_HEAD + SOUND).encode(), "1:1", "RW008"),
        ((CARD_HEAD + SOUND).replace("\n", "\r\n").encode(), "1:64", "RW009"),
        ((CARD_HEAD + SOUND).encode("utf-16"), "1:1", "RW006"),
        ((CARD_HEAD + SOUND).encode("utf-16-le"), "1:1", "RW006"),
        (b"", "1:1", "RW005"),
        ((CARD_HEAD.splitlines()[0] + "\n- shore\n").encode(), "2:1", "RW015"),
        (
            (CARD_HEAD + SOUND).replace("kind: card", "kind: crad").encode(),
            "2:7",
            "RW107",
        ),
        ((CARD_HEAD + SOUND).replace("kind: card\n", "").encode(), "2:1", "RW107"),
        ((CARD_HEAD + SOUND).replace("deck:", "dekc:").encode(), "3:1", "RW101"),
        (CARD_HEAD.replace("components:", "components: []").encode(), "4:13", "RW103"),
        (CARD_HEAD.encode(), "4:1", "RW028"),
        (
            (CARD_HEAD + SOUND).replace("name: Card", "name: 札").encode(),
            "3:25",
            "RW604",
        ),
    ],
)
def test_a_fault_of_a_whole_file(
    tmp_path: Path, data: bytes, place: str, code: str
) -> None:
    one_finding(check(tmp_path, {CARDS: data}), f"{CARDS}:{place}", code)


@pytest.mark.parametrize("name", ["game.yaml", "print.yaml", "glossary.yaml"])
def test_an_empty_file_of_the_game_itself(tmp_path: Path, name: str) -> None:
    one_finding(check(tmp_path, {name: ""}), f"{name}:1:1", "RW005")


def test_a_missing_file_of_the_game_itself(tmp_path: Path) -> None:
    (sample(tmp_path) / "print.yaml").unlink()
    one_finding(check(tmp_path), "print.yaml:1:1", "RW001")


@pytest.mark.parametrize(
    ("overlay", "place", "code"),
    [
        (
            template(
                "templates/pebble/card.css",
                ".rules{",
                ".rules{background:url(icons/nowhere.svg);",
            ),
            "templates/pebble/card.css:4:23",
            "RW606",
        ),
        (
            template(CARD, "</main>", '<img src="icons/nowhere.svg" alt="x"></main>'),
            f"{CARD}:11:11",
            "RW606",
        ),
        (template(CARD, "pebble/card.css", "pebble/crad.css"), f"{CARD}:4:48", "RW606"),
        (
            template(
                CARD, "</main>", '<img src="https://a.example/x.png" alt="x"></main>'
            ),
            f"{CARD}:11:11",
            "RW607",
        ),
        (
            template(CARD, "</main>", "<img src=\"{{ icon('nope') }}\" alt=''></main>"),
            f"{CARD}:11:1",
            "RW661",
        ),
        (template(CARD, "{% block face %}", "{% blok face %}"), f"{CARD}:5:1", "RW661"),
        (template(CARD, "face.component.name", "face.component.nmae"), "*", "RW661"),
        (
            template(CARD, "</main>", "{% include 'pebble/card.html' %}</main>"),
            f"{CARD}:11:1",
            "RW661",
        ),
        (
            template(CARD, "</main>", "{{ ''.__class__.__mro__ }}</main>"),
            f"{CARD}:11:1",
            "RW661",
        ),
        (
            template(CARD, "</main>", "{% set x = range(1000000000) %}</main>"),
            f"{CARD}:11:1",
            "RW661",
        ),
        ({CARD: "<p>Größe</p>".encode("latin-1")}, f"{CARD}:1:1", "RW616"),
        (
            {"templates/pebble/card.css": b"p{}\n\xff"},
            "templates/pebble/card.css:2:1",
            "RW616",
        ),
        (
            template("print.yaml", "pebble/back.html", "pebble/bakc.html"),
            f"{CARDS}:2:7",
            "RW662",
        ),
    ],
)
def test_a_fault_in_a_template_is_said_once_and_not_for_each_face(
    tmp_path: Path, overlay: dict[str, str | bytes], place: str, code: str
) -> None:
    said = check(tmp_path, overlay)
    one_finding(said, said.findings[0][0] if place == "*" else place, code)


def test_a_typed_digit_in_a_template_is_said_once(tmp_path: Path) -> None:
    said = check(tmp_path, template(CARD, "</main>", "<p>Over 9</p></main>"))
    one_finding(said, f"{CARDS}:5:3", "RW311")


def test_an_error_stops_a_build_before_anything_is_written(tmp_path: Path) -> None:
    said = build(tmp_path, {CARDS: CARD_HEAD + SOUND.replace("3", "012")})
    one_finding(said, f"{CARDS}:5:40", "RW024")
    assert said.out.rstrip().endswith("nothing was written")
    assert files(tmp_path / "out") == halves(tmp_path) == []


def test_an_output_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    one_finding(build(tmp_path, None, "faces"), "", "RW701")
    assert (tmp_path / "out").read_text() == "mine"


@pytest.mark.parametrize("refusing", ["/proc/rulewright", "taken/below"])
def test_an_output_folder_that_cannot_be_made(tmp_path: Path, refusing: str) -> None:
    (tmp_path / "taken").write_text("")
    game = str(sample(tmp_path))
    out = str(tmp_path / refusing)
    one_finding(run("build", game, "faces", "--out", out), "", "RW701")
    # A check writes no outputs, so it does without its caches.
    assert run("check", game, "--out", out).status == 0


def test_an_output_that_cannot_be_put_in_place(tmp_path: Path) -> None:
    (tmp_path / "out" / "pebble" / "sheets-a4.pdf").mkdir(parents=True)
    said = build(tmp_path, None, "sheets", "--paper", "a4")
    one_finding(said, "", "RW701")
    assert files(tmp_path / "out") == halves(tmp_path) == []


def test_a_disk_that_is_full_midway(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        del data
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(entries, "write", full)
    one_finding(build(tmp_path, None, "faces"), "", "RW701")
    assert files(tmp_path / "out") == halves(tmp_path) == []


def test_ctrl_c_midway_leaves_whole_files_or_none(tmp_path: Path) -> None:
    """The build is interrupted once the first drawing is on file."""
    many = "".join(
        f"- {{id: card_{chr(97 + n)}, name: {'Shore ' * (n % 3 + 1)}}}\n"
        for n in range(26)
    )
    game = sample(tmp_path, {CARDS: CARD_HEAD + many})
    out = tmp_path / "out"
    arguments = ["build", str(game), "sheets", "--paper", "a4", "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "rulewright", *arguments, "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        deadline = time.monotonic() + 90
        while not list(out.glob("cache/faces/*.pdf")):
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=90)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "interrupted" in err
    assert halves(tmp_path) == []
    assert files(out) == []
    again = run(*arguments)
    assert (again.status, again.err) == (0, "")
    assert files(out) == ["pebble/manifest.json", "pebble/sheets-a4.pdf"]
