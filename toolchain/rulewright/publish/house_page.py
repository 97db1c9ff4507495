"""Pages of the house for people at a screen: one HTML file that needs nothing else.

Here: filling a template of the house, with the fonts that it names put inside. Not
here: what is on the page; pages for paper (`gatherings`).
"""

from __future__ import annotations

import re
from base64 import b64encode
from pathlib import Path

from jinja2 import FileSystemLoader, StrictUndefined

from rulewright.faces.bytecode import Bytecode
from rulewright.faces.environment import Sandbox
from rulewright.publish.imprint import creator

_FONT = re.compile(r"url\((?:\.\./)?fonts/([\w-]+\.ttf)\)")


def house_page(
    template: str, house: Path, page: object, cache: Path | None = None
) -> str:
    """A template of the house filled with `page`, and made to stand alone."""
    made = Sandbox(
        loader=FileSystemLoader(house),
        bytecode_cache=Bytecode(cache) if cache is not None else None,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    text = made.get_template(template).render(page=page, creator=creator())
    return _FONT.sub(lambda match: _inside(house / "fonts" / match[1]), text)


def _inside(font: Path) -> str:
    data = b64encode(font.read_bytes()).decode("ascii")
    return f"url(data:font/ttf;base64,{data})"
