"""Marks of one element that follow one another become one; others stay."""

from rulewright.publish.anchors import FACE_MARK
from rulewright.publish.galley_marks import (
    first_free,
    joined,
    untagged,
    without_rooms,
)
from rulewright.publish.structure import Marked, Node, Picture


def stretch(mcid: int, words: str = "x") -> bytes:
    return b"/Span\n<</MCID %d>>\nBDC\n(%s) Tj\nEMC\n" % (mcid, words.encode())


ARTIFACT = b"/Artifact\nBMC\n0 0 9 9 re\nf\nEMC\n"


def paragraph(*mcids: int) -> Node:
    return Node("P", {}, tuple(Marked(0, mcid) for mcid in mcids))


def test_neighbours_of_one_element_are_joined() -> None:
    contents = stretch(0, "a") + stretch(1, "b") + stretch(2, "c")
    (node,), (after,) = joined([paragraph(0, 1, 2)], [contents])
    assert node == paragraph(0)
    assert after == b"/Span\n<</MCID 0>>\nBDC\n(a) Tj\n(b) Tj\n(c) Tj\nEMC\n"


def test_neighbours_of_two_elements_stay_apart() -> None:
    contents = stretch(0) + stretch(1)
    nodes = (paragraph(0), paragraph(1))
    assert joined(nodes, [contents]) == (nodes, (contents,))


def test_what_is_painted_between_keeps_them_apart() -> None:
    for between in (ARTIFACT, b"q\n", b"0 g\n"):
        contents = stretch(0) + between + stretch(1)
        assert joined([paragraph(0, 1)], [contents])[1] == (contents,)


def test_a_part_between_them_keeps_them_apart() -> None:
    figure = Node("Figure", {"Alt": "icon"}, (Marked(0, 1),))
    node = Node("P", {}, (Marked(0, 0), figure, Marked(0, 2)))
    contents = stretch(0) + stretch(1) + stretch(2)
    assert joined([node], [contents]) == ((node,), (contents,))


def test_an_artifact_never_swallows_a_mark() -> None:
    contents = stretch(0) + ARTIFACT.replace(b"EMC\n", b"EMC\n" + stretch(1))
    assert joined([paragraph(0, 1)], [contents])[1] == (contents,)


def test_marks_come_out_in_pairs_or_not_at_all() -> None:
    contents = stretch(0, "a") + ARTIFACT
    assert untagged(contents) == b"(a) Tj\n0 0 9 9 re\nf\n"
    assert untagged(contents + b"EMC\n") == contents + b"EMC\n"


def test_the_first_free_number_is_behind_all_marks() -> None:
    assert first_free(stretch(4) + ARTIFACT + stretch(2)) == 5
    assert first_free(ARTIFACT) == 0


def test_room_for_a_face_becomes_an_artifact_and_pictures_stay() -> None:
    contents = stretch(0) + stretch(1).replace(b"Span", b"Figure")
    contents += stretch(2).replace(b"Span", b"Figure")
    box = (0.0, 0.0, 1.0, 1.0)
    room = Picture(0, -1, f"{FACE_MARK}card.one", 0, 1, box)
    picture = Picture(1, -1, "A picture", 0, 2, box)
    (after,) = without_rooms([room, picture], [contents])
    assert b"<</MCID 1>>" not in after
    assert after.count(b"/Artifact\nBMC") == 1
    assert without_rooms([picture], [contents]) == (contents,)
