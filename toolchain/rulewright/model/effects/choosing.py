"""Choosing among the shapes that a value may have, so that an error names one of them.

A union of records is told apart by the word under one key (`op: pay`) or by which key
is there (`ops`, `change`, `ban`). Each branch has a tag in angle brackets, `<pay>`,
which is no key of any file: whoever walks an error path back to the file steps over it
(`is_tag`). A value that fits no tag gets one complaint, not one for each branch.
"""

from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    TypeAlias,
    TypedDict,
    TypeVar,
    Unpack,
)

from pydantic import AfterValidator, Discriminator, GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError

T = TypeVar("T")


def is_tag(step: str | int) -> bool:
    """Whether a step of an error path is the tag of a branch and no key of a file."""
    return isinstance(step, str) and step.startswith("<") and step.endswith(">")


def _get(value: object, key: str) -> object:
    if isinstance(value, dict):
        return value.get(key)
    return getattr(value, key, None)


def _has(value: object, key: str) -> bool:
    if isinstance(value, dict):
        return key in value
    fields: dict[str, Any] = getattr(type(value), "model_fields", {})
    return any((info.alias or name) == key for name, info in fields.items())


def by_word(key: str) -> Discriminator:
    """Tells records apart by the word that stands under `key`.

    A complaint of it calls the discriminator by the name of the key, `op()`.
    """

    def tag(value: object) -> str | None:
        word = _get(value, key)
        return f"<{word}>" if isinstance(word, str) else None

    tag.__name__ = key
    return Discriminator(tag)


class Forms(TypedDict, total=False):
    """Tags for values that are told apart by their form, where they are allowed.

    `dotted` is a word with a dot in it, `several` a list, `other` a mapping with none
    of the keys.
    """

    number: str
    word: str
    dotted: str
    several: str
    other: str


def by_key(*keys: str, says: str, **forms: Unpack[Forms]) -> Discriminator:
    """Tells records apart by which of `keys` is there; the first one found decides.

    `says` is the complaint about a value that no key and no form fits.
    """

    def tag(value: object) -> str | None:
        if value is None or isinstance(value, bool):
            return None
        if isinstance(value, int):
            return forms.get("number")
        if isinstance(value, str):
            word = forms.get("word")
            return forms.get("dotted", word) if "." in value else word
        if isinstance(value, list | tuple):
            return forms.get("several")
        named = (f"<{key}>" for key in keys if _has(value, key))
        return next(named, forms.get("other"))

    return _complaining(tag, says, keys)


def by_form(*, says: str) -> Discriminator:
    """Tells one word from a list of words: tags `<one>` and `<several>`."""

    def tag(value: object) -> str | None:
        if isinstance(value, str):
            return "<one>"
        return "<several>" if isinstance(value, list | tuple) else None

    return _complaining(tag, says)


def _complaining(
    tag: Callable[[object], str | None], says: str, keys: tuple[str, ...] = ()
) -> Discriminator:
    """A discriminator with one complaint, whose context lists the keys it looks for."""
    return Discriminator(
        tag,
        custom_error_type="no_such_form",
        custom_error_message=says,
        custom_error_context={"keys": ", ".join(keys)},
    )


def _not_empty(value: tuple[T, ...]) -> tuple[T, ...]:
    if not value:
        raise PydanticCustomError("empty_list", "a list with nothing in it")
    return value


class _AtLeastOne:
    """Says in a JSON Schema that a list holds something."""

    def __get_pydantic_json_schema__(
        self, core: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {**handler(core), "minItems": 1}


# Checked after the items, so that a fault in an item is not told twice.
Several = Annotated[tuple[T, ...], AfterValidator(_not_empty), _AtLeastOne()]
"""A list that holds at least one thing."""

if TYPE_CHECKING:
    Maybe: TypeAlias = T | None
else:
    # No union with nothing: an empty value is as wrong as any other wrong value, in the
    # JSON Schema too. The default of such a field is never looked at.
    Maybe = Annotated[T, "may be left out"]
