"""What is read of a drawing: operators, resources, glyphs, structure."""

import zlib

from rulewright.publish.galley_reading import read, tree_of
from rulewright.publish.galleys import Blob, Galley
from rulewright.publish.structure import LinkKid, Marked, Node
from unit.publish.printshop import stock

PLEX = (
    '<html lang="en"><head><title>Page</title><style>@font-face{font-family:Plex;'
    "src:url(file://%s)}body{font-family:Plex}</style></head><body>%s</body></html>"
)


def written(body: str) -> bytes:
    from weasyprint import HTML  # noqa: PLC0415 - after the fonts are shut off

    font = stock().fonts[0] / "IBMPlexSans-Regular.ttf"
    pdf = HTML(string=PLEX % (font, body)).write_pdf(pdf_variant="pdf/ua-1")
    return bytes(pdf)


def drawn(body: str) -> Galley:
    return read(written(body))


def outline(nodes: tuple[object, ...]) -> list[object]:
    return [
        (node.tag, *outline(node.kids)) if isinstance(node, Node) else "."
        for node in nodes
    ]


def test_operators_come_with_and_without_marks() -> None:
    page = stock().galley("card.one").pages[0]
    tagged, plain = zlib.decompress(page.tagged), zlib.decompress(page.plain)
    assert b"/MCID" in tagged
    assert b"MCID" not in plain
    assert b"EMC" not in plain
    assert b"BMC" not in plain
    assert plain.count(b"TJ") == tagged.count(b"TJ") > 0


def test_only_what_is_named_is_kept() -> None:
    page = stock().galley("card.one").pages[0]
    assert "/ColorSpace" not in page.resources.objects
    for group in page.resources.objects.values():
        for name in group:
            assert name.encode() in zlib.decompress(page.tagged)


def test_fonts_are_known_by_their_file() -> None:
    fonts = stock().galley("card.two").fonts
    names = {font.name for font in fonts.values()}
    assert names == {"IBMPlexSans", "IBMPlexSans-Bold"}
    assert "q" in {text for font in fonts.values() for text in font.texts.values()}
    assert all(font.own is None for font in fonts.values())


def test_structure_says_what_is_a_heading_a_paragraph_a_picture() -> None:
    tree = tree_of(stock().drawings["card.one"].pdf)
    assert outline(tree) == [("H1", "."), ("P", ".", ("Figure", "."))]
    figure = tree[1].kids[1]
    assert isinstance(figure, Node)
    assert figure.attributes["Alt"] == "Spark"


def test_empty_wrappers_go_and_bare_text_becomes_a_paragraph() -> None:
    body = "<div><div></div>bare <b>and bold</b><p>more</p></div>"
    assert outline(tree_of(written(body))) == [("Div", ("P", "."), ("P", "."))]


def test_a_group_of_one_is_that_one() -> None:
    tree = tree_of(written("<div><div><p>text</p></div></div>"))
    assert outline(tree) == [("P", ".")]


def test_a_box_in_a_line_is_no_paragraph_of_its_own() -> None:
    boxed = '<span style="display:inline-block">two</span>'
    tree = tree_of(written(f"<p>one {boxed} three</p><h2>{boxed}</h2>"))
    assert outline(tree) == [("P", ".", ".", "."), ("H2", ".")]
    # What a style sheet puts before a heading is a heading to the engine, too.
    before = "<style>h1::before{content:'';float:right;width:3mm;height:3mm}</style>"
    tree = tree_of(written(f"{before}<h1>Name</h1>"))
    assert outline(tree) == [("H1", ".")]


def test_tables_keep_cells_that_are_empty() -> None:
    tree = tree_of(written("<table><tr><th>A</th></tr><tr><td></td></tr></table>"))
    assert outline(tree) == [("Table", ("TBody", ("TR", ("TH", ".")), ("TR", ("TD",))))]


def test_anchors_and_links() -> None:
    pdf = written('<p id="here">one</p><p><a href="rw:there">two</a></p>')
    galley = read(pdf)
    assert galley.anchors["here"].page == 0
    assert galley.anchors["here"].y > 700
    assert [link.target for link in galley.links] == ["rw:there"]
    link = tree_of(pdf)[1].kids[0]
    assert isinstance(link, Node)
    assert link.kids == (LinkKid(0), Marked(0, 1))


def test_equal_pictures_have_equal_digests() -> None:
    picture = (
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUl"
        "EQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )
    body = f'<img alt="dot" src="{picture}">'
    one, other = drawn(body), drawn("<p>other</p>" + body)
    digests = {
        value.digest
        for galley in (one, other)
        for value in galley.pages[0].resources.objects["/XObject"].values()
        if isinstance(value, Blob)
    }
    assert len(digests) == 1
