"""The Jinja environment: what templates may use, and what they may not print.

A template prints a number only as a `Figure`, which comes out inside an element that
names its home. A bare number is refused here as a convenience; the lock that counts
looks at the finished face (`locks`).
"""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from rulewright.faces.bytecode import Bytecode
from rulewright.model import Figure


class BareNumberError(TypeError):
    """A template tried to print a number that names no home."""


def environment(roots: tuple[Path, ...], cache: Path | None) -> Environment:
    """An environment over template roots; the first root that has a file wins.

    A root `templates/mandate2038` is seen as `mandate2038/...`, so that a game's
    templates and the house's are told apart by name.
    """
    folders = sorted({root.parent for root in roots})
    made = Environment(
        loader=FileSystemLoader([str(folder) for folder in folders]),
        undefined=StrictUndefined,
        autoescape=True,
        finalize=printed,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=Bytecode(cache) if cache is not None else None,
        auto_reload=False,
    )
    made.tests["figure"] = lambda value: isinstance(value, Figure)
    return made


def printed(value: Any) -> Any:  # noqa: ANN401 - whatever a template prints
    """A value as it prints; a number only with its home.

    Raises:
        BareNumberError: the value is a number without a home.
    """
    if isinstance(value, Figure):
        return Markup('<span class="fig" data-home="{}">{}</span>').format(
            value.home, str(value)
        )
    if isinstance(value, bool) or value is None:
        return ""
    if isinstance(value, int | float):
        msg = f"a template prints the bare number {value}; print a figure"
        raise BareNumberError(msg)
    if isinstance(value, Markup):
        return value
    return escape(value)
