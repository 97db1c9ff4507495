"""The room of each setting, seen once for all faces that differ in words alone."""

from pathlib import Path
from xml.etree.ElementTree import fromstring, tostring

import pytest

from rulewright.publish import fitting_rooms, fontconfig
from rulewright.publish.drawing import Setting
from rulewright.publish.drawing_desk import Desk
from rulewright.publish.drawing_sources import Sources
from rulewright.publish.fitting_rooms import Room, only_fitted, rooms
from unit.publish.easel import artwork, templates

SETTINGS = (Setting("l", "8pt"), Setting("a", "8pt"), Setting("a", "7pt"))
CSS = (
    ".rules{position:absolute;left:5mm;width:40mm;top:10mm;padding-top:1mm}"
    ".lay-l .rules{height:8mm}.lay-a .rules{height:15mm;width:50mm}"
    ".fs-70 .rules{font-size:7pt;line-height:8.8pt}"
)
PX = 96 / 25.4


def test_rooms_are_those_of_the_style_sheet(tmp_path: Path) -> None:
    roots = templates(tmp_path)
    body = "<div class=rules data-fit>Word <b>word</b></div>"
    face = artwork(roots, body, CSS, fit=SETTINGS)
    fontconfig.isolate(roots, tmp_path / "cache")
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    layout = Layout(face, Sources(roots, {}), {})

    seen = rooms(layout, only_fitted(layout.root, ()))

    assert [seen[one].sizes[0] for one in SETTINGS] == [
        pytest.approx((8 * PX, 40 * PX)),
        pytest.approx((15 * PX, 50 * PX)),
        pytest.approx((15 * PX, 50 * PX)),
    ]
    assert len({room.measure for room in seen.values()}) == 3
    assert rooms(layout, None) == {}


def test_faces_that_differ_in_words_pictures_and_colours_share_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots, looks = templates(tmp_path), []
    look = fitting_rooms._seen
    monkeypatch.setattr(
        fitting_rooms, "_seen", lambda *args: looks.append(1) or look(*args)
    )
    desk = Desk(tmp_path / "cache")

    def draw(words: str, more: str) -> int:
        body = f"<h1>{words}</h1><div class=rules data-fit>{words}</div>"
        desk.draw(artwork(roots, body, CSS + "h1{margin:9mm}" + more, fit=SETTINGS))
        return len(looks)

    icon = ".ic{background-image:url(icons/spark.svg)}"
    assert draw("One", "h1{color:#a8001f}") == 1
    assert draw("Two words", "h1{color:#006b38}") == 1
    assert draw("Three", icon + "h1{color:#006b38}") == 1
    assert draw("Four", ".lay-a .rules{height:16mm}") == 2
    assert draw("Five", "h1+.rules{height:9mm}") == 3


def test_the_same_words_in_other_colours_are_laid_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots, desk = templates(tmp_path), Desk(tmp_path / "cache")
    body = "<div class=rules data-fit>" + "Line<br>" * 3 + "</div>"
    faces = [
        artwork(roots, body, CSS + f".rules{{color:#{ink}}}", fit=SETTINGS)
        for ink in ("a8001f", "006b38")
    ]
    first = desk.draw(faces[0])
    from rulewright.publish.drawing_layout import Layout  # noqa: PLC0415

    pages: list[object] = []
    lay_out = Layout.lay_out_root
    monkeypatch.setattr(
        Layout,
        "lay_out_root",
        lambda self, *args: pages.append(args) or lay_out(self, *args),
    )
    second = desk.draw(faces[1])

    assert len(pages) == 1
    assert first.setting == second.setting == SETTINGS[1]
    assert first.pdf != second.pdf


def test_a_selector_that_follows_a_sibling_is_seen_in_the_room(tmp_path: Path) -> None:
    css = CSS + "h1{margin:9mm;display:none}h1+.lines{height:22mm !important}"
    body = "<div class='rules lines' data-fit>" + "Line<br>" * 5 + "</div>"
    roots, desk = templates(tmp_path), Desk(tmp_path / "cache")

    alone = desk.draw(artwork(roots, body, css, fit=SETTINGS))
    after = desk.draw(artwork(roots, "<h1>One</h1>" + body, css, fit=SETTINGS))

    assert (alone.setting, after.setting) == (SETTINGS[2], SETTINGS[0])


def test_a_text_fits_if_every_box_holds_its_own() -> None:
    room = Room((), ((40, 8), (40, 8)), ((20.0, 40.0), (float("inf"), 40.0)))

    assert room.holds([(20.0, 40.0), (900.0, 10.0)])
    assert not room.holds([(21.0, 40.0), (900.0, 10.0)])
    assert not room.holds([(20.0, 41.0), (900.0, 10.0)])
    assert not room.holds([(20.0, 40.0)])
    assert room.is_as_high_as([20.0, 99.0])
    assert not room.is_as_high_as([20.5, 99.0])


DOCUMENT = (
    "<html><head><style/></head><body>hey<p class='x' alt='y'>One</p>tail"
    "<div><b>x</b><u data-fit=''>in<i>side</i></u></div></body></html>"
)


@pytest.mark.parametrize("speaks_of", [(), [("p", frozenset())]])
def test_the_page_of_fitted_boxes_holds_nothing_else(
    speaks_of: list[tuple[str, frozenset[str]]],
) -> None:
    root = fromstring(DOCUMENT)  # noqa: S314

    copy = only_fitted(root, speaks_of)

    assert copy is not None
    assert tostring(copy, "unicode") == (
        '<html><head /><body><div><u data-fit="">in<i>side</i></u></div></body></html>'
    )
    assert tostring(root, "unicode").count("One") == 1


@pytest.mark.parametrize(
    "said", [("u", frozenset()), ("", frozenset()), ("div", frozenset())]
)
def test_siblings_stay_where_a_selector_counts_them(
    said: tuple[str, frozenset[str]],
) -> None:
    copy = only_fitted(fromstring(DOCUMENT), [said])  # noqa: S314

    assert copy is not None
    assert tostring(copy.find("body"), "unicode") == (
        '<body><p class="x" hidden="" /><div><b hidden="" />'
        '<u data-fit="">in<i>side</i></u></div></body>'
    )


def test_no_fitted_box_no_page() -> None:
    bare = fromstring("<html><body><p>One</p></body></html>")  # noqa: S314

    assert only_fitted(bare, ()) is None


@pytest.mark.parametrize(
    ("css", "said"),
    [
        ("p{width:calc(1mm + 2mm)} /* a + b */ q>i{}", set()),
        ("h2 + p.first.one{}", {("p", frozenset({"first", "one"}))}),
        ("h2~*{} a:hover{}", {("*", frozenset())}),
        (
            ".f p:last-child{} .f :nth-child(2){}",
            {("p", frozenset()), ("", frozenset())},
        ),
        ("@media print{.a:first-of-type b{}}", {("", frozenset({"a"}))}),
    ],
)
def test_selectors_that_look_at_siblings(
    css: str, said: set[tuple[str, frozenset[str]]]
) -> None:
    assert fitting_rooms._neighbourly(css) == said
