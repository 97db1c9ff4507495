"""The same faces printed by headless Chromium: what our figures stand beside.

One document has every side of every A4 sheet that the `sheets` of a built game show,
each copy in its place, in the setting in which it was drawn. A face is a
shadow tree, so that the style sheets of one do not reach the next.

Chromium is the browser of the system (Debian: `apt-get install chromium`), found on the
path or named in `CHROMIUM`; without it whoever asks is skipped.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.measure import Length
from rulewright.pipeline.artworks import artworks, formats, orders, papers
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import locate
from rulewright.press import Placed, Sheet, Turn, collate, impose
from rulewright.press.formats import Shape
from rulewright.publish.drawing import Artwork, draw_all

_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"),
    *("--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-pdf-header-footer"),
    "--allow-file-access-from-files",
)


def browser() -> str:
    """The program; skips where there is none."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not found:
        pytest.skip("there is no chromium here; name one in CHROMIUM")
    return found


def print_page(page: Path, pdf: Path, profile: Path) -> None:
    """Print a page as a PDF, with a profile of its own."""
    run = [browser(), *_FLAGS, f"--user-data-dir={profile}", f"--print-to-pdf={pdf}"]
    subprocess.run([*run, page.as_uri()], check=True, capture_output=True, timeout=300)


def page_of(game: Path, build: Path, folder: Path) -> tuple[Path, int]:
    """The document for a game that was built; and how many sides it has."""
    report = Report()
    place = locate(None, game, report)
    assert place is not None
    checked = check_place(place, build / "cache", report)
    assert checked.catalogue is not None
    some = artworks(checked.faces, checked.roots, checked.catalogue.press)
    drawings = draw_all(some, build / "cache")
    settings = {d.id: d.setting.classes if d.setting else "" for d in drawings}
    for number, root in enumerate(checked.roots):
        shutil.copytree(root, folder / str(number) / root.name)
        shutil.copytree(root, folder / str(number), dirs_exist_ok=True)
    shown = {one.id: _shadow(one, settings[one.id], folder) for one in some}
    sizes = formats(checked.catalogue)
    gutter = Length.parse(checked.catalogue.press.gutter)
    paper = papers(checked.catalogue, ("a4",))["a4"]
    written = checked.catalogue.press.formats
    flat = [
        face
        for face in checked.faces
        if written[face.format].sheets and face.shape == Shape.RECTANGLE.value
    ]
    sides: list[str] = []
    for run in collate(orders(flat)):
        imposed = impose(run, paper, sizes[run.format], gutter=gutter, report=report)
        sides += ["".join(_side(side, shown)) for side in imposed if not side.blank]
    fonts = "".join(_faces_of_fonts(folder))
    page = folder / "sheets.html"
    page.write_text(
        f"<!DOCTYPE html><html lang=en><meta charset=utf-8><style>{fonts}"
        "@page{size:210mm 297mm;margin:0}html,body{margin:0}"
        ".side{position:relative;width:210mm;height:297mm;overflow:hidden;"
        "break-after:page}.face{position:absolute;print-color-adjust:exact}"
        f"</style><body>{''.join(sides)}</body></html>",
        encoding="utf-8",
    )
    return page, len(sides)


def _side(sheet: Sheet, shown: dict[str, str]) -> Iterator[str]:
    yield '<div class="side">'
    for placed in sheet.placed:
        if placed.face:
            style = f'class="face" style="{_style(placed)}"'
            yield f"<div {style}>{shown[placed.face]}</div>"
    yield "</div>"


def _style(placed: Placed) -> str:
    box, turn = placed.trim, placed.turn
    upright = turn.back.of(box.size)
    # Turned about its middle, which stays where it is.
    left = box.at.x + (box.size.width - upright.width) // 2
    top = box.at.y + (box.size.height - upright.height) // 2
    spin = f";transform:rotate({int(turn)}deg)" if turn is not Turn.NONE else ""
    lengths = {"left": left, "top": top}
    lengths |= {"width": upright.width, "height": upright.height}
    rules = [f"{name}:{float(length.mm):g}mm" for name, length in lengths.items()]
    return ";".join(rules) + spin


def _shadow(one: Artwork, setting: str, folder: Path) -> str:
    """A face as a shadow tree; its body is an element that has the body's classes."""
    head, _, rest = one.html.partition("<body")
    attributes, _, rest = rest.partition(">")
    body = rest.rpartition("</body>")[0]
    classes = " ".join((*re.findall(r'class="([^"]*)"', attributes), setting))
    sheets = "".join(re.findall(r"(?s)<link[^>]*>|<style>.*?</style>", head))
    text = f'{sheets}<div class="{classes}">{body}</div>'
    for name in dict.fromkeys(re.findall(r"asset:([^\"')\s]+)", text)):
        path = folder / "assets" / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(one.assets[name])
    text = text.replace("asset:", "assets/")
    text = re.sub(
        r'href="([^"]+\.css)"',
        lambda found: f'href="{_found(found[1], folder)}"',
        text,
    )
    return f'<template shadowrootmode="open">{text}</template>'


def _found(address: str, folder: Path) -> str:
    roots = sorted(path for path in folder.iterdir() if path.name.isdigit())
    return next(f"{r.name}/{address}" for r in roots if (r / address).exists())


def _faces_of_fonts(folder: Path) -> Iterator[str]:
    """The fonts; a shadow tree cannot bring its own."""
    for sheet in sorted(folder.glob("*/type.css")):
        css = sheet.read_text(encoding="utf-8")
        for rule in re.findall(r"@font-face\s*\{[^}]*\}", css):
            yield rule.replace("url(", f"url({sheet.parent.name}/")
