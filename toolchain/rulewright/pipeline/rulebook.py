"""All rules of findings, of the kernel and of installed games, for `explain` and tests.

Each room names its own; this list only puts them together.
"""

from rulewright.diagnostics import Report, Rule
from rulewright.diagnostics import findings as diagnostics_findings
from rulewright.faces import findings as faces_findings
from rulewright.model import findings as model_findings
from rulewright.model import findings_of_statements as statements_findings
from rulewright.pipeline import findings as pipeline_findings
from rulewright.pipeline import findings_of_printers as printers_findings
from rulewright.pipeline import findings_of_revisions as revisions_findings
from rulewright.pipeline import findings_of_simulations as simulations_findings
from rulewright.pipeline import findings_of_tables as tables_findings
from rulewright.pipeline.locating import installed
from rulewright.press import findings as press_findings
from rulewright.publish import findings as publish_findings
from rulewright.publish import findings_of_outputs as outputs_findings
from rulewright.publish.preflight import findings as preflight_findings
from rulewright.source import findings as source_findings
from rulewright.text import findings as text_findings

ROOMS = (
    source_findings,
    model_findings,
    statements_findings,
    text_findings,
    faces_findings,
    press_findings,
    publish_findings,
    preflight_findings,
    outputs_findings,
    pipeline_findings,
    tables_findings,
    printers_findings,
    revisions_findings,
    simulations_findings,
    diagnostics_findings,
)


def kernel_rules() -> tuple[Rule, ...]:
    """Every rule of the kernel, by code."""
    found = [rule for room in ROOMS for rule in room.ALL]
    return tuple(sorted(found, key=lambda rule: rule.code))


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the kernel, then those of installed games."""
    games = installed(Report())
    own = [rule for game in games.values() for rule in game.rules]
    return (*kernel_rules(), *own)
