"""Elements as text with gaps: filled on a page, or inside a form on it."""

from rulewright.publish.structure import (
    At,
    LinkKid,
    Marked,
    Node,
    Picture,
    Structure,
    values,
    written,
)

PAGE = [At("7 0 R")]
FORM = [At("7 0 R", "8 0 R")]


def filled(structure: Structure, places: list[At], prefix: str = "3.") -> list[str]:
    elements = [f"{50 + n} 0 R" for n in range(structure.count)]
    links = [f"{90 + n} 0 R" for n in range(len(structure.links))]
    boxes = [f"[{page}]" for page, _ in structure.boxes]
    return structure.filled(elements, values("1 0 R", prefix, places, links, boxes))


def test_an_element_names_its_parent_its_page_and_its_marks() -> None:
    node = Node("P", {"Lang": "en"}, (Marked(0, 4), Node("Span", {}, (Marked(0, 5),))))
    structure = written([node], 1, 0)
    assert filled(structure, PAGE) == [
        "<</S/P/P 1 0 R/Pg 7 0 R/Lang(en)/K[4 51 0 R]>>",
        "<</S/Span/P 50 0 R/Pg 7 0 R/K[5]>>",
    ]
    assert structure.tops == (0,)
    assert structure.marks == ((-1, -1, -1, -1, 0, 1),)


def test_inside_a_form_marks_name_it_and_headings_are_paragraphs() -> None:
    structure = written([Node("H2", {}, (Marked(0, 0),))], 1, 0)
    assert filled(structure, PAGE) == ["<</S/H2/P 1 0 R/Pg 7 0 R/K[0]>>"]
    mark = "<</Type/MCR/Pg 7 0 R/MCID 0/Stm 8 0 R>>"
    assert filled(structure, FORM) == [f"<</S/P/P 1 0 R/Pg 7 0 R/K[{mark}]>>"]


def test_a_mark_on_another_page_says_so() -> None:
    structure = written([Node("P", {}, (Marked(0, 0), Marked(1, 2)))], 2, 0)
    far = "<</Type/MCR/Pg 9 0 R/MCID 2>>"
    assert filled(structure, [*PAGE, At("9 0 R")]) == [
        f"<</S/P/P 1 0 R/Pg 7 0 R/K[0 {far}]>>"
    ]
    assert structure.marks == ((0,), (-1, -1, 0))


def test_an_empty_element_is_at_home_where_its_parent_is() -> None:
    row = Node("TR", {}, (Node("TD", {}), Node("TD", {}, (Marked(1, 0),))))
    structure = written([row], 2, 0)
    pages = [one.split("/Pg ")[1][:1] for one in filled(structure, [At("7"), At("9")])]
    assert pages == ["9", "9", "9"]


def test_links_and_words_of_any_kind() -> None:
    link = Node("Link", {"Alt": "100% (sure) %s"}, (LinkKid(0), Marked(0, 0)))
    structure = written([link, Node("P", {"Alt": "ä"}, (Marked(0, 1),))], 1, 1)
    leads = "<</Type/OBJR/Obj 90 0 R/Pg 7 0 R>>"
    assert filled(structure, PAGE) == [
        rf"<</S/Link/P 1 0 R/Pg 7 0 R/Alt(100% \(sure\) %s)/K[{leads} 0]>>",
        "<</S/P/P 1 0 R/Pg 7 0 R/Alt<feff00e4>/K[1]>>",
    ]
    assert structure.links == ((0, 0),)


def test_ids_get_a_prefix_that_tells_drawings_apart() -> None:
    head = Node("TH", {"ID": "a"}, (Marked(0, 0),))
    cell = Node("TD", {"Headers": "a ö", "ColSpan": "2"}, (Marked(0, 1),))
    structure = written([head, cell], 1, 0)
    one, other = filled(structure, PAGE)
    assert "/ID(3.a)" in one
    assert "/A<</O/Table/ColSpan 2/Headers[(3.a) <feff0033002e00f6>]>>" in other
    assert structure.ids == (("a", 0),)


def test_pictures_are_told_with_their_place() -> None:
    figure = Node("Figure", {"Alt": "room", "BBox": "1 2 3 4.5"}, (Marked(0, 0),))
    structure = written([Node("Div", {}, (figure,))], 1, 0)
    assert structure.pictures == (Picture(1, 0, "room", 0, 0, (1, 2, 3, 4.5)),)
    assert structure.boxes == ((0, (1, 2, 3, 4.5)),)
    assert "/A<</O/Layout/BBox[0]>>" in filled(structure, PAGE)[1]


def test_a_drawing_without_structure_has_no_elements() -> None:
    assert filled(written([], 1, 0), PAGE) == []
