"""How uses are shown: for people with the lines they stand on, for programs as JSON."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from rulewright.diagnostics.excerpt import excerpt
from rulewright.pipeline.uses import Use
from rulewright.pipeline.whereabouts import Found

Sources = Callable[[str], str | None]
_GUTTER = 5


def uses_text(found: Sequence[Found], sources: Sources) -> str:
    """Every use with its line; below each subject, how many of which kind."""
    files: dict[str, list[str]] = {}

    def line(use: Use) -> str:
        if use.span.file not in files:
            files[use.span.file] = (sources(use.span.file) or "").split("\n")
        lines = files[use.span.file]
        return lines[use.span.line - 1] if use.span.line <= len(lines) else ""

    return "\n".join("\n".join(_told(one, line)) for one in found)


def uses_json(found: Sequence[Found]) -> str:
    """One object: `version`, and `found`: what each name means, with its `uses`."""
    document = {
        "version": 1,
        "found": [
            {
                "what": one.subject.what,
                "name": one.subject.name,
                "title": one.subject.title,
                "uses": [_plain(use) for use in one.uses],
            }
            for one in found
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _told(one: Found, line: Callable[[Use], str]) -> Iterator[str]:
    yield f"{one.subject.what} {one.subject.name}: {one.subject.title}"
    yield ""
    for use in one.uses:
        inside = f", {use.within}" if use.within else ""
        yield f"{use.span}: {use.kind.value}{inside}"
        words = line(use)
        end = (
            use.span.end_column - 1
            if use.span.end_line == use.span.line
            else len(words)
        )
        part = excerpt(words, use.span.column - 1, end, "^")
        yield f"{use.span.line:>{_GUTTER}} | {part.line}".rstrip()
        yield f"{'':>{_GUTTER}} | {part.underline}".rstrip()
    yield ""
    counted = Counter(use.kind.value for use in one.uses)
    parts = (f"{count} {kind}" for kind, count in sorted(counted.items()))
    places = "1 place" if len(one.uses) == 1 else f"{len(one.uses)} places"
    yield f"{one.subject.name}: {places} ({', '.join(parts)})"


def _plain(use: Use) -> dict[str, str | int | None]:
    return {
        "file": use.span.file,
        "line": use.span.line,
        "column": use.span.column,
        "end_line": use.span.end_line,
        "end_column": use.span.end_column,
        "use": use.kind.value,
        "within": use.within or None,
    }
