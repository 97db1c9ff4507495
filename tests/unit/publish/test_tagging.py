"""The structure of a bound book: complete, and the same from both ends."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pikepdf
import pytest

from rulewright.publish.anchors import FACE_MARK
from unit.publish.bookshop import bound
from unit.publish.printshop import IMPRINT, opened, operators

HEADINGS = {"/H1", "/H2", "/H3", "/H4"}


@pytest.fixture(scope="module")
def pdf() -> Iterator[pikepdf.Pdf]:
    with opened(bound()) as file:
        yield file


def elements(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """All elements, in reading order."""
    todo = [pdf.Root.StructTreeRoot.K[0]]
    while todo:
        element = todo.pop()
        yield element
        kids = [kid for kid in element.get("/K", ()) if _is_element(kid)]
        todo += reversed(kids)


def _is_element(kid: object) -> bool:
    return isinstance(kid, pikepdf.Dictionary) and "/S" in kid


def holders(pdf: pikepdf.Pdf) -> dict[int, pikepdf.Object]:
    """The parent tree."""
    flat = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
    return dict(zip(flat[::2], flat[1::2], strict=True))


def streams(pdf: pikepdf.Pdf) -> Iterator[tuple[int, bytes]]:
    """Each page and tagged form, by its key in the parent tree."""
    for page in pdf.pages:
        yield page.obj.StructParents, operators(page)
        for form in page.Resources.XObject.values():
            if "/StructParents" in form:
                yield form.StructParents, form.read_bytes()


def test_every_element_knows_its_parent(pdf: pikepdf.Pdf) -> None:
    for element in elements(pdf):
        for kid in element.get("/K", ()):
            if _is_element(kid):
                assert kid.P.objgen == element.objgen


def test_every_mark_has_an_element_that_has_it(pdf: pikepdf.Pdf) -> None:
    tree = holders(pdf)
    seen = 0
    for key, contents in streams(pdf):
        for mcid in map(int, re.findall(rb"/MCID (\d+)", contents)):
            element = tree[key][mcid]
            marks = [
                kid.MCID if isinstance(kid, pikepdf.Dictionary) else kid
                for kid in element.K
                if not _is_element(kid) and not _is_link(kid)
            ]
            assert mcid in marks
            seen += 1
    assert seen > 40


def _is_link(kid: object) -> bool:
    return isinstance(kid, pikepdf.Dictionary) and kid.get("/Type") == "/OBJR"


def test_nothing_is_painted_outside_of_marks(pdf: pikepdf.Pdf) -> None:
    painting = {"Tj", "TJ", "f", "f*", "S", "B", "B*", "sh"}
    for page in pdf.pages:
        depth = 0
        for _, operator in pikepdf.parse_content_stream(page):
            name = str(operator)
            if name in {"BDC", "BMC"}:
                depth += 1
            elif name == "EMC":
                depth -= 1
            assert depth >= 0
            assert depth or name not in painting, name
        assert depth == 0


def test_headings_start_at_one_and_skip_no_level(pdf: pikepdf.Pdf) -> None:
    levels = [int(str(e.S)[2:]) for e in elements(pdf) if str(e.S) in HEADINGS]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_every_picture_has_words(pdf: pikepdf.Pdf) -> None:
    figures = [element for element in elements(pdf) if element.S == "/Figure"]
    assert figures
    for figure in figures:
        assert str(figure.Alt)
        assert not str(figure.Alt).startswith(FACE_MARK)


def test_a_face_shown_again_is_a_picture(pdf: pikepdf.Pdf) -> None:
    alternatives = [str(e.Alt) for e in elements(pdf) if e.S == "/Figure"]
    assert alternatives.count("The card First Stone") == 1


def test_links_belong_to_elements(pdf: pikepdf.Pdf) -> None:
    tree = holders(pdf)
    for page in pdf.pages:
        for annotation in page.obj.get("/Annots", ()):
            element = tree[annotation.StructParent]
            assert element.S == "/Link"
            assert any(
                _is_link(kid) and kid.Obj.objgen == annotation.objgen
                for kid in element.K
            )


def test_pictures_lie_within_their_page(pdf: pikepdf.Pdf) -> None:
    for figure in elements(pdf):
        if figure.S == "/Figure" and "/A" in figure:
            left, bottom, right, top = (float(v) for v in figure.A.BBox)
            _, _, width, height = (float(v) for v in figure.Pg.MediaBox)
            assert 0 <= left < right <= width
            assert 0 <= bottom < top <= height


def test_table_cells_name_headers_that_exist(pdf: pikepdf.Pdf) -> None:
    names = list(pdf.Root.StructTreeRoot.IDTree.Names)[::2]
    known = {str(name) for name in names}
    assert len(known) == len(names)
    used = [
        str(name)
        for element in elements(pdf)
        if element.S == "/TD"
        for name in element.get("/A", pikepdf.Dictionary()).get("/Headers", ())
    ]
    assert used
    assert set(used) <= known


def test_the_document_says_that_it_is_tagged(pdf: pikepdf.Pdf) -> None:
    assert pdf.Root.MarkInfo.Marked is True
    assert pdf.Root.ViewerPreferences.DisplayDocTitle is True
    assert all(page.obj.Tabs == "/S" for page in pdf.pages)
    assert b"pdfuaid" in pdf.Root.Metadata.read_bytes()


def test_the_document_says_its_language(pdf: pikepdf.Pdf) -> None:
    assert str(pdf.Root.Lang) == IMPRINT.language
    spoken = {str(e.Lang) for e in elements(pdf) if "/Lang" in e}
    assert spoken <= {IMPRINT.language}


def marks(pdf: pikepdf.Pdf) -> Iterator[tuple[str, int, int]]:
    """Kind of element, page and mark of what stands on pages, in reading order."""
    pages = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
    for element in elements(pdf):
        for kid in element.get("/K", ()):
            if isinstance(kid, int):
                yield str(element.S), pages[element.Pg.objgen], kid
            elif "/MCID" in kid and "/Stm" not in kid:
                yield str(element.S), pages[kid.get("/Pg", element.Pg).objgen], kid.MCID


def heights(page: pikepdf.Page) -> dict[int, float]:
    """How high above the foot of a page the first line of each mark stands."""
    found: dict[int, float] = {}
    stack, matrix, mark = [], pikepdf.Matrix(), -1
    for values, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, values)) @ matrix
            case "BDC" if "/MCID" in values[1]:
                mark = int(values[1].MCID)
            case "Tm" if mark >= 0:
                line = pikepdf.Matrix(*map(float, values)) @ matrix
                found.setdefault(mark, float(line.f))
            case "EMC":
                mark = -1
    return found


def test_what_is_read_aloud_comes_as_on_the_pages(pdf: pikepdf.Pdf) -> None:
    read = list(marks(pdf))
    pages = [page for _, page, _ in read]
    assert set(pages) == set(range(len(pdf.pages)))
    assert pages == sorted(pages)
    assert len({(page, mark) for _, page, mark in read}) == len(read)
    for number, page in enumerate(pdf.pages):
        high = heights(page)
        heads = [
            high[mark]
            for kind, on, mark in read
            if kind in HEADINGS and on == number and mark in high
        ]
        assert heads == sorted(heads, reverse=True)


def test_page_numbers_and_running_heads_are_not_read_aloud(pdf: pikepdf.Pdf) -> None:
    for page in list(pdf.pages)[1:]:
        contents = operators(page)
        artifacts = re.findall(
            rb"/Artifact\s*<<[^>]*/Type\s*/Pagination[^>]*>>\s*BDC(.*?)EMC",
            contents,
            re.DOTALL,
        )
        assert any(b"Tj" in one or b"TJ" in one for one in artifacts)
        assert not any(b"/MCID" in one for one in artifacts)
