"""Files that templates name."""

from pathlib import Path

import pytest

from rulewright.pipeline.addresses import missing_files
from samples import CHECKOUT

ICON = "icons/spark.svg"


def found(folder: Path, name: str, text: str) -> list[tuple[str, str, str]]:
    """Place, code and hint of what a template is told, beside one icon."""
    root = folder / "templates" / "pebble"
    for path, content in ((ICON, "<svg/>"), (name, text)):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content)
    findings = missing_files((root,), folder)
    return [(str(f.span), f.rule.code, f.hint) for f in findings]


@pytest.mark.parametrize(
    ("name", "sound", "broken", "column"),
    [
        ("a.html", '<img src="icons/spark.svg">', '<img src="icons/sparc.svg">', 11),
        (
            "a.html",
            '<link rel="stylesheet" href="pebble/icons/spark.svg">',
            '<link rel="stylesheet" href="pebble/icons/sparc.svg">',
            30,
        ),
        (
            "a.html",
            "<style>p{background:url(icons/spark.svg)}</style>",
            "<style>p{background:url('icons/sparc.svg')}</style>",
            26,
        ),
        (
            "css/a.css",
            "p{background:url(../icons/spark.svg)}",
            'p{background:url("../icons/sparc.svg")}',
            19,
        ),
    ],
)
def test_a_name_that_leads_nowhere_is_underlined(
    tmp_path: Path, name: str, sound: str, broken: str, column: int
) -> None:
    assert found(tmp_path, name, f"\n{sound}") == []
    place = f"templates/pebble/{name}:2:{column}"
    assert found(tmp_path, name, f"\n{broken}") == [
        (place, "RW606", "did you mean `spark.svg`?")
    ]


@pytest.mark.parametrize(
    "address", ["https://a.example/x.png", "//a.example/x", "../../x.png", "/etc/x"]
)
def test_an_address_may_not_lead_out(tmp_path: Path, address: str) -> None:
    (told,) = found(tmp_path, "a.html", f'<img src="{address}">')
    assert told[:2] == ("templates/pebble/a.html:1:11", "RW607")


@pytest.mark.parametrize(
    "silent",
    [
        '<img src="{{ icon(face.icon) }}">',
        "p{background:url({{ icon('x') }})}",
        '{# <img src="nowhere.svg"> #}',
        '<!-- <img src="nowhere.svg"> -->',
        "/* url(nowhere.svg) */",
        '<a href="nowhere.html">x</a>',
        '<use href="#shape"/>',
        '<img src="data:image/png;base64,AA==">',
    ],
)
def test_what_is_computed_left_out_or_no_file_is_not_judged(
    tmp_path: Path, silent: str
) -> None:
    assert found(tmp_path, "a.html", silent) == []


def test_the_templates_of_this_checkout_name_only_what_is_there() -> None:
    roots = (CHECKOUT / "templates" / "mandate2038", CHECKOUT / "templates" / "house")
    assert list(missing_files(roots, CHECKOUT)) == []
