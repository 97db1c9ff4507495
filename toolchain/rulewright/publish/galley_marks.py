"""Marks of structure among the operators of a galley.

The layout engine marks every line and every change of style by itself, although a
paragraph is one stretch. Neighbours of one element are joined, which leaves a third of
the marks: less to write, and less for a reader to walk through.

Here: joining marks, counting them, taking them out. Not here: reading them
(`galley_reading`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulewright.publish.anchors import FACE_MARK
from rulewright.publish.structure import LinkKid, Marked, Node, Picture

_TAGGED = re.compile(
    rb"^/[A-Za-z0-9]+\n<</MCID \d+>>\nBDC\n|^/Artifact\nBMC\n|^EMC\n", re.MULTILINE
)
_NUMBER = re.compile(rb"<</MCID (\d+)>>")
_OPENED = re.compile(rb"^(?:BDC|BMC)$", re.MULTILINE)
_CLOSED = re.compile(rb"^EMC$", re.MULTILINE)
# The end of one stretch and, right after it, the beginning of the next.
_SEAM = re.compile(rb"^EMC\n/[A-Za-z0-9]+\n<</MCID (\d+)>>\nBDC\n", re.MULTILINE)
_BEGIN_OR_END = re.compile(
    rb"^/[A-Za-z0-9]+\n<</MCID (\d+)>>\nBDC\n|^/Artifact\nBMC\n|^EMC\n", re.MULTILINE
)


def untagged(contents: bytes) -> bytes:
    """The operators without marks of structure; unchanged if these do not pair."""
    if len(_OPENED.findall(contents)) != len(_CLOSED.findall(contents)):
        return contents
    return _TAGGED.sub(b"", contents)


def first_free(contents: bytes) -> int:
    """The first number that no mark among the operators has."""
    return max((int(mark) for mark in _NUMBER.findall(contents)), default=-1) + 1


def without_rooms(
    pictures: Iterable[Picture], contents: Sequence[bytes]
) -> tuple[bytes, ...]:
    """The operators of each page with the rooms kept for faces marked as artifacts.

    A face takes the place of the blank picture, which is then no part of the text.
    """
    pages = list(contents)
    for picture in pictures:
        if picture.alt.startswith(FACE_MARK):
            blank = b"/Figure\n<</MCID %d>>\nBDC" % picture.mcid
            page = pages[picture.page]
            pages[picture.page] = page.replace(blank, b"/Artifact\nBMC", 1)
    return tuple(pages)


def joined(
    tree: Iterable[Node], contents: Sequence[bytes]
) -> tuple[tuple[Node, ...], tuple[bytes, ...]]:
    """The structure and the operators of each page with neighbouring marks joined."""
    seams = [dict(_seams(page)) for page in contents]
    gone: list[set[int]] = [set() for _ in contents]
    nodes = tuple(_joined_node(node, seams, gone) for node in tree)

    def without(page: int) -> bytes:
        return _SEAM.sub(
            lambda seam: b"" if int(seam[1]) in gone[page] else seam[0], contents[page]
        )

    return nodes, tuple(without(page) for page in range(len(contents)))


def _seams(contents: bytes) -> Iterator[tuple[int, int]]:
    """Each mark that begins where another ends, with that other."""
    before: int | None = None
    ended_at = -1
    for token in _BEGIN_OR_END.finditer(contents):
        if token[0] == b"EMC\n":
            ended_at = token.end()
            continue
        mark = None if token[1] is None else int(token[1])
        if mark is not None and before is not None and token.start() == ended_at:
            yield mark, before
        before = mark


def _joined_node(
    node: Node, seams: Sequence[dict[int, int]], gone: Sequence[set[int]]
) -> Node:
    kids: list[Node | Marked | LinkKid] = []
    last: Marked | None = None
    for kid in node.kids:
        if isinstance(kid, Marked):
            if last is not None and seams[kid.page].get(kid.mcid) == last.mcid:
                gone[kid.page].add(kid.mcid)
            else:
                kids.append(kid)
            last = kid
        else:
            last = None
            kids.append(
                _joined_node(kid, seams, gone) if isinstance(kid, Node) else kid
            )
    return Node(node.tag, node.attributes, tuple(kids))
