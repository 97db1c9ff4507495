"""A rule makes findings; its code and slug have one shape."""

import dataclasses

import pytest

from rulewright.diagnostics import Example, Finding, Label, Rule, Severity, Span

RULE = Rule("RW412", "promise-without-deed", Severity.ERROR, "T.", "W.", None, None)
SPAN = Span("a.yaml", 1, 2, 1, 3)


def test_at_makes_a_finding() -> None:
    label = Label(SPAN, "because of this")
    found = RULE.at(SPAN, "wrong", hint="mend it", labels=(label,), within="card")
    assert found == Finding(RULE, SPAN, "wrong", "mend it", (label,), "card")
    bare = RULE.at(None, "wrong", hint="mend it")
    assert (bare.span, bare.labels, bare.within) == (None, (), "")


@pytest.mark.parametrize("code", ["RW41", "rw412", "R412", "RW4123", "RW412 "])
def test_codes_have_one_shape(code: str) -> None:
    with pytest.raises(ValueError, match="not a code"):
        dataclasses.replace(RULE, code=code)


@pytest.mark.parametrize("slug", ["", "Promise", "promise_without", "-a", "a--b", "a "])
def test_slugs_have_one_shape(slug: str) -> None:
    with pytest.raises(ValueError, match="not a code"):
        dataclasses.replace(RULE, slug=slug)


def test_an_example_knows_its_bytes() -> None:
    assert Example("é").data == b"\xc3\xa9"
    assert Example("é", encoding="latin-1").data == b"\xe9"
    assert Example("é", encoding="utf-8-sig").data == b"\xef\xbb\xbf\xc3\xa9"


def test_rules_and_findings_can_be_kept_in_sets() -> None:
    one, other = RULE.at(SPAN, "a", hint="b"), RULE.at(SPAN, "a", hint="b")
    assert len({one, other}) == 1
