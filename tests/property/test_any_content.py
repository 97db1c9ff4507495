"""Whatever a content file says, a check answers with findings about that file."""

import copy
import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulewright.diagnostics import Report, render_text
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.locating import Place
from rulewright.source import excerpt_source, read
from samples import CHECKOUT, PEBBLE, sample

Doc = Any
CACHE = CHECKOUT / "build" / "cache" / "bench" / "cache"
FILES = (
    "game.yaml",
    "print.yaml",
    "glossary.yaml",
    "components/cards.yaml",
    "components/stones.yaml",
)
ODD: list[Doc] = [
    True, 0, 1, -1, 5, 10**9, "", "x", "card", "63mm", "0mm", "500mm", "two words",
    "{tide.n}", "{tide", "{}", "• Gain", "one\ntwo", "<b>", "&", "{{ 1 }}", "{% x %}",
    " ", "\u00ad", "海", "🃏", "copies", "labels", "stone", "cards", "letter", "7",
    [], ["x"], {}, {"x": 1}, {"x": "y"}, [{}], [[]],
]  # fmt: skip
KEYS = [
    "x", "rules", "reminder", "labels", "allow", "variants", "owners", "profiles",
    "back", "icon", "owned", "back_variants", "effects", "settings", "copies", "json",
    "model_config", "validate", "self", "class", "a4",
]  # fmt: skip


def _sound(name: str) -> tuple[str, Doc]:
    document = read(PEBBLE / name, Report())
    assert document is not None
    return document.first_line, document.data


SOUND = {name: _sound(name) for name in FILES}


def places(node: Doc, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a document."""
    found = [path] if path else []
    if isinstance(node, dict):
        for key in node:
            found += places(node[key], (*path, key))
    elif isinstance(node, list):
        for index, item in enumerate(node):
            found += places(item, (*path, index))
    return found


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, str]:
    """A file of the sample game with one or two things changed, and its name."""
    name = draw(st.sampled_from(FILES))
    line, data = SOUND[name]
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 2))):
        *path, last = draw(st.sampled_from(places(data) or [("x",)]))
        node = data
        for step in path:
            node = node[step]
        how = draw(st.sampled_from(["drop", "odd", "rename", "add"]))
        if how == "drop" and last in (node if isinstance(node, dict) else ()):
            del node[last]
        elif how == "rename" and isinstance(node, dict) and last in node:
            node[draw(st.sampled_from(KEYS))] = node.pop(last)
        elif how == "add" and isinstance(node, dict):
            node[draw(st.sampled_from(KEYS))] = copy.deepcopy(
                draw(st.sampled_from(ODD))
            )
        else:
            node[last] = copy.deepcopy(draw(st.sampled_from(ODD)))
    return name, f"{line}\n{json.dumps(data, ensure_ascii=False)}\n"


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(file=damaged())
def test_every_answer_is_findings_with_places_that_are_there(
    tmp_path: Path, file: tuple[str, str]
) -> None:
    name, text = file
    game = sample(tmp_path, {name: text})
    try:
        checked = check_place(Place(game), CACHE, Report())
    finally:
        sample(tmp_path, {name: (PEBBLE / name).read_bytes()})
    for finding in checked.findings:
        assert finding.says
        assert finding.hint
        assert finding.rule.code < "RW9"
        if finding.span is not None:
            lines = Path(finding.span.file).read_text("utf-8").split("\n")
            if finding.span.file.endswith(name):
                lines = text.split("\n")
            assert 1 <= finding.span.line <= len(lines)
            assert 1 <= finding.span.column <= len(lines[finding.span.line - 1]) + 1
    assert len(set(checked.findings)) == len(checked.findings)
    assert render_text(checked.findings, excerpt_source) or not checked.findings
    assert bool(checked.faces) or checked.findings
