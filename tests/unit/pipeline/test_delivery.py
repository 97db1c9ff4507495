"""Outputs in place together, nothing left over, and a manifest of all that is there."""

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import delivery as delivering
from rulewright.pipeline.delivery import Delivery, Made, deliver, inputs_of
from rulewright.publish import writing
from rulewright.publish.manifest import Origin, sha256
from rulewright.publish.turns import turn
from samples import codes

ORIGIN = Origin("2038-01-31", "rulewright 1", {}, {"print.yaml": "a"})
ALL = ("sheets", "faces")


def delivered(
    folder: Path,
    made: dict[str, bytes],
    targets: tuple[str, ...] = ALL,
    origin: Origin = ORIGIN,
    other_papers: tuple[str, ...] = (),
) -> Report:
    """Deliver outputs whose target is the first word of their path."""
    some = [
        Made(path.replace("-", "/").split("/")[0], path, data)
        for path, data in made.items()
    ]
    report = Report()
    placed = deliver(
        Delivery("pebble", some, targets, origin, other_papers), folder, report
    )
    assert len(placed) == (0 if report.errors else len(made) + 1)
    return report


def there(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the manifest, hidden ones too."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "manifest.json"
    }


def listed(folder: Path) -> dict[str, str]:
    """What the manifest lists: paths with their origins, every hash being right."""
    manifest = json.loads((folder / "manifest.json").read_text())
    for output in manifest["outputs"]:
        data = (folder / output["path"]).read_bytes()
        assert output["sha256"] == sha256(data)
        assert output["bytes"] == len(data)
    return {one["path"]: one["origin"] for one in manifest["outputs"]}


def test_a_target_alone_leaves_the_others_in_the_manifest(tmp_path: Path) -> None:
    first = {"sheets-a4.pdf": b"one", "faces/a.pdf": b"a"}
    assert not delivered(tmp_path, first).findings
    later = replace(ORIGIN, inputs={"print.yaml": "b"})
    delivered(tmp_path, {"sheets-a4.pdf": b"two"}, ("sheets",), later)
    assert there(tmp_path) == {"sheets-a4.pdf": b"two", "faces/a.pdf": b"a"}
    assert listed(tmp_path) == {"faces/a.pdf": ORIGIN.id, "sheets-a4.pdf": later.id}


def test_one_by_one_or_all_at_once_is_the_same_in_the_end(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    delivered(one, {"sheets-a4.pdf": b"s", "faces/a.pdf": b"a"})
    delivered(two, {"faces/a.pdf": b"a"}, ("faces",))
    delivered(two, {"sheets-a4.pdf": b"s"}, ("sheets",))
    name = "manifest.json"
    assert (one / name).read_bytes() == (two / name).read_bytes()


def test_what_a_target_no_longer_makes_goes(tmp_path: Path) -> None:
    faces = {"faces/a.pdf": b"a", "faces/b.pdf": b"b"}
    delivered(tmp_path, {"sheets-a4.pdf": b"s", **faces})
    delivered(tmp_path, {"faces/b.pdf": b"b"}, ("faces",))
    assert set(there(tmp_path)) == {"sheets-a4.pdf", "faces/b.pdf"}
    delivered(tmp_path, {}, ("faces",))
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []
    assert set(listed(tmp_path)) == {"sheets-a4.pdf"}


def test_sheets_on_papers_that_nobody_asked_for_stay(tmp_path: Path) -> None:
    both = {"sheets-a4.pdf": b"4", "sheets-letter.pdf": b"l"}
    delivered(tmp_path, both)
    later = replace(ORIGIN, printing="2038-02-01")
    some = {"sheets-a4.pdf": b"5"}
    delivered(tmp_path, some, ("sheets",), later, other_papers=("letter",))
    assert listed(tmp_path) == {
        "sheets-a4.pdf": later.id,
        "sheets-letter.pdf": ORIGIN.id,
    }
    delivered(tmp_path, some, ("sheets",))
    assert set(there(tmp_path)) == {"sheets-a4.pdf"}


def test_what_others_put_there_or_changed_is_not_touched(tmp_path: Path) -> None:
    delivered(tmp_path, {"faces/a.pdf": b"a", "faces/b.pdf": b"b"})
    (tmp_path / "faces" / "mine.txt").write_bytes(b"mine")
    (tmp_path / "faces" / "a.pdf").write_bytes(b"painted over")
    delivered(tmp_path, {}, ("faces",))
    assert there(tmp_path) == {
        "faces/a.pdf": b"painted over",
        "faces/mine.txt": b"mine",
    }
    assert listed(tmp_path) == {}


def test_an_output_that_is_gone_is_not_listed(tmp_path: Path) -> None:
    delivered(tmp_path, {"sheets-a4.pdf": b"s", "faces/a.pdf": b"a"})
    (tmp_path / "faces" / "a.pdf").unlink()
    delivered(tmp_path, {"sheets-a4.pdf": b"s"}, ("sheets",))
    assert set(listed(tmp_path)) == {"sheets-a4.pdf"}


@pytest.mark.parametrize("garbage", [b"", b"{", b'{"outputs": [{"path": "../x"}]}'])
def test_a_manifest_that_cannot_be_read_is_written_anew(
    garbage: bytes, tmp_path: Path
) -> None:
    (tmp_path / "manifest.json").write_bytes(garbage)
    assert not delivered(tmp_path, {"sheets-a4.pdf": b"s"}).findings
    assert set(listed(tmp_path)) == {"sheets-a4.pdf"}


def test_a_disk_that_fills_up_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whichever of the files it happens."""
    old = {"sheets-a4.pdf": b"old", "faces/a.pdf": b"old", "faces/gone.pdf": b"old"}
    new = {"sheets-a4.pdf": b"new", "faces/a.pdf": b"new", "faces/b.pdf": b"new"}
    delivered(tmp_path, old)
    before = (tmp_path / "manifest.json").read_bytes()
    staged = writing._staged
    for last in range(1, len(new) + 2):
        left = [last]

        def filling(path: Path, data: bytes, left: list[int] = left) -> Path:
            left[0] -= 1
            if left[0] == 0:
                raise OSError(errno.ENOSPC, "No space left on device")
            return staged(path, data)

        monkeypatch.setattr(writing, "_staged", filling)
        assert codes(delivered(tmp_path, new).findings) == ["RW701"]
        assert there(tmp_path) == old
        assert (tmp_path / "manifest.json").read_bytes() == before


def test_a_build_that_was_killed_is_made_good_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whichever of the steps; what it had put there and nobody makes any more goes.

    A kill is an error that nothing catches and after which nothing is tidied.
    """

    class Killed(BaseException):
        pass

    old = {"sheets-a4.pdf": b"old", "faces/a.pdf": b"a"}
    new = {"sheets-a4.pdf": b"new", "faces/new.pdf": b"n"}
    real = Path.replace
    for last in range(1, 6):
        folder = tmp_path / str(last)
        delivered(folder, old)
        left = [last]

        def put(path: Path, to: Path, left: list[int] = left) -> Path:
            left[0] -= 1
            if left[0] == 0:
                raise Killed
            return real(path, to)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", put)
            patch.setattr(Path, "unlink", lambda *_, **__: None)
            try:
                delivered(folder, new)
            except Killed:
                pass
            else:
                assert last == 5
        assert not delivered(folder, old).findings
        assert there(folder) == old
        assert set(listed(folder)) == set(old)


def test_a_folder_that_somebody_holds_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "_PATIENCE", 0.1)
    with turn(tmp_path):
        report = delivered(tmp_path, {"sheets-a4.pdf": b"s"})
    assert codes(report.findings) == ["RW702"]
    assert there(tmp_path) == {}


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    report = delivered(tmp_path / "taken" / "pebble", {"sheets-a4.pdf": b"s"})
    assert codes(report.findings) == ["RW701"]


def test_inputs_are_named_alike_wherever_they_lie(tmp_path: Path) -> None:
    own, house = tmp_path / "game" / "templates" / "game", tmp_path / "house"
    for root, text in ((own, "own"), (house, "house")):
        (root / "icons").mkdir(parents=True)
        (root / "icons" / "x.svg").write_text(text)
    content = {str(tmp_path / "game" / "components" / "a.yaml"): "aa"}
    assert inputs_of(content, tmp_path / "game", (own, house)) == {
        "components/a.yaml": "aa",
        "templates/game/icons/x.svg": sha256(b"own"),
        "templates/house/icons/x.svg": sha256(b"house"),
    }
