"""Styles: what one element looks like, worked out once for all faces of a bench.

The layout engine works out the style of every element of every document anew. Most
elements of a face stand in the same place of the same style sheets as on the last face
and so look the same; what was worked out is kept and handed to the next document.

Here: the memory, and the way in which the engine is made to use it. Not here: what
belongs to a bench (`drawing_bench`), and rules of style sheets (`drawing_rules`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import inf
from typing import Any

import weasyprint.css as engine
from weasyprint.css import ComputedStyle, InitialStyle, StyleFor

# The layout engine has no types of its own.
Element = Any
Style = Any
Sheet = Any
Html = Any
Collector = Any
# Declarations, and how much they weigh.
Said = tuple[list[tuple[str, object, bool]], object]

# A style, those of its pseudo-elements, and what the key names by identity alone; the
# rules of a page, named likewise, and its styles.
Known = tuple[Style, tuple[tuple[str, Style], ...], object]
Pages = tuple[list[object], dict[tuple[object, object], Style]]

# Styles are large; those of elements with pictures of their own serve one face.
_MOST = 2500
# What the engine works out from more than the rules and the parent, or alters later.
_PERSONAL = re.compile(r"(?i)footnote|\d(?:[sld]?v(?:w|h|i|b|min|max)|p[vw]\w*)\b")


class StyleMemory:
    """The styles worked out so far for one set of style sheets and one page size."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Known] = {}
        self.pages: dict[tuple[object, ...], Pages] = {}
        self.page_sizes: dict[str, Any] = {"box": None, "area": None}

    def begin(self) -> None:
        """Make room, if it is time to; called before a document, never within one."""
        if len(self.known) > _MOST:
            self.known.clear()
            self.pages.clear()


def can_remember(texts: Iterable[str]) -> bool:
    """Whether styles under these style sheets depend on their rules alone."""
    return not any(_PERSONAL.search(text) for text in texts)


class RememberedStyles(StyleFor):  # type: ignore[misc]
    """The styles of one document, as the engine's own, with a memory."""

    def __init__(
        self,
        html: Html,
        sheets: list[tuple[Sheet, str, object]],
        presentational_hints: bool,
        font_config: object,
        target_collector: Collector,
    ) -> None:
        memory = getattr(html, "style_memory", None)
        self._memory = memory
        if memory is None or presentational_hints:
            super().__init__(
                html, sheets, presentational_hints, font_config, target_collector
            )
            return
        self._cascaded_styles: dict[object, object] = {}
        self._computed_styles: dict[tuple[Element, str | None], Style] = {}
        self.initial_page_sizes = memory.page_sizes
        self._sheets = sheets
        self.font_config = font_config
        self._html = html
        self._work_out(memory.known, target_collector)
        del self._html

    def add_page_declarations(self, page_type: tuple[object, ...]) -> None:
        """Find the rules of a page, or its styles if they were worked out before."""
        if self._memory is not None:
            found = self._memory.pages.get(self._page_key(page_type))
            if found is not None:
                self._computed_styles.update(found[1])
                return
        super().add_page_declarations(page_type)

    def set_computed_styles(
        self,
        element: Element,
        *args: object,
        pseudo_type: str | None = None,
        **options: object,
    ) -> None:
        """Work out a style that is not remembered, and remember that of a page."""
        place = (element, pseudo_type)
        if self._memory is not None and place in self._computed_styles:
            return
        super().set_computed_styles(element, *args, pseudo_type=pseudo_type, **options)
        if self._memory is not None:
            key = self._page_key(element)
            new: Pages = (self._page_rules(), {})
            self._memory.pages.setdefault(key, new)[1][place] = self._computed_styles[
                place
            ]

    def _page_key(self, page_type: object) -> tuple[object, ...]:
        return (page_type, id(self._root), *map(id, self._page_rules()))

    def _page_rules(self) -> list[object]:
        return [rule for sheet, *_ in self._sheets for rule in sheet.page_rules]

    def _work_out(
        self,
        known: dict[tuple[object, ...], Known],
        target_collector: Collector,
    ) -> None:
        html = self._html
        computed = self._computed_styles
        attributes = _style_attributes(html)
        pseudo: list[tuple[Element, str, Style]] = []
        root = None
        for element in html.wrapper_element.iter_subtree():
            etree_element = element.etree_element
            parent = element.parent
            parent_style = None
            if parent:
                parent_style = computed[parent.etree_element, None]
            own = attributes.get(etree_element)
            matches = [
                (number, sheet, origin, of_sheet, *selector)
                for number, (sheet, origin, of_sheet) in enumerate(self._sheets)
                for selector in sheet.matcher.match(element)
            ]
            key = (
                id(parent_style),
                own and (etree_element.tag, *etree_element.attrib.items()),
                *[(m[0], m[4], id(m[7][0]), m[7][1]) for m in matches],
            )
            found = known.get(key)
            if found is None:
                found = known[key] = self._new(parent_style, root, own, matches)
            elif parent is None or etree_element.tag == "body":
                # The engine moves it to the page, by overwriting it here.
                found[0].pop("overflow", None)
            style, others, _ = found
            computed[etree_element, None] = style
            if root is None:
                root = self._root = style
            if style["anchor"]:
                target_collector.collect_anchor(style["anchor"])
            for name, other in others:
                pseudo.append((etree_element, name, other))
        for etree_element, name, other in pseudo:
            computed[etree_element, name] = other
            if other["anchor"]:
                target_collector.collect_anchor(other["anchor"])

    def _new(
        self,
        parent_style: Style | None,
        root: Style | None,
        own: list[Said] | None,
        matches: list[tuple[Any, ...]],
    ) -> Known:
        """The style of an element and its pseudo-elements, from its rules."""
        rules: dict[str, Any] = {}
        cascaded: dict[str, dict[str, Any]] = {}
        for declarations, specificity in own or ():
            _cascade(rules, declarations, "author", inf, specificity)
        for _, sheet, origin, of_sheet, specificity, _, name, payload in matches:
            declarations, layer = payload
            order = inf if layer is None else sheet.layers.index(layer)
            some = cascaded.setdefault(name, {}) if name else rules
            _cascade(some, declarations, origin, order, of_sheet or specificity)
        style = self._computed(parent_style, rules, None, root)
        others = tuple(
            (name, self._computed(style, some, name, root or style))
            for name, some in cascaded.items()
        )
        # Kept so that the identities in the key stay theirs.
        return style, others, (parent_style, [match[7] for match in matches])

    def _computed(
        self,
        parent: Style | None,
        rules: dict[str, Any],
        name: str | None,
        root: Style | None,
    ) -> Style:
        return ComputedStyle(
            parent,
            rules,
            name,
            InitialStyle(self.font_config) if parent is None else root,
            self._html.base_url,
            self.font_config,
            self.initial_page_sizes,
        )


def _style_attributes(html: Html) -> dict[Element, list[Said]]:
    """What the attributes of elements say of their style, by element."""
    found: dict[Element, list[Said]] = {}
    for specificity, element, declarations, base_url in engine.find_style_attributes(
        html.etree_element, False, html.base_url
    ):
        said = list(engine.preprocess_declarations(base_url, declarations))
        found.setdefault(element, []).append((said, specificity))
    return found


def _cascade(
    style: dict[str, Any],
    declarations: Iterable[tuple[str, object, bool]],
    origin: str,
    order: float,
    specificity: object,
) -> None:
    for name, values, importance in declarations:
        weight = (engine.declaration_precedence(origin, importance), order, specificity)
        old = style.get(name)
        if old is None or old[1] <= weight:
            style[name] = values, weight
