"""HTML that is read quickly has the tree that the engine's parser makes of it."""

import io
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest
import tinyhtml5  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from rulewright.publish.drawing_html import tree_of

TOP = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
HEAD = TOP + "<title>A &amp; b</title><style>p{color:red}</style>\n</head>\n<body>"
TAGS = "p div span b a h1 h2 ul li dl dt table tbody tr td img br hr style title svg g"
PIECES = st.sampled_from(
    [
        *(f"<{tag}>" for tag in TAGS.split()),
        *(f"</{tag}>" for tag in TAGS.split()),
        *('<p class="x" data-fit>', '<img alt="a &lt; b" src="x.svg">', "<g/>", "<P>"),
        *("<div/>", '<path d="M0 0"/>', '<svg viewBox="0 0 1 1">', "<b id=1>"),
        *('<a id="1" id="2">', "<linearGradient/>", "<pre>", "<select>", "</body>"),
        *(
            "word",
            " ",
            "\n",
            "&ensp;",
            "&nope;",
            "&amp",
            "&#8212;",
            "a < b",
            "<!-- -->",
        ),
    ]
)


def shape(element: Element) -> Iterator[tuple[object, ...]]:
    for one in element.iter():
        words = (one.text or "", one.tail or "")
        yield (one.tag, list(one.attrib.items()), len(one), *words)


def parsed(text: str) -> Element:
    tree: Element = tinyhtml5.parse(io.StringIO(text), namespace_html_elements=False)
    return tree


@pytest.mark.parametrize(
    "body",
    [
        "",
        '<main class="card"><h1>Title</h1>\n<p>One <b>two</b><br>three</p></main>\n',
        "<ul><li>One</li>\n<li><p>Two</p></li></ul><dl><dt>a</dt><dd>b</dd></dl>",
        "<table>\n<tr><th>1</th><td>2</td></tr>\n<tr></tr></table> after",
        "<table><caption>c</caption><thead><tr></tr></thead><tbody></tbody></table>",
        "<table><tr><td>1</td></tr><tbody><tr></tr></tbody></table>",
        '<img src="a.svg" alt="A"/>&ensp;&#8212;&#x2191;&thinsp;<hr>',
        '<svg xmlns="http://www.w3.org/2000/svg"><title>T</title></svg>',
        '<svg viewBox="0 0 9 9"><g id="a"><path d="M0 0"/></g></svg><p></p>',
    ],
)
def test_plain_documents_have_the_same_tree(body: str) -> None:
    text = f"{HEAD}{body}</body>\n</html>\n"
    tree = tree_of(text)

    assert tree is not None
    assert list(shape(tree)) == list(shape(parsed(text)))


@pytest.mark.parametrize(
    "text",
    [
        "<p>Word</p>",
        f"{HEAD}<p>One<p>Two</body></html>",
        f"{HEAD}<p><div>One</div></p></body></html>",
        f"{HEAD}<b><i>One</b></i></body></html>",
        f"{HEAD}<div/></body></html>",
        f"{HEAD}<p>One</p></body></html>more",
        f"{HEAD}<p>One &amp</p></body></html>",
        f"{HEAD}<select></select></body></html>",
        f"{HEAD}<table>word</table></body></html>",
        f"{HEAD}<p>a < b</p></body></html>",
        f"{HEAD}<!-- remark --></body></html>",
        f"{HEAD}<p id=a>One</p></body></html>",
        f"{HEAD}<p>One</p></body>",
        f"{TOP}word</head><body></body></html>",
        f"{HEAD}<body></body></html>",
    ],
)
def test_what_needs_mending_is_left_to_the_engine(text: str) -> None:
    assert tree_of(text) is None


@given(st.lists(PIECES, max_size=14))
def test_any_pieces_have_the_same_tree_or_none(pieces: list[str]) -> None:
    text = f"{HEAD}{''.join(pieces)}</body></html>"
    tree = tree_of(text)

    if tree is not None:
        assert list(shape(tree)) == list(shape(parsed(text)))


@given(
    st.recursive(
        st.sampled_from(["word", " ", "&ensp;", "<br>", '<img src="a" alt="b">']),
        lambda inner: st.tuples(
            st.sampled_from(
                [
                    "p",
                    "div",
                    "span",
                    "b",
                    "em",
                    "h1",
                    "ul",
                    "li",
                    "table",
                    "tr",
                    "td",
                    "section",
                    "a",
                ]
            ),
            st.lists(inner, max_size=3),
        ).map(lambda one: f"<{one[0]}>{''.join(one[1])}</{one[0]}>"),
        max_leaves=12,
    )
)
def test_any_nesting_has_the_same_tree_or_none(body: str) -> None:
    text = f"{HEAD}{body}</body></html>"
    tree = tree_of(text)

    if tree is not None:
        assert list(shape(tree)) == list(shape(parsed(text)))
