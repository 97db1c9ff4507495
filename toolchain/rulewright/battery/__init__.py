"""The battery: the contract that every game's engine must pass, ours or a stranger's.

`run` plays games at random and holds them to it: they end, what must be conserved is,
a view shows nothing hidden, saves and replays go on as the game did, an illegal answer
changes nothing. Not here: whether the rules are right (`crosscheck`, scenarios).
"""

from rulewright.battery.contract import CHECKS, Fault, Subject, run
from rulewright.battery.hidden import variants
from rulewright.battery.strolling import Stroll, stroll

__all__ = ["CHECKS", "Fault", "Stroll", "Subject", "run", "stroll", "variants"]
