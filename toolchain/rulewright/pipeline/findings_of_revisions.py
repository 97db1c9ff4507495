"""Findings of revisions (RW703 to RW709): what an earlier state of a game is short of.

Here: the rules. Not here: what looks for them (`revisions`, `former`).
"""

from rulewright.diagnostics import Rule, Severity

NO_HISTORY = Rule(
    code="RW703",
    slug="no-history",
    severity=Severity.ERROR,
    title="A game without a history that could be looked into",
    why=(
        "What changed since a revision is found by looking into the git repository that"
        " the game lies in. This game lies in none, or git is not there to ask."
    ),
    wrong=None,
    right=None,
)
NO_REVISION = Rule(
    code="RW704",
    slug="unknown-revision",
    severity=Severity.ERROR,
    title="A revision that this repository does not have",
    why=(
        "Nothing is fetched from anywhere, so a revision must be in the repository on"
        " this machine. A clone of the last commits alone lacks the older ones."
    ),
    wrong=None,
    right=None,
)
NOT_BUILDABLE = Rule(
    code="RW705",
    slug="revision-not-buildable",
    severity=Severity.WARNING,
    title="A revision whose faces cannot be drawn by this toolchain",
    why=(
        "The faces of a revision are drawn by the toolchain of today, so that only what"
        " the game changed counts. Where its content or templates no longer fit,"
        " content is compared instead: a change that came from templates, icons or the"
        " glossary alone is then not seen."
    ),
    wrong=None,
    right=None,
)
NOT_THERE_YET = Rule(
    code="RW706",
    slug="game-not-in-revision",
    severity=Severity.WARNING,
    title="A revision in which the game does not lie yet",
    why=(
        "The game is looked for where it lies today, then anywhere by its id. A game"
        " that is nowhere in the revision has only new faces."
    ),
    wrong=None,
    right=None,
)

ALL = (NO_HISTORY, NO_REVISION, NOT_BUILDABLE, NOT_THERE_YET)
