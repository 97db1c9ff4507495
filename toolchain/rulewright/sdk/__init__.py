"""The one door for game packages: everything a designer's Python may import.

It follows semantic versioning; a game names the version it was written for. Nothing
stands here that is not re-exported on purpose.

What content needs (pydantic models and all) loads when it is first asked for, so that
`rulewright.sdk.engine` stays light for processes that only play.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
        Aid,
        Board,
        Catalogue,
        Component,
        Deck,
        Figure,
        FlavourText,
        IconName,
        Id,
        Item,
        Kind,
        Part,
        Passage,
        Printed,
        Prose,
        Record,
        Ref,
        ReminderText,
        RulesText,
        StoryText,
        Title,
        Token,
    )
    from rulewright.sdk.game import SDK_VERSION, Check, Game
    from rulewright.text.phrase import Joining, Phrase

__all__ = [
    "SDK_VERSION",
    "Aid",
    "Board",
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
    "Part",
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
    "StoryText",
    "Title",
    "Token",
    "nearest",
]

_HOMES = {
    "Example": "rulewright.diagnostics",
    "Finding": "rulewright.diagnostics",
    "Label": "rulewright.diagnostics",
    "Report": "rulewright.diagnostics",
    "Rule": "rulewright.diagnostics",
    "Severity": "rulewright.diagnostics",
    "Span": "rulewright.diagnostics",
    "nearest": "rulewright.diagnostics",
    "Aid": "rulewright.model",
    "Board": "rulewright.model",
    "Catalogue": "rulewright.model",
    "Component": "rulewright.model",
    "Deck": "rulewright.model",
    "Figure": "rulewright.model",
    "FlavourText": "rulewright.model",
    "IconName": "rulewright.model",
    "Id": "rulewright.model",
    "Item": "rulewright.model",
    "Kind": "rulewright.model",
    "Part": "rulewright.model",
    "Passage": "rulewright.model",
    "Printed": "rulewright.model",
    "Prose": "rulewright.model",
    "Record": "rulewright.model",
    "Ref": "rulewright.model",
    "ReminderText": "rulewright.model",
    "RulesText": "rulewright.model",
    "StoryText": "rulewright.model",
    "Title": "rulewright.model",
    "Token": "rulewright.model",
    "SDK_VERSION": "rulewright.sdk.game",
    "Check": "rulewright.sdk.game",
    "Game": "rulewright.sdk.game",
    "Joining": "rulewright.text.phrase",
    "Phrase": "rulewright.text.phrase",
}


def __getattr__(name: str) -> object:
    """A name of this door, from the room where it lives."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
