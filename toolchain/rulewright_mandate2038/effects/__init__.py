"""What the faces of Mandate 2038 do: the typed form of every `effects:` list.

`Entry` is any entry of a face, `Op` any op. The closed lists of names are in `names`,
the fields that may change in `fields`. This package and the phrases never meet: the one
acts, the other speaks, and the proof compares them.
"""

from rulewright_mandate2038.effects.entries import AnyEntry as Entry
from rulewright_mandate2038.effects.entries import Deed
from rulewright_mandate2038.effects.fields import PATHS
from rulewright_mandate2038.effects.ops import AnyOp as Op

__all__ = ["PATHS", "Deed", "Entry", "Op"]
