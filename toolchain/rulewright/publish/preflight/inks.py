"""Inks: colours that a job should not have, ink in layers, and fine lines.

Here: what the marks of one page say of it. Not here: colour spaces themselves
(`colours`) and the pixels of pictures (`pictures`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.model import Preset
from rulewright.publish.preflight import findings as rules
from rulewright.publish.preflight.boxes import Meant
from rulewright.publish.preflight.faults import Fault, mm, place
from rulewright.publish.preflight.marks import Content
from rulewright.publish.preflight.plane import MM_PER_POINT, Quad

# A quarter of a point; finer lines break up on a press.
_FINEST = 0.25 * MM_PER_POINT
_SCREEN = {"RGB", "Lab"}


@dataclass(frozen=True, slots=True)
class Job:
    """What the whole file is for: `cmyk` if it goes to a press as CMYK.

    The preset decides; without one, an output intent of four channels, a claim of
    PDF/X-1a, or CMYK that stands beside RGB.
    """

    cmyk: bool
    why: str
    rgb: bool
    most_ink: int | None
    refuse_transparency: bool


def job_of(preset: Preset | None, *, intent: int, claim: str, used: set[str]) -> Job:
    """The job that a file is; `intent` is the channels of its output intent, or 0."""
    colour = preset.colour if preset is not None else None
    space = colour.space if colour is not None else "any"
    reasons = (
        (space == "cmyk", f"{preset.name if preset else ''} asks for CMYK"),
        (intent == 4 and space != "rgb", "its output intent is CMYK"),
        (claim.startswith("PDF/X-1"), f"it claims to be {claim}"),
        ("CMYK" in used and space == "any", "it has colours in CMYK as well"),
    )
    why = next((words for holds, words in reasons if holds), "")
    file = preset.file if preset is not None else None
    refuse = file is not None and file.transparency == "refused"
    return Job(
        cmyk=bool(why),
        why=why,
        rgb=space == "rgb",
        most_ink=colour.ink if colour is not None else None,
        refuse_transparency=refuse or claim.startswith(("PDF/X-1", "PDF/X-3")),
    )


def families(content: Content) -> set[str]:
    """The families of colour that a page uses."""
    used = {colour.space.family for _, colour in content.paints}
    return used | {p.picture.family for p in content.placed if p.picture.family}


def check_inks(content: Content, page: Meant, job: Job) -> Iterator[Fault]:
    """Colours of a page that the job should not have."""
    if job.cmyk:
        for family, how, quad in _used(content, _SCREEN):
            says = f"{how} in {family}, and {job.why}"
            hint = "separate it into CMYK with the profile of the house"
            yield Fault(rules.SCREEN_COLOUR, says, hint, place(quad, page.trim))
    elif job.rgb:
        for family, how, quad in _used(content, {"CMYK"}):
            hint = "leave the separation to the house"
            where = place(quad, page.trim)
            yield Fault(rules.PRESS_COLOUR, f"{how} in {family}", hint, where)
    yield from _ink(content, page, job)
    yield from _features(content, page, job)
    if content.thinnest is not None and content.thinnest[0] < _FINEST * 0.98:
        width, quad = content.thinnest
        says, hint = f"a line of {mm(width)}", f"make it at least {mm(_FINEST)} wide"
        yield Fault(rules.HAIRLINE, says, hint, place(quad, page.trim))


def _used(content: Content, wanted: set[str]) -> Iterator[tuple[str, str, Quad]]:
    """Each way in which a family of colour is used, with its first place."""
    seen: set[tuple[str, str]] = set()
    uses: list[tuple[str, str, Quad]] = [
        (colour.space.family, _WAYS[how], quad)
        for (how, colour), quad in content.paints.items()
    ]
    uses += [(p.picture.family, "a picture", p.seen) for p in content.placed]
    for family, how, quad in uses:
        if family in wanted and (family, how) not in seen:
            seen.add((family, how))
            yield family, how, quad


_WAYS = {
    "fill": "a ground",
    "stroke": "a line",
    "letters": "letters",
    "shading": "a shading",
}


def most_ink(content: Content) -> tuple[float, str, Quad] | None:
    """The most ink of any colour that a page sets, with the colour and its place."""
    found = [
        (ink, str(colour), quad)
        for (_, colour), quad in content.paints.items()
        if (ink := colour.ink) is not None
    ]
    return max(found, key=lambda each: each[0], default=None)


def _ink(content: Content, page: Meant, job: Job) -> Iterator[Fault]:
    most = most_ink(content)
    if job.most_ink is None or most is None or most[0] <= job.most_ink + 0.5:
        return
    ink, colour, quad = most
    says = f"{ink:.0f} % of ink in {colour}"
    hint = f"keep all inks together at {job.most_ink} % or less"
    yield Fault(rules.MUCH_INK, says, hint, place(quad, page.trim))


def _features(content: Content, page: Meant, job: Job) -> Iterator[Fault]:
    for feature, quad in content.features.items():
        where = place(quad, page.trim)
        if feature == "overprint":
            says = "something is set to overprint"
            hint = "take overprint out, or make sure that nothing white has it"
            yield Fault(rules.OVERPRINT, says, hint, where)
        elif job.refuse_transparency:
            yield Fault(rules.TRANSPARENCY, feature, "flatten it", where)
