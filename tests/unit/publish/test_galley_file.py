"""A galley comes back from disk as it was, or is read again."""

from pathlib import Path

import pytest

from rulewright.publish import galley_file, galley_reading
from rulewright.publish.galley_file import GalleyFile, packed, unpacked
from rulewright.publish.galleys import Galley
from unit.publish.printshop import stock

FACES = ["card.one", "card.back"]


@pytest.mark.parametrize("face", FACES)
def test_what_is_packed_is_unpacked(face: str) -> None:
    galley = stock().galley(face)
    assert unpacked(packed(galley)) == galley


def test_a_drawing_is_read_once_for_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pdf = stock().drawings["card.one"].pdf
    first = GalleyFile(tmp_path).of(pdf)
    monkeypatch.setattr(galley_reading, "read", None)
    assert GalleyFile(tmp_path).of(pdf) == first


@pytest.mark.parametrize("damage", [b"", b"galley 0\n{}\n", None])
def test_a_damaged_galley_is_read_again(tmp_path: Path, damage: bytes | None) -> None:
    pdf = stock().drawings["card.one"].pdf
    first = GalleyFile(tmp_path).of(pdf)
    (kept,) = (tmp_path / "galleys").iterdir()
    kept.write_bytes(kept.read_bytes()[:-9] if damage is None else damage)
    assert GalleyFile(tmp_path).of(pdf) == first


def test_a_galley_cut_short_is_refused() -> None:
    data = packed(stock().galley("card.one"))
    with pytest.raises(ValueError, match="cut short"):
        unpacked(data[:-1])


def test_what_other_code_has_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pdf = stock().drawings["card.one"].pdf
    first = GalleyFile(tmp_path).of(pdf)
    reread: list[bytes] = []

    def read(data: bytes) -> Galley:
        reread.append(data)
        return first

    monkeypatch.setattr(galley_reading, "read", read)
    assert GalleyFile(tmp_path).of(pdf) == first
    assert reread == []
    monkeypatch.setattr(galley_file, "_shape", lambda: b"galley of other code\n")
    assert GalleyFile(tmp_path).of(pdf) == first
    assert reread == [pdf]
