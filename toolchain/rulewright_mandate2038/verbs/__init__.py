"""What words of effects do: verbs, conditions, quantities, seats, scopes.

Each module registers its words in `play.book.WORDS` when it loads; a word is a maker
from the bundle's form to closures. Modules that ask register procedures too. Not here:
words on faces (`phrases`), shapes of effects in content (`effects`); the three are
witnesses of one another and do not meet.
"""

from importlib import import_module

MODULES = (
    "resources",
    "pieces",
    "conditions",
    "conditions_of_places",
    "conditions_of_events",
    "quantities",
    "counting",
    "choices",
    "training",
    "programs",
    "production",
    "claims",
    "seats",
    "scopes",
    "offers",
    "ventures",
)


def register() -> None:
    """Loads every module of words."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
