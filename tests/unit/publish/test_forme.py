"""A forme comes out as a PDF that any reader takes, with every object in its place."""

import zlib

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.publish.forme import Forme, Ref, array, dictionary, text
from unit.publish.printshop import looked_up, opened


def blank() -> Forme:
    forme = Forme()
    forme.close(forme.page(), "/MediaBox[0 0 10 10]/Resources<<>>")
    return forme


@given(st.lists(st.integers(0, 2), max_size=700), st.binary(max_size=40))
def test_objects_and_streams_are_where_the_table_says(
    kinds: list[int], data: bytes
) -> None:
    forme = blank()
    made: list[tuple[int, int, Ref]] = []
    for number, kind in enumerate(kinds):
        if kind == 0:
            made.append((number, kind, forme.add(f"<</N {number}>>")))
        elif kind == 1:
            made.append((number, kind, forme.stream(data, f"/N {number}")))
        else:
            ref = forme.reserve()
            forme.put(ref, array([number, *(r for _, _, r in made[-1:])]))
            made.append((number, kind, ref))
    with opened(forme.contents()) as pdf:
        assert pdf.check_pdf_syntax() == []
        for number, kind, ref in made:
            found = pdf.get_object(int(ref), 0)
            if kind == 2:
                assert found[0] == number
            else:
                assert number == found.N
            if kind == 1:
                assert found.read_bytes() == data


def test_packed_data_are_written_as_they_are() -> None:
    forme = blank()
    packed = zlib.compress(b"words", 1)
    ref = forme.stream(packed, "/Filter/FlateDecode", packed=True)
    plain = forme.stream(b"words", packed=True)
    one, other = looked_up(forme, ref, plain)
    assert one.read_raw_bytes() == packed
    assert one.read_bytes() == other.read_raw_bytes() == b"words"


def test_pages_stay_in_order_and_know_their_parent() -> None:
    forme = Forme()
    first, second = forme.page(), forme.page()
    forme.close(second, "/MediaBox[0 0 20 20]/Resources<<>>")
    forme.close(first, "/MediaBox[0 0 10 10]/Resources<<>>")
    with opened(forme.contents()) as pdf:
        assert [int(page.MediaBox[2]) for page in pdf.pages] == [10, 20]
        assert all(
            page.obj.Parent.objgen == pdf.Root.Pages.objgen for page in pdf.pages
        )


def test_an_object_that_was_forgotten_is_a_fault() -> None:
    forme = blank()
    forme.reserve()
    with pytest.raises(LookupError, match="never put"):
        forme.contents()


def test_the_same_calls_give_the_same_bytes() -> None:
    one, other = blank(), blank()
    assert one.contents() == other.contents()
    with opened(one.contents()) as pdf:
        assert len(bytes(pdf.trailer.ID[0])) == 16


@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=20))
def test_words_come_out_as_they_went_in(words: str) -> None:
    forme = blank()
    (found,) = looked_up(forme, forme.add(dictionary({"/T": text(words)})))
    assert str(found.T) == words


def test_a_reference_is_written_as_one() -> None:
    assert array([Ref(3), 4, "/Name"]) == "[3 0 R 4 /Name]"
    assert dictionary({"/A": Ref(1), "/B": "(b)"}) == "<</A 1 0 R /B (b)>>"
    assert isinstance(pikepdf.Object.parse(b"[1 2]"), pikepdf.Array)
