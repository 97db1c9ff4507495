"""Ornament repeats, stays plain, and means the same after a turn."""

import re
import subprocess
import sys

import pytest

from rulewright.faces import ornament
from rulewright.faces.ornament import Drawing

INK = "2b3440"
SAMPLES = {
    "vignette": ornament.vignette(54, 24, INK, "free_lunch", emblem=7.9),
    "filled": ornament.vignette(54, 30, INK, "leak", emblem=11, filled=True),
    "net": ornament.net(54, 5.4, INK, "free_lunch"),
    "seal": ornament.seal(54, 26, INK, "quiet_quarter"),
    "back": ornament.back(51, 52, INK, "headline"),
    "rosette": ornament.rosette(10, 4, INK, "ballot", folds=4),
    "pennant": ornament.pennant(12, 22, INK, marks=3, of=4),
    "ring": ornament.ring(6, INK),
    "perforation": ornament.perforation(63, INK),
}
drawings = pytest.mark.parametrize("drawing", SAMPLES.values(), ids=SAMPLES)


@drawings
def test_only_shapes_that_print_alike_everywhere(drawing: Drawing) -> None:
    """No gradient, filter, mask, clip or text, and one title."""
    names = re.findall(r"<(\w+)", drawing.svg())
    assert set(names) <= {"svg", "title", "g", "path", "circle", "rect"}
    assert names.count("title") == 1


@drawings
def test_budget_of_segments(drawing: Drawing) -> None:
    """A vignette costs a face about 800 curve segments; a back may cost four times."""
    paths = re.findall(r' d="([^"]+)"', drawing.svg())
    segments = sum(len(re.findall("[SC]", path)) for path in paths)
    assert segments <= (3200 if drawing.name.startswith("back") else 900)


def test_same_key_same_bytes_other_key_other_lines() -> None:
    """The key decides the lines, and the name tells them apart."""
    one = ornament.vignette(54, 24, INK, "free_lunch", emblem=7.9)
    again = ornament.vignette(54, 24, INK, "free_lunch", emblem=7.9)
    other = ornament.vignette(54, 24, INK, "paid_lunch", emblem=7.9)
    assert (one.name, one.svg()) == (again.name, again.svg())
    assert one.name != other.name
    assert one.svg() != other.svg()


def test_order_of_options_does_not_change_the_name() -> None:
    """A drawing asked for in other words is the same drawing."""
    one = ornament.vignette(54, 24, INK, "k", emblem=7.9, strength=42)
    assert one.name == ornament.vignette(54, 24, INK, "k", strength=42, emblem=7.9).name


def test_another_process_draws_the_same() -> None:
    """Nothing depends on the seed of Python's own hashes."""
    code = (
        "from rulewright.faces import ornament as o; "
        "d = o.seal(54, 26, '2b3440', 'quiet_quarter'); print(d.name, d.svg())"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == f"{SAMPLES['seal'].name} {SAMPLES['seal'].svg()}"


def test_nothing_is_drawn_until_asked() -> None:
    """Naming is cheap: the costly part waits for `svg()`."""
    drawing = Drawing("never", lambda: pytest.fail("drawn too early"))
    assert drawing.name == "never"


@pytest.mark.parametrize("key", [f"deck{n}" for n in range(8)])
def test_back_is_equal_after_half_a_turn(key: str) -> None:
    """Half a turn moves each petal ring onto itself, and one net onto the other."""
    svg = ornament.back(51, 52, INK, key).svg()
    rings: dict[str, list[float]] = {}
    for path, turn in re.findall(r'd="([^"]+z)" transform="rotate\(([\d.]+)\)"', svg):
        rings.setdefault(path, []).append(float(turn))
    assert len(rings) == 2
    for path, turns in rings.items():
        petals = len(re.findall("[SC]", path)) // 4
        step = 360 / petals / len(turns)
        assert turns == pytest.approx([step * n for n in range(len(turns))], abs=0.01)
        assert petals * len(turns) % 2 == 0
    upright, turned = re.findall(
        r'(?:transform="|rotate\(180\) )translate\(-25.5 -26\)">(.*?)</g>', svg
    )
    assert upright == turned


def test_pennant_fills_as_many_squares_as_it_has_marks() -> None:
    """The Era is told by filled squares among all squares."""
    svg = ornament.pennant(12, 22, INK, marks=3, of=4).svg()
    assert svg.count("<rect") == 4
    assert svg.count(f'fill="#{INK}"') == 3


def test_mixed_ink_lies_between_paper_and_ink() -> None:
    """No share is paper, a full share is ink."""
    assert ornament.mix(INK, 0) == ornament.PAPER
    assert ornament.mix(INK, 100) == INK
    assert ornament.mix("000000", 50, "ffffff") == "808080"
