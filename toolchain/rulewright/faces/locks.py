"""The lock on numbers: every digit on a finished face stands under a home."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

_SILENT = frozenset({"style", "script", "title", "head", "link", "meta"})
_VOID = frozenset({"br", "hr", "img", "link", "meta", "input", "col", "wbr"})


class _Homeless(HTMLParser):
    """Collects printed text with digits outside elements that carry `data-home`."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self._stack: list[tuple[str, bool, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note whether text inside the element has a home, or never prints."""
        if tag in _VOID:
            return
        homed = any(name == "data-home" for name, _ in attrs)
        above = self._stack[-1] if self._stack else ("", False, False)
        self._stack.append((tag, above[1] or homed, above[2] or tag in _SILENT))

    def handle_endtag(self, tag: str) -> None:
        """Leave the element, and whatever was left open inside it."""
        for index in range(len(self._stack) - 1, -1, -1):
            if self._stack[index][0] == tag:
                del self._stack[index:]
                return

    def handle_data(self, data: str) -> None:
        """Keep the text if it prints a digit without a home."""
        homed, silent = self._stack[-1][1:] if self._stack else (False, False)
        if not homed and not silent and any(c.isdigit() for c in data):
            self.found.append(" ".join(data.split()))


# A quick look first: most faces are clean, and parsing each would cost more than
# filling its template.
_HOMED = re.compile(
    r"""<(\w+)(?: [\w-]+="[^"<>]*")* data-home="[^"<>]*"[^<>]*>[^<>]*</\1>"""
)
_UNPRINTED = re.compile(
    r"<(style|script|title)\b.*?</\1>|<!--.*?-->|<[^<>]*>|&#?\w+;", re.DOTALL
)


def homeless_digits(html: str) -> Iterator[str]:
    """Every stretch of printed text on a face with a digit that names no home."""
    rest = _UNPRINTED.sub("", _HOMED.sub("", html))
    if "&#" not in html and not any(character.isdigit() for character in rest):
        return
    parser = _Homeless()
    parser.feed(html)
    parser.close()
    yield from parser.found
