"""Shape and meaning of content: frozen records, and a catalogue of what they name.

Here: the records that content is made of (`record`, `component`, `gamefile`,
`printfile`, `preset`, `glossary`), turning plain values into records (`shaping`),
binding names to things (`binding`, `catalogue`), finding the home of a number
(`homes`), and the JSON Schemas that editors read (`schemas`).

Not here: bytes and positions (`source`), what a sentence means (`text`), what a face
looks like (`faces`).
"""

from rulewright.model.catalogue import Catalogue, Item, Passage
from rulewright.model.component import (
    Aid,
    Board,
    Card,
    Component,
    Deck,
    Panel,
    Part,
    Tile,
    Token,
)
from rulewright.model.figure import Figure
from rulewright.model.gamefile import GameFile
from rulewright.model.glossary import Glossary, Term
from rulewright.model.kind import Kind
from rulewright.model.preset import Preset
from rulewright.model.printfile import PrintFile
from rulewright.model.record import (
    Asset,
    FlavourText,
    IconName,
    Id,
    Printed,
    Prose,
    Record,
    Ref,
    ReminderText,
    RulesText,
    StoryText,
    Title,
)

__all__ = [
    "Aid",
    "Asset",
    "Board",
    "Card",
    "Catalogue",
    "Component",
    "Deck",
    "Figure",
    "FlavourText",
    "GameFile",
    "Glossary",
    "IconName",
    "Id",
    "Item",
    "Kind",
    "Panel",
    "Part",
    "Passage",
    "Preset",
    "PrintFile",
    "Printed",
    "Prose",
    "Record",
    "Ref",
    "ReminderText",
    "RulesText",
    "StoryText",
    "Term",
    "Tile",
    "Title",
    "Token",
]
