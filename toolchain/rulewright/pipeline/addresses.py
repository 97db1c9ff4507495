"""Addresses: every file that a template names is there.

A picture or a style sheet that is missing would show only once a face is drawn, and
then once for each face. Here: addresses written out in templates and style sheets.
Not here: addresses that a template computes, which are seen when the face is filled
(`faces`) or drawn (`publish`).
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from rulewright.diagnostics import Finding, Span, nearest
from rulewright.publish.drawing_sources import Sources
from rulewright.publish.findings import FOREIGN_ADDRESS, MISSING_PICTURE

_NAMED = re.compile(
    r"""<(?:img|image|link)\b[^<>]*?\b(?:src|href)=["']([^"'{}#]+)["']"""
    r"""|\burl\(\s*["']?([^"'(){}#\s]+)["']?\s*\)"""
)
_COMMENT = re.compile(r"\{#.*?#\}|<!--.*?-->|/\*.*?\*/", re.DOTALL)
_SCHEME = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)
_SUFFIXES = {".html", ".css"}


def missing_files(roots: tuple[Path, ...], shown_from: Path) -> Iterator[Finding]:
    """Addresses in the templates under some roots that lead nowhere, or out of them.

    Paths are shown relative to `shown_from` if they lie below it.
    """
    sources = Sources(roots, {})
    for root in roots:
        for path in sorted(p for p in root.rglob("*") if p.suffix in _SUFFIXES):
            inside = path.is_relative_to(shown_from)
            shown = path.relative_to(shown_from) if inside else path
            base = posixpath.dirname(f"{root.name}/{path.relative_to(root).as_posix()}")
            text = path.read_text(encoding="utf-8", errors="replace")
            for address, span in _named(text, shown.as_posix()):
                is_sheet = path.suffix == ".css"
                found = _judge(address, span, base if is_sheet else "", sources)
                if found is not None:
                    yield found


def _named(text: str, shown: str) -> Iterator[tuple[str, Span]]:
    """Every address written out in a template, with its place; comments are blank."""
    seen = _COMMENT.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
    for match in _NAMED.finditer(seen):
        start, end = match.span(1 if match[1] else 2)
        line = seen.count("\n", 0, start) + 1
        column = start - (seen.rfind("\n", 0, start) + 1) + 1
        yield seen[start:end], Span(shown, line, column, line, column + end - start)


def _judge(address: str, span: Span, base: str, sources: Sources) -> Finding | None:
    if address.startswith(("data:", "asset:")):
        return None
    path = posixpath.normpath(posixpath.join(base, address))
    if _SCHEME.match(address) or path.startswith(("..", "/")):
        return FOREIGN_ADDRESS.at(
            span,
            f"{address} lies outside the templates",
            hint="copy the file into the templates and name it from there",
        )
    if sources.find(path) is not None:
        return None
    near = nearest(Path(path).name, _beside(path, sources.roots))
    return MISSING_PICTURE.at(
        span,
        f"{path} is in none of the template folders",
        hint=f"did you mean `{near}`?" if near else "add the file, or name another",
    )


def _beside(path: str, roots: tuple[Path, ...]) -> Iterator[str]:
    """The names of files where an address looks for its own."""
    folder, suffix = posixpath.dirname(path), Path(path).suffix
    for root in roots:
        for place in (root / folder, root.parent / folder):
            if place.is_dir():
                yield from (p.name for p in place.iterdir() if p.suffix == suffix)
