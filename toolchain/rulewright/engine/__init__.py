"""The engine: states, asks, procedures, effects, views, saves, playthroughs.

It knows no game and does nothing by itself: no file, no clock, no chance but the
streams of a state. A game derives its rules and hands over a playbook and a vocabulary
through the SDK. Not here: many games at once (`lab`), people at a table (`table`).
"""

from rulewright.engine.asking import IllegalAnswerError, Option, Question
from rulewright.engine.bots import (
    Bot,
    BotMaker,
    Bots,
    Evaluate,
    GreedyBot,
    RandomBot,
    chance_of,
    imagined,
    play_on,
    play_out,
)
from rulewright.engine.bundle import Bundle, BundleError, read_bundle
from rulewright.engine.compiling import Compiler
from rulewright.engine.effects import (
    Amount,
    Deed,
    Effect,
    Face,
    Form,
    Op,
    Test,
    Vocabulary,
    Who,
    all_of,
    always,
    any_of,
)
from rulewright.engine.facerules import FaceRules
from rulewright.engine.layout import Layout
from rulewright.engine.modifiers import Change, figure, settle
from rulewright.engine.plain import Plain, PlainWords
from rulewright.engine.playbook import HEAD, Ask, Event, Playbook, Procedure
from rulewright.engine.playthroughs import (
    FenceError,
    Playthrough,
    Session,
    log_lines,
    replay,
)
from rulewright.engine.rules import Rules
from rulewright.engine.running import FrameSet
from rulewright.engine.saves import SaveError, load, save
from rulewright.engine.scenarios import Fault, Stage, UnknownNameError, draw_open
from rulewright.engine.seams import Choice
from rulewright.engine.state import CHANCE, NOTHING, PC, PICK, TOGETHER, State
from rulewright.engine.streams import draw
from rulewright.engine.tracks import Track
from rulewright.engine.views import View, view
from rulewright.engine.words import add_words

__all__ = [
    "CHANCE",
    "HEAD",
    "NOTHING",
    "PC",
    "PICK",
    "TOGETHER",
    "Amount",
    "Ask",
    "Bot",
    "BotMaker",
    "Bots",
    "Bundle",
    "BundleError",
    "Change",
    "Choice",
    "Compiler",
    "Deed",
    "Effect",
    "Evaluate",
    "Event",
    "Face",
    "FaceRules",
    "Fault",
    "FenceError",
    "Form",
    "FrameSet",
    "GreedyBot",
    "IllegalAnswerError",
    "Layout",
    "Op",
    "Option",
    "Plain",
    "PlainWords",
    "Playbook",
    "Playthrough",
    "Procedure",
    "Question",
    "RandomBot",
    "Rules",
    "SaveError",
    "Session",
    "Stage",
    "State",
    "Test",
    "Track",
    "UnknownNameError",
    "View",
    "Vocabulary",
    "Who",
    "add_words",
    "all_of",
    "always",
    "any_of",
    "chance_of",
    "draw",
    "draw_open",
    "figure",
    "imagined",
    "load",
    "log_lines",
    "play_on",
    "play_out",
    "read_bundle",
    "replay",
    "save",
    "settle",
    "view",
]
