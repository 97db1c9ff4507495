"""Other processes draw, and leave nothing behind however it ends."""

import io
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulewright.publish.drawing import Artwork, draw_all
from rulewright.publish.drawing_hands import FarAssets, Hand, plates_of, practise
from rulewright.source import entries
from unit.publish.easel import SPARK, artwork, templates

TESTS = str(Path(__file__).parents[2])


class Asked(dict[str, bytes]):
    """Assets that note which of them were asked for."""

    def __init__(self, assets: dict[str, bytes]) -> None:
        super().__init__(assets)
        self.names: list[str] = []

    def __getitem__(self, name: str) -> bytes:
        self.names.append(name)
        return super().__getitem__(name)


def faces(tmp_path: Path, count: int, assets: dict[str, bytes]) -> list[Artwork]:
    roots = templates(tmp_path)
    body = '<p style="margin:9mm">Face {} <img src="asset:a.svg" alt="A"></p>'
    return [
        artwork(roots, body.format(i), assets=assets, name=f"card.{i}")
        for i in range(count)
    ]


def test_every_face_comes_back_in_its_place(tmp_path: Path) -> None:
    assets = Asked({"a.svg": SPARK.encode(), "b.svg": b"never shown"})
    wanted = faces(tmp_path, 15, assets)

    plates = dict(plates_of(wanted, tmp_path / "cache", 2))

    assert sorted(plates) == list(range(15))
    here = dict(plates_of(wanted[:1], tmp_path / "cache", 0))
    assert plates[0] == here[0]
    assert set(assets.names) == {"a.svg"}


def test_more_hands_than_faces(tmp_path: Path) -> None:
    wanted = faces(tmp_path, 1, {"a.svg": SPARK.encode()})

    assert [place for place, _ in plates_of(wanted, tmp_path / "cache", 3)] == [0]


def test_a_fault_of_ours_is_raised_here_with_the_face(tmp_path: Path) -> None:
    class Broken(dict[str, bytes]):
        def __getitem__(self, name: str) -> bytes:
            raise ZeroDivisionError(name)

    wanted = faces(tmp_path, 1, Broken({"a.svg": b""}))

    with pytest.raises(ZeroDivisionError):
        list(plates_of(wanted, tmp_path / "cache", 1))


def test_a_hand_that_dies_is_noticed(tmp_path: Path) -> None:
    hand = Hand(tmp_path / "cache")
    hand._process.kill()

    with pytest.raises((RuntimeError, BrokenPipeError)):
        hand.draw(faces(tmp_path, 1, {}))
    hand.end()


def test_practice_changes_nothing_of_what_is_drawn_after_it(tmp_path: Path) -> None:
    cache, practice = tmp_path / "cache", tmp_path / "cache/faces/practice.pickle"
    first, second = faces(tmp_path, 2, {"a.svg": SPARK.encode()})
    ((_, unpractised),) = plates_of([second], cache, 1)
    practice.unlink()
    list(plates_of([first], cache, 1))
    assert entries.fetch(practice) is not None
    hand = Hand(cache, first.roots)
    assert hand.draw([second]) == [unpractised]
    hand.end()


@pytest.mark.parametrize("kept", [b"", b"no pickle", pickle.dumps("no artwork")])
def test_practice_that_fails_is_no_matter(tmp_path: Path, kept: bytes) -> None:
    cache = tmp_path / "cache"
    (wanted,) = faces(tmp_path, 1, {"a.svg": SPARK.encode()})
    ((_, plate),) = plates_of([wanted], cache, 0)
    entries.put(cache / "faces/practice.pickle", kept)
    hand = Hand(cache, wanted.roots)
    assert hand.draw([wanted]) == [plate]
    hand.end()


def test_a_hand_practises_on_what_was_drawn_last(tmp_path: Path) -> None:
    drawn: list[Artwork] = []

    class Desk:
        def draw(self, one: Artwork) -> None:
            drawn.append(one)

    (wanted,) = faces(tmp_path, 1, {"a.svg": SPARK.encode()})
    practise(Desk(), tmp_path / "cache")  # type: ignore[arg-type] # it only draws
    assert drawn == []
    list(plates_of([wanted], tmp_path / "cache", 1))
    practise(Desk(), tmp_path / "cache")  # type: ignore[arg-type] # it only draws
    assert [one.html for one in drawn] == [wanted.html]
    assert not drawn[0].assets


def test_far_assets_are_fetched_once() -> None:
    into, out = io.BytesIO(pickle.dumps(b"bytes")), io.BytesIO()
    far = FarAssets(4, ["a", "b"], into, out)

    assert [far["a"], far["a"]] == [b"bytes", b"bytes"]
    assert (list(far), len(far)) == (["a", "b"], 2)
    assert pickle.loads(out.getvalue()) == (4, "a")  # noqa: S301
    with pytest.raises(KeyError):
        far["c"]


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX here")
def test_ctrl_c_ends_the_hands_and_leaves_whole_files(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1])\n"
        "from unit.publish.easel import artwork, templates\n"
        "from rulewright.publish import drawing_hands\n"
        "from rulewright.publish.drawing import draw_all\n"
        "roots = templates(Path('.'))\n"
        "faces = [artwork(roots, f'<p>Face {i}</p>', 'p{margin:9mm}')"
        " for i in range(5000)]\n"
        "start = drawing_hands.Hand.__init__\n"
        "def told(self, folder):\n"
        "    start(self, folder)\n"
        "    print(self._process.pid, flush=True)\n"
        "drawing_hands.Hand.__init__ = told\n"
        "draw_all(faces, Path('cache'), 2,"
        " progress=lambda done, _: print('drawn', flush=True))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, TESTS],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as build:
        assert build.stdout is not None
        hands = [int(build.stdout.readline()) for _ in range(2)]
        assert build.stdout.readline() == "drawn\n"
        build.send_signal(signal.SIGINT)
        build.stdout.read()
        assert build.wait(timeout=20) != 0

    deadline = time.monotonic() + 5
    while any(_runs(hand) for hand in hands) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(_runs(hand) for hand in hands)
    left = [path.name for path in (tmp_path / "cache/faces").iterdir()]
    assert left
    assert not [name for name in left if name.startswith(".half-")]


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_draw_all_with_hands_files_what_they_drew(tmp_path: Path) -> None:
    wanted = faces(tmp_path, 3, {"a.svg": SPARK.encode()})

    drawings = draw_all(wanted, tmp_path / "cache", workers=2)

    assert [drawing.id for drawing in drawings] == ["card.0", "card.1", "card.2"]
    assert all(drawing.pdf.startswith(b"%PDF") for drawing in drawings)
