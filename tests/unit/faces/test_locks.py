"""The lock on numbers."""

import pytest

from rulewright.faces.locks import homeless_digits

HOMED = '<span class="fig" data-home="card.a.fee">3</span>'


@pytest.mark.parametrize(
    "html",
    [
        "<p>No number at all</p>",
        f"<p>Pay {HOMED} Pebbles</p>",
        f"<p data-home='x.y.z'>Pay <b>3</b> of {HOMED}</p>",
        "<html><head><title>Card 3</title><style>p{top:3mm}</style></head></html>",
        '<p class="c3" style="width:3mm" alt="3">Three</p><img src="3.svg"><br>',
        "<!-- 3 --><script>x = 3</script>",
        '<svg><text data-home="a.b.c"><tspan>12</tspan></text><path d="M3 4"/></svg>',
        "<p>A&nbsp;B &frac12; &#65;</p>",
    ],
)
def test_a_digit_with_a_home_or_none_in_print_is_silent(html: str) -> None:
    assert list(homeless_digits(html)) == []


@pytest.mark.parametrize(
    ("html", "stretch"),
    [
        ("<p>Pay 3\n Pebbles</p>", "Pay 3 Pebbles"),
        (f"<p>{HOMED} of 4</p>", "of 4"),
        (f"<div>{HOMED}<i>5</i></div>", "5"),
        ("<svg><text>6</text></svg>", "6"),
        ("<p>&#55;</p>", "7"),
        ("<p>&#x37;</p>", "7"),
        ("<p>٣</p>", "٣"),
        ("<p>H²</p>", "H²"),
        ('<p data-home="a.b">1</p>2', "2"),
        ('<p data-home="a.b"><br>1</p><p>8</p>', "8"),
        ("<title>Card</title><p>9</p>", "9"),
        ('<p title="data-home=">9</p>', "9"),
    ],
)
def test_a_digit_without_a_home_is_told(html: str, stretch: str) -> None:
    assert list(homeless_digits(html)) == [stretch]
