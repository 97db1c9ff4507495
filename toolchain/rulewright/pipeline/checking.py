"""Checking a game: everything that can be wrong with content, in one run.

Nothing is laid out here, so no layout engine is loaded; what needs layout is said by
`building`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Span
from rulewright.faces.assets import icon_names
from rulewright.faces.face import Face
from rulewright.faces.studio import Studio
from rulewright.model import Catalogue, Item
from rulewright.model import findings as model_rules
from rulewright.model.binding import bind
from rulewright.model.homes import Ambiguous
from rulewright.model.unused import unused
from rulewright.pipeline import findings as own
from rulewright.pipeline import oversize, undersize
from rulewright.pipeline.addresses import missing_files
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.face_shelf import FaceShelf
from rulewright.pipeline.lettering import repeats, unprintable
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import (
    GameFailedError,
    Place,
    failed,
    template_roots,
)
from rulewright.pipeline.shelf import Shelf
from rulewright.pipeline.soundness import Sound
from rulewright.pipeline.wording import Setter, language_of, text_of
from rulewright.publish.file_lint import lint_files
from rulewright.publish.svg_lint import lint_folders
from rulewright.text.checks import check, collisions
from rulewright.text.facetext import FaceText
from rulewright.text.idioms import census
from rulewright.text.language import Language
from rulewright.text.vocabulary import vocabulary


def check_place(place: Place, cache: Path, report: Report) -> Checked:
    """Every check of a game, in the order of the stages."""
    roots = template_roots(place)
    try:
        game = place.game
    except GameFailedError as error:
        report.add(failed(error))
        return Checked(report.findings, _stopped(report), roots=roots)
    lint_folders(roots, report, shown_from=Path.cwd())
    lint_files(roots, report, shown_from=Path.cwd())
    report.extend(missing_files(roots, Path.cwd()))
    catalogue = load(place, report, cache=cache)
    if catalogue is None:
        return Checked(report.findings, _stopped(report), roots=roots)
    report.extend(bind(catalogue, icon_names(roots)))
    report.extend(oversize.uncuttable(catalogue))
    report.extend(undersize.uncuttable(catalogue))
    report.extend(unused(catalogue))
    language = language_of(place, catalogue, cache)
    report.extend(collisions(language, _glossary_places(catalogue)))
    shelf = Shelf.of(cache, place.package)
    unset = tuple(unprintable(catalogue, roots, cache, shelf))
    report.extend(unset)
    texts = _texts(catalogue, language, shelf, unset, report)
    for own_check in game.checks if game and catalogue.whole else ():
        report.extend(own_check(catalogue))
    setter = Setter(catalogue, language)
    faces: tuple[Face, ...] = ()
    if not report.errors:
        file = FaceShelf.of(place, catalogue, roots, cache)
        studio = Studio(catalogue, roots, setter.typeset, cache / "templates", file)
        faces = studio.faces(report)
    findings = allowed(catalogue, report)
    counts = _counts(catalogue, texts)
    rest = "" if catalogue.whole else "; names and numbers across files not checked"
    summary = f"{counts}; {len(findings)} findings{rest}"
    return Checked(findings, summary, catalogue, faces, texts, roots, counts)


def _texts(
    catalogue: Catalogue,
    language: Language,
    shelf: Shelf,
    unset: tuple[Finding, ...],
    report: Report,
) -> tuple[FaceText, ...]:
    """Everything that components print, read and checked.

    What was read, and what was sound, with the same glossary is not done again.
    """
    glossary = catalogue.file("glossary.yaml")
    shared = glossary.digest if glossary is not None else ""
    kept = shelf.find("readings", shared)
    language.known = kept if isinstance(kept, dict) else {}
    words = vocabulary(catalogue.glossary)
    sound = Sound.of(shelf, "text", shared, str(catalogue.whole))
    texts: list[FaceText] = []
    for item in catalogue.items:
        text = text_of(catalogue, item, language)
        texts.append(text)
        digest = item.digest + repr([string.woven.words for string in text.strings])
        if sound.knows(digest):
            continue
        found = (f for f in check(text, language, words) if not repeats(f, unset))
        findings = tuple(_text(catalogue, item, text, found))
        report.extend(findings)
        if not findings:
            sound.note(digest)
    sound.keep()
    if language.read_now != language.known:
        shelf.keep(language.read_now, "readings", shared)
    return tuple(texts)


def _text(
    catalogue: Catalogue, item: Item, text: FaceText, found: Iterator[Finding]
) -> Iterator[Finding]:
    """What the text room says of a face, and references that could be either of two.

    A reference to another face is not held against the author if that face may stand in
    a file that could not be taken in.
    """
    known: set[Span] = set()
    for string in text.strings:
        for fault in string.woven.faults:
            span = string.printed.place(fault.start, fault.end)
            if not catalogue.whole and fault.reference.count(".") > 1:
                known.add(span)
            if not isinstance(catalogue.figure(fault.reference, item), Ambiguous):
                continue
            known.add(span)
            yield model_rules.AMBIGUOUS_FIGURE.at(
                span,
                f"`{fault.reference}` could be either of several numbers",
                hint="give the op that you mean an `id` of its own",
                within=item.heading,
            )
    yield from (finding for finding in found if finding.span not in known)


def allowed(catalogue: Catalogue, report: Report) -> tuple[Finding, ...]:
    """The findings without those that content silences; idle silences are findings."""
    silences = {
        (item.heading, code): item
        for item in catalogue.items
        for code in item.component.allow
    }
    used: set[tuple[str, str]] = set()
    kept: list[Finding] = []
    for finding in report.findings:
        key = (finding.within, finding.rule.code)
        if key in silences:
            used.add(key)
        else:
            kept.append(finding)
    for (heading, code), item in silences.items():
        if (heading, code) not in used:
            kept.append(
                own.UNUSED_ALLOW.at(
                    item.span(("allow", code)),
                    f"nothing here is a {code}",
                    hint="strike it",
                    within=heading,
                )
            )
    sorted_report = Report()
    sorted_report.extend(kept)
    return sorted_report.findings


def _stopped(report: Report) -> str:
    return f"{len(report)} findings; the rest could not be checked"


def _counts(catalogue: Catalogue, texts: tuple[FaceText, ...]) -> str:
    units = [unit for text in texts for s in text.strings for unit in s.units]
    unread = sum(1 for u in units if u.reading is None or not u.reading.read)
    counted = census(
        (text.heading, reading.forms) for text in texts for reading in text.readings
    )
    faces = sum(1 for item in catalogue.items if not item.kind.faceless)
    return (
        f"{catalogue.game.title}: {faces} components in {len(catalogue.decks)} decks; "
        f"{counted}; {unread} unread"
    )


def _glossary_places(catalogue: Catalogue) -> Callable[[int], Span | None]:
    """Where the term with a number stands in `glossary.yaml`."""
    file = catalogue.file("glossary.yaml")
    return lambda number: file.span(("terms", number, "term")) if file else None
