"""Addresses lead into the template roots and to assets, and nowhere else."""

from pathlib import Path

import pytest

from rulewright.publish.drawing import draw_all
from rulewright.publish.drawing_sources import ABSENT, BASE, Sources, file_digest
from unit.publish.easel import artwork, templates


def sources(tmp_path: Path) -> Sources:
    for name in ("game/a.css", "house/a.css", "house/b.css", "game/icons/x.svg"):
        path = tmp_path / "templates" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (tmp_path / "templates/secret").write_text("secret")
    roots = (tmp_path / "templates/game", tmp_path / "templates/house")
    return Sources(roots, {"ring/1.svg": b"ring"})


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("a.css", b"game/a.css"),
        ("b.css", b"house/b.css"),
        ("house/a.css", b"house/a.css"),
        ("game/b.css", b"house/b.css"),
        ("icons/x.svg?v=1#top", b"game/icons/x.svg"),
        ("house/icons/x.svg", b"game/icons/x.svg"),
    ],
)
def test_roots_are_searched_in_order(
    tmp_path: Path, address: str, found: bytes
) -> None:
    assert sources(tmp_path).read(BASE + address) == found


def test_assets_go_by_name(tmp_path: Path) -> None:
    known = sources(tmp_path)

    assert known.read("asset:ring/1.svg") == b"ring"
    assert known.read("asset:ring/2.svg") is None
    assert known.used == {"asset:ring/2.svg": ABSENT}
    assert list(known.missing) == ["asset:ring/2.svg"]


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/x.svg",
        "http://localhost/x",
        "ftp://example.org/x",
        "file://host/etc/passwd",
        "data:text/css,p{}",
    ],
)
def test_the_network_is_refused(tmp_path: Path, url: str) -> None:
    known = sources(tmp_path)

    assert known.read(url) is None
    assert list(known.refused) == [url]


@pytest.mark.parametrize(
    "path", ["../secret", "icons/../../secret", "%2e%2e/secret", "/etc/passwd", "."]
)
def test_no_path_leads_out_of_the_roots(tmp_path: Path, path: str) -> None:
    assert sources(tmp_path).read(BASE + path) is None


def test_a_link_out_of_a_root_is_not_followed(tmp_path: Path) -> None:
    known = sources(tmp_path)
    (tmp_path / "templates/game/way-out").symlink_to(tmp_path / "templates/secret")

    assert known.read(BASE + "way-out") is None


def test_a_digest_follows_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_text("one")
    first = file_digest(file)
    file.write_text("other")

    assert file_digest(file) != first


def test_what_a_template_may_not_have_is_a_finding(tmp_path: Path) -> None:
    body = (
        '<p style="margin:9mm"><img src="icons/nowhere.svg" alt="Nowhere">'
        '<img src="https://example.org/x.png" alt="X">'
        '<img src="asset:ring/9.svg" alt="Ring">'
        '<img src="file:///etc/passwd" alt="Secret"></p>'
    )
    css = '@font-face{font-family:Far;src:url("https://example.org/far.ttf")}'
    (drawing,) = draw_all([artwork(templates(tmp_path), body, css)], tmp_path / "cache")

    told = [(fault.code, fault.says) for fault in drawing.faults]
    assert [code for code, _ in told] == ["RW606"] * 3 + ["RW607"] * 2 + ["RW603"]
    assert "icons/nowhere.svg" in told[0][1]
    assert "https://example.org/far.ttf" in "".join(says for _, says in told[3:5])
