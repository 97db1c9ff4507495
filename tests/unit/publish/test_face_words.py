"""The words of a face, box by box, and how two states of them differ."""

import pytest

from rulewright.publish.face_words import REST, Difference, differences, words_of

FACE = """<!DOCTYPE html><html><head><title>Pebble: Shore</title>
<style>.card{color:red}</style></head><body class="ink"><main class="card">
<h1 class="title" data-box="title">The <b>Shore</b></h1>
<div data-box="rules"><p>Gain <span class="fig" data-home="x">2</span>
<img src="a.svg" alt="Trust">.</p><p class="bullet">• Then&nbsp;stop &amp; rest.</p>
<script>never</script></div><p>of 6</p></main></body></html>"""


def test_words_are_listed_by_box_and_line() -> None:
    assert words_of(FACE) == {
        "title": ("The Shore",),
        "rules": ("Gain 2 Trust .", "Then stop & rest."),
        REST: ("of 6",),
    }


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("", "", []),
        (">2<", ">3<", [Difference("rules", "Gain 2 Trust .", "Gain 3 Trust .")]),
        ("The <b>Shore", "A <b>Shore", [Difference("title", "The Shore", "A Shore")]),
        ("<p>of 6</p>", "", [Difference(REST, "of 6", "")]),
        ("</script>", "</script><p>More.</p>", [Difference("rules", "", "More.")]),
        ("color:red", "color:blue", []),
        (' class="ink"', "", []),
    ],
)
def test_differences_are_told_line_by_line(
    old: str, new: str, found: list[Difference]
) -> None:
    assert old in FACE
    assert list(differences(FACE, FACE.replace(old, new))) == found


def test_lines_that_come_and_go_do_not_shift_the_others() -> None:
    one = "<p>a</p><p>b</p><p>c</p>"
    assert list(differences(one, one.replace("<p>a</p>", "<p>x</p><p>y</p>"))) == [
        Difference(REST, "a", "x y")
    ]


@pytest.mark.parametrize("html", ["", "<p", "</p></p>", "<p><b>x</p>y</b>", "<img>"])
def test_a_document_of_any_form_is_read(html: str) -> None:
    assert isinstance(words_of(html), dict)


def test_the_words_of_a_drawing_count() -> None:
    svg = '<svg><title>Hex</title><text x="1">Reef</text><path d="M0 0"/></svg>'
    assert words_of(svg) == {REST: ("Hex", "Reef")}
