"""Subjects of Mandate 2038: offices that its procedures give."""

from rulewright.sdk import Phrase

ALL = (
    # named subject: must, by the player named; 'each player' goes in Initiative order
    Phrase("subject.sole", "subject", "a sole leader", "sole_leader"),
    Phrase("subject.tied", "subject", "each tied leader", {"each": "tied_leader"}),
    Phrase("subject.init", "subject", "the Initiative player", "initiative_player"),
    Phrase("subject.ctl", "subject", "the {p:place} controller", {"controller": "$p"}),
    Phrase(
        "subject.choosing", "subject", "the choosing controller", "choosing_controller"
    ),
    Phrase(
        "subject.forming", "subject", "the forming institution", "forming_institution"
    ),
    # qualified subject: everyone who fits
    Phrase("having.presence", "having", "presence on {w:hex}", {"presence_on": "$w"}),
)
