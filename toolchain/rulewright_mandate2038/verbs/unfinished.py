"""Words that nobody has written yet: they do nothing and can never happen.

Whoever writes a word strikes it here. The Default Game is done when the lists are
empty but for what only other profiles use.
"""

from rulewright.sdk.engine import Amount, Compiler, Form, Op, Test, Who
from rulewright_mandate2038.play.book import WORDS
from rulewright_mandate2038.play.rules import Mandate

C = Compiler[Mandate]

# [1] Core Actions, pieces, the map.
SCOPES_1 = ["piece"]

# [2] Training Run, Programs, Joint Ventures, trade.
CONDITIONS_2 = [
    "powerable",
    "adjacent",
]
SCOPES_2: list[str] = []

# [3] Power, Production, Audit, Mandates, Dossier, the end.
VERBS_3 = ["set"]

# [4] Headlines and faction abilities.
VERBS_4 = [
    "ask_consent",
]
CONDITIONS_4 = [
    "answer",
    "agi",
    "by",
]
SEATS_4 = ["choose", "builder", "partner", "former"]

# Only in profiles that come later.
VERBS_LATER = ["pay_bid", "add_votes", "rotate"]
PROCEDURES_LATER = ["auction", "vote", "secret_choice", "roll"]
SEATS_LATER = ["winner"]
SCOPES_LATER = ["customer"]


def _verb(c: C, form: Form) -> Op:
    del c, form
    return Op(lambda s, seat: None, lambda s, seat: False)


def _test(c: C, form: Form) -> Test:
    del c, form
    return lambda s, seat: False


def _amount(c: C, form: Form) -> Amount:
    del c, form
    return lambda s, seat: 0


def _who(c: C, form: Form) -> Who:
    del c, form
    return lambda s, seat: []


for _name in VERBS_3 + VERBS_4 + VERBS_LATER:
    WORDS.verb(_name)(_verb)
for _name in PROCEDURES_LATER:
    WORDS.procedure(_name)(_verb)
for _name in CONDITIONS_2 + CONDITIONS_4:
    WORDS.condition(_name)(_test)
for _name in SEATS_4 + SEATS_LATER:
    WORDS.seat(_name)(_who)
for _name in SCOPES_1 + SCOPES_2 + SCOPES_LATER:
    WORDS.scope(_name)(_test)
