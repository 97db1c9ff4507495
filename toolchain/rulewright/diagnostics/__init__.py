"""What an author is told: spans, codes, findings, the report, and how it is shown.

A fault of the author's is a `Finding` of some `Rule` in the `Report`; nothing is
printed, logged or raised. An exception means a fault of ours.

Here: the values (`span`, `rule`, `report`), the nearest known name (`nearest`), the
renderers (`text_form`, `json_form`, `github_form`, `sarif_form`), a rule's page
(`explain`), and the rule for our own faults (`findings`).

Not here: the rules themselves, which stand in the `findings` module of the room that
looks for them, and the choice of a form or an exit status (`cli`).
"""

from rulewright.diagnostics.explain import explain
from rulewright.diagnostics.github_form import render_github
from rulewright.diagnostics.json_form import render_json
from rulewright.diagnostics.nearest import nearest
from rulewright.diagnostics.report import Report
from rulewright.diagnostics.rule import Example, Finding, Rule, Severity
from rulewright.diagnostics.sarif_form import render_sarif
from rulewright.diagnostics.span import Label, Span
from rulewright.diagnostics.text_form import render_text, summary

__all__ = [
    "Example",
    "Finding",
    "Label",
    "Report",
    "Rule",
    "Severity",
    "Span",
    "explain",
    "nearest",
    "render_github",
    "render_json",
    "render_sarif",
    "render_text",
    "summary",
]
