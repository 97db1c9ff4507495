"""What is true of every name: refused with a good one, or searched to places that are.

A use always stands inside its file; a name that is offered is always one that will do.
"""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import given
from hypothesis import strategies as st

from rulewright.pipeline.skeletons import LIKES, fault_of, id_near, skeleton
from rulewright.pipeline.subjects import UnknownNameError, subjects
from rulewright.pipeline.uses import Library
from rulewright.pipeline.whereabouts import uses_of
from unit.pipeline.lookout import library


@cache
def harbour() -> Library:
    return library(Path(mkdtemp()))


@given(st.text(max_size=60))
def test_an_offered_name_will_do(name: str) -> None:
    near = id_near(name)
    assert not near or not fault_of(near)


@given(st.from_regex(r"[a-z][a-z0-9_]{0,31}", fullmatch=True), st.sampled_from(LIKES))
def test_a_skeleton_takes_any_name(name: str, like: str) -> None:
    if fault_of(name):
        return
    for path, data in skeleton(like, name):
        assert "my_game" not in str(path).replace(name, "")
        assert b"my_game" not in data.replace(name.encode(), b"")


def names() -> st.SearchStrategy[str]:
    catalogue = harbour().catalogue
    known = [item.name for item in catalogue.items]
    known += [f"{item.name}.{path}" for item in catalogue.items for path in item.homes]
    known += [term.term for term in catalogue.glossary.terms]
    return st.sampled_from(known)


@given(st.deferred(names))
def test_every_use_stands_in_its_file(name: str) -> None:
    found = harbour()
    documents = found.catalogue.documents
    try:
        meant = subjects(found.catalogue, name)
    except UnknownNameError:
        # A path that several numbers go by.
        assert name.count(".") > 1
        return
    for subject in meant:
        uses = uses_of(found, subject)
        assert uses[0].kind.value == "definition"
        for use in uses:
            text = found.templates.get(use.span.file)
            text = documents[use.span.file].text if text is None else text
            lines = text.split("\n")
            assert 1 <= use.span.line <= use.span.end_line <= len(lines)
            assert use.span.end_column <= len(lines[use.span.end_line - 1]) + 1
            if use.span.line == use.span.end_line:
                assert use.span.column < use.span.end_column


@given(st.text(max_size=20), st.none() | st.text(max_size=20))
def test_any_name_is_answered(name: str, face: str | None) -> None:
    try:
        answer = subjects(harbour().catalogue, name, face)
    except UnknownNameError as error:
        answer: tuple[object, ...] = error.args
    assert answer
