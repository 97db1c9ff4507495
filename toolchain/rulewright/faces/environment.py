"""The Jinja environment: what templates may use, and what they may not print.

A template prints a number only as a `Figure`, which comes out inside an element that
names its home. A bare number is refused here as a convenience; the lock that counts
looks at the finished face (`locks`).

Templates come with games that others wrote, so they run in Jinja's sandbox: what they
are given they may read and call, and no way leads from there into Python itself.
Texts and ranges have an end (decision 0053).
"""

from pathlib import Path
from typing import Any

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context
from jinja2.sandbox import MAX_RANGE, SandboxedEnvironment
from markupsafe import Markup, escape

from rulewright.faces.bytecode import Bytecode
from rulewright.model import Figure


class BareNumberError(TypeError):
    """A template tried to print a number that names no home."""


class Sandbox(SandboxedEnvironment):
    """An environment for templates that nobody has to trust."""

    intercepted_binops = frozenset({"*", "**"})

    def call_binop(
        self,
        context: Context,
        operator: str,
        left: Any,  # noqa: ANN401 - whatever a template multiplies
        right: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """A product; one that would fill the memory is refused.

        Raises:
            SecurityError: a power, or a text repeated beyond the limit of ranges.
        """
        for text, times in ((left, right), (right, left)):
            is_long = isinstance(text, str | bytes | list | tuple)
            if is_long and isinstance(times, int) and len(text) * times > MAX_RANGE:
                msg = f"a text or list is repeated beyond {MAX_RANGE}"
                raise SecurityError(msg)
        if operator == "**":
            msg = "a template computes no powers"
            raise SecurityError(msg)
        return super().call_binop(context, operator, left, right)


def environment(roots: tuple[Path, ...], cache: Path | None) -> SandboxedEnvironment:
    """An environment over template roots; the first root that has a file wins.

    A root `templates/mandate2038` is seen as `mandate2038/...`, so that a game's
    templates and the house's are told apart by name.
    """
    folders = sorted({root.parent for root in roots})
    made = Sandbox(
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
