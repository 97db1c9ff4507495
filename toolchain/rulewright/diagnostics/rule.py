"""Rule and finding: one kind of fault, and one place where it was found.

A rule is the whole page that `explain` shows: code, reason, a wrong and a right
example. Each room lists its rules in its own `findings` module.

Here: the records. Not here: collecting (`diagnostics.report`) and showing them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from rulewright.diagnostics.span import Label, Span

_CODE = re.compile(r"[A-Z]{2,}[0-9]{3}")
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Severity(Enum):
    """What a finding does to publishing: stops it, does not, or only advises."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Example:
    """A file that shows a rule, laid over the sample game.

    `file` is relative to the game's folder. `text` is written in `encoding`, so that a
    fault of bytes can be shown as well. `beside` are further files that it needs, each
    as name and text.
    """

    text: str
    file: str = "components/cards.yaml"
    encoding: str = "utf-8"
    beside: tuple[tuple[str, str], ...] = ()

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.text.encode(self.encoding)


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of finding. Codes are for ever; the slug names the fault.

    `wrong` must give exactly this code and `right` none. They are left out only where
    no file can show the fault, such as a file that is missing.
    """

    code: str
    slug: str
    severity: Severity
    title: str
    why: str
    wrong: Example | None
    right: Example | None

    def __post_init__(self) -> None:
        if not _CODE.fullmatch(self.code) or not _SLUG.fullmatch(self.slug):
            raise ValueError(f"not a code and a slug: {self.code!r}, {self.slug!r}")

    def at(
        self,
        span: Span | None,
        says: str,
        *,
        hint: str,
        labels: tuple[Label, ...] = (),
        within: str = "",
    ) -> Finding:
        """A finding of this rule.

        `says` stands beside the underlined span: what is wrong. `hint` is one thing to
        do. `within` is the heading that the place stands under, such as `card "Safe
        House", front face`. A finding about no place in a file has no span.
        """
        return Finding(self, span, says, hint, labels, within)


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault in one place. Made by `Rule.at`."""

    rule: Rule
    span: Span | None
    says: str
    hint: str
    labels: tuple[Label, ...] = ()
    within: str = ""
