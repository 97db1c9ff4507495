"""The one door for game packages: everything a designer's Python may import.

It follows semantic versioning; a game names the version it was written for. Nothing
stands here that is not re-exported on purpose.
"""

from rulewright.diagnostics import (
    Example,
    Finding,
    Label,
    Report,
    Rule,
    Severity,
    Span,
    nearest,
)
from rulewright.model import (
    Catalogue,
    Component,
    Deck,
    Figure,
    FlavourText,
    IconName,
    Id,
    Item,
    Kind,
    Passage,
    Printed,
    Prose,
    Record,
    Ref,
    ReminderText,
    RulesText,
    Title,
)
from rulewright.sdk.game import SDK_VERSION, Check, Game
from rulewright.text.phrase import Joining, Phrase

__all__ = [
    "SDK_VERSION",
    "Catalogue",
    "Check",
    "Component",
    "Deck",
    "Example",
    "Figure",
    "Finding",
    "FlavourText",
    "Game",
    "IconName",
    "Id",
    "Item",
    "Joining",
    "Kind",
    "Label",
    "Passage",
    "Phrase",
    "Printed",
    "Prose",
    "Record",
    "Ref",
    "ReminderText",
    "Report",
    "Rule",
    "RulesText",
    "Severity",
    "Span",
    "Title",
    "nearest",
]
