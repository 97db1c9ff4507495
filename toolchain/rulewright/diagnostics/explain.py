"""The page of a rule: why it exists, a wrong example and a right one.

Here: the layout as plain text, for `rulewright explain` and the help in SARIF. Not
here: the words, which are the rule's own.
"""

from __future__ import annotations

import textwrap

from rulewright.diagnostics.excerpt import visible
from rulewright.diagnostics.rule import Example, Rule

_WIDTH = 80


def explain(rule: Rule) -> str:
    """The page, ending in a newline.

    Characters that cannot be seen are named in the examples, and so is an encoding
    other than UTF-8, because in some rules they are the fault.
    """
    parts = [
        f"{rule.code} {rule.slug} ({rule.severity.value})\n{_wrapped(rule.title)}",
        _wrapped(f"Why: {rule.why}"),
    ]
    if rule.wrong is not None:
        parts.append(f"Wrong, {_example(rule.wrong)}")
    if rule.right is not None:
        parts.append(f"Right, {_example(rule.right)}")
    return "\n\n".join(parts) + "\n"


def _wrapped(words: str) -> str:
    return textwrap.fill(words, _WIDTH, break_on_hyphens=False)


def _example(example: Example) -> str:
    encoding = "" if example.encoding == "utf-8" else f" (as {example.encoding})"
    shown = f"in {example.file}{encoding}:\n\n{_body(example.text)}"
    others = (f"with {name}:\n\n{_body(text)}" for name, text in example.beside)
    return "\n\n".join((shown, *others))


def _body(text: str) -> str:
    lines = [_shown(line) for line in text.split("\n")]
    if lines[-1] == "":
        lines.pop()
    return "\n".join(f"    {line}".rstrip() for line in lines)


def _shown(line: str) -> str:
    return "".join("→   " if char == "\t" else visible(char) for char in line)
