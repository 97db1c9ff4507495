"""Subjects of Mandate 2038: offices that its procedures give."""

from rulewright.sdk import Phrase

ALL = (
    # An office that the rules or another sentence of the face give to one player.
    Phrase("subject.office", "subject", "the {o:office#sg}", "$o"),
    Phrase("subject.sole_leader", "subject", "a sole leader", "sole_leader"),
    Phrase(
        "subject.tied_leader", "subject", "each tied leader", {"each": "tied_leader"}
    ),
    Phrase(
        "subject.initiative", "subject", "the Initiative player", "initiative_player"
    ),
    Phrase(
        "subject.controller",
        "subject",
        "the {p:place} controller",
        {"controller": "$p"},
    ),
)
