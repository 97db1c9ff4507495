"""Remembered styles: the same page as with the engine's own, whatever came before."""

import sys
from pathlib import Path

import pytest

from rulewright.publish import fontconfig
from rulewright.publish.drawing import Artwork
from rulewright.publish.drawing_desk import Desk
from rulewright.publish.drawing_styles import StyleMemory, can_remember
from unit.publish.easel import artwork, templates

SHARED = (
    ".box{position:absolute;left:6mm;top:6mm;width:50mm;height:60mm;padding:5%}"
    ".half{width:50%;border:1pt solid currentColor;box-sizing:border-box}"
    "p::before{content:'§ ';font-weight:700}.deep{line-height:150%;margin-left:1em}"
    "table{border-collapse:collapse}td{border:1px solid #000000;padding:2pt}"
    ".round{border-radius:2mm;background-color:#eeeeee;box-shadow:none}"
)
BODIES = (
    '<div class="box round"><p>One</p><p class="deep half">Two <b>and</b> 3</p></div>',
    '<div class="box"><ul><li>One</li><li class="deep">Two</li></ul></div>',
    '<div class="box"><table><tr><td>One</td><td>Two</td></tr></table></div>',
    '<div class="box" style="color:#ff0000"><p style="color:#00ff00">One</p></div>',
    '<div class="box"><p lang="de">Eins</p><p hidden>Two</p><hr><p>Three</p></div>',
)
STYLES = (
    ".box{color:#aa0000}",
    ".box{color:#0000aa}.half{width:60%}",
    "html,body{overflow:hidden}.box{left:calc(5mm + 2%)}",
    "@page{@top-left{content:'Top'}}p:first-child{font-size:7pt}",
)


def faces(roots: tuple[Path, ...]) -> list[Artwork]:
    return [
        artwork(roots, body, SHARED + css, name=f"card.{number}-{place}")
        for number, css in enumerate(STYLES)
        for place, body in enumerate(BODIES)
    ]


def engines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every quick way out again."""
    from rulewright.publish import drawing_html  # noqa: PLC0415
    from rulewright.publish import drawing_quick as quick  # noqa: PLC0415
    from rulewright.publish import drawing_styles as styles  # noqa: PLC0415
    from rulewright.publish import drawing_sums as sums  # noqa: PLC0415

    slow = {
        styles.RememberedStyles: styles.StyleFor,
        quick.quick_margin_boxes: quick.slow_margin_boxes,
        sums.quick_percentages: sums.slow_percentages,
        sums.quick_backgrounds: sums.slow_backgrounds,
        sums.quick_strut: sums.slow_strut,
        sums.quick_description: sums.slow_description,
    }
    replaced = set()
    for place, module in list(sys.modules.items()):
        if place.startswith("weasyprint"):
            for name, value in list(vars(module).items()):
                if callable(value) and value in slow:
                    monkeypatch.setattr(module, name, slow[value])
                    replaced.add(value)
    assert replaced == set(slow)
    monkeypatch.setattr(drawing_html, "tree_of", lambda _text: None)


def test_faces_are_the_same_as_drawn_by_the_engine_alone_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots = templates(tmp_path)
    wanted = faces(roots)
    desk = Desk(tmp_path / "cache")
    first = {face.id: desk.draw(face) for face in wanted}
    again = {face.id: desk.draw(face) for face in reversed(wanted)}

    engines_own(monkeypatch)
    for face in wanted:
        slow = Desk(tmp_path / "cache").draw(face)
        assert first[face.id] == slow
        assert again[face.id] == slow
    faults = {fault.code for plate in first.values() for fault in plate.faults}
    assert "RW602" in faults  # what stands in a margin of the page
    assert "RW603" not in faults
    assert len({plate.pdf for plate in first.values()}) > len(STYLES) * 4


def test_what_is_worked_out_for_one_face_is_taken_up_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots = templates(tmp_path)
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish import drawing_styles  # noqa: PLC0415

    made = []
    work = drawing_styles.RememberedStyles._new

    def counted(*args: object) -> object:
        made.append(args)
        return work(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(drawing_styles.RememberedStyles, "_new", counted)
    desk = Desk(tmp_path / "cache")
    css = ".box{position:absolute;width:50mm}.deep{line-height:150%}"
    desk.draw(artwork(roots, BODIES[0], css))
    first = len(made)
    desk.draw(artwork(roots, BODIES[0].replace("One", "Another word"), css))
    assert len(made) == first > 5
    desk.draw(artwork(roots, BODIES[0], css + ".deep{color:#ff0000}"))
    assert len(made) - first == 2  # the paragraph and the word inside it


def test_a_complaint_is_heard_for_each_face(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    desk = Desk(tmp_path / "cache")
    css = SHARED + ".half{width:calc(1mm + 1deg)}"

    told = [desk.draw(artwork(roots, BODIES[0], css)).faults for _ in range(3)]

    assert told[0]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("css", "kept"),
    [
        ("p{width:50%;margin:2em}", True),
        ("p{width:5vw}", False),
        ("p{width:5.5svmin}", False),
        ("p{float:footnote}", False),
    ],
)
def test_styles_that_hang_on_more_than_rules_are_not_remembered(
    css: str,
    kept: bool,
) -> None:
    assert can_remember(["b{color:#000000}", css]) is kept


def test_the_memory_does_not_grow_without_end() -> None:
    memory = StyleMemory()
    memory.known = {(number,): (None, (), None) for number in range(10_000)}
    memory.pages = {(): ([], {})}

    memory.begin()

    assert (memory.known, memory.pages) == ({}, {})
