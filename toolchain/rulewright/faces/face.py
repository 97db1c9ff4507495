"""From components and templates to faces: one printable side each, as a document.

A component gives one face for each variant it is printed in: one for each owner of the
game if its deck is owned, one for each entry of the field that `print.yaml` names (the
ring pools of a tile), otherwise just one. A deck's back is a face of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, TemplateError, TemplateNotFound
from jinja2.exceptions import TemplateSyntaxError

from rulewright.diagnostics import Finding, Report, Span
from rulewright.faces import findings as rules
from rulewright.faces.assets import Assets
from rulewright.faces.derived import derived, scale
from rulewright.faces.environment import BareNumberError, environment
from rulewright.faces.headings import title_class
from rulewright.faces.linesetting import LineSetter, SetBox, font_folder
from rulewright.faces.ornament import mix
from rulewright.faces.locks import homeless_digits
from rulewright.faces.view import Typeset, View, costs
from rulewright.measure import Length, Size
from rulewright.model import Catalogue, Figure, Item, Ref
from rulewright.model.fields import marked
from rulewright.model.printfile import FaceOf, Format, Setting

FIT = "FIT"
"""The class in a face's document that drawing replaces by the chosen setting."""


@dataclass(frozen=True)
class Face:
    """One printable side.

    `id` is `kind.id`, with `@variant` where a component has several, and `back.deck`
    for backs. `html` is a whole document whose urls are relative to the template roots
    or `asset:` names; `copies` how many are printed.
    """

    id: str
    item: Item
    variant: str
    is_back: bool
    back: str | None
    copies: int
    title: str
    alt: str
    html: str
    trim: Size
    bleed: Length
    safe: Length
    format: str
    shape: str
    dpi: int
    settings: tuple[Setting, ...]
    assets: Assets


@dataclass(frozen=True)
class Variant:
    """One way in which a component is printed: for an owner, or for a pool."""

    name: str
    copies: int
    owner: Item | None = None


class FaceContext:
    """What a template knows as `face`."""

    def __init__(
        self, catalogue: Catalogue, item: Item, variant: Variant, typeset: Typeset
    ) -> None:
        self._catalogue = catalogue
        self._item = item
        self._typeset = typeset
        self.component = View(item, typeset)
        self.deck = item.deck
        self.kind = item.kind.id
        self.variant = variant.name
        self.owner = View(variant.owner, typeset) if variant.owner else None
        self.fit = FIT

    @property
    def number(self) -> Figure:
        """Place in the deck, from 1."""
        number = self._item.number
        return Figure(number, f"{self._item.name}.number", f"{number:02d}")

    @property
    def copies(self) -> Figure:
        """Copies of this face."""
        return Figure(self._item.component.copies, f"{self._item.name}.copies")

    @property
    def deck_copies(self) -> Figure:
        """Copies of all faces of the deck (for one owner, if the deck is owned)."""
        deck = self._item.deck
        items = self._catalogue.decks[deck.id] if deck else (self._item,)
        total = sum(item.component.copies for item in items)
        return Figure(total, f"deck.{deck.id if deck else self._item.name}.copies")

    @property
    def cost(self) -> list[tuple[str, Figure]]:
        """What the entry named by the component's `cost` pays; empty without one."""
        entry = getattr(self._item.component, "cost", None)
        return list(costs(self._item, entry)) if entry else []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a template's value
        """The component that a reference field names, such as `face.era`."""
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in type(self._item.component).model_fields:
            return None
        for loc, value, mark in marked(self._item.component):
            if loc == (name,) and isinstance(mark, Ref):
                for kind in mark.kinds:
                    found = self._catalogue.find(f"{kind}.{value}")
                    if found is not None:
                        return View(found, self._typeset)
        return getattr(self.component, name)


class Studio:
    """Draws faces of one catalogue: environment, roots and typesetting together."""

    def __init__(
        self,
        catalogue: Catalogue,
        roots: tuple[Path, ...],
        typeset: Typeset,
        cache: Path | None,
    ) -> None:
        self._catalogue = catalogue
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
        made: list[Face] = []
        for items in self._catalogue.decks.values():
            how = self._catalogue.press.faces.get(items[0].kind.id)
            if how is not None:
                made.extend(self._deck(items, how, report))
        return tuple(made)

    def _deck(
        self, items: tuple[Item, ...], how: FaceOf, report: Report
    ) -> Iterator[Face]:
        backs: dict[str, str] = {}
        if how.back is not None:
            for variant in self._back_variants(items, how):
                face = self._back(items[0], how, variant, report)
                if face is not None:
                    backs[variant.name] = face.id
                    yield face
        for item in items:
            for variant in self._variants(item, how):
                back = backs.get(variant.name, backs.get(""))
                face = self._front(item, how, variant, back, report)
                if face is not None:
                    yield face

    def _back_variants(
        self, items: tuple[Item, ...], how: FaceOf
    ) -> Iterator[Variant]:
        if not how.back_variants:
            yield Variant("", 0)
            return
        seen: set[str] = set()
        for item in items:
            for variant in self._variants(item, how):
                if variant.name not in seen:
                    seen.add(variant.name)
                    yield variant

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

    def _front(
        self,
        item: Item,
        how: FaceOf,
        variant: Variant,
        back: str | None,
        report: Report,
    ) -> Face | None:
        name = f"{item.name}@{variant.name}" if variant.name else item.name
        return self._face(name, item, variant, how, how.template, back, report)

    def _back(
        self, item: Item, how: FaceOf, variant: Variant, report: Report
    ) -> Face | None:
        deck = item.deck
        if deck is None or how.back is None:
            return None
        name = f"back.{deck.id}" + (f"@{variant.name}" if variant.name else "")
        return self._face(name, item, variant, how, how.back, None, report)

    def _face(  # noqa: PLR0913 - one private door for fronts and backs
        self,
        name: str,
        item: Item,
        variant: Variant,
        how: FaceOf,
        template: str,
        back: str | None,
        report: Report,
    ) -> Face | None:
        format_name = item.deck.format if item.deck else ""
        size = self._catalogue.press.formats.get(format_name)
        if size is None:
            return None
        assets = Assets(self._roots)
        html = self._fill(template, item, variant, assets, report)
        if html is None:
            return None
        is_back = template == how.back
        for stretch in homeless_digits(html):
            report.add(_homeless(item, template, stretch))
        return _made(
            name, item, variant, is_back, back, html, how, format_name, size, assets
        )

    def _fill(
        self,
        template: str,
        item: Item,
        variant: Variant,
        assets: Assets,
        report: Report,
    ) -> str | None:
        context = FaceContext(self._catalogue, item, variant, self._typeset)

        def set_box(*box: Any) -> SetBox:  # noqa: ANN401 - as LineSetter takes it
            made = self._setter.set_box(*box)
            if not made.fits:
                report.add(_drawn_overflow(item, box[0], made))
            return made

        try:
            return self._environment.get_template(template).render(
                face=context,
                game=self._catalogue.game,
                tables=self._tables,
                components=self._components,
                title_class=title_class,
                mix=mix,
                derived=derived,
                scale=scale,
                set_box=set_box,
                size_for=self._setter.size_for,
                **assets.makers(),
            )
        except TemplateNotFound as error:
            report.add(
                rules.MISSING_TEMPLATE.at(
                    item.document.span(("kind",)),
                    f"no folder holds the template `{error.name}`",
                    hint="write it, or name another in print.yaml",
                )
            )
        except (
            TemplateError,
            BareNumberError,
            AttributeError,
            LookupError,
            TypeError,
        ) as error:
            report.add(self._fault(error, template, item))
        return None

    def _components(self, kind: str) -> list[View]:
        return [View(item, self._typeset) for item in self._catalogue.of(kind)]

    def _fault(self, error: Exception, template: str, item: Item) -> Finding:
        file, line = template, 1
        if isinstance(error, TemplateSyntaxError):
            file, line = error.filename or template, error.lineno
        else:
            trace = error.__traceback__
            while trace is not None:
                name = trace.tb_frame.f_code.co_filename
                if name.endswith((".html", ".svg", ".j2")):
                    file, line = name, trace.tb_lineno
                trace = trace.tb_next
        return rules.TEMPLATE_FAULT.at(
            Span(file, line, 1, line, 2),
            f"{type(error).__name__}: {error}",
            hint="mend the template, or the field that it asks for",
            within=item.heading,
        )


def _drawn_overflow(item: Item, text: Any, box: SetBox) -> Finding:  # noqa: ANN401
    words = " ".join(paragraph.words() for paragraph in text)
    return rules.DRAWN_OVERFLOW.at(
        item.span(()),
        f"`{words[:40]}…` stands {box.excess:.1f} mm below its box at {box.size} pt",
        hint="say it shorter",
        within=item.heading,
    )


def _homeless(item: Item, template: str, stretch: str) -> Finding:
    return rules.HOMELESS_DIGIT.at(
        item.span(()),
        f"`{stretch[:60]}` prints a digit that names no home (template {template})",
        hint="print a figure: a field of content, or a reference in the text",
        within=item.heading,
    )


def _made(  # noqa: PLR0913 - gathers what a face is made of
    name: str,
    item: Item,
    variant: Variant,
    is_back: bool,  # noqa: FBT001 - a side is front or back
    back: str | None,
    html: str,
    how: FaceOf,
    format_name: str,
    size: Format,
    assets: Assets,
) -> Face:
    deck = item.deck.name if item.deck else item.kind.id
    title = f"{deck}, back" if is_back else item.component.name
    if variant.owner is not None:
        title = f"{title} ({variant.owner.component.name})"
    elif variant.name:
        title = f"{title} ({variant.name})"
    return Face(
        id=name,
        item=item,
        variant=variant.name,
        is_back=is_back,
        back=back,
        copies=0 if is_back else variant.copies,
        title=title,
        alt=title if is_back else f"{deck}: {title}",
        html=html,
        trim=Size(Length.parse(size.trim[0]), Length.parse(size.trim[1])),
        bleed=Length.parse(size.bleed),
        safe=Length.parse(size.safe),
        format=format_name,
        shape=size.shape,
        dpi=size.dpi,
        settings=() if is_back else how.settings,
        assets=assets,
    )
