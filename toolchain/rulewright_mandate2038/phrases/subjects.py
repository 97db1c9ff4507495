"""Subjects of Mandate 2038: offices that its procedures give."""

from rulewright.sdk import Phrase

ALL = (
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
    Phrase(
        "subject.choosing_controller",
        "subject",
        "the choosing controller",
        "choosing_controller",
        points=("choosing controller",),
    ),
    Phrase(
        "subject.forming_institution",
        "subject",
        "the forming institution",
        "forming_institution",
    ),
    Phrase("having.presence", "having", "presence on {w:hex}", {"presence_on": "$w"}),
)
