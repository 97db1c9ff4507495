"""Terms spelled like plain words of a form (RW409)."""

from collections.abc import Callable, Iterator

from rulewright.diagnostics import Finding, Span
from rulewright.text import findings as rules
from rulewright.text.language import Language


def collisions(
    language: Language, place: Callable[[int], Span | None]
) -> Iterator[Finding]:
    """Terms that take a plain word away from sentences.

    `place` says where the term with that number stands in the glossary.
    """
    number = {f"{term.grammar}.{term.id}": at for at, term in enumerate(language.terms)}
    seen: set[str] = set()
    for found in language.collisions:
        if found.term in seen:
            continue
        seen.add(found.term)
        form = language.forms.by_id[found.form]
        yield rules.COLLIDING_TERM.at(
            place(number[found.term]),
            f"`{found.words}` is spelled like plain words of `{form.words}`",
            hint="spell the term otherwise, or leave out its `grammar`",
        )
