"""Since a revision: a build of only those faces that print otherwise, with a list.

Here: narrowing a build down. Not here: the earlier state (`former`), comparing
(`comparing`, `comparing_content`), the list's form (`publish.change_list`).
"""

from dataclasses import dataclass, replace

from rulewright.pipeline.comparing import State, compared
from rulewright.pipeline.comparing_content import compared_content
from rulewright.pipeline.delivery import Made
from rulewright.pipeline.former import former
from rulewright.pipeline.job import Job
from rulewright.pipeline.locating import Place
from rulewright.pipeline.revisions import Revision
from rulewright.publish.book import Workshop
from rulewright.publish.change_list import ChangeList

TARGET = "changes"
"""The target that the change list counts as."""


@dataclass(frozen=True)
class Narrowed:
    """A build of what changed: its job, its lists, and the folder that it goes to."""

    job: Job
    lists: tuple[Made, ...]
    folder: str
    summary: str


def narrowed(
    job: Job, place: Place, revision: Revision, jobs: int | None
) -> Narrowed | None:
    """A build narrowed down to what changed since a revision.

    `None`, with an error, if the revision cannot be read.
    """
    was = former(place, revision, job.cache, jobs, job.report)
    if was is None:
        return None
    by_content = was.place is not None and was.drawings is None
    if was.place is not None and was.drawings is None:
        changes = compared_content(job.catalogue, job.faces, job.texts, was.place)
    else:
        now = State(job.faces, job.stock.drawings)
        changes = compared(now, State(was.faces, was.drawings or {}))
    game = job.catalogue.game
    told = ChangeList(game.title, game.printing, _named(revision), changes, by_content)
    copies = {change.face: change.copies for change in changes if change.copies}
    backs = {face.back for face in job.faces if face.id in copies}
    faces = tuple(
        replace(face, copies=copies.get(face.id, 0))
        for face in job.faces
        if face.id in copies or face.id in backs
    )
    pages = told.pdf(job.imprint, Workshop(job.roots, job.cache))
    return Narrowed(
        replace(job, faces=faces, pages=None),
        (
            Made(TARGET, "changes.md", told.markdown()),
            Made(TARGET, "changes.pdf", pages),
        ),
        folder_of(revision),
        f"since {_named(revision)}: {told.summary}",
    )


def folder_of(revision: Revision) -> str:
    """The folder, below the game's outputs, of what changed since a revision."""
    return f"since-{revision.short}"


def _named(revision: Revision) -> str:
    """A revision as people know it."""
    said = revision.said
    name = "" if revision.commit.startswith(said) else f"{said}, "
    return f"{name}{revision.short} of {revision.day}"
