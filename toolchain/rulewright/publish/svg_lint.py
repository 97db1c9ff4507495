"""SVG lint: what one renderer shows and the next one drops, found before printing.

Faces are drawn by WeasyPrint, stand-alone files by CairoSVG, and publishers open both
in programs of their own. A feature that one of them leaves out does so without a
message, so a picture may use only what all of them draw.

Here: one picture at a time, by its text. Not here: how it looks (a test compares the
renderers), and pictures that our own code makes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from xml.parsers import expat

from rulewright.diagnostics import Finding, Report, Rule, Span
from rulewright.publish import findings
from rulewright.publish.file_lint import in_utf8

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_DROPPED = {
    "filter": "filters are dropped by most renderers",
    "mask": "masks are dropped by CairoSVG",
    "foreignObject": "foreign objects are dropped by every PDF renderer",
    "textPath": "text on a path is dropped by WeasyPrint",
    "animate": "a print does not move",
    "animateTransform": "a print does not move",
    "animateMotion": "a print does not move",
    "set": "a print does not move",
    "video": "a print does not move",
    "audio": "a print makes no sound",
    "switch": "renderers choose different branches",
    "meshgradient": "mesh gradients are dropped by every renderer",
}
_DROPPED_PROPERTIES = {
    "filter": _DROPPED["filter"],
    "mask": _DROPPED["mask"],
    "mask-image": _DROPPED["mask"],
    "mix-blend-mode": "blend modes are dropped or mixed in another colour space",
    "isolation": "blend modes are dropped or mixed in another colour space",
    "backdrop-filter": _DROPPED["filter"],
    "writing-mode": "upright text is set flat by WeasyPrint",
}
_BOX_UNITS = {
    "linearGradient": "gradientUnits",
    "radialGradient": "gradientUnits",
    "clipPath": "clipPathUnits",
}
_TEMPLATE = re.compile(rb"\{[%{#]")
_URL = re.compile(r"""url\(\s*['"]?([^'")]*)""")
_DECLARATION = re.compile(r"([a-z-]+)\s*:\s*([^;}]+)")
_WEIGHTS = {"400", "700", "normal", "bold", "inherit"}
LARGEST = 4 * 1024 * 1024
"""Bytes of the largest drawing: an engraving with a hundred thousand strokes."""
# Renderers walk down by calls of themselves, which have an end.
_DEEPEST = 100
_REACHING = {"image", "use", "a", "feImage", "tref", "cursor"}


def lint(data: bytes, file: str) -> list[Finding]:
    """What is wrong with one SVG; `file` is its path as shown to people."""
    return _Reader(file).read(data)


def lint_folders(roots: tuple[Path, ...], report: Report, *, shown_from: Path) -> None:
    """Lint every SVG under the template roots; paths are shown from `shown_from`.

    A template that makes an SVG is none yet; what it makes is linted when it is drawn.
    One that is not UTF-8 is told by `file_lint`.
    """
    for root in roots:
        for path in sorted(root.rglob("*.svg")):
            inside = path.is_relative_to(shown_from)
            shown = path.relative_to(shown_from) if inside else path
            size = path.stat().st_size
            if size > LARGEST:
                says = (
                    f"the file has {size // 1024} KiB; {LARGEST // 1024} is the limit"
                )
                hint = "simplify its paths, or save it as a PNG"
                span = Span(shown.as_posix(), 1, 1, 1, 1)
                report.add(findings.UNREADABLE_SVG.at(span, says, hint=hint))
                continue
            if _TEMPLATE.search(path.read_bytes()) or not in_utf8(path.read_bytes()):
                continue
            report.extend(lint(path.read_bytes(), shown.as_posix()))


class _Reader:
    """One pass over one file."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._found: list[Finding] = []
        self._path: list[str] = []
        self._words: list[str] = []
        self._titled = False
        self._has_entities = False
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._open
        self._parser.EndElementHandler = self._close
        self._parser.CharacterDataHandler = self._words.append
        self._parser.EntityDeclHandler = self._entity
        self._parser.ProcessingInstructionHandler = self._instruction

    def read(self, data: bytes) -> list[Finding]:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            if self._has_entities:
                # Expat stops where entities would swell beyond all measure.
                return self._found
            place = self._span(error.lineno, error.offset + 1)
            says = f"not well-formed: {expat.ErrorString(error.code)}"
            self._add(findings.UNREADABLE_SVG, says, "mend the markup here", place)
            return self._found
        if not self._titled and not self._has(findings.UNREADABLE_SVG):
            self._add(
                findings.SVG_WITHOUT_TITLE,
                "the picture has no title",
                "put <title>What it shows</title> first inside <svg>",
                self._span(1, 1),
            )
        return self._found

    def _open(self, name: str, attributes: Mapping[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        if not self._path and (space, tag) != (_SVG, "svg"):
            self._add(
                findings.UNREADABLE_SVG,
                f"the outermost element is {tag}, not svg of {_SVG}",
                f'write <svg xmlns="{_SVG}">',
            )
        self._path.append(tag)
        if len(self._path) == _DEEPEST + 1:
            says = f"elements are nested more than {_DEEPEST} deep"
            self._add(findings.UNREADABLE_SVG, says, "take out groups around groups")
        self._words.clear()
        if tag == "script":
            self._add(findings.ACTIVE_SVG, "a script", "strike it")
        if tag in _DROPPED or (tag.startswith("fe") and space == _SVG):
            why = _DROPPED.get(tag, _DROPPED["filter"])
            self._vanishes(f"<{tag}>: {why}")
        self._check_units(tag, attributes)
        for key, value in attributes.items():
            self._check_attribute(tag, key, value)

    def _close(self, name: str) -> None:
        tag = name.rpartition(" ")[2]
        words = "".join(self._words).strip()
        if tag == "title" and self._path == ["svg", "title"] and words:
            self._titled = True
        if tag == "style":
            self._check_style(words)
            if "@import" in words:
                self._reaches("@import")
        self._path.pop()
        self._words.clear()

    def _check_units(self, tag: str, attributes: Mapping[str, str]) -> None:
        key = _BOX_UNITS.get(tag)
        usual = "userSpaceOnUse" if tag == "clipPath" else "objectBoundingBox"
        if key and attributes.get(key, usual) != "userSpaceOnUse":
            self._vanishes(
                f"<{tag}> in units of the bounding box, which Poppler leaves blank",
                f'write {key}="userSpaceOnUse" and coordinates of the drawing',
            )

    def _check_attribute(self, tag: str, key: str, value: str) -> None:
        space, _, name = key.rpartition(" ")
        if name.startswith("on") and not space:
            self._add(findings.ACTIVE_SVG, f"the event handler {name}", "strike it")
        elif name == "href" and space in ("", _XLINK):
            self._check_target(tag, value)
        elif name == "style":
            self._check_style(value)
        else:
            self._check_property(name, value)

    def _check_target(self, tag: str, value: str) -> None:
        inner = value.startswith("#")
        embedded = tag == "image" and value.startswith("data:image/")
        if tag in _REACHING and not inner and not embedded:
            self._reaches(value)

    def _check_style(self, text: str) -> None:
        for name, value in _DECLARATION.findall(text):
            self._check_property(name, value.strip())

    def _check_property(self, name: str, value: str) -> None:
        for target in _URL.findall(value):
            if not target.startswith("#"):
                self._reaches(target)
        if name in _DROPPED_PROPERTIES and value not in ("none", "auto", "normal"):
            self._vanishes(f"{name}: {_DROPPED_PROPERTIES[name]}")
        elif name == "font-family" and "," in value:
            self._vanishes(
                "a list of fonts, of which CairoSVG takes the first only",
                "name one bundled font",
            )
        elif name == "font-weight" and value not in _WEIGHTS:
            self._vanishes(
                f"font-weight {value}: CairoSVG knows only 400 and 700",
                "use 400 or 700",
            )

    def _entity(self, name: str, *_: object) -> None:
        if self._has_entities:
            return
        self._has_entities = True
        self._add(findings.ACTIVE_SVG, f"the entity {name}", "write what it stands for")

    def _instruction(self, target: str, _data: str) -> None:
        if target == "xml-stylesheet":
            self._reaches("xml-stylesheet")

    def _vanishes(self, says: str, hint: str = "draw it with plain shapes") -> None:
        self._add(findings.VANISHING_SVG, says, hint)

    def _reaches(self, target: str) -> None:
        shown = target if len(target) <= 60 else target[:59] + "…"
        self._add(
            findings.SVG_REACHES_OUT,
            f"it asks for {shown}",
            "put what it shows into the picture itself",
        )

    def _has(self, rule: Rule) -> bool:
        return any(finding.rule is rule for finding in self._found)

    def _add(self, rule: Rule, says: str, hint: str, at: Span | None = None) -> None:
        if at is None:
            line = self._parser.CurrentLineNumber
            at = self._span(line, self._parser.CurrentColumnNumber + 1)
        self._found.append(rule.at(at, says, hint=hint))

    def _span(self, line: int, column: int) -> Span:
        return Span(self._file, line, column, line, column + 1)
