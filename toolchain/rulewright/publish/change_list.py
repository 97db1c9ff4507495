"""The change list: what became of each face since a revision, for people at a table.

It says deck by deck what to replace, to add and to take out, and how the words differ.
It comes as Markdown and as a page to print, both from the same entries. What is the
same for several faces of a component, such as one for each owner, is said once.

Here: the entries and how they are told. Not here: what has changed (`pipeline`), pages
(`gathering_desk`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from jinja2 import FileSystemLoader, StrictUndefined

from rulewright.faces.bytecode import Bytecode
from rulewright.faces.environment import Sandbox
from rulewright.publish.book import Workshop
from rulewright.publish.face_words import Difference
from rulewright.publish.glyphs import coverage, missing_glyphs
from rulewright.publish.imprint import Imprint, creator
from rulewright.publish.standing import MARGINS


@dataclass(frozen=True, slots=True)
class Change:
    """What became of one front.

    `face` is its id today, empty if it is gone; `component` and `variant` are what
    people call it. It has `has` copies and had `had`; `copies` are to be printed.
    `words` says how its words differ, `back` whether its back prints otherwise, `looks`
    whether only its looks differ, `id_before` what its id was, if it was another.
    """

    deck: str
    component: str
    variant: str
    face: str
    has: int
    had: int
    copies: int
    words: tuple[Difference, ...] = ()
    back: bool = False
    looks: bool = False
    id_before: str = ""

    @property
    def what(self) -> str:
        """What to do with it, in words."""
        if not self.has:
            return f"take out {_all(self.had)}"
        if not self.had:
            return f"new, {_copies(self.has)}"
        if self.words or self.back or self.looks:
            now = f", {self.has} instead of {self.had}" if self.has != self.had else ""
            return f"replace {_all(self.had)}{now}"
        if self.has > self.had:
            return f"add {_copies(self.has - self.had)}, {self.has} in all"
        return f"take out {_copies(self.had - self.has)}, {self.has} remain"

    @property
    def notes(self) -> tuple[str, ...]:
        """What else there is to say of it."""
        notes = ["its back has changed"] if self.back else []
        if self.looks:
            notes.append("it looks different; its words are the same")
        if self.id_before:
            notes.append(f"it was called {self.id_before} in the files")
        return tuple(notes)


@dataclass(frozen=True)
class ChangeList:
    """Everything that changed since a revision of a game.

    `since` is the revision as people name it, `by_content` says that content was
    compared because its faces could not be drawn.
    """

    game: str
    printing: str
    since: str
    changes: Sequence[Change]
    by_content: bool = False

    @cached_property
    def summary(self) -> str:
        """How much has changed, in one line."""
        if not self.changes:
            return "no face has changed"
        gone = sum(not change.has for change in self.changes)
        new = sum(not change.had for change in self.changes)
        others = len(self.changes) - gone - new
        counts = ((others, "changed"), (new, "new"), (gone, "gone"))
        told = ", ".join(f"{count} {what}" for count, what in counts if count)
        copies = sum(change.copies for change in self.changes)
        return f"{told}; {_copies(copies)} to print"

    @cached_property
    def decks(self) -> Mapping[str, Sequence[tuple[Change, tuple[str, ...]]]]:
        """Changes by deck, those that say the same as one, each with its variants."""
        decks: dict[str, dict[object, tuple[Change, list[str]]]] = {}
        for change in self.changes:
            said = (change.component, change.what, change.notes, change.words)
            group = decks.setdefault(change.deck, {}).setdefault(said, (change, []))
            if change.variant:
                group[1].append(change.variant)
        return {
            deck: [(change, tuple(names)) for change, names in groups.values()]
            for deck, groups in decks.items()
        }

    def markdown(self) -> bytes:
        """The list as Markdown."""
        return ("\n".join(self._lines()) + "\n").encode()

    def _lines(self) -> Iterator[str]:
        yield f"# {self.game}: changes since {self.since}"
        yield ""
        yield f"Printing {self.printing}: {self.summary}."
        if self.by_content:
            yield ""
            yield (
                "The faces of that revision could not be drawn, so content was"
                " compared. What templates, icons or terms changed is not listed."
            )
        for deck, groups in self.decks.items():
            yield ""
            yield f"## {_plain(deck)}"
            yield ""
            for change, variants in groups:
                names = f" ({', '.join(variants)})" if variants else ""
                each = " each" if len(variants) > 1 else ""
                yield f"- **{_plain(change.component + names)}**: {change.what}{each}"
                for note in change.notes:
                    yield f"  - {_plain(note)}"
                for word in change.words:
                    yield f"  - {_plain(word.box)}: {_told(word)}"

    def pdf(self, imprint: Imprint, workshop: Workshop) -> bytes:
        """The list as pages to print, tagged and in the fonts of the house."""
        from rulewright.publish.gathering_desk import laid_out  # noqa: PLC0415

        jinja = Sandbox(
            loader=FileSystemLoader(workshop.roots),
            bytecode_cache=Bytecode(workshop.cache_dir / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
        )
        above, beside, below = MARGINS
        html = jinja.get_template("reference/changes.html").render(
            imprint=imprint,
            creator=creator(),
            title=f"{self.game}: changes since {self.since}",
            sizes=f"@page{{size:A4;margin:{above} {beside} {below}}}",
            list=self,
        )
        # What was once written may hold characters that no font of today has.
        for missing in missing_glyphs(
            html, coverage(workshop.roots, workshop.cache_dir)
        ):
            if missing.everywhere:
                html = html.replace(missing.character, "?")
        return laid_out(html, workshop)


def _told(word: Difference) -> str:
    """A difference in words: what it said, what it says."""
    if not word.old:
        return f"new: “{_plain(word.new)}”"
    if not word.new:
        return f"gone: “{_plain(word.old)}”"
    return f"“{_plain(word.old)}” → “{_plain(word.new)}”"


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"


def _all(count: int) -> str:
    return "1 copy" if count == 1 else f"all {count} copies"


def _plain(words: str) -> str:
    """Words in which no sign means anything to Markdown."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|" else sign for sign in words)
