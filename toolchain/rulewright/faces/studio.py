"""From components and templates to faces.

A component gives one face for each variant it is printed in: one for each owner of the
game if its deck is owned, one for each entry of the field that `print.yaml` names (the
ring pools of a tile), otherwise just one. A deck's back is a face of its own.

Here: which faces there are, and filling their templates. Not here: what a template
sees (`context`, `view`), how a face is laid out (`publish`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from jinja2 import Environment, TemplateError, TemplateNotFound
from jinja2.exceptions import TemplateSyntaxError

from rulewright.diagnostics import Finding, Report, Span, nearest
from rulewright.faces import findings as rules
from rulewright.faces.assets import Assets, NamedAssets
from rulewright.faces.context import FaceContext, Variant
from rulewright.faces.derived import derived, scale
from rulewright.faces.environment import BareNumberError, environment
from rulewright.faces.face import Face
from rulewright.faces.headings import title_class
from rulewright.faces.linesetting import LineSetter, SetBox, font_folder
from rulewright.faces.locks import homeless_digits
from rulewright.faces.ornament import mix
from rulewright.faces.trace import collecting
from rulewright.faces.typesetting import Paragraph
from rulewright.faces.view import Typeset, View
from rulewright.measure import Length, Size
from rulewright.model import Catalogue, Item, Token
from rulewright.model.printfile import FaceOf, Format

# What a template can raise: its own faults, and those of what it calls.
_FAULTS = (
    TemplateError,
    BareNumberError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    ArithmeticError,
    RecursionError,
)


class FaceFile(Protocol):
    """Faces on file: documents, the names of their assets, what they were made from."""

    def find(self, face: str) -> tuple[str, tuple[str, ...]] | None:
        """Document and asset names of a face that is still good."""

    def keep(
        self, face: str, html: str, assets: tuple[str, ...], read: Mapping[str, str]
    ) -> None:
        """Put a face on file with what it was filled from (see `trace`)."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One side that is about to be drawn."""

    id: str
    item: Item
    variant: Variant
    how: FaceOf
    format: str
    size: Format
    template: str
    is_back: bool = False
    back: str | None = None

    @property
    def title(self) -> str:
        """What people call it."""
        deck = self.item.deck.name if self.item.deck else self.item.kind.id
        name = f"{deck}, back" if self.is_back else self.item.component.name
        if self.variant.owner is not None:
            return f"{name} ({self.variant.owner.component.name})"
        return f"{name} ({self.variant.name})" if self.variant.name else name

    @property
    def shape(self) -> str:
        """How it is cut."""
        token = self.item.component
        own = token.shape if isinstance(token, Token) else None
        return own or self.size.shape

    @property
    def alt(self) -> str:
        """What stands in for the picture."""
        deck = self.item.deck.name if self.item.deck else self.item.kind.id
        return self.title if self.is_back else f"{deck}: {self.title}"


class Studio:
    """Draws faces of one catalogue: environment, roots and typesetting together."""

    def __init__(
        self,
        catalogue: Catalogue,
        roots: tuple[Path, ...],
        typeset: Typeset,
        cache: Path | None,
        file: FaceFile | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._file = file
        self._roots = roots
        self._typeset = typeset
        self._setter = LineSetter(font_folder(roots))
        self._environment: Environment = environment(roots, cache)
        self._tables = {
            item.component.id: View(item, typeset)
            for item in catalogue.items
            if item.kind.faceless
        }

    def faces(self, report: Report) -> tuple[Face, ...]:
        """Every face of the game, decks in order, each deck's back before its faces.

        A template that fails is a finding, and its face is left out.
        """
        found = Report()
        made = [self._drawn(side, found) for side in self._sides()]
        report.extend(_once(found))
        return tuple(face for face in made if face is not None)

    def _sides(self) -> Iterator[_Side]:
        press = self._catalogue.press
        for items in self._catalogue.decks.values():
            how = press.faces.get(items[0].kind.id)
            deck = items[0].deck
            size = press.formats.get(deck.format) if deck is not None else None
            if how is None or deck is None or size is None:
                continue
            backs: dict[str, str] = {}
            behind = press.faces.get(deck.back) if deck.back else None
            for variant in self._back_variants(items, behind):
                name = _named(f"back.{deck.id}", variant)
                backs[variant.name] = name
                yield _Side(
                    name,
                    items[0],
                    variant,
                    how,
                    deck.format,
                    size,
                    (behind.back if behind else None) or "",
                    is_back=True,
                )
            for item in items:
                for variant in self._variants(item, how):
                    yield _Side(
                        _named(item.name, variant),
                        item,
                        variant,
                        how,
                        deck.format,
                        size,
                        how.template,
                        back=backs.get(variant.name, backs.get("")),
                    )

    def _back_variants(
        self, items: Sequence[Item], how: FaceOf | None
    ) -> tuple[Variant, ...]:
        if how is None or how.back is None:
            return ()
        if not how.back_variants:
            return (Variant("", 0),)
        found = (v for item in items for v in self._variants(item, how))
        return tuple({variant.name: variant for variant in found}.values())

    def _variants(self, item: Item, how: FaceOf) -> Iterator[Variant]:
        copies = item.component.copies
        if item.deck is not None and item.deck.owned:
            for owner in self._catalogue.owners:
                yield Variant(owner.component.id, copies, owner)
        elif how.variants is not None:
            pools = item.data.get(how.variants, {})
            for name, count in pools.items():
                if count:
                    yield Variant(name, count)
        else:
            yield Variant("", copies)

    def _drawn(self, side: _Side, report: Report) -> Face | None:
        filled = self._on_file(side) or self._afresh(side, report)
        if filled is None:
            return None
        html, assets = filled
        return Face(
            id=side.id,
            item=side.item,
            variant=side.variant.name,
            is_back=side.is_back,
            back=side.back,
            copies=0 if side.is_back else side.variant.copies,
            title=side.title,
            alt=side.alt,
            html=html,
            trim=Size(Length.parse(side.size.trim[0]), Length.parse(side.size.trim[1])),
            bleed=Length.parse(side.size.bleed),
            safe=Length.parse(side.size.safe),
            format=side.format,
            shape=side.shape,
            dpi=side.size.dpi,
            settings=() if side.is_back else side.how.settings,
            assets=assets,
        )

    def _on_file(self, side: _Side) -> tuple[str, Mapping[str, bytes]] | None:
        """A face as it was filled before, if all that it was filled from is as then."""
        found = self._file.find(side.id) if self._file is not None else None
        if found is None:
            return None
        html, names = found

        def again() -> Mapping[str, bytes]:
            assets = Assets(self._roots)
            self._filled(side, assets, Report())
            return assets

        return html, NamedAssets(names, again)

    def _afresh(
        self, side: _Side, report: Report
    ) -> tuple[str, Mapping[str, bytes]] | None:
        assets = Assets(self._roots)
        told = Report()
        with collecting() as read:
            html = self._filled(side, assets, told)
        if html is None:
            report.extend(told.findings)
            return None
        for stretch in homeless_digits(html):
            told.add(_homeless(side, stretch))
        report.extend(told.findings)
        if self._file is not None and not told.findings:
            self._file.keep(side.id, html, tuple(assets), read)
        return html, assets

    def _filled(self, side: _Side, assets: Assets, report: Report) -> str | None:
        def set_box(text: Sequence[Paragraph], *room: Any) -> SetBox:  # noqa: ANN401 - as LineSetter takes it
            made = self._setter.set_box(text, *room)
            if not made.fits:
                report.add(_overflow(side, text, made))
            return made

        try:
            return self._environment.get_template(side.template).render(
                face=FaceContext(
                    self._catalogue, side.item, side.variant, self._typeset
                ),
                game=self._catalogue.game,
                tables=self._tables,
                components=self._components,
                title_class=title_class,
                mix=mix,
                derived=derived,
                scale=scale,
                set_box=set_box,
                size_for=self._setter.size_for,
                left_of=self._setter.left_of,
                **assets.makers(),
            )
        except TemplateNotFound as error:
            report.add(
                rules.MISSING_TEMPLATE.at(
                    side.item.document.span(("kind",)),
                    f"no folder holds the template `{error.name}`",
                    hint="write it, or name another in print.yaml",
                )
            )
        except _FAULTS as error:
            report.add(_fault(side, error))
        return None

    def _components(self, kind: str) -> list[View]:
        # Who looks at one of them notes it; which there are voids all that is on file.
        return [View(item, self._typeset) for item in self._catalogue.of(kind)]


def _once(report: Report) -> Iterator[Finding]:
    """Findings without those that say the same again: a template serves many faces."""
    said: set[tuple[object, ...]] = set()
    for finding in report.findings:
        key: tuple[object, ...] = (finding.rule.code, finding.says, finding.span)
        if finding.rule in (rules.HOMELESS_DIGIT, rules.MISSING_TEMPLATE):
            # It stands in the template, whatever card shows it.
            key = key[:2]
        elif finding.rule is rules.TEMPLATE_FAULT:
            key = (finding.rule.code, finding.span)
        if key not in said:
            said.add(key)
            yield finding


def _named(name: str, variant: Variant) -> str:
    return f"{name}@{variant.name}" if variant.name else name


def _fault(side: _Side, error: Exception) -> Finding:
    file, line = side.template, 1
    if isinstance(error, TemplateSyntaxError):
        file, line = error.filename or side.template, error.lineno
    else:
        passed = list(_passed(error))
        file, line = passed[-1] if passed else (file, line)
    return rules.TEMPLATE_FAULT.at(
        Span(_shown(file), line, 1, line, 2),
        _said(side, error),
        hint=_mend(side, error),
        within=side.item.heading,
    )


def _passed(error: Exception) -> Iterator[tuple[str, int]]:
    """Templates and lines on the way to a fault; one turn of them if it goes round."""
    seen: set[tuple[str, int]] = set()
    trace = error.__traceback__
    while trace is not None:
        step = (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        if step[0].endswith((".html", ".svg")):
            if isinstance(error, RecursionError) and step in seen:
                return
            seen.add(step)
            yield step
        trace = trace.tb_next


_ASKED = re.compile(r"has no (?:attribute|element) '?(\w+)'?|'(\w+)' is undefined")


def _asked(error: Exception) -> str:
    """The name that a template asked for and did not get, if that is the fault."""
    found = _ASKED.search(str(error))
    return (found[1] or found[2]) if found else ""


def _said(side: _Side, error: Exception) -> str:
    asked = _asked(error)
    if isinstance(error, RecursionError):
        return "the template includes itself, or calls itself without an end"
    if asked:
        return f"the template asks for `{asked}`, which a {side.item.kind.id} has not"
    return f"the template cannot be filled: {error}"


def _mend(side: _Side, error: Exception) -> str:
    fields = type(side.item.component).model_fields
    near = nearest(_asked(error), fields) if _asked(error) else None
    return f"did you mean `{near}`?" if near else "mend the template, or the content"


def _shown(file: str) -> str:
    """A template's path as people see it: from here, if it lies below."""
    path = Path(file)
    return (
        str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else file
    )


def _overflow(side: _Side, text: Sequence[Paragraph], box: SetBox) -> Finding:
    words = " ".join(paragraph.words() for paragraph in text)
    return rules.DRAWN_OVERFLOW.at(
        side.item.span(()),
        f"`{words[:40]}…` sticks {box.excess:.1f} mm out of its box at {box.size} pt",
        hint="say it shorter",
        within=side.item.heading,
    )


def _homeless(side: _Side, stretch: str) -> Finding:
    return rules.HOMELESS_DIGIT.at(
        side.item.span(()),
        f"`{stretch[:60]}` prints a digit that names no home "
        f"(template {side.template})",
        hint="print a figure: a field of content, or a reference in the text",
        within=side.item.heading,
    )
